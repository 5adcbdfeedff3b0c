# Ярость эльфов: карты, варианты, события, вопросы и причины. Соглашения: docs/texts.md.

## Карты

rage-card-miraina = Мирайна Острой Листвы
rage-card-miraina-text = Свой бой. Ваш воин сразу делает ход, а свой обычный ход сохраняет.
rage-card-xaranta = Ксаранта
rage-card-xaranta-text = Вне боя. Переместите свой жетон с земли на соседнюю свободную: без боя, без артефакта, не в замок.
rage-card-taliel = Талиэль Шепчущая
rage-card-taliel-text = В ответ на действие или артефакт: они не срабатывают.
rage-card-verdan = Вердан, дракон Чащи
rage-card-verdan-text = Хранит родной замок своего народа. Не уходит в сброс и к каждому бою снова цел.
rage-card-pathfinder = Следопыт
rage-card-pathfinder-text = Вне боя. Посмотрите любой отряд.
rage-card-sniper = Снайпер
rage-card-sniper-text = Свой бой. Сразу после атаки своего воина: он бьёт туда же ещё раз Простым ударом.
rage-card-druid = Друид рощи
rage-card-druid-text = Свой бой. Когда ваш воин теряет последнюю жизнь, он остаётся с 1 жизнью.
rage-card-bladedancer = Танцующая с клинками
rage-card-bladedancer-text = Любой бой. Любой воин меняется местами с другой позицией поля боя.
rage-card-rootwarden = Хранитель корней
rage-card-rootwarden-text = Любой бой. Любой воин пропускает свой следующий ход.
rage-card-dryad = Дриада
rage-card-dryad-text = Свой бой. На одной стороне своего воина до конца боя будет «Контратака».
rage-card-trapper = Ловчий
rage-card-trapper-text = Любой бой. Уберите один значок любого воина до конца боя.
rage-card-stagrider = Всадник на олене
rage-card-stagrider-text = Свой бой. Ваш воин или ваша карта в центре получает +4 к инициативе до конца боя.
rage-card-janira = Джанира
rage-card-janira-text = Любой бой. Любой воин теряет 1 жизнь, значки не защищают.
rage-card-varkas = Варкас Опустошитель
rage-card-varkas-text = Свой бой. Каждый воин противника теряет 1 жизнь, значки не защищают.
rage-card-illura = Матрона Иллура
rage-card-illura-text = Вне боя. Верните на руку две карты на выбор из своего сброса.
rage-card-morgrath = Морграт, дракон Чёрного Камня
rage-card-morgrath-text = Хранит родной замок своего народа. Не уходит в сброс и к каждому бою снова цел.
rage-card-initiate = Посвященная
rage-card-initiate-text = Свой бой. На одной стороне своего воина до конца боя будет «Щит».
rage-card-crystalpriest = Жрец Тёмного Кристалла
rage-card-crystalpriest-text = Вне боя. Верните на руку одну карту на выбор из своего сброса.
rage-card-darnguard = Страж Дарна
rage-card-darnguard-text = Свой бой. Когда ваш воин теряет последнюю жизнь, он остаётся с 1 жизнью.
rage-card-fanatic = Фанатик
rage-card-fanatic-text = Свой бой. На одной стороне своего воина до конца боя будет «Двойной удар».
rage-card-executioner = Палач
rage-card-executioner-text = Любой бой. Любой воин теряет 1 жизнь, значки не защищают.
rage-card-overseer = Надсмотрщик
rage-card-overseer-text = Свой бой. Ваш воин сразу делает ход, а свой обычный ход сохраняет.
rage-card-darkknight = Тёмный рыцарь
rage-card-darkknight-text = Вне боя. До своего Захвата земли: противник теряет одну случайную карту с руки.
rage-card-golem = Голем Чёрного Камня
rage-card-golem-text = Свой бой. На одной стороне своего воина до конца боя будет «Двойной пробивной удар».
rage-card-blizzardlord = Повелитель Вьюги
rage-card-blizzardlord-text = Свой бой. На одной стороне своего воина до конца боя будет «Двойной пробивной удар».
rage-card-sareon = Сареон Белый Волк
rage-card-sareon-text = Свой бой. Ваш воин сразу делает ход, а свой обычный ход сохраняет.
rage-card-ingrid = Ингрид Ледяная Сталь
rage-card-ingrid-text = Любой бой. Любой воин теряет 1 жизнь, значки не защищают.
rage-card-khladar = Хладар, дракон Вьюги
rage-card-khladar-text = Хранит родной замок своего народа. Не уходит в сброс и к каждому бою снова цел.
rage-card-raider = Налетчик
rage-card-raider-text = Свой бой. Ваш воин или ваша карта в центре получает +3 к инициативе до конца боя.
rage-card-elite = Элита Сареона
rage-card-elite-text = Свой бой. На одной стороне своего воина до конца боя будет «Пробивной удар».
rage-card-sentinel = Дозорный
rage-card-sentinel-text = Вне боя. Возьмите две карты в ход любого игрока.
rage-card-cavalry = Снежная кавалерия
rage-card-cavalry-text = Вне боя. После своего Захвата земли: ещё один Захват. На руке должно остаться три карты, за отказ карты не берутся.
rage-card-berserker = Берсерк
rage-card-berserker-text = Свой бой. Сразу после атаки своего воина: он бьёт туда же ещё раз Простым ударом.
rage-card-icewitch = Ледяная ведьма
rage-card-icewitch-text = Любой бой. Любой воин пропускает свой следующий ход.
rage-card-mammothhunter = Охотник на мамонтов
rage-card-mammothhunter-text = Любой бой. Уберите один значок любого воина до конца боя.
rage-card-bearrider = Всадник на медведе
rage-card-bearrider-text = Вне боя. До своего Захвата земли: противник теряет одну случайную карту с руки.
rage-card-aelior = Аэлиор, Щит Рассвета
rage-card-aelior-text = Вне боя. На вашу землю, не замок, нельзя нападать до вашего следующего хода.
rage-card-tiranis = Верховный маг Тиранис
rage-card-tiranis-text = В ответ на действие или артефакт: они не срабатывают.
rage-card-lioriel = Принцесса Лиориэль
rage-card-lioriel-text = Вне боя. Возьмите три карты в ход любого игрока.
rage-card-solarian = Солариан, дракон Солнца
rage-card-solarian-text = Хранит родной замок своего народа. Не уходит в сброс и к каждому бою снова цел.
rage-card-royalguard = Королевская стража
rage-card-royalguard-text = Свой бой. Когда карты открыты: все шесть карт тасуются и раскладываются заново по правилам для новичков.
rage-card-spearman = Копейщик Солнца
rage-card-spearman-text = Свой бой. На одной стороне своего воина до конца боя будет «Пробивной удар».
rage-card-shieldbearer = Щитоносец
rage-card-shieldbearer-text = Свой бой. На одной стороне своего воина до конца боя будет «Щит».
rage-card-towerarcher = Лучник башни
rage-card-towerarcher-text = Свой бой. Когда вы защищаетесь: воин противника теряет 1 жизнь, значки не защищают.
rage-card-healer = Целительница
rage-card-healer-text = Свой бой. Когда ваш воин теряет последнюю жизнь, он остаётся с 1 жизнью.
rage-card-paladin = Паладин
rage-card-paladin-text = Свой бой. На одной стороне своего воина до конца боя будет «Огненный щит».
rage-card-enchantress = Чародейка
rage-card-enchantress-text = Любой бой. Любой воин меняется местами с другой позицией поля боя.
rage-card-griffinrider = Всадник на грифоне
rage-card-griffinrider-text = Свой бой. Ваш воин, не дракон, возвращается на руку, а на его место встаёт другая карта с руки.
rage-card-ebrung = Эбрунг, Страж портала
rage-card-ebrung-text = Хранит Центральный замок. Владелец может посылать его на замки противников.
rage-card-timemistress = Хозяйка Времени
rage-card-timemistress-text = Сражается сам за себя, действий нет.
rage-card-eldagar = Эльдагар
rage-card-eldagar-text = Сражается сам за себя, действий нет.
rage-card-atranax = Атранакс
rage-card-atranax-text = Сражается сам за себя, действий нет.
rage-card-goblin = Гоблин-копейщик
rage-card-goblin-text = Сражается сам за себя, действий нет.
rage-card-orc = Орк-рубака
rage-card-orc-text = Сражается сам за себя, действий нет.
rage-card-gnome = Гном-щитоносец
rage-card-gnome-text = Сражается сам за себя, действий нет.
rage-card-wolf = Лесной волк
rage-card-wolf-text = Сражается сам за себя, действий нет.
rage-card-centaur = Кентавр
rage-card-centaur-text = Сражается сам за себя, действий нет.
rage-card-harpy = Гарпия
rage-card-harpy-text = Сражается сам за себя, действий нет.
rage-card-troll = Тролль
rage-card-troll-text = Сражается сам за себя, действий нет.
rage-card-minotaur = Минотавр
rage-card-minotaur-text = Сражается сам за себя, действий нет.
rage-card-stonegolem = Каменный голем
rage-card-stonegolem-text = Сражается сам за себя, действий нет.
rage-card-firespirit = Огненный дух
rage-card-firespirit-text = Сражается сам за себя, действий нет.
rage-card-treasure = Сокровище
rage-card-treasure-text = Пустое место в бою. Достаётся победившему нападающему; вне боя меняется на две карты.
rage-card-rune_of_the_builder = Руна Строителя
rage-card-rune_of_the_builder-text = Вне боя. Постройте башню на своей земле. Она остаётся навсегда.
rage-card-rune_of_the_shield = Руна Щита
rage-card-rune_of_the_shield-text = Свой бой. На одной стороне своего воина до конца боя будет «Щит».
rage-card-rune_of_fire = Руна Огня
rage-card-rune_of_fire-text = Свой бой. На одной стороне своего воина до конца боя будет «Огненный щит».
rage-card-spear_of_dawn = Копьё Рассвета
rage-card-spear_of_dawn-text = Свой бой. На одной стороне своего воина до конца боя будет «Двойной пробивной удар».
rage-card-storm_blade = Клинок Бури
rage-card-storm_blade-text = Свой бой. На одной стороне своего воина до конца боя будет «Двойной удар».
rage-card-crown_of_thorns = Венец Шипов
rage-card-crown_of_thorns-text = Свой бой. На одной стороне своего воина до конца боя будет «Контратака».
rage-card-boots_of_wind = Сапоги Ветра
rage-card-boots_of_wind-text = Свой бой. Ваш воин или ваша карта в центре получает +5 к инициативе до конца боя.
rage-card-fetters_of_ice = Оковы Льда
rage-card-fetters_of_ice-text = Любой бой. Любой воин пропускает свой следующий ход.
rage-card-mirror_of_shadows = Зеркало Теней
rage-card-mirror_of_shadows-text = Любой бой. Любой воин меняется местами с другой позицией поля боя.
rage-card-tear_of_life = Слеза Жизни
rage-card-tear_of_life-text = Свой бой. Когда ваш воин теряет последнюю жизнь, он остаётся с 1 жизнью.
rage-card-lightning_of_the_old_gods = Молния Старых богов
rage-card-lightning_of_the_old_gods-text = Любой бой. Любой воин теряет 1 жизнь, значки не защищают.
rage-card-war_horn = Рог Войны
rage-card-war_horn-text = Вне боя. Возьмите три карты в ход любого игрока.
rage-card-scroll_of_memory = Свиток Памяти
rage-card-scroll_of_memory-text = Вне боя. Верните на руку две карты на выбор из своего сброса.
rage-card-seal_of_silence = Печать Молчания
rage-card-seal_of_silence-text = В ответ на действие или артефакт: они не срабатывают.
rage-card-banner_of_the_march = Знамя Похода
rage-card-banner_of_the_march-text = Вне боя. После своего Захвата земли: ещё один Захват. На руке должно остаться три карты, за отказ карты не берутся.
rage-card-eye_of_the_seer = Око Провидца
rage-card-eye_of_the_seer-text = Вне боя. Посмотрите руку противника.
rage-card-dome_of_farrun = Купол Фарруна
rage-card-dome_of_farrun-text = Вне боя. На вашу землю, не замок, нельзя нападать до вашего следующего хода.
rage-card-whispering_curse = Шепчущее Проклятие
rage-card-whispering_curse-text = Вне боя. До своего Захвата земли: противник теряет одну случайную карту с руки.
rage-card-hourglass = Песочные Часы
rage-card-hourglass-text = Свой бой. Ваш воин сразу делает ход, а свой обычный ход сохраняет.
rage-card-portal_stone = Камень Портала
rage-card-portal_stone-text = Свой бой. Ваш воин, не дракон, возвращается на руку, а на его место встаёт другая карта с руки.

## Слова игры

rage-people-forest = Лесные эльфы
rage-people-black = Чёрные эльфы
rage-people-snow = Снежные эльфы
rage-people-high = Высшие эльфы
rage-people-neutral = Нейтральные
rage-icon-none = пусто
rage-icon-strike = Простой удар
rage-icon-double-strike = Двойной удар
rage-icon-piercing = Пробивной удар
rage-icon-double-piercing = Двойной пробивной удар
rage-icon-shield = Щит
rage-icon-counter = Контратака
rage-icon-fire-shield = Огненный щит
rage-icon-move = Движение
rage-side-left = левая
rage-side-forward = передняя
rage-side-right = правая
rage-slot-n = север
rage-slot-e = восток
rage-slot-s = юг
rage-slot-w = запад
rage-goal-four-towers = удерживать четыре башни
rage-goal-seven-lands = удерживать семь земель
rage-goal-enemy-castle = удерживать замок противника
rage-goal-central-castle = удерживать Центральный замок и всего пять земель
rage-kind-warrior = воин
rage-kind-hero = герой
rage-kind-dragon = дракон
rage-kind-treasure = сокровище
rage-kind-artifact = артефакт
rage-cell-land = земля
rage-cell-tower = башня
rage-cell-castle = замок
rage-cell-central = Центральный замок
rage-step-setup = Подготовка
rage-step-summon = Призыв
rage-step-capture = Захват земли
rage-step-battle = Бой
rage-step-after = После захвата
rage-step-end = Конец
rage-word-goal = Цель
rage-word-lands = Земли
rage-word-towers = Башни
rage-word-castles = Замки
rage-word-squads = Отряды
rage-word-treasures = Сокровища
rage-word-artifacts = Артефакты
rage-word-reserve = Запас
rage-word-centre = Центр
rage-word-attacker = нападает
rage-word-out = вне игры
rage-word-neutral = Нейтральные карты
rage-word-sent = Послано
rage-word-declared = Заявлено
rage-word-face-down = рубашкой вверх

## Места на столе

thing-slot =
    { $id ->
        [n] север
        [e] восток
        [s] юг
       *[w] запад
    }
    .out =
        { $id ->
            [n] с севера
            [e] с востока
            [s] с юга
           *[w] с запада
        }
    .in =
        { $id ->
            [n] на север
            [e] на восток
            [s] на юг
           *[w] на запад
        }
    .at =
        { $id ->
            [n] на севере
            [e] на востоке
            [s] на юге
           *[w] на западе
        }
thing-centre = центр
    .out = из центра
    .in = в центр
    .at = в центре
thing-stack = заявленные действия
    .out = из заявленных действий
    .in = к заявленным действиям
    .at = среди заявленных действий
thing-artifacts = артефакты
    .out = из артефактов
    .in = к артефактам
    .at = среди артефактов

## Варианты

rage-option-scenario = Сценарий
    .hint = Что приносит победу: тайная цель, все замки, гонка к общей цели или первый взятый замок.
rage-option-scenario-supremacy = Превосходство
rage-option-scenario-dragon-lord = Повелитель драконов
rage-option-scenario-land-race = Гонки на местности
rage-option-scenario-only-war = Только война
rage-option-race = Цель гонки
    .hint = К какой цели бегут все.
rage-option-race-seven-lands = семь земель
rage-option-race-four-towers = четыре башни
rage-option-alliance = Эльфийский альянс
    .hint = Две стороны по двое; союзники сидят напротив, побеждает первый взятый замок.
rage-option-alliance-no = нет
rage-option-alliance-yes = да
rage-option-placement = Расстановка
    .hint = Для новичков: карты ложатся случайно. Для опытных: стороны ставят карты друг друга.
rage-option-placement-novice = для новичков
rage-option-placement-advanced = для опытных
rage-option-cards = Числа на картах
    .hint = Третье издание: четыре народа побеждают примерно одинаково часто. Прежние: как было раньше.
rage-option-cards-third = третье издание
rage-option-cards-balanced = второе издание
rage-option-cards-first = первое издание
rage-option-board = Поле
    .hint = На какой половине поля играют двое; западная короче.
rage-option-board-north = северная половина
rage-option-board-west = западная половина
rage-option-peoples = Народы
    .hint = Решает жребий, кто за какой народ играет, или все выбирают по очереди.
rage-option-peoples-drawn = по жребию
rage-option-peoples-chosen = по выбору
rage-option-rounds = Раундов не больше
    .hint = После последнего раунда побеждает тот, у кого больше земель, затем башен, затем артефактов. По сценарию: двенадцать в «Превосходстве» и «Гонках на местности», без предела в «Повелителе драконов» и «Только война».
rage-option-rounds-usual = по сценарию
rage-option-rounds-6 = шесть
rage-option-rounds-12 = двенадцать
rage-option-rounds-18 = восемнадцать
rage-option-rounds-none = без предела
rage-option-neutrals = Нейтральные карты
    .hint = Кто играет за нейтралов: следующий противник, названный нападающим или компьютер.
rage-option-neutrals-next = следующий противник
rage-option-neutrals-named = называет нападающий
rage-option-neutrals-computer = компьютер
rage-option-move = Значок Движения
    .hint = Может ли воин двигаться вместо возможной атаки.
rage-option-move-last = только без атаки
rage-option-move-instead = вместо атаки

## События

rage-event-people =
    { $people ->
        [forest] { $name } ведёт Лесных эльфов.
        [black] { $name } ведёт Чёрных эльфов.
        [snow] { $name } ведёт Снежных эльфов.
       *[high] { $name } ведёт Высших эльфов.
    }
rage-event-squads =
    { $count ->
        [one] Выложен { $count } отряд.
        [few] Выложены { $count } отряда.
       *[many] Выложено { $count } отрядов.
    }
rage-event-first-card = { $name } тянет на первый ход карту «{ $card }».
rage-event-first = Начинает { $name }.
rage-event-goal-dealt = { $name } получает тайную цель.
rage-event-own-goal =
    { $goal ->
        [four-towers] Ваша цель: удерживать четыре башни.
        [seven-lands] Ваша цель: удерживать семь земель.
        [enemy-castle] Ваша цель: удерживать замок противника.
       *[central-castle] Ваша цель: удерживать Центральный замок и всего пять земель.
    }
rage-event-goal =
    { $goal ->
        [four-towers] Цель игрока { $name }: удерживать четыре башни.
        [seven-lands] Цель игрока { $name }: удерживать семь земель.
        [enemy-castle] Цель игрока { $name }: удерживать замок противника.
       *[central-castle] Цель игрока { $name }: удерживать Центральный замок и всего пять земель.
    }
rage-event-ready = { $name } оставляет пять карт.
rage-event-turn = Раунд { $round }: ходит { $name }.
rage-event-draws = { $name } берёт карту.
rage-event-drew = Взята карта «{ $card }».
rage-event-reshuffled =
    { $count ->
        [one] Сброс игрока { $name } становится колодой: { $count } карта.
        [few] Сброс игрока { $name } становится колодой: { $count } карты.
       *[many] Сброс игрока { $name } становится колодой: { $count } карт.
    }
rage-event-neutral-reshuffled =
    { $count ->
        [one] Нейтральная колода перетасована: { $count } карта.
        [few] Нейтральная колода перетасована: { $count } карты.
       *[many] Нейтральная колода перетасована: { $count } карт.
    }
rage-event-discards = { $name } сбрасывает карту «{ $card }».
rage-event-loses = { $name } теряет карту «{ $card }».
rage-event-declines = { $name } отказывается от боя.
rage-event-target = { $name } нападает на { $cell }.
rage-event-looks = { $name } смотрит отряд { $squad }.
rage-event-looks-card = { $name } смотрит карту отряда { $squad }.
rage-event-saw = В отряде { $squad } карта «{ $card }».
rage-event-looks-hand = Карту на руке игрока { $name } смотрят.
rage-event-saw-hand = На руке у игрока { $name } карта «{ $card }».
rage-event-opens = { $name } открывает в отряде { $squad } карту «{ $card }».
rage-event-fights = { $name } сражается с отрядом { $squad }.
rage-event-sends = { $name } посылает карту в бой.
rage-event-sent = Вы посылаете карту «{ $card }».
rage-event-sends-dragon = { $name } посылает дракона: «{ $card }».
rage-event-retreats = { $name } отступает с { $cell }.
rage-event-surrenders = У игрока { $name } мало карт: земля { $cell } отдана.
rage-event-takes = { $name } занимает { $cell }.
rage-event-artifact = { $name } находит артефакт.
rage-event-artifact-drawn = Вы находите артефакт «{ $card }».
rage-event-treasures =
    { $count ->
        [one] { $name } получает { $count } сокровище.
        [few] { $name } получает { $count } сокровища.
       *[many] { $name } получает { $count } сокровищ.
    }
rage-event-treasure-used = { $name } меняет сокровище на карты.
rage-event-eliminated = { $name } теряет родной замок и выбывает из игры.
rage-event-extra-capture = { $name } проводит ещё один захват.
rage-event-keeper = За нейтралов играет { $name }.
rage-event-battle = Бой за { $cell }: нападает { $name }.
rage-event-edge = «{ $card }» стоит { $to_at }.
rage-event-centre = «{ $card }» лежит { $to_at }.
rage-event-places = Карта ложится рубашкой вверх { $to_in }.
rage-event-centre-falls = «{ $card }» гибнет в центре.
rage-event-no-reserve = Карты запаса нет.
rage-event-exchanges = { $name } ставит из запаса «{ $card }» вместо карты «{ $other }».
rage-event-reserve = «{ $card }» остаётся в запасе.
rage-event-attacks = «{ $card }» атакует карту «{ $other }».
rage-event-blocked = Щит карты «{ $card }» выдерживает.
rage-event-hurt =
    { $count ->
        [one] «{ $card }» теряет { $count } жизнь.
        [few] «{ $card }» теряет { $count } жизни.
       *[many] «{ $card }» теряет { $count } жизней.
    }
rage-event-misses = Атака карты «{ $card }» срывается.
rage-event-dies = «{ $card }» погибает.
rage-event-saved = «{ $card }» остаётся в живых.
rage-event-stands = «{ $card }» стоит на месте.
rage-event-skips = «{ $card }» пропускает ход.
rage-event-steps = «{ $card }» переходит { $to_in }.
rage-event-loop = Позиция повторилась: бой окончен.
rage-event-attack-won = { $name } выигрывает бой за { $cell }, { $own } против { $others }.
rage-event-attack-lost = { $name } проигрывает бой за { $cell }, { $own } против { $others }.
rage-event-acts = { $name } применяет карту «{ $card }».
rage-event-aims = Цель: «{ $card }».
rage-event-aims-swap = «{ $card }» должна перейти { $to_in }.
rage-event-aims-cell = Цель: { $cell }.
rage-event-aims-squad = Цель: отряд { $squad }.
rage-event-aims-seat = Цель: { $name }.
rage-event-aims-icon =
    { $icon ->
        [none] { $side ->
                [left] На левой стороне карты «{ $card }» появится «пусто».
                [forward] На передней стороне карты «{ $card }» появится «пусто».
               *[right] На правой стороне карты «{ $card }» появится «пусто».
            }
        [strike] { $side ->
                [left] На левой стороне карты «{ $card }» появится «Простой удар».
                [forward] На передней стороне карты «{ $card }» появится «Простой удар».
               *[right] На правой стороне карты «{ $card }» появится «Простой удар».
            }
        [double-strike] { $side ->
                [left] На левой стороне карты «{ $card }» появится «Двойной удар».
                [forward] На передней стороне карты «{ $card }» появится «Двойной удар».
               *[right] На правой стороне карты «{ $card }» появится «Двойной удар».
            }
        [piercing] { $side ->
                [left] На левой стороне карты «{ $card }» появится «Пробивной удар».
                [forward] На передней стороне карты «{ $card }» появится «Пробивной удар».
               *[right] На правой стороне карты «{ $card }» появится «Пробивной удар».
            }
        [double-piercing] { $side ->
                [left] На левой стороне карты «{ $card }» появится «Двойной пробивной удар».
                [forward] На передней стороне карты «{ $card }» появится «Двойной пробивной удар».
               *[right] На правой стороне карты «{ $card }» появится «Двойной пробивной удар».
            }
        [shield] { $side ->
                [left] На левой стороне карты «{ $card }» появится «Щит».
                [forward] На передней стороне карты «{ $card }» появится «Щит».
               *[right] На правой стороне карты «{ $card }» появится «Щит».
            }
        [counter] { $side ->
                [left] На левой стороне карты «{ $card }» появится «Контратака».
                [forward] На передней стороне карты «{ $card }» появится «Контратака».
               *[right] На правой стороне карты «{ $card }» появится «Контратака».
            }
        [fire-shield] { $side ->
                [left] На левой стороне карты «{ $card }» появится «Огненный щит».
                [forward] На передней стороне карты «{ $card }» появится «Огненный щит».
               *[right] На правой стороне карты «{ $card }» появится «Огненный щит».
            }
       *[move] { $side ->
                [left] На левой стороне карты «{ $card }» появится «Движение».
                [forward] На передней стороне карты «{ $card }» появится «Движение».
               *[right] На правой стороне карты «{ $card }» появится «Движение».
            }
    }
rage-event-cancelled = «{ $card }» не срабатывает.
rage-event-no-target = «{ $card }» не находит цели.
rage-event-initiative = У карты «{ $card }» теперь инициатива { $count }.
rage-event-replaced = «{ $card }» встаёт на место карты «{ $other }».
rage-event-redealt = Бой раскладывается заново.
rage-event-recovers = { $name } возвращает карту «{ $card }».
rage-event-token = Жетон переходит { $from_out } { $to_in }.
rage-event-tower = На { $cell } построена башня.
rage-event-shielded = Земля { $cell } под защитой.
rage-event-quiet = { $name } пасует до конца боя.
rage-event-offers = { $name } предлагает: сокровищ { $treasures }, артефактов { $artifacts }; хочет: сокровищ { $wanted-treasures }, артефактов { $wanted-artifacts }.
rage-event-offered-to = Предложение для игрока { $name }.
rage-event-offers-artifact = { $name } предлагает артефакт.
rage-event-offered-artifact = Предложен артефакт «{ $card }».
rage-event-refuses = { $name } отказывается.
rage-event-trade = Обмен с игроком { $name } состоялся.
rage-event-receives = { $name } получает артефакт.
rage-event-handed = { $name } получает артефакт «{ $card }».

## Вопросы

rage-ask-people = Выберите народ.
    .wait = { $name } выбирает народ.
rage-ask-return =
    { $count ->
        [one] Верните в колоду { $count } карту.
        [few] Верните в колоду { $count } карты.
       *[many] Верните в колоду { $count } карт.
    }
    .wait = { $name } выбирает руку.
rage-ask-turn = Применяйте карты, затем нападите или откажитесь и возьмите две.
    .wait = Раунд { $round }: ходит { $name }.
rage-ask-after = После захвата: примените что-нибудь ещё или закончите ход.
    .wait = { $name } заканчивает ход.
rage-ask-discard =
    { $count ->
        [one] Сбросьте до пяти: { $count } лишняя карта.
        [few] Сбросьте до пяти: { $count } лишние карты.
       *[many] Сбросьте до пяти: { $count } лишних карт.
    }
    .wait = { $name } сбрасывает карты.
rage-ask-window =
    { $window ->
        [target] Земля названа: вмешаетесь, пока карты не посланы?
        [reveal] Карты открыты: вмешаетесь?
        [centre] Сейчас сравнят карты в центре: вмешаетесь?
        [between] Между ходами воинов: вмешаетесь?
        [attack] Атака объявлена: вмешаетесь?
       *[lethal] Ваш воин погибает: спасёте его?
    }
    .wait = { $name } может вмешаться.
rage-ask-response = Применяется «{ $card }»: ответите?
    .wait = { $name } может ответить на карту «{ $card }».
rage-ask-squad = { $cell }: посмотрите отряд, сразитесь с отрядом или откажитесь.
    .wait = { $name } выбирает отряд, земля { $cell }.
rage-ask-open = Какую карту отряда открыть?
    .wait = { $name } смотрит отряд.
rage-ask-keeper = Кто играет за нейтралов?
    .wait = { $name } называет, кто играет за нейтралов.
rage-ask-send =
    { $count ->
        [one] Пошлите в бой ещё { $count } карту.
        [few] Пошлите в бой ещё { $count } карты.
       *[many] Пошлите в бой ещё { $count } карт.
    }
    .wait = { $name } посылает карты.
rage-ask-defend = Нападают на { $cell }: пошлите карту на защиту или отступите и возьмите две.
    .wait = { $name } решает, защищать ли { $cell }.
rage-ask-place = Куда положить следующую карту другой стороны?
    .wait = { $name } ставит карту.
rage-ask-exchange = «{ $card }» у вас в запасе: поменять с картой на краю?
    .wait = { $name } может обменять карту запаса «{ $card }».
rage-ask-who = Кто из ваших равных по инициативе воинов ходит первым?
    .wait = { $name } выбирает, кто ходит.
rage-ask-attack = «{ $card }»: что делать?
    .wait = { $name } ходит картой «{ $card }».
rage-ask-target = «{ $card }»: какой воин?
    .wait = { $name } выбирает цель для карты «{ $card }».
rage-ask-other-slot = «{ $card }»: с каким местом?
    .wait = { $name } выбирает цель для карты «{ $card }».
rage-ask-side = «{ $card }»: какая сторона?
    .wait = { $name } выбирает цель для карты «{ $card }».
rage-ask-seat = «{ $card }»: какой противник?
    .wait = { $name } выбирает цель для карты «{ $card }».
rage-ask-peek = «{ $card }»: какой отряд?
    .wait = { $name } выбирает цель для карты «{ $card }».
rage-ask-cell = «{ $card }»: какая из ваших земель?
    .wait = { $name } выбирает цель для карты «{ $card }».
rage-ask-goal-cell = «{ $card }»: куда?
    .wait = { $name } выбирает цель для карты «{ $card }».
rage-ask-take = «{ $card }»: какую карту вернуть?
    .wait = { $name } выбирает цель для карты «{ $card }».
rage-ask-put = «{ $card }»: какую карту послать в бой?
    .wait = { $name } выбирает цель для карты «{ $card }».
rage-ask-trade = Составьте предложение и сделайте его.
    .wait = { $name } составляет предложение.
rage-ask-deal = Вам предлагают сокровищ { $treasures }, артефактов { $artifacts } за сокровищ { $wanted-treasures }, артефактов { $wanted-artifacts }. Согласны?
    .wait = { $name } обдумывает предложение.
rage-ask-hand-over =
    { $count ->
        [one] Отдайте { $count } артефакт на выбор.
        [few] Отдайте { $count } артефакта на выбор.
       *[many] Отдайте { $count } артефактов на выбор.
    }
    .wait = { $name } отдаёт артефакты.

## Ходы

rage-move-pass = Пас
rage-move-quiet = Пас до конца боя
rage-move-decline = Отказаться от боя
rage-move-end-turn = Закончить ход
rage-move-retreat = Отступить
rage-move-stand = Стоять на месте
rage-move-treasure = Обменять сокровище на карты
rage-move-give-treasure = Дать сокровище
rage-move-want-treasure = Попросить сокровище
rage-move-want-artifact = Попросить артефакт
rage-move-propose = Сделать предложение
rage-move-accept = Согласиться
rage-move-refuse = Отказаться
rage-move-capture = Напасть на { $cell }
rage-move-cell = Выбрать { $cell }
rage-move-send = Послать карту «{ $card }»
rage-move-act = Применить карту «{ $card }»
rage-move-discard = Сбросить карту «{ $card }»
rage-move-return = Вернуть карту «{ $card }»
rage-move-take = Взять карту «{ $card }»
rage-move-put = Ввести карту «{ $card }»
rage-move-use = Применить артефакт «{ $card }»
rage-move-give = Дать артефакт «{ $card }»
rage-move-look = Посмотреть отряд { $squad }
rage-move-fight = Сразиться с отрядом { $squad }
rage-move-peek = Посмотреть отряд { $squad }
rage-move-open = Открыть карту { $place }
rage-move-seat = Выбрать игрока { $name }
rage-move-offer = Предложить обмен игроку { $name }
rage-move-slot =
    { $slot ->
        [n] Север
        [e] Восток
        [s] Юг
       *[w] Запад
    }
rage-move-side =
    { $side ->
        [left] Левая сторона
        [forward] Передняя сторона
       *[right] Правая сторона
    }
rage-move-attack =
    { $side ->
        [left] Атаковать влево
        [forward] Атаковать вперёд
       *[right] Атаковать вправо
    }
rage-move-move =
    { $side ->
        [left] Двигаться влево
        [forward] Двигаться вперёд
       *[right] Двигаться вправо
    }
rage-move-people =
    { $people ->
        [forest] Лесные эльфы
        [black] Чёрные эльфы
        [snow] Снежные эльфы
       *[high] Высшие эльфы
    }

## Почему нельзя

rage-why-people-taken =
    { $people ->
        [forest] Лесные эльфы уже заняты.
        [black] Чёрные эльфы уже заняты.
        [snow] Снежные эльфы уже заняты.
       *[high] Высшие эльфы уже заняты.
    }
rage-why-same-card = Такая же карта в отряде уже предложена.
rage-why-not-in-discard = Карты «{ $card }» нет в вашем сбросе.
rage-why-takes-back = «{ $card }» сама возвращает карты, её вернуть нельзя.
rage-why-in-offer = «{ $card }» уже в предложении.
rage-why-no-artifact = У вас нет артефакта «{ $card }».
rage-why-no-battle = Боя сейчас нет.
rage-why-in-battle = Во время боя нельзя пользоваться сокровищами и обмениваться.
rage-why-no-treasure = У вас нет для этого сокровища.
rage-why-empty-offer = В предложении должно быть что-то от вас.
rage-why-has-none = У игрока { $name } этого больше нет.
rage-why-not-in-hand = Карты «{ $card }» нет у вас на руке.
rage-why-price = Для карты «{ $card }» нужно земель: { $price }. У вас { $lands }.
rage-why-not-now = Карту «{ $card }» сейчас применить нельзя.
rage-why-scope = Карта «{ $card }» в этом положении не действует.
rage-why-no-target = Для карты «{ $card }» нет цели.
rage-why-no-dragon = «{ $card }» не может участвовать в этом бою.
rage-why-closed = Земля { $cell } не участвует в игре.
rage-why-own-land = Земля { $cell } уже ваша.
rage-why-ally = Земля { $cell } принадлежит союзнику.
rage-why-shielded = Земля { $cell } под защитой.
rage-why-three-cards = Для нападения нужны три карты; у вас на руке: { $cards }.
rage-why-too-far = Земля { $cell } не граничит с вашими.
rage-why-not-beside = Жетон не может перейти на { $cell }.
rage-why-not-yours = Земля { $cell } не ваша.
rage-why-castle = { $cell } — это замок.
rage-why-tower = На { $cell } уже есть башня.
rage-why-nowhere = Рядом с { $cell } нет свободной земли.
rage-why-slot-taken = Там уже лежит карта.
rage-why-same-slot = Выберите другое место.
rage-why-nobody-there = Там нет живого воина.
rage-why-not-your-warrior = «{ $card }» не ваш воин.
rage-why-not-its-turn = Сейчас ходит не «{ $card }».
rage-why-not-a-target = Карту «{ $card }» для этого выбрать нельзя.
rage-why-must-hurt = «{ $card }» может атаковать и обязан это сделать.
rage-why-no-blow = «{ $card }» никому там не повредит.
rage-why-no-step = «{ $card }» не может туда двигаться.
rage-why-no-squad = Отряда { $squad } нет.
rage-why-looked = Вы уже смотрели отряд.
rage-why-open = В отряде { $squad } есть открытая карта.
rage-why-another-player = Это должен быть другой игрок, оставшийся в игре.
rage-why-ally-seat = { $name } ваш союзник.
rage-why-empty-hand = У игрока { $name } нет карт на руке.
rage-why-offered = В этот ход вы уже делали предложение.
rage-why-nothing-to-give = Вам нечего предложить.

## Сомнения

rage-doubt-decline = Вы могли бы атаковать. Точно отказаться и взять две карты?
rage-doubt-fight = Сразиться с отрядом { $squad } за { $cell } тремя картами? Нажмите ещё раз.

## Конец

rage-end-four-towers = { $name } удерживает четыре башни и побеждает в раунде { $round }, земель: { $lands }.
rage-end-seven-lands = { $name } удерживает семь земель и побеждает в раунде { $round }, земель: { $lands }.
rage-end-enemy-castle = { $name } берёт замок противника и побеждает в раунде { $round }, земель: { $lands }.
rage-end-central-castle = { $name } удерживает Центральный замок и побеждает в раунде { $round }, земель: { $lands }.
rage-end-alliance = { $name } с союзником берут замок и побеждают в раунде { $round }, земель: { $lands }.
rage-end-dragon-lord = { $name } берёт все замки и становится Повелителем драконов в раунде { $round }, земель: { $lands }.
rage-end-last-living = { $name } остаётся в игре и побеждает в раунде { $round }, земель: { $lands }.
rage-end-rounds-lands = Последний раунд, { $round }, окончен: у игрока { $name } больше всего земель, { $lands }.
rage-end-rounds-towers = Последний раунд, { $round }, окончен: земель поровну, { $lands }, но у игрока { $name } больше башен.
rage-end-rounds-artifacts = Последний раунд, { $round }, окончен: земель поровну, { $lands }, башен тоже, но у игрока { $name } больше артефактов.
rage-end-rounds-shared = Последний раунд, { $round }, окончен: лидеры равны во всём, среди них { $name }, земель: { $lands }. Победа общая.
rage-score-lands = Земли
rage-score-towers = Башни
rage-score-castles = Замки

## О чём место желает быть спрошенным
rage-wish-always = Спрашивать всегда
    .hint = Каждый раз, когда кто-нибудь мог бы вмешаться, даже если играть нечего.
rage-wish-mine = Что касается меня
    .hint = В моих боях, когда моя карта может изменить то, что случится дальше; когда нападают на мою землю или действие направлено на мою руку.
rage-wish-never = Не спрашивать
    .hint = Я каждый раз пасую. Обязательные ответы спросят всё равно.
rage-wish-battle = Больше не в этом бою
    .hint = Я пасую до конца этого боя, потом снова действует моё пожелание.
## Путь к цели

rage-way =
    { $goal ->
        [four-towers] Ваша цель: четыре башни. У вас { $count } из { $needed }.
        [seven-lands] Ваша цель: семь земель. У вас { $count } из { $needed }.
        [enemy-castle] Ваша цель: замок противника. У вас { $count } из { $needed }.
       *[central-castle]
            { $central ->
                [0] Ваша цель: { $needed } земель (есть { $count }) и Центральный замок (нет).
               *[other] Ваша цель: { $needed } земель (есть { $count }) и Центральный замок (есть).
            }
    }
rage-way-castles = Ваша цель: замки всех остальных. У вас { $count }.
rage-way-watched = Каждый идёт к своей цели. Больше всех земель: { $name }, { $best }.

# Кто играет
rage-person-garo = Гаро сначала бросается в атаку, а на карту смотрит потом.
rage-person-elowa = Элова хранит своё и берёт то, что никому не нужно.
rage-person-veska = Веска помнит, кто на неё напал, а кто только улыбнулся.
rage-person-yaro = Яро пошёл бы на Центральный замок с тремя лучниками и песней.
rage-person-mirka = Мирка не начинает боя, который не просчитала до конца.
rage-person-orrin = Оррин ждёт за башнями, пока вожак не отведёт взгляд.
## Чем хорош ход

rage-reason-wins = Это победа в партии: { $count } из { $tries } попыток.
rage-reason-castle = Замок: атака удаётся в { $count } из { $tries } попыток; земель станет { $lands }.
rage-reason-tower = Башня: атака удаётся в { $count } из { $tries } попыток; земель станет { $lands }.
rage-reason-land = Атака удаётся в { $count } из { $tries } попыток; земель станет { $lands }.
rage-reason-no-target = Ни одна из опробованных атак, скорее всего, не удастся: приберегите карты.
rage-reason-turns = Это переломит бой: победа в { $count } из { $tries } попыток, а без этого в { $before }.
rage-reason-attack = Атака удаётся в { $count } из { $tries } попыток.
rage-reason-defence = Земля устоит в { $count } из { $tries } попыток.
rage-reason-strongest =
    { $count ->
        [1] Сильнейшая из этих карт в бою
       *[other] Одна из сильнейших среди этих карт в бою
    }: { $card }.
rage-reason-weakest =
    { $count ->
        [1] Слабейшая из этих карт в бою
       *[other] Одна из слабейших среди этих карт в бою
    }: { $card }.
rage-reason-builds = У вас появится башня.
rage-reason-draws =
    Это принесёт вам { $count ->
        [one] { $count } карту
        [few] { $count } карты
       *[many] { $count } карт
    }.
rage-reason-deal = Вы получаете { $gets } и отдаёте { $gives }.
