# «Эльфенланд»: карты, города, настройки, события, вопросы и причины. Соглашения: docs/texts.md.

## Карты и жетоны

elfenland-card-giant_pig = Гигантский кабан
    .acc = Гигантского кабана
    .gen = Гигантского кабана
elfenland-card-giant_pig-text = Одна карта на равнине и в лесу. В пустыню и в горы не ходит.
elfenland-card-elfcycle = Эльфоцикл
    .gen = Эльфоцикла
elfenland-card-elfcycle-text = Одна карта на равнине и в лесу, две в горах. В пустыне бесполезен.
elfenland-card-magic_cloud = Волшебное облако
    .gen = Волшебного облака
elfenland-card-magic_cloud-text = Одна карта в горах, две на равнине и в лесу. Над пустыней не летает.
elfenland-card-unicorn = Единорог
    .acc = Единорога
    .gen = Единорога
elfenland-card-unicorn-text = Одна карта в лесу и в горах, две в пустыне. Равнин сторонится.
elfenland-card-troll_wagon = Повозка тролля
    .acc = Повозку тролля
    .gen = Повозки тролля
elfenland-card-troll_wagon-text = Едет везде: одна карта на равнине, две в лесу, в пустыне и в горах.
elfenland-card-dragon = Дракон
    .acc = Дракона
    .gen = Дракона
elfenland-card-dragon-text = Летит везде: одна карта на равнине, в пустыне и в горах, две в лесу.
elfenland-card-raft = Плот
    .gen = Плота
elfenland-card-raft-text = Только для воды, жетон не нужен: одна карта по течению, две против течения, две за каждый паром через озеро.
elfenland-card-obstacle = Препятствие
    .gen = Препятствия
elfenland-card-obstacle-text = Кладётся на дорогу с жетоном, один раз за игру: каждый шаг по этой дороге стоит на карту больше.

## Города, дороги, реки и паромы

elfenland-town-albaran = Аль’Баран
elfenland-town-beata = Беата
elfenland-town-dagamura = Даг’Амура
elfenland-town-elvenhold = Эльвенхольд
elfenland-town-ergeren = Эрг’Эрен
elfenland-town-feodor = Феодор
elfenland-town-grangor = Грангор
elfenland-town-ixara = Иксара
elfenland-town-jaccaranda = Джаккаранда
elfenland-town-kihromah = Кихрома
elfenland-town-lapphalya = Лаппхалья
elfenland-town-mahdavikia = Мах’Давикия
elfenland-town-parundia = Парундия
elfenland-town-rivinia = Ривиния
elfenland-town-strykhaven = Стрикхавен
elfenland-town-throtmanni = Тротманни
elfenland-town-tichih = Тичих
elfenland-town-usselen = Усселен
elfenland-town-virst = Вирст
elfenland-town-wylhien = Вилхиен
elfenland-town-yttar = Иттар
elfenland-place =
    { $id ->
         [albaran] { elfenland-town-albaran }
         [beata] { elfenland-town-beata }
         [dagamura] { elfenland-town-dagamura }
         [elvenhold] { elfenland-town-elvenhold }
         [ergeren] { elfenland-town-ergeren }
         [feodor] { elfenland-town-feodor }
         [grangor] { elfenland-town-grangor }
         [ixara] { elfenland-town-ixara }
         [jaccaranda] { elfenland-town-jaccaranda }
         [kihromah] { elfenland-town-kihromah }
         [lapphalya] { elfenland-town-lapphalya }
         [mahdavikia] { elfenland-town-mahdavikia }
         [parundia] { elfenland-town-parundia }
         [rivinia] { elfenland-town-rivinia }
         [strykhaven] { elfenland-town-strykhaven }
         [throtmanni] { elfenland-town-throtmanni }
         [tichih] { elfenland-town-tichih }
         [usselen] { elfenland-town-usselen }
         [virst] { elfenland-town-virst }
         [wylhien] { elfenland-town-wylhien }
       *[yttar] { elfenland-town-yttar }
    }
elfenland-link =
    { $id ->
        [albaran-dagamura] { elfenland-town-albaran } – { elfenland-town-dagamura }
        [albaran-feodor] { elfenland-town-albaran } – { elfenland-town-feodor }
        [albaran-parundia] { elfenland-town-albaran } – { elfenland-town-parundia }
        [albaran-throtmanni] { elfenland-town-albaran } – { elfenland-town-throtmanni }
        [albaran-wylhien] { elfenland-town-albaran } – { elfenland-town-wylhien }
        [beata-elvenhold] { elfenland-town-beata } – { elfenland-town-elvenhold }
        [beata-strykhaven] { elfenland-town-beata } – { elfenland-town-strykhaven }
        [dagamura-feodor] { elfenland-town-dagamura } – { elfenland-town-feodor }
        [dagamura-ixara] { elfenland-town-dagamura } – { elfenland-town-ixara }
        [dagamura-kihromah] { elfenland-town-dagamura } – { elfenland-town-kihromah }
        [dagamura-lapphalya] { elfenland-town-dagamura } – { elfenland-town-lapphalya }
        [dagamura-mahdavikia] { elfenland-town-dagamura } – { elfenland-town-mahdavikia }
        [elvenhold-ergeren] { elfenland-town-elvenhold } – { elfenland-town-ergeren }
        [elvenhold-lapphalya] { elfenland-town-elvenhold } – { elfenland-town-lapphalya }
        [ergeren-tichih] { elfenland-town-ergeren } – { elfenland-town-tichih }
        [feodor-lapphalya] { elfenland-town-feodor } – { elfenland-town-lapphalya }
        [feodor-rivinia] { elfenland-town-feodor } – { elfenland-town-rivinia }
        [feodor-throtmanni] { elfenland-town-feodor } – { elfenland-town-throtmanni }
        [grangor-mahdavikia] { elfenland-town-grangor } – { elfenland-town-mahdavikia }
        [grangor-yttar] { elfenland-town-grangor } – { elfenland-town-yttar }
        [ixara-lapphalya] { elfenland-town-ixara } – { elfenland-town-lapphalya }
        [ixara-mahdavikia] { elfenland-town-ixara } – { elfenland-town-mahdavikia }
        [ixara-virst] { elfenland-town-ixara } – { elfenland-town-virst }
        [jaccaranda-throtmanni] { elfenland-town-jaccaranda } – { elfenland-town-throtmanni }
        [jaccaranda-tichih] { elfenland-town-jaccaranda } – { elfenland-town-tichih }
        [jaccaranda-wylhien] { elfenland-town-jaccaranda } – { elfenland-town-wylhien }
        [lapphalya-rivinia] { elfenland-town-lapphalya } – { elfenland-town-rivinia }
        [lapphalya-virst] { elfenland-town-lapphalya } – { elfenland-town-virst }
        [parundia-usselen] { elfenland-town-parundia } – { elfenland-town-usselen }
        [parundia-wylhien] { elfenland-town-parundia } – { elfenland-town-wylhien }
        [rivinia-throtmanni] { elfenland-town-rivinia } – { elfenland-town-throtmanni }
        [strykhaven-virst] { elfenland-town-strykhaven } – { elfenland-town-virst }
        [throtmanni-tichih] { elfenland-town-throtmanni } – { elfenland-town-tichih }
        [usselen-wylhien] { elfenland-town-usselen } – { elfenland-town-wylhien }
        [usselen-yttar] { elfenland-town-usselen } – { elfenland-town-yttar }
        [elvenhold-rivinia] { elfenland-town-elvenhold } – { elfenland-town-rivinia }
        [mahdavikia-grangor] { elfenland-town-mahdavikia } – { elfenland-town-grangor }
        [rivinia-tichih] { elfenland-town-rivinia } – { elfenland-town-tichih }
        [virst-ixara] { elfenland-town-virst } – { elfenland-town-ixara }
        [wylhien-usselen] { elfenland-town-wylhien } – { elfenland-town-usselen }
        [elvenhold-strykhaven] { elfenland-town-elvenhold } – { elfenland-town-strykhaven }
        [elvenhold-virst] { elfenland-town-elvenhold } – { elfenland-town-virst }
        [grangor-parundia] { elfenland-town-grangor } – { elfenland-town-parundia }
       *[parundia-yttar] { elfenland-town-parundia } – { elfenland-town-yttar }
    }
thing-town = { elfenland-place }
    .out = из города { elfenland-place }
    .in = в город { elfenland-place }
    .at = в городе { elfenland-place }
thing-road = дорога { elfenland-link }
    .acc = дорогу { elfenland-link }
    .gen = дороги { elfenland-link }
    .out = с дороги { elfenland-link }
    .in = на дорогу { elfenland-link }
    .at = на дороге { elfenland-link }
thing-river = река { elfenland-link }
    .acc = реку { elfenland-link }
    .gen = реки { elfenland-link }
    .out = с реки { elfenland-link }
    .in = на реку { elfenland-link }
    .at = на реке { elfenland-link }
thing-ferry = паром { elfenland-link }
    .acc = паром { elfenland-link }
    .gen = парома { elfenland-link }
    .out = с парома { elfenland-link }
    .in = на паром { elfenland-link }
    .at = на пароме { elfenland-link }
thing-supply = закрытые жетоны
    .out = из закрытых жетонов
    .in = к закрытым жетонам
    .at = среди закрытых жетонов
thing-display = открытые жетоны
    .out = из открытых жетонов
    .in = к открытым жетонам
    .at = среди открытых жетонов
thing-counters = жетоны игрока
    .out = из жетонов игрока
    .in = к жетонам игрока
    .at = среди жетонов игрока

## Настройки

elfenland-option-rounds = Раунды
    .hint = Четыре раунда или три для партии покороче.
elfenland-option-rounds-4 = четыре
elfenland-option-rounds-3 = три
elfenland-option-towns = Карты городов
    .hint = Каждый получает тайный город; путь до него от места, где закончил башмак, вычитается из счёта.
elfenland-option-towns-no = нет
elfenland-option-towns-yes = да
elfenland-option-board = Поле
    .hint = На западной половине одиннадцать городов; она хороша для двоих.
elfenland-option-board-whole = вся страна
elfenland-option-board-half = западная половина
elfenland-option-obstacles = Препятствия
    .hint = Есть ли у каждого препятствие, которое можно положить один раз.
elfenland-option-obstacles-yes = да
elfenland-option-obstacles-no = нет
elfenland-option-cards = Раздача
    .hint = Добирать руку до восьми карт или раздавать восемь новых сверх оставленных.
elfenland-option-cards-fill = добор до восьми
elfenland-option-cards-on-top = восемь сверху
elfenland-option-display = Открытые жетоны
    .hint = Остаются ли пять открытых жетонов от раунда к раунду или заменяются новыми.
elfenland-option-display-stays = остаются
elfenland-option-display-renewed = заменяются
elfenland-option-caravan = Караваны
    .hint = Можно ли вести караван по желанию или только тогда, когда нужных карт не хватает.
elfenland-option-caravan-free = по желанию
elfenland-option-caravan-lacking = только по нужде
elfenland-option-last-discard = Сброс в последнем раунде
    .hint = Сокращается ли рука до четырёх карт и в последнем раунде, прежде чем решается ничья.
elfenland-option-last-discard-yes = да
elfenland-option-last-discard-no = нет

## Шаги и слова стола

elfenland-step-deal = Раздача
elfenland-step-take = Разбор жетонов
elfenland-step-plan = Планирование
elfenland-step-travel = Путешествие
elfenland-step-keep = Оставить жетон
elfenland-step-end = Конец
elfenland-terrain-plains = равнина
elfenland-terrain-woods = лес
elfenland-terrain-desert = пустыня
elfenland-terrain-mountains = горы
elfenland-terrain-water = вода
elfenland-word-boot = Башмак
elfenland-word-pieces = Собрано городов
elfenland-word-left = Осталось городов
elfenland-word-display = Открытые жетоны
elfenland-word-supply = Закрытые жетоны
elfenland-word-counters = Жетоны
elfenland-word-hidden = скрытый жетон
elfenland-word-kept = оставлен
elfenland-word-obstacle = Препятствие ещё не использовано
elfenland-word-passed = пропускает
elfenland-word-travelled = путешествие закончено
elfenland-word-first = Первый игрок
elfenland-word-target = Карта города
elfenland-word-planner = Планировщик пути
elfenland-word-longest-tour = Самое длинное путешествие
elfenland-word-find-town = Найти город
elfenland-word-chart = Таблица движения

## События

elfenland-event-round = Начинается раунд { $round }; первый ход: { $name }.
elfenland-event-deals =
    { $count ->
        [0] { $name } не получает карт.
        [one] { $name } получает { $count } карту.
        [few] { $name } получает { $count } карты.
       *[many] { $name } получает { $count } карт.
    }
elfenland-event-gets = { $name } получает ещё одну карту.
elfenland-event-drawn = Взято: { $card }.
elfenland-event-blind = { $name } берёт жетон и прячет его.
elfenland-event-blind-is = Ваш скрытый жетон: { $card }.
elfenland-event-takes = { $name } берёт { $card_acc } { $from_out }.
elfenland-event-turned = Открывается жетон: { $card }.
elfenland-event-lays = { $name } кладёт { $card_acc } { $to_in }.
elfenland-event-blocks = { $name } кладёт препятствие { $to_in }.
elfenland-event-passes = { $name } пропускает ход.
elfenland-event-pays =
    { $count ->
        [1] { $name } платит: { $card }.
       *[other] { $name } платит: { $card } × { $count }.
    }
elfenland-event-caravan = { $name } отдаёт каравану { $card_acc }.
elfenland-event-travels = { $name } едет { $from_out } { $to_in }.
elfenland-event-collects =
    { $left ->
        [0] { $name } забирает фишку города { $from } и завершает сбор!
        [one] { $name } забирает фишку города { $from }; остаётся { $left } город.
        [few] { $name } забирает фишку города { $from }; остаётся { $left } города.
       *[many] { $name } забирает фишку города { $from }; остаётся { $left } городов.
    }
elfenland-event-stops = { $name } останавливается { $to_at }.
elfenland-event-discards = { $name } сбрасывает { $card_acc }.
elfenland-event-keeps = { $name } оставляет себе { $card_acc }.
elfenland-event-keeps-hidden = { $name } оставляет себе скрытый жетон.
elfenland-event-keeps-hidden-is = Вы скрытно оставляете { $card_acc }.
elfenland-event-keeps-none = { $name } не оставляет жетонов.
elfenland-event-gets-town = { $name } получает карту города.
elfenland-event-town-card = Ваша карта города: { $to }.
elfenland-event-target =
    { $count ->
        [0] Цель игрока { $name } — { $to }, и башмак уже там.
        [one] Цель игрока { $name } — { $to }: не хватает { $count } шага.
        [few] Цель игрока { $name } — { $to }: не хватает { $count } шагов.
       *[many] Цель игрока { $name } — { $to }: не хватает { $count } шагов.
    }
elfenland-event-over = Партия закончена после раунда { $round }.

## Вопросы

elfenland-ask-take = Возьмите жетон: один из открытых или закрытый.
    .wait = { $name } берёт жетон.
elfenland-ask-plan =
    { $obstacle ->
        [0] Положите жетон или пропустите ход.
       *[other] Положите жетон или препятствие либо пропустите ход.
    }
    .wait = { $name } планирует путь.
elfenland-ask-road = На какую дорогу?
    .wait = { $name } выбирает дорогу.
elfenland-ask-obstacle = Какую дорогу перекрыть?
    .wait = { $name } выбирает дорогу для препятствия.
elfenland-ask-travel = Вы { $from_at }. Куда дальше?
    .wait = { $name } путешествует; башмак { $from_at }.
elfenland-ask-pay = За { $to_acc }: { $card } × { $cost } или караван, любые карты × { $caravan }.
    .wait = { $name } платит за { $to_acc }: { $card } × { $cost } или караван из { $caravan }.
elfenland-ask-caravan =
    { $due ->
        [one] Каравану на { $to_acc } нужна ещё { $due } карта.
        [few] Каравану на { $to_acc } нужны ещё { $due } карты.
       *[many] Каравану на { $to_acc } нужно ещё { $due } карт.
    }
    .wait = { $name } собирает караван на { $to_acc }; осталось внести: { $due }.
elfenland-ask-discard =
    { $count ->
        [one] Сбросьте ещё { $count } карту.
        [few] Сбросьте ещё { $count } карты.
       *[many] Сбросьте ещё { $count } карт.
    }
    .wait = { $name } сбрасывает карты; осталось: { $count }.
elfenland-ask-keep = Какой жетон вы оставите себе?
    .wait = { $name } выбирает, какой жетон оставить.

## Ходы

elfenland-move-pass = Пропустить ход
elfenland-move-obstacle = Положить препятствие
elfenland-move-stop = Остановиться здесь
elfenland-move-right-cards = Заплатить нужными картами
elfenland-move-keep-none = Не оставлять жетонов
elfenland-move-take-face-down = Взять закрытый жетон
elfenland-move-take = Взять { $card_acc }
elfenland-move-lay = Положить { $card_acc }
elfenland-move-lay-hidden = Положить { $card_acc } (скрытый жетон)
elfenland-move-keep = Оставить { $card_acc }
elfenland-move-keep-hidden = Оставить { $card_acc } скрытно
elfenland-move-pay = Отдать { $card_acc }
elfenland-move-discard = Сбросить { $card_acc }
elfenland-move-link = Выбрать { $to_acc }

## Почему нельзя

elfenland-why-not-on-display = Среди открытых жетонов нет такого: { $card }.
elfenland-why-no-counter = У вас нет такого жетона: { $card }.
elfenland-why-no-road-for = Ни одна свободная дорога не подходит: { $card }.
elfenland-why-no-obstacle = Препятствия у вас нет.
elfenland-why-no-road-to-block = Нет дороги с жетоном и без препятствия.
elfenland-why-hidden-only = Открытого жетона { $card } рядом нет: кладите этот, как любой другой.
elfenland-why-no-open-counter = У вас нет такого открытого жетона: { $card }.
elfenland-why-no-hidden-counter = У вас нет такого скрытого жетона: { $card }.
elfenland-why-not-in-hand = Такой карты нет на руке: { $card }.
elfenland-why-right-cards = Нужные карты есть ({ $card }: { $have } из { $cost }), поэтому караван запрещён.
elfenland-why-lacking = Нужных карт не хватает: { $card }, { $have } из { $cost }.
elfenland-why-water = Жетоны не кладут { $to_in }: там вода.
elfenland-why-water-obstacle = Препятствия не кладут { $to_in }: там вода.
elfenland-why-off-board = Это вне половины поля, на которой вы играете: { $to }.
elfenland-why-no-counter-there = Жетона { $to_at } нет.
elfenland-why-obstacle-there = Препятствие { $to_at } уже есть.
elfenland-why-road-taken = Жетон { $to_at } уже лежит: { $card }.
elfenland-why-terrain =
    { $terrain ->
        [plains] { $card } не идёт { $to_in }: там равнина.
        [woods] { $card } не идёт { $to_in }: там лес.
        [desert] { $card } не идёт { $to_in }: там пустыня.
       *[mountains] { $card } не идёт { $to_in }: там горы.
    }
elfenland-why-not-from-here = Вы { $from_at }, а путь начинается не здесь: { $to }.
elfenland-why-rafts = Не хватает плотов на { $to_acc }: { $card }, { $have } из { $cost }.
elfenland-why-cards = Нечем заплатить за { $to_acc }: { $card }, { $have } из { $cost }; для каравана нужно карт: { $caravan }.

## Чего это стоит

elfenland-hint-cost = { $card } × { $cost }, на руке { $have }.
elfenland-hint-caravan = Караван из любых карт: { $count }.

## Сомнения

elfenland-doubt-stop =
    { $count ->
        [one] { $count } новый город всего в шаге. Точно остановиться?
        [few] { $count } новых города всего в шаге. Точно остановиться?
       *[many] { $count } новых городов всего в шаге. Точно остановиться?
    }
elfenland-doubt-pass = Все остальные пропустили ход: если пропустите и вы, планирование закончится. Точно пропустить?
elfenland-doubt-keep = Оставленный жетон пригодится в следующем раунде. Точно не оставлять?

## Конец

elfenland-end-most-towns = Побеждает { $name }: собрано городов — { $pieces }.
elfenland-end-most-cards = Побеждает { $name }: городов поровну ({ $pieces }), но карт на руке больше ({ $count }).
elfenland-end-shared =
    { $winners ->
        [2] Двое делят победу, счёт { $points }.
       *[other] Победу делят игроки ({ $winners }), счёт { $points }.
    }
elfenland-end-all-towns =
    { $winners ->
        [1] { $name } собирает все города к концу раунда { $round }.
       *[other] Все города к концу раунда { $round } собраны сразу несколькими игроками ({ $winners }): победа общая.
    }
elfenland-end-most-points = Побеждает { $name }: счёт { $points }.
elfenland-end-nearest = Побеждает { $name }: счёт равный ({ $points }), но до города на карте ближе.
elfenland-score-pieces = Собрано городов
elfenland-score-distance = Путь до города на карте
## Путь к цели

elfenland-way = Победит тот, у кого больше городов. Вы: { $count }. { $name }: { $best }.
elfenland-way-watched = Победит тот, у кого больше городов. Впереди { $name }: { $best }.

# Кто играет
elfenland-person-pella = Пелла ходит туда, где дорога коротка, а погода ясна.
elfenland-person-jorun = Йорун садится на каждый плот, который мог бы дойти до моря.
elfenland-person-kaia = Кайя чертит свой путь раньше, чем разложат жетоны.
elfenland-person-tarno = Тарно бережёт преграду для того, кто улыбнётся слишком рано.
elfenland-person-lorin = Лорин никогда не выходит в путь без запасной карты.
elfenland-person-nelda = Нельда узнаёт каждый город по колоколам и знает кратчайший путь между ними.
## Чем хорош ход

elfenland-reason-needs =
    Лучшее путешествие даёт { $count ->
        [one] { $count } новый город
        [few] { $count } новых города
       *[many] { $count } новых городов
    }, и этот жетон нужен для него здесь: { $to }.
elfenland-reason-matches =
    На руке есть подходящие к нему карты: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
elfenland-reason-face-down = Ни один открытый жетон не нужен лучшему путешествию; закрытый останется вашей тайной.
elfenland-reason-obstacle = Это задержит лидера: { $name }, городов: { $count }.
elfenland-reason-obstacle-last = Последний раунд: сейчас или никогда. { $name }, городов: { $count }.
elfenland-reason-complete =
    Вашему путешествию ({ $count ->
        [one] { $count } новый город
        [few] { $count } новых города
       *[many] { $count } новых городов
    }) больше не нужны жетоны.
elfenland-reason-longer =
    Так путешествие даст { $count ->
        [one] { $count } новый город
        [few] { $count } новых города
       *[many] { $count } новых городов
    }, а без этого { $others }.
elfenland-reason-tour =
    Здесь пройдёт ваше путешествие: { $count ->
        [one] { $count } новый город
        [few] { $count } новых города
       *[many] { $count } новых городов
    }.
elfenland-reason-in-the-way = Здесь, скорее всего, пройдёт { $name }, и путь станет дороже.
elfenland-reason-at-goal = Вы в городе своей карты города, а новых городов не достичь.
elfenland-reason-stop =
    Новых городов не достичь: на руке { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }.
elfenland-reason-towns =
    На этом пути { $count ->
        [one] { $count } новый город
        [few] { $count } новых города
       *[many] { $count } новых городов
    }, первая остановка: { $to }.
elfenland-reason-nearer =
    Это ближе к городу вашей карты: останется { $count ->
        [one] { $count } переход
        [few] { $count } перехода
       *[many] { $count } переходов
    }.
elfenland-reason-left =
    Оставшихся карт хватит ещё на { $count ->
        [one] { $count } новый город
        [few] { $count } новых города
       *[many] { $count } новых городов
    }.
elfenland-reason-no-counter = К этой карте нет ни одного вашего жетона: { $card }.
