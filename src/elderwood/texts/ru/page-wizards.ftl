# Что о «Волшебниках лесных чащоб» говорит только страница. Правила записи: docs/texts.md.

page-sort-strength = по силе
page-wizards-contest = Состязание
page-wizards-last = Последнее состязание
page-wizards-last-short = Прошлое состязание
page-wizards-boost = Усиление { $slot }
page-wizards-explain = Объяснить сумму
page-wizards-source = { $what } ({ $who })
page-wizards-order = Порядок, выбранный владельцем
page-wizards-doubled = Усиления ещё раз
page-wizards-printed = напечатано { $strength }
page-wizards-secret = видите только вы
page-wizards-thinking = выбирает
page-wizards-laid = карта выложена
page-wizards-passed = пас
page-wizards-no-champion = чемпионов пока нет
page-wizards-prize = выигрывает приз
page-wizards-ties =
    { $count ->
        [one] { $count } приз. При равенстве выше тот, кто раньше в порядке хода.
        [few] { $count } приза. При равенстве выше тот, кто раньше в порядке хода.
       *[many] { $count } призов. При равенстве выше тот, кто раньше в порядке хода.
    }
page-wizards-doubles = В конце чемпионы этого вида считаются дважды.
page-wizards-known = Вы видели, как эти карты туда попали.
page-wizards-unknown = Ни одной из этих карт вы не видели.
page-wizards-latest = Сверху последние: { $cards }.
page-wizards-unseen = Эти карты в колоде или в руках, где вы их не видели.
page-wizards-best = Лучший чемпион
page-wizards-won = Древний лес склоняется перед вашими чемпионами.
page-wizards-lost = На этот раз на поляне стоят другие чемпионы.
## Подсказки для первой партии

wizards-coach-aim = Эта строка всегда говорит, как далеко вы продвинулись.
wizards-coach-play = Сыграйте одну карту. Сейчас действуют только заклинания; если их нет, сыграйте самую ненужную.
wizards-coach-summon = Все кладут претендента втёмную и открывают вместе. Число — его сила, а текст может подействовать сразу.
wizards-coach-boost = Усиление добавляет свою силу вашему претенденту, всего не больше трёх. Кто пасует, бережёт карты.
wizards-coach-champion = Претендент победителя становится чемпионом и считается в конце: важно, кого вы посылаете.
wizards-coach-rest = Оставьте все карты или сбросьте все; потом руку пополнят до пяти.
## Слово обо всём на столе

wizards-about-deck = Колода: отсюда берут карты. Число — сколько осталось.
wizards-about-discard = Сброс, последняя карта сверху: сыгранные и сброшенные карты.
wizards-about-prizes =
    { $count ->
        [one] { $count } корона: столько игроков получат приз в состязании, и их претендент станет чемпионом.
        [few] { $count } короны: столько игроков получат приз в состязании, и их претендент станет чемпионом.
       *[many] { $count } корон: столько игроков получат приз в состязании, и их претендент станет чемпионом.
    }
wizards-about-turn = Место в порядке хода; при равенстве побеждает более ранний.
wizards-about-first = Первый в этом раунде.
wizards-about-thinking = Сейчас выбирает.
wizards-about-laid = Карта уже лежит втёмную.
wizards-about-passed = Пас: в этом раунде больше без усилений.
wizards-about-hand = Карты на руке.
wizards-about-score = Сколько сейчас стоят чемпионы: это и есть счёт.
wizards-about-total = Претендент и усиления вместе: больше всех — победа в состязании.
wizards-about-crown = Получает приз: претендент станет чемпионом.
wizards-about-champion = Чемпион: в конце считается его число.
wizards-about-contender = Претендент: существо, что сражается в этом раунде.
wizards-about-boost = Усиление: добавляет свою силу претенденту.
wizards-about-now = Сила сейчас: эффекты изменили напечатанную.
wizards-about-kind = Знак его вида; некоторые эффекты считают виды.
wizards-about-strength = Сила { $strength }: столько добавляет и столько стоит чемпионом.
wizards-about-spell = Заклинание: действует, когда его играют при поиске.
wizards-about-active = Действует, когда его открывают.
wizards-about-passive = Действует, пока лежит в состязании.
wizards-about-end-game = Действует в конце игры, если стал чемпионом.
