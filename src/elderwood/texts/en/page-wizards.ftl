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
## A word on everything on the table

wizards-about-deck = The deck: cards are drawn from it. The number says how many are left.
wizards-about-discard = The discard pile, the latest card on top: played and thrown away cards.
wizards-about-prizes =
    { $count ->
        [one] { $count } crown: so many win a prize in a contest, and their contender becomes a champion.
       *[other] { $count } crowns: so many win a prize in a contest, and their contender becomes a champion.
    }
wizards-about-turn = The place in turn order; ties go to the earlier one.
wizards-about-first = Goes first in this round.
wizards-about-thinking = Is choosing now.
wizards-about-laid = Has laid a card face down.
wizards-about-passed = Has passed: no more boosts in this round.
wizards-about-hand = Cards in hand.
wizards-about-score = What the champions are worth now: that is the score.
wizards-about-total = Contender and boosts together: the highest wins the contest.
wizards-about-crown = Wins a prize: the contender becomes a champion.
wizards-about-champion = A champion: it counts its number in the end.
wizards-about-contender = The contender: the creature that fights in this round.
wizards-about-boost = A boost: it adds its strength to the contender.
wizards-about-now = Its strength now: effects have changed what is printed.
wizards-about-kind = The sign of its kind; some effects count kinds.
wizards-about-strength = Strength { $strength }: what it adds, and counts as a champion.
wizards-about-spell = A spell: it acts when it is played in the search.
wizards-about-active = Acts when it is turned up.
wizards-about-passive = Acts as long as it lies in the contest.
wizards-about-end-game = Acts at the end of the game, as a champion.
