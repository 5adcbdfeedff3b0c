# Ce que seule la page dit d’Elfenland. Conventions : docs/texts.md.

page-elfenland-towns = Villes
page-elfenland-roads = Routes
page-elfenland-waters = Rivières et bacs
page-elfenland-tools = Outils de la carte
page-elfenland-standings = Classement
page-elfenland-my-counters = Mes jetons
page-elfenland-here = vous êtes ici
page-elfenland-uncollected = votre pion y est encore
page-elfenland-collected = visitée
page-elfenland-boots = bottes : { $names }
page-elfenland-within =
    { $count ->
        [one] accessible avec { $count } carte
       *[other] accessible avec { $count } cartes
    }
page-elfenland-no-counter = aucun jeton
page-elfenland-would = avec les vôtres : { $what }
page-elfenland-any = carte quelconque
page-elfenland-times = { $what } × { $count }
page-elfenland-stream = { $what } × { $down } vers l’aval, × { $up } vers l’amont
page-elfenland-held = en main : { $count }
page-elfenland-hold = en main
page-elfenland-or-caravan = ou une caravane : cartes quelconques × { $count }
page-elfenland-send-caravan = Ou une caravane : { $count } cartes quelconques …
page-elfenland-caravan = caravane × { $count }
page-elfenland-caravan-paid = Caravane : { $paid } sur { $count }
page-elfenland-chart-caravan = Caravane : sur une route avec un jeton, 3 cartes quelconques suffisent, 4 avec un obstacle.
page-elfenland-lay = poser { $what }
page-elfenland-gains =
    { $count ->
        [0] aucune nouvelle ville
        [one] + { $count } ville
       *[other] + { $count } villes
    }
page-elfenland-lacking = il manque : { $what }
page-elfenland-shut =
    { $count ->
        [one] { $count } route sans jeton
       *[other] { $count } routes sans jeton
    }
page-elfenland-left-over =
    { $count ->
        [one] reste { $count } carte
       *[other] restent { $count } cartes
    }
page-elfenland-plan-hint = Touchez villes et routes l’une après l’autre : vous seul voyez le plan.
page-elfenland-tour =
    { $count ->
        [one] Votre main permet de visiter { $count } ville.
       *[other] Votre main permet de visiter { $count } villes.
    }
page-elfenland-step-back = Un pas en arrière
page-elfenland-clear = Effacer le plan
page-elfenland-replay = Revoir les voyages de la manche { $round }
page-elfenland-replay-end = Arrêter la relecture
page-elfenland-replay-line =
    { $count ->
        [0] Manche { $round }, { $name } : { $towns } (aucune nouvelle ville)
        [one] Manche { $round }, { $name } : { $towns } ({ $count } nouvelle ville)
       *[other] Manche { $round }, { $name } : { $towns } ({ $count } nouvelles villes)
    }
page-elfenland-my-towns = Villes qu’il vous reste : { $count }
page-elfenland-show-boot = Montrer sur la carte
page-elfenland-hide = Cacher les pièces tant qu’on appuie
page-elfenland-unseen = Ces cartes sont dans la pioche ou dans la main des autres.
page-elfenland-unseen-counters = Ces jetons sont face cachée, dans la réserve ou devant les autres.
page-elfenland-won = La dernière lieue fut la plus belle : bienvenue chez vous.
page-elfenland-lost = La route était plus longue que le jour. Elle sera là demain.
## Conseils pour une première partie

elfenland-coach-aim = Cette ligne dit toujours où vous en êtes.
elfenland-coach-take = Un jeton ouvre une route à un véhicule, pour tous. Prenez ceux qui vont avec les cartes de votre main.
elfenland-coach-plan = Touchez un de vos jetons, puis une route que vous voulez suivre. Les autres pourront s’en servir. Quand tous ont passé, les voyages commencent.
elfenland-coach-travel = Touchez une ville ou une route qui luit : vos cartes suffisent pour y aller. Dans chaque nouvelle ville vous prenez votre pion, même en passant.
elfenland-coach-discard = Vous gardez au plus quatre cartes pour la manche suivante.
elfenland-coach-keep = Un jeton peut rester chez vous pour la manche suivante ; les autres s’en vont.
## Un mot sur tout ce qui est sur la table

elfenland-about-town = Une ville : qui passe y prend son pion. Un drapeau est à vous, les petits signes aux autres.
elfenland-about-road = Une route : un jeton l’ouvre à un véhicule ; le nombre dit combien de ses cartes coûte un pas.
elfenland-about-water = L’eau n’a pas besoin de jeton : on paie en radeaux.
elfenland-about-counter = Un jeton : sur une route il ouvre le passage à ce véhicule, pour tous.
elfenland-about-supply = Jetons face cachée : qui en prend un ici ne sait pas lequel. Le nombre dit combien il y en a.
elfenland-about-hidden = Seul son propriétaire le connaît.
elfenland-about-obstacle = Un obstacle : sur une route avec jeton, chaque pas coûte une carte de plus. Chacun en a un pour toute la partie.
elfenland-about-boot = Une botte : ce joueur se tient là.
elfenland-about-score = Villes visitées : le plus grand nombre gagne.
elfenland-about-hand = Cartes en main : elles paient le voyage.
elfenland-about-first = La couronne : ce joueur commence cette manche.
