# Ce que seule la page dit de « La Rage des elfes ». Conventions : docs/texts.md.

page-sort-initiative = les plus rapides
page-rage-map = Carte
page-rage-view = Vue de la carte
page-rage-odds = Forces connues
page-rage-odds-own = Cartes de votre main
page-rage-strength = { $card } (initiative { $initiative }, vies { $lives })
page-rage-odds-unknown =
    { $count ->
        [one] { $count } carte inconnue
       *[other] { $count } cartes inconnues
    }
page-rage-battle = Combat
page-rage-battle-for = Combat pour { $cell }
page-rage-free = libre
page-rage-owned = tenue par { $name }
page-rage-home = foyer de { $name }
page-rage-protected = protégée
page-rage-attacked = attaquée
page-rage-guard = gardée par { $card }
page-rage-lives = Vies
page-rage-initiative = Initiative
page-rage-price = Prix de l’action, en terres
page-rage-attacks = attaque
page-rage-defends = défend
page-rage-side-icon =
    { $side ->
        [left] À gauche : { $icon }
        [forward] Devant : { $icon }
       *[right] À droite : { $icon }
    }
page-rage-moved = a agi
page-rage-skips = perd sa prochaine action
page-rage-moves-now = agit maintenant
page-rage-dying = meurt
page-rage-top = au-dessus
page-rage-keeper = jouées par { $name }
page-rage-computer = jouées par l’ordinateur
page-rage-legend = Les huit icônes
page-rage-icon-strike = Ôte 1 vie. Les boucliers l’arrêtent.
page-rage-icon-double-strike = Ôte 2 vies. Les boucliers l’arrêtent.
page-rage-icon-piercing = Ôte 1 vie, même à travers un bouclier.
page-rage-icon-double-piercing = Ôte 2 vies, même à travers un bouclier.
page-rage-icon-shield = Arrête les Frappes de ce côté.
page-rage-icon-counter = Qui attaque de ce côté perd 1 vie.
page-rage-icon-fire-shield = Arrête les Frappes, et l’attaquant perd 1 vie.
page-rage-icon-move = Échange sa place avec ce qui est de ce côté.
page-rage-waits = La dernière annonce prend effet d’abord
page-rage-aimed = vise { $what }
page-rage-cancelled = sans effet
page-rage-squad = Escouade { $squad }
page-rage-squad-seen = vous l’avez regardée
page-rage-squad-closed = face cachée
page-rage-squad-open = visible : { $card }
page-rage-only-you = Vous seul voyez cela.
page-rage-trade = Échange
page-rage-trade-hint = À qui faites-vous une offre ?
page-rage-you-give = Vous donnez
page-rage-you-want = Vous voulez
page-rage-gives = { $name } donne
page-rage-wants = { $name } veut
page-rage-withdraw = Retirer l’offre
page-rage-treasure-hint = Échanger un trésor contre deux cartes
page-rage-no-goal = Prendre tous les châteaux
page-rage-possessions = Vos biens
page-rage-own-deck = Votre pioche
page-rage-own-discard = Votre défausse
page-rage-other-discards = Défausses des autres
page-rage-others = Autres
page-rage-neutral-deck = Pioche neutre
page-rage-neutral-discard = Défausse neutre
page-rage-used = Artefacts utilisés
page-rage-artifacts-left = Artefacts à trouver : { $count }
page-rage-hidden-deck = L’ordre d’une pioche est caché.
page-rage-sent = Envoyées au combat
page-rage-ally = allié
page-rage-turn = à son tour
page-rage-won = Farrun s’incline devant votre peuple.
page-rage-lost = D’autres bannières flottent cette fois sur Farrun.
## Conseils pour une première partie

rage-coach-aim = Cette ligne nomme toujours votre but, que nul autre ne connaît.
rage-coach-turn = Touchez une terre qui luit pour l’attaquer : elle borde une des vôtres. Ou renoncez et piochez deux cartes. Une carte agit si vous tenez autant de terres que son prix ; rien n’est dépensé.
rage-coach-squad = Une terre libre est tenue par une escouade de trois cartes neutres. Regardez-en une, puis combattez-la ou une autre.
rage-coach-attack = Votre guerrier agit vers un de ses côtés : l’icône y dit ce qui arrive. Qui n’a plus de vie meurt ; le camp qui garde le plus de guerriers gagne.
rage-coach-defend = Envoyez trois cartes défendre la terre, ou retirez-vous : elle est alors perdue, et vous piochez deux cartes.
rage-coach-window = Vous pouvez intervenir avec une carte, ou passer. Vous choisissez quand on vous demande : toujours, pour ce qui vous touche, ou jamais.

## Ce que c’est et à quoi cela sert

rage-about-land = Une terre. Plus vous en tenez, plus les actions que vous pouvez jouer sont chères.
rage-about-tower = Une tour. Une terre qui apporte aussi une carte à son maître au début de chaque tour.
rage-about-castle = Un château. Il apporte une carte par tour ; un dragon le garde, et qui perd son château natal est éliminé.
rage-about-central = Le Château central. Un dragon le garde ; il apporte une carte par tour, et son dragon aide à attaquer les châteaux.
rage-about-initiative = La plus haute joue d’abord.
rage-about-lives = Qui n’en a plus meurt.
rage-about-price = Il faut tenir autant de terres ; rien n’est dépensé.
rage-about-attacker = Attaque la terre. Qui a le plus de guerriers à la fin la prend ; la réserve tranche l’égalité.
rage-about-defender = Défend la terre. Qui a le plus de guerriers à la fin la garde ; la réserve tranche l’égalité.
rage-about-centre = Le centre. Deux cartes s’y rencontrent avant le combat : celle du dessous meurt, celle du dessus est la réserve.
rage-about-reserve = La réserve. Elle ne combat pas au bord, mais l’égalité revient à son maître.
rage-about-squad = Une escouade : trois cartes neutres. Qui attaque une terre libre combat l’une des escouades.
rage-about-people = Un peuple a ses cartes, son château et son dragon.
rage-about-treasure = Trésors. Hors combat, l’un d’eux s’échange contre deux cartes.
rage-about-artifacts = Artefacts. Chacun sert une fois, au moment qu’il indique.
rage-about-trade = Échanger trésors et artefacts avec un autre joueur, une offre par tour.
rage-about-goal = Atteignez-le et vous gagnez.
rage-about-sent = Cartes en route pour le combat, face cachée jusqu’à ce que les deux camps aient envoyé les leurs.
