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
