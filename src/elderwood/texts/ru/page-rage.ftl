# Что говорит только страница о «Ярости эльфов». Соглашения: docs/texts.md.

page-sort-initiative = по скорости
page-rage-map = Карта
page-rage-view = Вид карты
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
