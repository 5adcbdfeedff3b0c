# What only the page says of Woodland Wizards. Conventions: docs/texts.md.

page-sort-strength = strongest
page-wizards-contest = Contest
page-wizards-last = The last contest
page-wizards-last-short = Last contest
page-wizards-boost = Boost { $slot }
page-wizards-explain = Explain the total
page-wizards-source = { $what } ({ $who })
page-wizards-order = The order its owner chose
page-wizards-doubled = The boosts once more
page-wizards-printed = printed { $strength }
page-wizards-secret = only you see it
page-wizards-thinking = choosing
page-wizards-laid = has laid a card
page-wizards-passed = has passed
page-wizards-no-champion = no champion yet
page-wizards-prize = wins a prize
page-wizards-ties =
    { $count ->
        [one] { $count } prize. Ties go to the earlier in turn order.
       *[other] { $count } prizes. Ties go to the earlier in turn order.
    }
page-wizards-doubles = Champions of this kind count twice at the end.
page-wizards-known = You have seen these cards get there.
page-wizards-unknown = You have seen none of these cards.
page-wizards-latest = The latest on top: { $cards }.
page-wizards-unseen = These cards are in the deck, or in hands where you have not seen them.
page-wizards-best = Best champion
page-wizards-won = The Elderwood bows to your champions.
page-wizards-lost = Other champions stand in the clearing this time.
## Hints for a first match

wizards-coach-aim = This line always says how far you are.
wizards-coach-play = Play one card. Only spells do something now; without one, play the card you need least.
wizards-coach-summon = All lay a contender face down and turn it up together. Its number is its strength, and its text may act at once.
wizards-coach-boost = A boost adds its strength to your contender, three at most. Who passes saves cards.
wizards-coach-champion = The winner’s contender becomes a champion and counts in the end: so it matters whom you send.
wizards-coach-rest = Keep all your cards or throw them all away; then hands are filled up to five.
