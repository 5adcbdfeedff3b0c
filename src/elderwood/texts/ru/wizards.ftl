# «Волшебники лесных чащоб»: существа, волшебники, настройки, события, вопросы и причины. Соглашения: docs/texts.md.

## Существа и волшебники

wizards-card-golden_phoenix = Золотой феникс
    .acc = Золотого феникса
    .gen = Золотого феникса
wizards-card-golden_phoenix-text = В финальном подсчёте стоит 20. У кого он среди чемпионов, тот выигрывает при равенстве.
wizards-card-dark_phoenix = Тёмный феникс
    .acc = Тёмного феникса
    .gen = Тёмного феникса
wizards-card-dark_phoenix-text = Если после последнего состязания он среди чемпионов, каждый сбрасывает своего самого сильного по печати чемпиона.
wizards-card-ash_phoenix = Пепельный феникс
    .acc = Пепельного феникса
    .gen = Пепельного феникса
wizards-card-ash_phoenix-text = В финальном подсчёте стоит 14, если среди ваших чемпионов есть ещё один феникс.
wizards-card-creepy_crow = Жуткая ворона
    .acc = Жуткую ворону
    .gen = Жуткой вороны
wizards-card-creepy_crow-text = Каждое ваше усиление сильнее на 2.
wizards-card-leaf_owl = Лиственная сова
    .acc = Лиственную сову
    .gen = Лиственной совы
wizards-card-leaf_owl-text = Посмотрите руку другого игрока и заберите из неё одну карту. Этот игрок берёт карту из колоды.
wizards-card-all_seeing_eagle = Всевидящий орёл
    .acc = Всевидящего орла
    .gen = Всевидящего орла
wizards-card-all_seeing_eagle-text = Назовите вид. Открывайте карты колоды, пока не выйдет карта этого вида: она ваша.
wizards-card-velvet_falcon = Бархатный сокол
    .acc = Бархатного сокола
    .gen = Бархатного сокола
wizards-card-velvet_falcon-text = Возьмите две карты, затем сбросьте одну.
wizards-card-leaf_wolf = Лиственный волк
    .acc = Лиственного волка
    .gen = Лиственного волка
wizards-card-leaf_wolf-text = Все остальные меняют своих претендентов на другую карту с руки.
wizards-card-thorn_badger = Шипастый барсук
    .acc = Шипастого барсука
    .gen = Шипастого барсука
wizards-card-thorn_badger-text = Каждое ваше усиление сильнее на 3.
wizards-card-jackalope = Кролень
    .acc = Кроленя
    .gen = Кроленя
wizards-card-jackalope-text = Если вы победили и забрали его как претендента, обменяйте его на другого чемпиона любого игрока.
wizards-card-glitter_otter = Блестящая выдра
    .acc = Блестящую выдру
    .gen = Блестящей выдры
wizards-card-glitter_otter-text = Вытяните вслепую карту с руки другого игрока, затем отдайте взамен одну свою.
wizards-card-slate_skink = Сланцевый сцинк
    .acc = Сланцевого сцинка
    .gen = Сланцевого сцинка
wizards-card-slate_skink-text = Примените активный эффект другого существа этого состязания с иным названием.
wizards-card-night_serpent = Ночной змей
    .acc = Ночного змея
    .gen = Ночного змея
wizards-card-night_serpent-text = Выберите другого игрока: он теряет одну карту с руки, вытянутую вслепую.
wizards-card-dozing_serpent = Дремлющий змей
    .acc = Дремлющего змея
    .gen = Дремлющего змея
wizards-card-dozing_serpent-text = Его место занимает верхняя карта колоды и сразу применяет свой активный эффект.
wizards-card-longneck = Длинношеий
    .acc = Длинношеего
    .gen = Длинношеего
wizards-card-longneck-text = Победитель состязания меняет своего претендента на Длинношеего.
wizards-card-giant_scorpion = Гигантский скорпион
    .acc = Гигантского скорпиона
    .gen = Гигантского скорпиона
wizards-card-giant_scorpion-text = Сила любого существа в состязании от 10 и выше падает до 8, у него самого тоже.
wizards-card-dusk_moth = Сумеречный мотылёк
    .acc = Сумеречного мотылька
    .gen = Сумеречного мотылька
wizards-card-dusk_moth-text = Место претендента другого игрока занимает верхняя карта колоды.
wizards-card-hornet_queen = Королева шершней
    .acc = Королеву шершней
    .gen = Королевы шершней
wizards-card-hornet_queen-text = Ваш претендент сильнее на 2 за каждое насекомое в состязании.
wizards-card-living_leaf = Живой лист
    .gen = Живого листа
wizards-card-living_leaf-text = После состязания попадает к вашим чемпионам, кто бы ни победил. В конце стоит 6, если таких у вас больше одного.
wizards-card-stone_spider = Каменный паук
    .acc = Каменного паука
    .gen = Каменного паука
wizards-card-stone_spider-text = Если он ваш претендент, сумма ваших усилений считается дважды.
wizards-card-centipede = Многоножка
    .acc = Многоножку
    .gen = Многоножки
wizards-card-centipede-text = Все остальные сбрасывают одну карту силы 8, если она есть, и берут новую.
wizards-card-clubfoot_root = Косолапый корень
    .gen = Косолапого корня
wizards-card-clubfoot_root-text = Если вы проиграли, место претендента победителя занимает верхняя карта колоды.
wizards-card-spore_sprayer = Распылитель спор
    .gen = Распылителя спор
wizards-card-spore_sprayer-text = Каждое растение в состязании сильнее на 3.
wizards-card-gaping_maw = Зияющая пасть
    .acc = Зияющую пасть
    .gen = Зияющей пасти
wizards-card-gaping_maw-text = Если вы не победили, верхняя карта сброса попадает к вашим чемпионам, а Зияющая пасть уходит в сброс.
wizards-card-grasping_vine = Цепкая лоза
    .acc = Цепкую лозу
    .gen = Цепкой лозы
wizards-card-grasping_vine-text = Верните одно усиление другого игрока ему на руку.
wizards-card-dark_wanderer = Тёмный бродяга
    .acc = Тёмного бродягу
    .gen = Тёмного бродяги
wizards-card-dark_wanderer-text = Все остальные отдают вам самую сильную карту с руки и берут по одной. Одну из полученных оставьте, прочие сбросьте.
wizards-card-dark_ferret = Тёмный хорёк
    .acc = Тёмного хорька
    .gen = Тёмного хорька
wizards-card-dark_ferret-text = Обменяйте его на одну из трёх верхних карт сброса: она сразу применяет свой активный эффект.
wizards-card-bone_stag = Костяной олень
    .acc = Костяного оленя
    .gen = Костяного оленя
wizards-card-bone_stag-text = Обменяйте его на одно усиление другого игрока.
wizards-card-mouse_mage = Мышь-маг
    .acc = Мышь-мага
    .gen = Мыши-мага
wizards-card-mouse_mage-text = В конце удваивает ваших чемпионов того вида, который показан на её стороне.
wizards-card-hedgehog_druid = Ёж-друид
    .acc = Ежа-друида
    .gen = Ежа-друида
wizards-card-hedgehog_druid-text = В конце удваивает ваших чемпионов того вида, который показан на её стороне.
wizards-card-squirrel_witch = Белка-ведунья
    .acc = Белку-ведунью
    .gen = Белки-ведуньи
wizards-card-squirrel_witch-text = В конце удваивает ваших чемпионов того вида, который показан на её стороне.
wizards-card-wren_seer = Крапивник-провидец
    .acc = Крапивника-провидца
    .gen = Крапивника-провидца
wizards-card-wren_seer-text = В конце удваивает ваших чемпионов того вида, который показан на её стороне.
wizards-card-mole_necromancer = Крот-некромант
    .acc = Крота-некроманта
    .gen = Крота-некроманта
wizards-card-mole_necromancer-text = В конце удваивает ваших чемпионов того вида, который показан на её стороне.
wizards-card-frog_alchemist = Лягушка-алхимик
    .acc = Лягушку-алхимика
    .gen = Лягушки-алхимика
wizards-card-frog_alchemist-text = В конце удваивает ваших чемпионов того вида, который показан на её стороне.
wizards-card-shrew_pyromancer = Землеройка-пиромант
    .acc = Землеройку-пироманта
    .gen = Землеройки-пироманта
wizards-card-shrew_pyromancer-text = В конце удваивает ваших чемпионов того вида, который показан на её стороне.

## Виды и типы

wizards-kind-phoenix = феникс
wizards-kind-plant = растение
wizards-kind-reptile = рептилия
wizards-kind-undead = нежить
wizards-kind-beast = зверь
wizards-kind-bird = птица
wizards-kind-insect = насекомое
wizards-type-spell = заклинание
wizards-type-active = активный эффект
wizards-type-passive = пассивный эффект
wizards-type-end-game = конец игры

## Места на столе

thing-contender = претендент
    .gen = претендента
    .out = с места претендента
    .in = на место претендента
    .at = на месте претендента
thing-boost = усиления
    .gen = усилений
    .out = из усилений
    .in = к усилениям
    .at = среди усилений
thing-champions = чемпионы
    .gen = чемпионов
    .out = из чемпионов
    .in = к чемпионам
    .at = среди чемпионов

## Настройки

wizards-option-wizards = Волшебники
    .hint = Каждый берёт волшебника, который в конце удваивает чемпионов одного вида.
wizards-option-wizards-no = нет
wizards-option-wizards-yes = да
wizards-option-order = Порядок изменений силы
    .hint = Кто выбирает порядок, в котором меняется сила, если их несколько.
wizards-option-order-own = каждый игрок, где это важно
wizards-option-order-best = всегда лучший
wizards-option-order-ask = каждый игрок всегда
wizards-option-second-prize = Второй приз
    .hint = Получает ли приз второе место уже при трёх игроках.
wizards-option-second-prize-from-4 = с четырёх игроков
wizards-option-second-prize-from-3 = с трёх игроков
wizards-option-exchanged = Обменянные существа
    .hint = Применяет ли существо, пришедшее обменом, свой активный эффект, когда доходит очередь владельца.
wizards-option-exchanged-quiet = молчат
wizards-option-exchanged-active = действуют
wizards-option-longneck = Длинношеий победителя
    .hint = Меняется ли местами с претендентом Длинношеий среди усилений самого победителя.
wizards-option-longneck-swaps = меняется
wizards-option-longneck-stays = остаётся
wizards-option-lost-prize = Потерянный приз
    .hint = Кому достаётся приз призёра, чей претендент исчез.
wizards-option-lost-prize-nobody = никому
wizards-option-lost-prize-next = следующему месту

## Фазы и слова стола

wizards-step-setup = Подготовка
wizards-step-search = Поиск
wizards-step-summon = Призыв
wizards-step-boost = Усиление
wizards-step-score = Подсчёт
wizards-step-rest = Отдых
wizards-step-final = Последние эффекты
wizards-step-end = Конец
wizards-word-contender = Претендент
wizards-word-boosts = Усиления
wizards-word-champions = Чемпионы
wizards-word-strength = Сила
wizards-word-wizard = Волшебник
wizards-word-first = Первый игрок
wizards-word-passed = пас
wizards-word-face-down = лицом вниз
wizards-word-known = виденные
wizards-word-prizes = Призы
wizards-word-printed = Сила чемпионов
wizards-word-effects = Эффекты чемпионов
wizards-word-place = Место { $place }

## События

wizards-event-wizard =
    { $kind ->
        [phoenix] { $name } берёт { $card_acc }: фениксы.
        [plant] { $name } берёт { $card_acc }: растения.
        [reptile] { $name } берёт { $card_acc }: рептилии.
        [undead] { $name } берёт { $card_acc }: нежить.
        [beast] { $name } берёт { $card_acc }: звери.
        [bird] { $name } берёт { $card_acc }: птицы.
       *[insect] { $name } берёт { $card_acc }: насекомые.
    }
wizards-event-round = Начинается раунд { $round }; первым ходит { $name }.
wizards-event-opened = { $card } открывает сброс.
wizards-event-reshuffled =
    { $count ->
        [one] Колода перемешана заново: { $count } карта.
        [few] Колода перемешана заново: { $count } карты.
       *[many] Колода перемешана заново: { $count } карт.
    }
wizards-event-draws = { $name } берёт карту.
wizards-event-drawn = Взято: { $card }.
wizards-event-plays = { $name } играет { $card_acc }.
wizards-event-discards = { $name } сбрасывает { $card_acc }.
wizards-event-cancelled = { $name }: эффект { $card_gen } применить нельзя.
wizards-event-looks = { $name } смотрит: { $from }.
wizards-event-card-moves = Карта переходит { $from_out } { $to_in }.
wizards-event-card-given = { $card } переходит { $from_out } { $to_in }.
wizards-event-names =
    { $kind ->
        [phoenix] { $name } ищет феникса.
        [plant] { $name } ищет растение.
        [reptile] { $name } ищет рептилию.
        [undead] { $name } ищет нежить.
        [beast] { $name } ищет зверя.
        [bird] { $name } ищет птицу.
       *[insect] { $name } ищет насекомое.
    }
wizards-event-found = { $name } находит { $card_acc }.
wizards-event-passed-over = { $card }: мимо.
wizards-event-not-found =
    { $kind ->
        [phoenix] { $name } не находит в колоде феникса.
        [plant] { $name } не находит в колоде растения.
        [reptile] { $name } не находит в колоде рептилии.
        [undead] { $name } не находит в колоде нежити.
        [beast] { $name } не находит в колоде зверя.
        [bird] { $name } не находит в колоде птицы.
       *[insect] { $name } не находит в колоде насекомого.
    }
wizards-event-spared = { $name }: нет карты силы { $strength }.
wizards-event-gives = { $name } отдаёт карту.
wizards-event-gives-this = { $name } отдаёт { $card_acc }.
wizards-event-keeps-one = { $name } оставляет себе одну из карт.
wizards-event-keeps = { $name } оставляет себе { $card_acc }.
wizards-event-gift-discarded = { $card } ({ $name }) уходит в сброс.
wizards-event-summons = { $name } кладёт претендента лицом вниз.
wizards-event-summons-this = Вы призываете { $card_acc }.
wizards-event-boosts = { $name } кладёт усиление лицом вниз.
wizards-event-boosts-this = Ваше усиление: { $card }.
wizards-event-passes = { $name } пасует.
wizards-event-revealed = { $name } открывает { $card_acc }.
wizards-event-effect = { $name }: действует { $card }.
wizards-event-swaps = { $name } забирает { $other_acc } и выставляет { $card_acc }.
wizards-event-replaced = { $name }: { $card } вместо { $other_gen }.
wizards-event-returned = { $card } возвращается на руку: { $name }.
wizards-event-exchanged = { $card } и { $other } меняются местами.
wizards-event-picks = { $name } меняет { $other_acc } на { $card_acc } из сброса.
wizards-event-copies = { $name }: { $card } повторяет { $other_acc }.
wizards-event-trusts = { $name } берёт лучший порядок.
wizards-event-value = { $name }: сила { $card_gen } – { $strength }.
wizards-event-place =
    { $place ->
        [1] { $name } побеждает в состязании: { $strength }.
       *[other] Место { $place }: { $name }, { $strength }.
    }
wizards-event-champion = { $card } пополняет чемпионов: { $name }.
wizards-event-leaves = { $card } ({ $name }) уходит в сброс.
wizards-event-champions-exchanged = { $name } меняет { $other_acc } на чемпиона: { $card }.
wizards-event-cleared = Состязание окончено; сыгранные карты уходят в сброс.
wizards-event-keeps-hand =
    { $count ->
        [one] { $name } оставляет руку: { $count } карта.
        [few] { $name } оставляет руку: { $count } карты.
       *[many] { $name } оставляет руку: { $count } карт.
    }
wizards-event-champion-discarded = { $name } теряет чемпиона: { $card }.
wizards-event-final = { $name }: в итоге { $strength }.

## Вопросы

wizards-ask-wizard = Возьмите волшебника и выберите сторону.
    .wait = { $name } выбирает волшебника.
wizards-ask-play = Раунд { $round }: сыграйте карту. Действуют только заклинания.
    .wait = Раунд { $round }: { $name } ищет.
wizards-ask-summon = Тайно призовите претендента.
    .wait = { $name } выбирает претендента.
wizards-ask-boost = Усиление { $slot } из 3: положите карту лицом вниз или пасуйте.
    .wait = { $name } выбирает усиление { $slot } из 3.
wizards-ask-kind = { $card }: какой вид вы ищете?
    .wait = { $name } называет вид ({ $card }).
wizards-ask-hand-of = { $card }: чья рука?
    .wait = { $name } выбирает руку ({ $card }).
wizards-ask-take = { $card }: какую карту забираете?
    .wait = { $name } смотрит руку ({ $card }).
wizards-ask-give = { $card }: какую карту отдаёте взамен?
    .wait = { $name } выбирает карту взамен ({ $card }).
wizards-ask-strongest = { $card }: отдайте самую сильную карту.
    .wait = { $name } отдаёт самую сильную карту ({ $card }).
wizards-ask-keep = { $card }: какую из карт оставляете?
    .wait = { $name } выбирает из полученных карт ({ $card }).
wizards-ask-discard = { $card }: сбросьте карту.
    .wait = { $name } сбрасывает карту ({ $card }).
wizards-ask-discard-of = { $card }: сбросьте карту силы { $strength }.
    .wait = { $name } сбрасывает карту силы { $strength } ({ $card }).
wizards-ask-swap = { $card }: какая карта станет претендентом?
    .wait = { $name } меняет претендента ({ $card }).
wizards-ask-contender-of = { $card }: чей претендент?
    .wait = { $name } выбирает претендента ({ $card }).
wizards-ask-return = { $card }: какое усиление вернуть?
    .wait = { $name } выбирает усиление ({ $card }).
wizards-ask-boost-for = { $card }: на какое усиление меняете?
    .wait = { $name } выбирает усиление для обмена ({ $card }).
wizards-ask-copy = { $card }: какой эффект применяете?
    .wait = { $name } выбирает эффект ({ $card }).
wizards-ask-pick = { $card }: какая карта сброса?
    .wait = { $name } выбирает карту сброса ({ $card }).
wizards-ask-value = Какой будет сила: { $card }? От большей: { $values }.
    .wait = { $name } выбирает силу ({ $card }): { $values }.
wizards-ask-order = Какой из ваших эффектов первый?
    .wait = { $name } выбирает порядок эффектов.
wizards-ask-pile = { $card }: чей чемпион?
    .wait = { $name } выбирает стопку чемпионов ({ $card }).
wizards-ask-champion = { $card }: какой чемпион?
    .wait = { $name } выбирает чемпиона ({ $card }).
wizards-ask-rest = Оставить все карты или сбросить все?
    .wait = { $name } думает, оставить ли руку.
wizards-ask-last-discard = { $card }: какой из сильнейших чемпионов уйдёт?
    .wait = { $name } теряет чемпиона ({ $card }).

## Ходы

wizards-move-pass = Пасовать
wizards-move-keep-hand = Оставить руку
wizards-move-throw-hand = Сбросить руку
wizards-move-play = Сыграть { $card_acc }
wizards-move-summon = Призвать { $card_acc }
wizards-move-boost = Усилить: { $card }
wizards-move-discard = Сбросить { $card_acc }
wizards-move-give = Отдать { $card_acc }
wizards-move-swap = Выставить { $card_acc }
wizards-move-take = Взять { $card_acc }
wizards-move-copy = Эффект { $card_gen }
wizards-move-apply = Применить { $card_acc }
wizards-move-apply-contender = Сначала применить претендента
wizards-move-apply-boost = Сначала применить усиление
wizards-move-seat = Выбрать: { $name }
wizards-move-boost-of = Усиление { $slot }: { $name }
wizards-move-kind =
    { $kind ->
        [phoenix] Фениксы
        [plant] Растения
        [reptile] Рептилии
        [undead] Нежить
        [beast] Звери
        [bird] Птицы
       *[insect] Насекомые
    }
wizards-move-pick =
    { $rank ->
        [1] Верхняя карта сброса
        [2] Вторая карта сброса
       *[other] Третья карта сброса
    }
wizards-move-wizard =
    { $kind ->
        [phoenix] { $card }: фениксы
        [plant] { $card }: растения
        [reptile] { $card }: рептилии
        [undead] { $card }: нежить
        [beast] { $card }: звери
        [bird] { $card }: птицы
       *[insect] { $card }: насекомые
    }
wizards-move-value =
    { $rank ->
        [1] Наибольшая сила
       *[other] Сила номер { $rank } из названных
    }
wizards-move-value-best = Лучшая для всех моих карт

## Почему нет

wizards-why-wizard-taken = { $card }: уже взято.
wizards-why-another-player = Это должен быть другой игрок.
wizards-why-empty-hand = { $name }: рука пуста.
wizards-why-no-contender = { $name }: нет претендента.
wizards-why-no-boost = { $name }: нет усиления на месте { $slot }.
wizards-why-no-champion-there = { $name }: нет другого чемпиона.
wizards-why-cannot-copy = Эффект { $card_gen } сейчас применить нельзя.
wizards-why-not-in-contest = { $card }: нет в этом состязании.
wizards-why-nothing-waits = Эффект { $card_gen } не ждёт своей очереди.
wizards-why-which-place = { $card } ждёт в двух местах: выберите, что сначала – претендент или усиление.
wizards-why-one-place = Ни один эффект не ждёт и на месте претендента, и среди усилений.
wizards-why-not-that-name = Этим эффектом нельзя взять { $card_acc }.
wizards-why-each-value = В этой партии спрашивают о каждой карте отдельно.
wizards-why-no-such-value = Силы номер { $rank } у этой карты нет.
wizards-why-not-strongest-champion = { $card } – не самый сильный из ваших чемпионов.
wizards-why-no-such-champion = { $card }: нет среди этих чемпионов.
wizards-why-not-among-them = { $card }: нет среди этих карт.
wizards-why-not-in-hand = { $card }: нет на руке.
wizards-why-not-strongest = { $card } – не самая сильная карта на руке.
wizards-why-not-that-strength = { $card }: сила не { $strength }.

## Сомнения

wizards-doubt-throw =
    { $count ->
        [one] { $count } карта уйдёт насовсем, будут взяты новые.
        [few] Все { $count } карты уйдут насовсем, будут взяты новые.
       *[many] Все { $count } карт уйдут насовсем, будут взяты новые.
    }
wizards-doubt-leads = Вы впереди, и больше никто не усилит: { $card } ничего не добавит.
wizards-doubt-no-such-kind =
    { $kind ->
        [phoenix] Все фениксы лежат открыто или у вас на руке: вся колода будет открыта зря.
        [plant] Все растения лежат открыто или у вас на руке: вся колода будет открыта зря.
        [reptile] Все рептилии лежат открыто или у вас на руке: вся колода будет открыта зря.
        [undead] Вся нежить лежит открыто или у вас на руке: вся колода будет открыта зря.
        [beast] Все звери лежат открыто или у вас на руке: вся колода будет открыта зря.
        [bird] Все птицы лежат открыто или у вас на руке: вся колода будет открыта зря.
       *[insect] Все насекомые лежат открыто или у вас на руке: вся колода будет открыта зря.
    }

## Конец

wizards-end-most-strength = { $name } побеждает: сила чемпионов { $strength }.
wizards-end-golden-phoenix = { $name } побеждает ({ $strength }): равенство решает Золотой феникс.
wizards-end-most-champions =
    { $count ->
        [one] { $name } побеждает ({ $strength }): чемпионов больше всех, { $count } карта.
        [few] { $name } побеждает ({ $strength }): чемпионов больше всех, { $count } карты.
       *[many] { $name } побеждает ({ $strength }): чемпионов больше всех, { $count } карт.
    }
wizards-end-strongest-champion = { $name } побеждает ({ $strength }): равенство решает самый сильный чемпион.
wizards-end-most-strongest = { $name } побеждает ({ $strength }): больше чемпионов наибольшей силы.
wizards-end-turn-order = { $name } побеждает ({ $strength }): раньше в порядке хода.
wizards-score-printed = Сила чемпионов
wizards-score-effects = Эффекты чемпионов
wizards-score-wizard = Удвоено волшебником
## Путь к цели

wizards-way = Победят сильнейшие чемпионы. Вы: { $count }. { $name }: { $best }.
wizards-way-watched = Победят сильнейшие чемпионы. Впереди { $name }: { $best }.

# Кто играет
wizards-person-zinna = Зинна первым выпускает самое любимое существо и надеется.
wizards-person-dorin = Дорин держит заклинание в рукаве – на всякий случай.
wizards-person-silka = Силька готова проиграть, лишь бы не выиграли вы.
wizards-person-caelo = Каэло думает о состязании, которое будет после этого.
wizards-person-hesta = Хеста зовёт бурю, пока другие считают очки.
wizards-person-alvar = Альвар видел всех существ чащобы и помнит, кого уже нет.
## Чем хорош ход

wizards-reason-contender =
    С лучшими усилениями это { $total }; в чемпионах { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }.
wizards-reason-takes-lead = Это выводит вперёд: { $total } против { $best }.
wizards-reason-boosts = Ваша сумма вырастет с { $before } до { $total }; лучшая из остальных { $best }.
wizards-reason-won = Больше никто не усиливает, и вы побеждаете: { $total } против { $best }. Приберегите карты.
wizards-reason-lost = Ни одно усиление с руки уже не выиграет это состязание ({ $total } против { $best }). Приберегите карты.
wizards-reason-saves =
    Для следующих состязаний останется { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
wizards-reason-spell = Заклинание действует в поиске, а в состязании от него мало пользы: { $card }.
wizards-reason-least = Этой карты будет не хватать меньше всего: { $card }.
wizards-reason-hand = Ваша рука стоит примерно { $have }, столько же карт из колоды – примерно { $usual }.
wizards-reason-unseen =
    В колоде может быть ещё { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    } этого рода.
wizards-reason-score =
    В итоге это принесёт примерно { $count ->
        [one] { $count } очко
        [few] { $count } очка
       *[many] { $count } очков
    }.
wizards-reason-ahead = В этом состязании это даёт перевес примерно в { $count }.
