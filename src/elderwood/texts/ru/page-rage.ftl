# Что говорит только страница о «Ярости эльфов». Соглашения: docs/texts.md.

page-sort-initiative = по скорости
page-rage-map = Карта
page-rage-view = Вид карты
page-rage-odds = Известные силы
page-rage-odds-own = Карты у вас на руке
page-rage-strength = { $card } (инициатива { $initiative }, жизни { $lives })
page-rage-odds-unknown =
    { $count ->
        [one] { $count } неизвестная карта
        [few] { $count } неизвестные карты
       *[many] { $count } неизвестных карт
    }
page-rage-battle = Бой
page-rage-battle-for = Бой за { $cell }
page-rage-free = свободно
page-rage-owned = владеет { $name }
page-rage-home = дом: { $name }
page-rage-protected = под защитой
page-rage-attacked = под атакой
page-rage-guard = страж: { $card }
page-rage-lives = Жизни
page-rage-initiative = Инициатива
page-rage-price = Цена действия в землях
page-rage-attacks = атакует
page-rage-defends = обороняется
page-rage-side-icon =
    { $side ->
        [left] Слева: { $icon }
        [forward] Впереди: { $icon }
       *[right] Справа: { $icon }
    }
page-rage-moved = уже ходил
page-rage-skips = пропустит следующий ход
page-rage-moves-now = ходит сейчас
page-rage-dying = погибает
page-rage-top = сверху
page-rage-keeper = играет { $name }
page-rage-computer = играет компьютер
page-rage-legend = Восемь знаков
page-rage-icon-strike = Отнимает 1 жизнь. Щиты останавливают.
page-rage-icon-double-strike = Отнимает 2 жизни. Щиты останавливают.
page-rage-icon-piercing = Отнимает 1 жизнь, даже сквозь щит.
page-rage-icon-double-piercing = Отнимает 2 жизни, даже сквозь щит.
page-rage-icon-shield = Останавливает удары с этой стороны.
page-rage-icon-counter = Кто атакует с этой стороны, теряет 1 жизнь.
page-rage-icon-fire-shield = Останавливает удары, и атакующий теряет 1 жизнь.
page-rage-icon-move = Меняется местами с тем, что лежит с этой стороны.
page-rage-waits = Последнее объявленное сработает первым
page-rage-aimed = цель: { $what }
page-rage-cancelled = без эффекта
page-rage-squad = Отряд { $squad }
page-rage-squad-seen = вы его видели
page-rage-squad-closed = рубашкой вверх
page-rage-squad-open = открыто: { $card }
page-rage-only-you = Это видите только вы.
page-rage-trade = Обмен
page-rage-trade-hint = Кому вы делаете предложение?
page-rage-you-give = Вы отдаёте
page-rage-you-want = Вы хотите
page-rage-gives = { $name } отдаёт
page-rage-wants = { $name } хочет
page-rage-withdraw = Отозвать предложение
page-rage-treasure-hint = Обменять сокровище на две карты
page-rage-no-goal = Захватить все замки
page-rage-possessions = Ваше имущество
page-rage-own-deck = Своя колода
page-rage-own-discard = Свой сброс
page-rage-other-discards = Сброс остальных игроков
page-rage-others = Чужой сброс
page-rage-neutral-deck = Нейтральная колода
page-rage-neutral-discard = Нейтральный сброс
page-rage-used = Использованные артефакты
page-rage-artifacts-left = Ещё не найдено артефактов: { $count }
page-rage-hidden-deck = Порядок карт в колоде скрыт.
page-rage-sent = Отправлены в бой
page-rage-ally = союзник
page-rage-turn = сейчас его ход
page-rage-won = Фаррун склоняется перед вашим народом.
page-rage-lost = На этот раз над Фарруном чужие знамёна.
## Подсказки для первой партии

rage-coach-aim = Эта строка всегда называет вашу цель, её не знает никто другой.
rage-coach-turn = Коснитесь светящейся земли, чтобы напасть: она граничит с вашей. Или откажитесь и возьмите две карты. Карта действует, если у вас столько земель, какова её цена; ничего не тратится.
rage-coach-squad = Свободную землю держит отряд из трёх нейтральных карт. Сначала посмотрите один отряд, потом сразитесь с ним или с другим.
rage-coach-attack = Ваш воин действует в одну из сторон: значок там говорит, что будет. У кого не осталось жизней, гибнет; побеждает та сторона, где уцелело больше воинов.
rage-coach-defend = Пошлите три карты на защиту или отступите: тогда земля потеряна, а вы возьмёте две карты.
rage-coach-window = Можно вмешаться картой или спасовать. Как часто спрашивать, решаете вы: всегда, о важном для вас или никогда.

## Что это и зачем оно

rage-about-land = Земля. Чем больше у вас земель, тем дороже действия, которые вы можете применять.
rage-about-tower = Башня. Земля, которая ещё и приносит владельцу карту в начале каждого хода.
rage-about-castle = Замок. Приносит карту каждый ход; его стережёт дракон, а потерявший родной замок выбывает из игры.
rage-about-central = Центральный замок. Его стережёт дракон; он приносит карту каждый ход, а его дракон помогает нападать на замки.
rage-about-initiative = Первым ходит тот, у кого больше.
rage-about-lives = Потерявший все гибнет.
rage-about-price = Столько земель нужно держать; ничего не тратится.
rage-about-attacker = Нападает на землю. Её берёт тот, у кого в конце больше воинов; при равенстве решает запас.
rage-about-defender = Защищает землю. Она остаётся тому, у кого в конце больше воинов; при равенстве решает запас.
rage-about-centre = Центр. Здесь до боя встречаются две карты: нижняя гибнет, верхняя становится запасом.
rage-about-reserve = Запас. Не сражается на краю, но при равенстве побеждает его владелец.
rage-about-squad = Отряд: три нейтральные карты. Напавший на свободную землю сражается с одним из отрядов.
rage-about-people = У народа свои карты, свой замок и свой дракон.
rage-about-treasure = Сокровища. Вне боя одно можно обменять на две карты.
rage-about-artifacts = Артефакты. Каждый применяется один раз, в указанный на нём момент.
rage-about-trade = Обмен сокровищами и артефактами с другим игроком, одно предложение за ход.
rage-about-goal = Достигнете — победите.
rage-about-sent = Карты на пути в бой. Лежат рубашкой вверх, пока обе стороны не пошлют свои.
