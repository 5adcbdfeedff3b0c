# Что говорит только страница об Эльфенланде. Правила записи: docs/texts.md.

page-elfenland-towns = Города
page-elfenland-roads = Дороги
page-elfenland-waters = Реки и паромы
page-elfenland-tools = Инструменты карты
page-elfenland-standings = Положение игроков
page-elfenland-my-counters = Мои жетоны
page-elfenland-here = вы здесь
page-elfenland-uncollected = ваша фишка ещё там
page-elfenland-collected = посещён
page-elfenland-boots = башмаки: { $names }
page-elfenland-within =
    { $count ->
        [one] достижим за { $count } карту
        [few] достижим за { $count } карты
       *[many] достижим за { $count } карт
    }
page-elfenland-no-counter = жетона нет
page-elfenland-would = с вашими: { $what }
page-elfenland-any = любая карта
page-elfenland-times = { $what } × { $count }
page-elfenland-stream = { $what } × { $down } по течению, × { $up } против течения
page-elfenland-held = на руке: { $count }
page-elfenland-hold = на руке
page-elfenland-or-caravan = или караван: любые карты × { $count }
page-elfenland-send-caravan = Или караван: любые карты, { $count } …
page-elfenland-caravan = караван × { $count }
page-elfenland-caravan-paid = Караван: { $paid } из { $count }
page-elfenland-chart-caravan = Караван: на дороге с жетоном вместо нужных карт годятся любые 3, с препятствием – 4.
page-elfenland-lay = положить: { $what }
page-elfenland-gains =
    { $count ->
        [0] новых городов нет
        [one] + { $count } город
        [few] + { $count } города
       *[many] + { $count } городов
    }
page-elfenland-lacking = не хватает: { $what }
page-elfenland-shut =
    { $count ->
        [one] { $count } дорога без жетона
        [few] { $count } дороги без жетона
       *[many] { $count } дорог без жетона
    }
page-elfenland-left-over =
    { $count ->
        [one] останется { $count } карта
        [few] останутся { $count } карты
       *[many] останется { $count } карт
    }
page-elfenland-plan-hint = Касайтесь городов и дорог по порядку: план видите только вы.
page-elfenland-tour =
    { $count ->
        [one] С вашими картами можно посетить { $count } город.
        [few] С вашими картами можно посетить { $count } города.
       *[many] С вашими картами можно посетить { $count } городов.
    }
page-elfenland-step-back = На шаг назад
page-elfenland-clear = Стереть план
page-elfenland-replay = Показать путешествия раунда { $round }
page-elfenland-replay-end = Закончить повтор
page-elfenland-replay-line =
    { $count ->
        [0] Раунд { $round }, { $name }: { $towns } (новых городов нет)
        [one] Раунд { $round }, { $name }: { $towns } ({ $count } новый город)
        [few] Раунд { $round }, { $name }: { $towns } ({ $count } новых города)
       *[many] Раунд { $round }, { $name }: { $towns } ({ $count } новых городов)
    }
page-elfenland-my-towns = Вам осталось городов: { $count }
page-elfenland-show-boot = Показать на карте
page-elfenland-hide = Скрыть фишки, пока нажато
page-elfenland-unseen = Эти карты в колоде или на руках у других.
page-elfenland-unseen-counters = Эти жетоны лежат лицом вниз: в запасе или у других игроков.
page-elfenland-won = Последняя миля была слаще всех: добро пожаловать домой.
page-elfenland-lost = Дорога оказалась длиннее дня. Завтра она никуда не денется.
## Подсказки для первой партии

elfenland-coach-aim = Эта строка всегда говорит, как далеко вы продвинулись.
elfenland-coach-take = Жетон открывает одну дорогу для одного транспорта, и для всех. Берите те, что подходят к картам на руке.
elfenland-coach-plan = Коснитесь своего жетона, потом дороги, по которой хотите проехать. Ею смогут пользоваться и другие. Когда все спасуют, начнутся путешествия.
elfenland-coach-travel = Коснитесь светящегося города или дороги: карт на дорогу хватит. В каждом новом городе вы берёте свою фишку, даже проездом.
elfenland-coach-discard = На следующий раунд у вас остаётся не больше четырёх карт.
elfenland-coach-keep = Один жетон может остаться у вас на следующий раунд, остальные уходят.
## Слово обо всём на столе

elfenland-about-town = Город: кто проезжает, берёт свою фишку. Флаг — ваш, маленькие знаки — чужие.
elfenland-about-road = Дорога: жетон открывает её для транспорта; число — сколько его карт стоит шаг.
elfenland-about-water = Воде жетон не нужен: за неё платят плотами.
elfenland-about-counter = Жетон: на дороге открывает путь этому транспорту, и для всех.
elfenland-about-supply = Жетоны втёмную: кто берёт отсюда, не знает какой. Число — сколько их.
elfenland-about-hidden = Его знает только владелец.
elfenland-about-obstacle = Препятствие: на дороге с жетоном каждый шаг стоит на карту больше. У каждого одно на всю игру.
elfenland-about-boot = Сапог: здесь стоит этот игрок.
elfenland-about-score = Собрано городов: побеждает большее число.
elfenland-about-hand = Карты на руке: ими платят за путешествие.
elfenland-about-first = Корона: этот игрок первый в этом раунде.
