# «Сильвион»: карты, настройки, события, вопросы и причины. Соглашения: docs/texts.md.

## Карты

sylvion-card-fountain_1 = Фонтан 1
    .gen = Фонтана 1
sylvion-card-fountain_1-text = Стоимость 0, сила 1. Ставится на пустую ячейку и сражается с каждым элементалем, который туда входит. Если фонтан уничтожен, сразу возьмите карту.
sylvion-card-fountain_2 = Фонтан 2
    .gen = Фонтана 2
sylvion-card-fountain_2-text = Стоимость 1, сила 2. Ставится на пустую ячейку и сражается с каждым элементалем, который туда входит. Если фонтан уничтожен, сразу возьмите карту.
sylvion-card-fountain_3 = Фонтан 3
    .gen = Фонтана 3
sylvion-card-fountain_3-text = Стоимость 2, сила 3. Ставится на пустую ячейку и сражается с каждым элементалем, который туда входит. Если фонтан уничтожен, сразу возьмите карту.
sylvion-card-fountain_4 = Фонтан 4
    .gen = Фонтана 4
sylvion-card-fountain_4-text = Стоимость 3, сила 4. Ставится на пустую ячейку и сражается с каждым элементалем, который туда входит. Если фонтан уничтожен, сразу возьмите карту.
sylvion-card-tree_1 = Дерево 1
    .gen = Дерева 1
sylvion-card-tree_1-text = Стоимость 0, сила 0, жизненная сила 1. Сажается на пустую ячейку. Если дерево переживёт финальный штурм, оно исцелит одну карту границы.
sylvion-card-tree_2 = Дерево 2
    .gen = Дерева 2
sylvion-card-tree_2-text = Стоимость 1, сила 0, жизненная сила 2. Сажается на пустую ячейку. Если дерево переживёт финальный штурм, оно исцелит две карты границы.
sylvion-card-tree_3 = Дерево 3
    .gen = Дерева 3
sylvion-card-tree_3-text = Стоимость 2, сила 0, жизненная сила 3. Сажается на пустую ячейку. Если дерево переживёт финальный штурм, оно исцелит три карты границы.
sylvion-card-tree_4 = Дерево 4
    .gen = Дерева 4
sylvion-card-tree_4-text = Стоимость 3, сила 0, жизненная сила 4. Сажается на пустую ячейку. Если дерево переживёт финальный штурм, оно исцелит четыре карты границы.
sylvion-card-whale = Кит
    .acc = Кита
    .gen = Кита
sylvion-card-whale-text = Стоимость 0. В шаге 4 сдвиньте элементаля на один–три шага вверх, вниз, влево или вправо. Он может поворачивать и проходить над картами, но не может закончить путь на другом элементале или там, где начал. В конце пути бой идёт как обычно; можно загнать элементаля и в лес.
sylvion-card-elephant = Слон
    .acc = Слона
    .gen = Слона
sylvion-card-elephant-text = Стоимость { $cost }. В шаге 4 уничтожьте элементаля на поле битвы.
sylvion-card-hedgehogs = Ежи
    .acc = Ежей
    .gen = Ежей
sylvion-card-hedgehogs-text = Стоимость 0. Только в шаге 1, когда карты опустошителей открыты, но ни одна ещё не сработала: сбросьте одну из четырёх без последствий.
sylvion-card-owl = Сова
    .acc = Сову
    .gen = Совы
sylvion-card-owl-text =
    Стоимость 1. В шаге 4 возьмите три карты. { $serves ->
        [partner] При игре вдвоём их берёт ваш партнёр.
       *[choice] При игре вдвоём вы решаете, кто их берёт.
    }
sylvion-card-stag = Олень
    .acc = Оленя
    .gen = Оленя
sylvion-card-stag-text = Стоимость 0. В шаге 4 переверните на цветущую сторону две карты границы — или по одной за каждую карту дерева на поле битвы, если так выйдет больше.
sylvion-card-doves = Голуби
    .acc = Голубей
    .gen = Голубей
sylvion-card-doves-text = Стоимость 1. В шаге 4 сбросьте верхнюю карту каждой стопки опустошителей без последствий. Битва станет короче на раунд.
sylvion-card-squirrels = Белки
    .acc = Белок
    .gen = Белок
sylvion-card-squirrels-text = Стоимость 1. В шаге 4 посмотрите две верхние карты каждой стопки опустошителей и верните каждую пару на свою стопку в любом порядке.
sylvion-card-fish = Рыбы
    .acc = Рыб
    .gen = Рыб
sylvion-card-fish-text = Стоимость 1. В шаге 4 получите три очка: ими оплачивают другие карты так же, как сброшенными. Непотраченные очки в конце шага сгорают.
sylvion-card-betrayal = Предательство
    .gen = Предательства
sylvion-card-betrayal-text = Взяв эту карту, сразу решите её судьбу: сбросьте её — или сбросьте с руки другую карту, а предательство уберите из игры. Демобилизация на него не действует.
sylvion-card-owls_wisdom = Мудрость совы
    .acc = «Мудрость совы»
    .gen = «Мудрости совы»
sylvion-card-owls_wisdom-text = Подвиг: бесплатно, в шаге 4, один раз. Возьмите из колоды защитников две карты на выбор и перетасуйте её.
sylvion-card-deluge = Потоп слонов
    .acc = «Потоп слонов»
    .gen = «Потопа слонов»
sylvion-card-deluge-text = Подвиг: бесплатно, в шаге 4, один раз. Сбросьте всё, что лежит на шестнадцати ячейках. Элементаль с фишкой Опустошителя лишь теряет фишку.
sylvion-card-hedgehog_fence = Изгородь ежей
    .acc = «Изгородь ежей»
    .gen = «Изгороди ежей»
sylvion-card-hedgehog_fence-text = Подвиг: бесплатно, в шаге 4, один раз. Следующий шаг 1 пропускается: карты опустошителей не открываются. В последнем раунде ничего не даёт.
sylvion-card-disinformation = Дезинформация белок
    .acc = «Дезинформацию белок»
    .gen = «Дезинформации белок»
sylvion-card-disinformation-text = Подвиг: бесплатно, в шаге 4, один раз. Посмотрите две верхние карты каждой стопки опустошителей и разложите их обратно как угодно, по две на стопку.
sylvion-card-stag_king = Возвращение королевского оленя
    .acc = «Возвращение королевского оленя»
    .gen = «Возвращения королевского оленя»
sylvion-card-stag_king-text = Подвиг: бесплатно, в шаге 4. Вы сразу побеждаете, если на поле битвы не меньше восьми деревьев и среди них есть все четыре жизненные силы.
sylvion-card-fish_flood = Море рыб
    .acc = «Море рыб»
    .gen = «Моря рыб»
sylvion-card-fish_flood-text = Подвиг: бесплатно, в шаге 4. Вы сразу побеждаете, если на поле битвы не меньше десяти фонтанов и среди них есть все четыре силы.
sylvion-card-armistice = Перемирие голубей
    .acc = «Перемирие голубей»
    .gen = «Перемирия голубей»
sylvion-card-armistice-text = Подвиг: бесплатно, в шаге 4. Вы сразу побеждаете, если на руке не меньше шестнадцати карт.
sylvion-card-charging_whales = Наступление китов
    .acc = «Наступление китов»
    .gen = «Наступления китов»
sylvion-card-charging_whales-text = Подвиг: бесплатно, в шаге 4. Вы сразу побеждаете, если все двенадцать карт границы безжизненны, а на поле битвы не меньше двенадцати элементалей.
sylvion-card-elemental_0 = Элементаль 0
    .acc = Элементаля 0
    .gen = Элементаля 0
sylvion-card-elemental_0-text = Сила 0. Каждый раунд идёт к лесу на одну ячейку. Лесу не вредит, но накал делает его сильнейшим из всех.
sylvion-card-elemental_1 = Элементаль 1
    .acc = Элементаля 1
    .gen = Элементаля 1
sylvion-card-elemental_1-text = Сила 1. Каждый раунд идёт к лесу на одну ячейку и, дойдя, губит одну карту границы.
sylvion-card-elemental_2 = Элементаль 2
    .acc = Элементаля 2
    .gen = Элементаля 2
sylvion-card-elemental_2-text = Сила 2. Каждый раунд идёт к лесу на одну ячейку и, дойдя, губит две карты границы.
sylvion-card-elemental_3 = Элементаль 3
    .acc = Элементаля 3
    .gen = Элементаля 3
sylvion-card-elemental_3-text = Сила 3. Каждый раунд идёт к лесу на одну ячейку и, дойдя, губит три карты границы.
sylvion-card-ravager_0 = Меченый элементаль 0
    .acc = Меченого элементаля 0
    .gen = Меченого элементаля 0
sylvion-card-ravager_0-text = Элементаль силы 0 со знаком Опустошителя: может нести фишку Опустошителя.
sylvion-card-ravager_1 = Меченый элементаль 1
    .acc = Меченого элементаля 1
    .gen = Меченого элементаля 1
sylvion-card-ravager_1-text = Элементаль силы 1 со знаком Опустошителя: может нести фишку Опустошителя.
sylvion-card-ravager_2 = Меченый элементаль 2
    .acc = Меченого элементаля 2
    .gen = Меченого элементаля 2
sylvion-card-ravager_2-text = Элементаль силы 2 со знаком Опустошителя: может нести фишку Опустошителя.
sylvion-card-ravager_3 = Меченый элементаль 3
    .acc = Меченого элементаля 3
    .gen = Меченого элементаля 3
sylvion-card-ravager_3-text = Элементаль силы 3 со знаком Опустошителя: может нести фишку Опустошителя.
sylvion-card-blazing_2 = Раскалённый элементаль 2
    .acc = Раскалённого элементаля 2
    .gen = Раскалённого элементаля 2
sylvion-card-blazing_2-text = Сила 2; им становится элементаль силы 1. Новый накал его не меняет.
sylvion-card-blazing_3 = Раскалённый элементаль 3
    .acc = Раскалённого элементаля 3
    .gen = Раскалённого элементаля 3
sylvion-card-blazing_3-text = Сила 3; им становится элементаль силы 2. Новый накал его не меняет.
sylvion-card-blazing_4 = Раскалённый элементаль 4
    .acc = Раскалённого элементаля 4
    .gen = Раскалённого элементаля 4
sylvion-card-blazing_4-text = Сила 4; им становится элементаль силы 3 или 0. Новый накал его не меняет.
sylvion-card-blaze = Накал
    .gen = Накала
sylvion-card-blaze-text = C. Каждый обычный элементаль на ячейках и поверх стопок становится раскалённым: 1 превращается в 2, 2 — в 3, 3 — в 4, а 0 — сразу в 4.
sylvion-card-simoon = Самум
    .gen = Самума
sylvion-card-simoon-text = D. Все элементали, включая только что открытых, тут же идут к лесу на одну ячейку.
sylvion-card-desiccation = Засуха
    .acc = Засуху
    .gen = Засухи
sylvion-card-desiccation-text = A. Сбросьте с руки одну случайную карту или две на выбор.
sylvion-card-demobilization = Демобилизация
    .acc = Демобилизацию
    .gen = Демобилизации
sylvion-card-demobilization-text = B. Уберите из игры одну случайную карту из своего сброса или две на выбор.
sylvion-card-geyser = Гейзер
    .gen = Гейзера
sylvion-card-geyser-text = A. Занимает в своём ряду пустую ячейку, ближайшую к лесу. Элементаль, который на неё входит, гибнет вместе с гейзером. В шаге 4 можно вызвать извержение: все элементали в одном направлении гибнут, и гейзер исчезает.
sylvion-card-tornado = Темпоральное торнадо
    .gen = Темпорального торнадо
sylvion-card-tornado-text = B. Все фонтаны и деревья этого ряда возвращаются вам на руку. Если их нет, положите две карты с руки на колоду в любом порядке.
sylvion-card-lake = Кислотное озеро
    .gen = Кислотного озера
sylvion-card-lake-text = B. Занимает в своём ряду пустую ячейку, ближайшую к лесу, и остаётся там. Элементали проходят над озером, словно этой ячейки нет; сажать на неё ничего нельзя.
sylvion-card-stone_rain = Камнепад
    .gen = Камнепада
sylvion-card-stone_rain-text = C. Уничтожает в своём ряду ближайший к стопке фонтан или дерево. Если их нет, лес получает одно повреждение.

## Настройки

sylvion-option-game = Игра
    .hint = «Осада» начинается с набора колоды и использует все карты; вводная игра — сразу битва с готовой колодой.
sylvion-option-game-siege = Осада
sylvion-option-game-intro = Вводная игра
sylvion-option-desolated = Безжизненные карты границы
    .hint = Сколько из двенадцати карт границы безжизненны в начале битвы; чем больше, тем труднее.
sylvion-option-desolated-standard = как принято в игре
sylvion-option-desolated-0 = ни одной
sylvion-option-desolated-3 = три
sylvion-option-desolated-6 = шесть
sylvion-option-desolated-9 = девять
sylvion-option-reinforcements = Подкрепления
    .hint = Сколько карт берут каждый раунд; с двумя труднее.
sylvion-option-reinforcements-3 = три карты
sylvion-option-reinforcements-2 = две карты
sylvion-option-feats = Подвиги и предательство
    .hint = Первое дополнение добавляет к набору колоды восемь подвигов и восемь предательств.
sylvion-option-feats-no = без них
sylvion-option-feats-yes = с ними
sylvion-option-elements = Элементы
    .hint = Второе дополнение даёт Опустошителю гейзеры, озёра, торнадо и камнепады, а битве — ещё четыре раунда.
sylvion-option-elements-no = без них
sylvion-option-elements-yes = с ними
sylvion-option-pawn = Фишка Опустошителя
    .hint = Меченый элементаль несёт самого Опустошителя: один раз он защищён, а дойдя до леса, губит его.
sylvion-option-pawn-no = без неё
sylvion-option-pawn-yes = с ней
sylvion-option-hands = Руки двух игроков
    .hint = Что двое игроков могут знать и говорить о картах друг друга.
sylvion-option-hands-open = открыто: карты видны, говорить можно всё
sylvion-option-hands-silent = молча: карты скрыты, о них ни слова
sylvion-option-hands-talk = с разговором: карты скрыты, но говорить можно
sylvion-option-edition = Издание
    .hint = Где печатные правила расходятся: Слон стоит 1 по французским правилам и 0 по русским, а Сова вдвоём по русским всегда служит напарнику.
sylvion-option-edition-french = французское
sylvion-option-edition-russian = русское
sylvion-option-owl = Сова вдвоём
    .hint = Кто берёт три карты Совы.
sylvion-option-owl-edition = как в издании
sylvion-option-owl-choice = выбирает действующий игрок
sylvion-option-owl-partner = всегда напарник
sylvion-option-hedgehogs = Ежи вдвоём
    .hint = Кто может сыграть Ежей, когда открыты карты опустошителей.
sylvion-option-hedgehogs-active = действующий игрок
sylvion-option-hedgehogs-both = оба, действующий игрок первым
sylvion-option-pawn-first = Фишка раньше Ежей
    .hint = Ставится ли фишка до того, как можно сыграть Ежей.
sylvion-option-pawn-first-yes = да
sylvion-option-pawn-first-no = нет
sylvion-option-blazing = Карты раскалённых
    .hint = Раскаляются ли элементали без ограничений или лишь пока хватает шестнадцати карт из коробки.
sylvion-option-blazing-unlimited = без ограничений
sylvion-option-blazing-limited = шестнадцать карт
sylvion-option-edge-numbers = Числа на картах границы
    .hint = Сколько раз числа 1, 2, 3 и 4 встречаются на безжизненных сторонах, которые указывают на уход.
sylvion-option-edge-numbers-3-3-3-3 = по три
sylvion-option-edge-numbers-4-3-3-2 = 4, 3, 3, 2
sylvion-option-edge-numbers-2-3-3-4 = 2, 3, 3, 4
sylvion-option-deluge-draws = Карты за фонтаны при потопе
    .hint = Дают ли по карте фонтаны, сброшенные «Потопом слонов».
sylvion-option-deluge-draws-no = нет
sylvion-option-deluge-draws-yes = да
sylvion-option-betrayals = Несколько предательств
    .hint = Решается ли судьба каждого предательства сразу или всех вместе, когда взяты все карты.
sylvion-option-betrayals-one-by-one = по одному
sylvion-option-betrayals-together = после всех карт
sylvion-option-armistice = Перемирие вдвоём
    .hint = Чьи карты считаются для «Перемирия голубей».
sylvion-option-armistice-active = рука действующего игрока
sylvion-option-armistice-both = обе руки

## Шаги и слова за столом

sylvion-step-draft = Мобилизация
sylvion-step-start = Стартовые руки
sylvion-step-reveal = 1. Открытие
sylvion-step-move = 2. Движение
sylvion-step-reinforce = 3. Подкрепления
sylvion-step-defend = 4. Защита
sylvion-step-end = Конец
sylvion-word-piles = Стопки опустошителей
sylvion-word-pile = Стопка { $row }
sylvion-word-ravage-discard = Сброс Опустошителя
sylvion-word-ravage-left = Карты опустошителей впереди
sylvion-word-battlefield = Поле битвы
sylvion-word-forest = Лес
sylvion-word-edge = Граница леса
sylvion-word-bloom = Цветут
sylvion-word-desolated = Безжизненны
sylvion-word-vitality = Жизненная сила
sylvion-word-fish-points =
    { $count ->
        [one] { $count } рыбье очко
        [few] { $count } рыбьих очка
       *[many] { $count } рыбьих очков
    }
sylvion-word-feats = Подвиги
sylvion-word-feat-progress = { $count } из { $goal }
sylvion-word-pawn = Фишка Опустошителя
sylvion-word-fence = Изгородь стоит: в следующем раунде карты не открываются
sylvion-word-column = Столбец { $column }
sylvion-word-deserted = Уже выпавшие числа
sylvion-word-edges-left = Впереди уходов
sylvion-word-active = Действующий игрок
sylvion-word-partner = Напарник
sylvion-word-unseen = Невидимые карты
sylvion-word-letter = Срабатывает по счёту: { $place }
sylvion-word-forecast-damage =
    { $count ->
        [0] Следующее движение не нанесёт повреждений.
        [one] Следующее движение нанесёт { $count } повреждение.
        [few] Следующее движение нанесёт { $count } повреждения.
       *[many] Следующее движение нанесёт { $count } повреждений.
    }
sylvion-word-forecast-defeat = Следующее движение принесёт поражение.
sylvion-word-needed =
    { $count ->
        [0] Сейчас деревья исцелили бы лес.
        [one] Для победы нужна ещё { $count } единица жизненной силы.
        [few] Для победы нужны ещё { $count } единицы жизненной силы.
       *[many] Для победы нужно ещё { $count } единиц жизненной силы.
    }
sylvion-word-cell-empty = { $cell }: пусто
sylvion-word-cell-card = { $cell }: { $card }
sylvion-doubt-defeat = Если никого не прогнать, предстоящее движение приведёт к поражению. Всё равно продолжить?
sylvion-doubt-last-stand = Если всё останется как есть, следующее наступление – поражение, а сыграть ещё можно. Всё равно закончить?
sylvion-doubt-forest-pawn = Если носитель фишки войдёт в лес, вы проиграете. Точно?
sylvion-doubt-forest = Элементаль обожжёт лес. Точно?
sylvion-doubt-fence-last = Это последний раунд: изгородь ничего не даст. Точно?
sylvion-doubt-no-effect = Сейчас это почти ничего не даст. Точно?
sylvion-doubt-points =
    { $count ->
        [one] Сгорит { $count } рыбье очко. Закончить шаг?
        [few] Сгорят { $count } рыбьих очка. Закончить шаг?
       *[many] Сгорит { $count } рыбьих очков. Закончить шаг?
    }

## События

sylvion-event-battle =
    { $height ->
        [one] Битва начинается: в каждой стопке { $height } карта, в цвету { $bloom } из 12 карт границы.
        [few] Битва начинается: в каждой стопке { $height } карты, в цвету { $bloom } из 12 карт границы.
       *[many] Битва начинается: в каждой стопке { $height } карт, в цвету { $bloom } из 12 карт границы.
    }
sylvion-event-round =
    { $left ->
        [0] Раунд { $round }. Стопки пусты.
        [one] Раунд { $round }. В каждой стопке осталась { $left } карта.
        [few] Раунд { $round }. В каждой стопке остались { $left } карты.
       *[many] Раунд { $round }. В каждой стопке осталось { $left } карт.
    }
sylvion-event-summoned = Призыв { $to_in }: { $card }.
sylvion-event-joins = { $card } идёт { $from_out } { $to_in }.
sylvion-event-leaves = { $card }: потеря { $from_out }.
sylvion-event-recruited =
    { $count ->
        [one] { $name } нанимает столбец { $column }: { $count } карта.
        [few] { $name } нанимает столбец { $column }: { $count } карты.
       *[many] { $name } нанимает столбец { $column }: { $count } карт.
    }
sylvion-event-deserted =
    { $count ->
        [0] Уход выпал на столбец { $column }, но он пуст.
        [one] Столбец { $column } уходит: потеряна { $count } карта.
        [few] Столбец { $column } уходит: потеряны { $count } карты.
       *[many] Столбец { $column } уходит: потеряно { $count } карт.
    }
sylvion-event-draft-ends =
    { $count ->
        [one] Мобилизация окончена: в колоде { $count } карта
        [few] Мобилизация окончена: в колоде { $count } карты
       *[many] Мобилизация окончена: в колоде { $count } карт
    }{ $feats ->
        [0] .
        [one] , к ней { $feats } подвиг.
        [few] , к ней { $feats } подвига.
       *[many] , к ней { $feats } подвигов.
    }
sylvion-event-revealed = Открыто { $to_at }: { $card }.
sylvion-event-fence-holds = Изгородь ежей держится: в этом раунде карты не открываются.
sylvion-event-pawn = Фишку Опустошителя получает { $card } { $to_at }.
sylvion-event-pawn-aside = Фишка Опустошителя спасает носителя и уходит в сторону.
sylvion-event-chased = { $name } натравливает Ежей на { $card_acc } { $from_at }: карта сброшена.
sylvion-event-resolves = Срабатывает { $card }.
sylvion-event-blazes = { $other } { $to_at } раскаляется: теперь это { $card }.
sylvion-event-dried = { $name } из-за засухи теряет { $card_acc }.
sylvion-event-returned = Из-за торнадо { $name } забирает на руку { $card_acc } { $from_out }.
sylvion-event-put-back = { $name } кладёт карту обратно на колоду.
sylvion-event-put-back-card = На колоду вернулась карта: { $card }.
sylvion-event-settles = { $card } появляется { $to_at }.
sylvion-event-destroyed = { $card } { $from_at } гибнет.
sylvion-event-moves = { $card } идёт { $from_out } { $to_in }.
sylvion-event-attacks = { $card } нападает на { $other_acc } { $to_at }.
sylvion-event-forest =
    { $damage ->
        [0] { $card } доходит до леса { $from_out } и гаснет.
        [one] { $card } доходит до леса { $from_out }: { $damage } повреждение.
        [few] { $card } доходит до леса { $from_out }: { $damage } повреждения.
       *[many] { $card } доходит до леса { $from_out }: { $damage } повреждений.
    }
sylvion-event-forest-pawn = { $card } вносит фишку Опустошителя в лес { $from_out }.
sylvion-event-damage =
    { $damage ->
        [one] Увядает { $damage } карта границы; в цвету { $bloom } из 12.
        [few] Увядают { $damage } карты границы; в цвету { $bloom } из 12.
       *[many] Увядают { $damage } карт границы; в цвету { $bloom } из 12.
    }
sylvion-event-final-assault = Финальный штурм: все элементали бегут к лесу.
sylvion-event-count = Жизненная сила деревьев: { $vitality }; безжизненных карт границы: { $desolated }.
sylvion-event-draws = { $name } берёт карту.
sylvion-event-drawn = Взята карта: { $card }.
sylvion-event-no-cards =
    { $count ->
        [one] Карт больше нет: { $name } недополучает { $count } карту.
        [few] Карт больше нет: { $name } недополучает { $count } карты.
       *[many] Карт больше нет: { $name } недополучает { $count } карт.
    }
sylvion-event-betrayal = { $name } берёт предательство.
sylvion-event-betrayal-discarded = { $name } сбрасывает предательство; оно может вернуться.
sylvion-event-betrayal-banished = { $name } отдаёт { $card_acc }, и предательство уходит из игры.
sylvion-event-reshuffle =
    { $count ->
        [one] Сброс становится новой колодой: { $count } карта.
        [few] Сброс становится новой колодой: { $count } карты.
       *[many] Сброс становится новой колодой: { $count } карт.
    }
sylvion-event-removed = Карта { $from_out } уходит из игры: { $card }.
sylvion-event-pays = { $name } отдаёт в оплату { $card_acc }.
sylvion-event-pays-point = { $name } платит рыбьим очком.
sylvion-event-discards = { $name } сбрасывает { $card_acc }.
sylvion-event-planted = { $name } ставит { $card_acc } { $to_in }.
sylvion-event-plays = { $name } играет { $card_acc }.
sylvion-event-heals =
    { $count ->
        [0] Исцелять нечего; в цвету { $bloom } из 12.
        [one] Вновь зацветает { $count } карта границы; в цвету { $bloom } из 12.
        [few] Вновь зацветают { $count } карты границы; в цвету { $bloom } из 12.
       *[many] Вновь зацветают { $count } карт границы; в цвету { $bloom } из 12.
    }
sylvion-event-doves-discard = Голуби уносят { $from_out } карту: { $card }.
sylvion-event-looked =
    { $depth ->
        [1] Сверху { $from_at }: { $card }.
       *[other] Под ней { $from_at }: { $card }.
    }
sylvion-event-kept = { $name } оставляет две верхние карты { $from_gen } как есть.
sylvion-event-orders = { $name } решает, в каком порядке лягут две верхние карты { $from_gen }.
sylvion-event-places = { $name } кладёт карту { $to_in }.
sylvion-event-looks =
    { $depth ->
        [1] Верхняя карта { $from_gen } просмотрена.
       *[other] Просмотрена и карта под ней { $from_at }.
    }
sylvion-event-swapped = { $name } меняет местами две верхние карты { $from_gen }.
sylvion-event-placed = { $name } кладёт { $card_acc } { $to_in }.
sylvion-event-erupts = { $card } { $from_at } извергается.
sylvion-event-feat = { $name } совершает подвиг «{ $card }».
sylvion-event-washed = Потоп смывает { $card_acc } { $from_out }.

## Вопросы: тому, кого спрашивают, и (wait) всем остальным

sylvion-ask-recruit = Выберите столбец для найма.
    .wait = { $name } выбирает столбец.
sylvion-ask-hedgehogs = Сыграйте Ежей против открытой карты или продолжайте.
    .wait = { $name } может сыграть Ежей.
sylvion-ask-pile = Какую открытую карту прогонят Ежи?
    .wait = { $name } выбирает, кого прогонят Ежи.
sylvion-ask-defend =
    { $feats ->
        [0] { $geysers ->
            [0] Сыграйте карту или закончите шаг.
           *[other] Сыграйте карту или гейзер — или закончите шаг.
        }
       *[other] { $geysers ->
            [0] Сыграйте карту или подвиг — или закончите шаг.
           *[other] Сыграйте карту, подвиг или гейзер — или закончите шаг.
        }
    }
    .wait = { $name } защищает лес.
sylvion-ask-cell = Выберите пустую ячейку для { $card_gen }.
    .wait = { $name } выбирает ячейку для { $card_gen }.
sylvion-ask-elemental = Выберите элементаля для { $card_gen }.
    .wait = { $name } выбирает элементаля для { $card_gen }.
sylvion-ask-goal = Куда Кит сдвинет элементаля { $cell_out }?
    .wait = { $name } выбирает, куда Кит сдвинет элементаля { $cell_out }.
sylvion-ask-who = Кто возьмёт три карты?
    .wait = { $name } выбирает, кто возьмёт три карты.
sylvion-ask-pay =
    Оплатите { $card_acc }: ещё { $due ->
        [one] { $due } карта
        [few] { $due } карты
       *[many] { $due } карт
    }{ $points ->
        [0] .
       *[other] {" "}или рыбьи очки.
    }
    .wait = { $name } оплачивает { $card_acc }.
sylvion-ask-direction = В каком направлении извергнется гейзер { $cell_at }?
    .wait = { $name } выбирает направление для гейзера { $cell_at }.
sylvion-ask-limit =
    { $count ->
        [one] Оставить можно десять карт: сбросьте ещё { $count } карту.
        [few] Оставить можно десять карт: сбросьте ещё { $count } карты.
       *[many] Оставить можно десять карт: сбросьте ещё { $count } карт.
    }
    .wait = { $name } сбрасывает лишние карты до десяти.
sylvion-ask-betrayal = Предательство! Сбросьте его или уберите навсегда ценой другой карты.
    .wait = { $name } решает судьбу предательства.
sylvion-ask-refill = Колода пуста. Выберите две карты сброса, которые покинут игру, или сначала перетасуйте и потеряйте верхнюю карту.
    .wait = { $name } проводит демобилизацию: колода пуста.
sylvion-ask-second-refill = Выберите вторую карту, которая покинет игру; затем колода перемешается.
    .wait = { $name } выбирает вторую карту, которая покинет игру.
sylvion-ask-second-removal = Выберите вторую карту, которая покинет игру.
    .wait = { $name } выбирает вторую карту, которая покинет игру.
sylvion-ask-remove = Демобилизация: потеряйте одну случайную карту сброса или выберите две.
    .wait = { $name } проводит демобилизацию.
sylvion-ask-desiccation = Засуха: сбросьте одну случайную карту или выберите две.
    .wait = { $name } страдает от засухи.
sylvion-ask-second-discard = Выберите вторую карту для сброса.
    .wait = { $name } выбирает вторую карту для сброса.
sylvion-ask-return = Торнадо: положите карту с руки на колоду.
    .wait = { $name } кладёт карты обратно на колоду.
sylvion-ask-order = Стопка { $row }: оставить две карты как есть или поменять местами?
    .wait = { $name } упорядочивает стопку { $row }.
sylvion-ask-place =
    { $depth ->
        [1] Какая карта ляжет на стопку { $row } сверху?
       *[other] Какая карта ляжет на стопку { $row } второй сверху?
    }
    .wait = { $name } раскладывает карты обратно по стопкам.
sylvion-ask-search = Выберите карту из колоды.
    .wait = { $name } просматривает колоду.

## Ходы

sylvion-move-done = Готово
sylvion-move-random = Одна случайная
sylvion-move-shuffle = Перетасовать и потерять верхнюю карту
sylvion-move-accept = Сбросить предательство
sylvion-move-point = Заплатить рыбьим очком
sylvion-move-forest = В лес
sylvion-move-keep = Оставить порядок
sylvion-move-swap = Поменять местами
sylvion-move-recruit = Нанять столбец { $column }
sylvion-move-pile = Карта на стопке { $row }
sylvion-move-seat = { $name }
sylvion-move-up = Вверх
sylvion-move-right = Вправо
sylvion-move-down = Вниз
sylvion-move-left = Влево
sylvion-move-cell = { $cell }
sylvion-move-erupt = Извергнуть гейзер { $cell_at }
sylvion-move-play = Сыграть { $card_acc }
sylvion-move-pay = Отдать в оплату { $card_acc }
sylvion-move-discard = Сбросить { $card_acc }
sylvion-move-remove = Убрать из игры { $card_acc }
sylvion-move-return = Положить на колоду { $card_acc }
sylvion-move-search = Взять { $card_acc }
sylvion-move-feat = Подвиг: { $card }
sylvion-move-place = Положить { $card_acc }

## Почему нельзя

sylvion-why-not-in-hand = У вас на руке нет { $card_gen }.
sylvion-why-betrayal-immune = Демобилизация никогда не действует на предательство.
sylvion-why-not-in-discard = В сбросе нет { $card_gen }.
sylvion-why-no-geyser = Гейзера { $cell_at } нет.
sylvion-why-card-first = Сначала выберите карту с руки, затем ячейку { $cell } для неё.
sylvion-why-animal-first = Сначала выберите зверя с руки, затем цель для него: { $card } { $cell_at }.
sylvion-why-planted = { $card } { $cell_at } остаётся на месте: от вас ничего не требуется.
sylvion-why-pile-later = Стопки открываются в шаге 1; только тогда Ежи могут прогнать карту.
sylvion-why-pile-bare = На стопке { $row } нет открытой карты.
sylvion-why-column-empty = Столбец { $column } пуст.
sylvion-why-not-looked-at = Среди карт, которые нужно разложить, нет { $card_gen }.
sylvion-why-not-in-deck = В колоде нет { $card_gen }.
sylvion-why-too-far = Кит сдвигает не дальше чем на три шага: { $cell_in } так не попасть.
sylvion-why-no-points = Рыбьих очков больше нет.
sylvion-why-only-hedgehogs = Сейчас можно сыграть только Ежей; { $card_acc } — лишь в шаге 4.
sylvion-why-hedgehogs-late = Ежей играют только сразу после открытия карт опустошителей; сейчас ими можно лишь платить.
sylvion-why-cost =
    { $cost ->
        [one] Чтобы сыграть { $card_acc }, нужно отдать { $cost } другую карту, а оплатить вы можете { $purse }.
        [few] Чтобы сыграть { $card_acc }, нужно отдать { $cost } другие карты, а оплатить вы можете { $purse }.
       *[many] Чтобы сыграть { $card_acc }, нужно отдать { $cost } других карт, а оплатить вы можете { $purse }.
    }
sylvion-why-partner-cost =
    { $cost ->
        [one] За { $card_acc } напарник должен отдать { $cost } карту, а оплатить он может { $purse }.
        [few] За { $card_acc } напарник должен отдать { $cost } карты, а оплатить он может { $purse }.
       *[many] За { $card_acc } напарник должен отдать { $cost } карт, а оплатить он может { $purse }.
    }
sylvion-why-no-empty-cell = Для { $card_gen } нужна пустая ячейка, а её нет.
sylvion-why-piles-out = Для { $card_gen } нужны карты в стопках опустошителей, а стопки пусты.
sylvion-why-no-elemental = Для { $card_gen } нет подходящего элементаля.
sylvion-why-no-feat = Подвига «{ $card }» у вас нет, или он уже совершён.
sylvion-why-charge = Для { $card_gen } нужны все 12 безжизненных карт границы (сейчас { $desolated }) и элементали на ячейках: { $goal } (сейчас { $count }).
sylvion-why-armistice =
    { $goal ->
        [one] Для { $card_gen } нужна на руке { $goal } карта; сейчас { $count }.
        [few] Для { $card_gen } нужны на руке { $goal } карты; сейчас { $count }.
       *[many] Для { $card_gen } нужно на руке { $goal } карт; сейчас { $count }.
    }
sylvion-why-king =
    { $goal ->
        [one] Для { $card_gen } нужно { $goal } дерево (сейчас { $count }), среди них все четыре жизненные силы.
        [few] Для { $card_gen } нужны { $goal } дерева (сейчас { $count }), среди них все четыре жизненные силы.
       *[many] Для { $card_gen } нужно { $goal } деревьев (сейчас { $count }), среди них все четыре жизненные силы.
    }
sylvion-why-flood =
    { $goal ->
        [one] Для { $card_gen } нужен { $goal } фонтан (сейчас { $count }), среди них все четыре силы.
        [few] Для { $card_gen } нужны { $goal } фонтана (сейчас { $count }), среди них все четыре силы.
       *[many] Для { $card_gen } нужно { $goal } фонтанов (сейчас { $count }), среди них все четыре силы.
    }
sylvion-why-cell-taken = Ячейка { $cell } занята: там { $card }.
sylvion-why-cannot-move = Элементаля { $cell_at } некуда сдвинуть.
sylvion-why-no-elemental-there = Элементаля { $cell_at } нет.
sylvion-why-same-cell = Элементаль и так стоит { $cell_at }: он должен оказаться в другом месте.
sylvion-why-lake = Кислотное озеро лежит { $cell_at }; элементали лишь проходят над ним.
sylvion-why-elemental-there = Другой элементаль стоит { $cell_at }.

## Концовки и счёт

sylvion-end-count = Победа! Безжизненных карт границы: { $desolated }, жизненная сила деревьев: { $vitality }. Лес цветёт.
sylvion-end-withered = Поражение. Безжизненных карт границы: { $desolated }, а жизненная сила деревьев — лишь { $vitality }.
sylvion-end-damage = Поражение в раунде { $round }: до леса дошло больше огня, чем было цветущих карт границы.
sylvion-end-stone-rain = Поражение в раунде { $round }: камнепад обрушился на лес без единой цветущей карты границы.
sylvion-end-pawn = Поражение в раунде { $round }: носитель фишки Опустошителя дошёл до леса.
sylvion-end-stag-king = Победа в раунде { $round }: королевский олень вернулся в разросшийся лес!
sylvion-end-fish-flood = Победа в раунде { $round }: море рыб затопило огонь!
sylvion-end-armistice = Победа в раунде { $round }: голуби принесли мир!
sylvion-end-charging-whales = Победа в раунде { $round }: в последний миг киты смели всё на своём пути!
sylvion-score-bloom = Цветущие карты границы
sylvion-score-trees = Жизненная сила деревьев
sylvion-score-feat = Совершённый подвиг
## Путь к цели

sylvion-way-draft = Сначала соберите колоду, потом держите лес: деревья исцелят сгоревшее.
sylvion-way = Деревья к концу: нужно { $desolated }, есть { $vitality }. Впереди раундов: { $rounds }.

# Кто играет
sylvion-person-wilo = Вило не смотрит дальше ближайшего натиска и делится каждой каплей воды.
sylvion-person-brisa = Бриза верит, что следующая карта будет той самой.
sylvion-person-ilmo = Ильмо пересчитывает языки пламени перед сном.
sylvion-person-fenna = Фенна скорее сбережёт границу леса, чем выиграет бой.
sylvion-person-rovan = Рован подпускает огонь вплотную и гасит его на последнем шаге.
sylvion-person-ulma = Ульма знала ваш лес ещё до того, как его посадили.
## Чем хорош ход

sylvion-reason-wins = Это победа в битве.
sylvion-reason-averts =
    Без этого лес погибнет { $count ->
        [one] уже через { $count } наступление
        [few] через { $count } наступления
       *[many] через { $count } наступлений
    }, даже если ничего нового не появится.
sylvion-reason-spares =
    Это сбережёт { $edges ->
        [one] { $edges } карту
        [few] { $edges } карты
       *[many] { $edges } карт
    } границы за { $count ->
        [one] { $count } наступление
        [few] { $count } наступления
       *[many] { $count } наступлений
    }.
sylvion-reason-removes =
    Это остановит { $count ->
        [one] { $count } элементаля
        [few] { $count } элементалей
       *[many] { $count } элементалей
    } до границы леса.
sylvion-reason-blooms =
    Сразу { $count ->
        [one] зацветёт ещё { $count } карта
        [few] зацветут ещё { $count } карты
       *[many] зацветут ещё { $count } карт
    } границы.
sylvion-reason-tree = Жизненная сила для итогового подсчёта вырастет на { $count }.
sylvion-reason-shorter =
    Битва станет короче на { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    }.
sylvion-reason-draws =
    На руке станет больше на { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
sylvion-reason-wall = На пути врага станет на { $count } силы больше.
sylvion-reason-calm =
    За два ближайших наступления ничто не дойдёт до леса: приберегите { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
sylvion-reason-no-gain = Ни одна карта на руке не даст больше, чем стоит.
sylvion-reason-column = Здесь есть полезная карта: { $card }.
sylvion-reason-best-column =
    Лучший столбец: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }, прежде всего { $card }.
sylvion-reason-most-useful =
    { $count ->
        [1] Самая полезная из доступных карт
       *[other] Одна из самых полезных среди доступных карт
    }: { $card }.
sylvion-reason-least-useful =
    { $count ->
        [1] Этой карты будет не хватать меньше всего
       *[other] Одна из карт, которых будет не хватать меньше всего
    }: { $card }.
