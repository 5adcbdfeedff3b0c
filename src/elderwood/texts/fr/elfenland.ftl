# Elfenland : cartes, villes, options, événements, questions et raisons. Conventions : docs/texts.md.

## Cartes et jetons

elfenland-card-giant_pig = Cochon géant
    .def = le Cochon géant
    .of = du Cochon géant
elfenland-card-giant_pig-text = Une carte en plaine et en forêt. Il ne va ni au désert ni en montagne.
elfenland-card-elfcycle = Elfocycle
    .def = l’Elfocycle
    .of = de l’Elfocycle
elfenland-card-elfcycle-text = Une carte en plaine et en forêt, deux en montagne. Inutile au désert.
elfenland-card-magic_cloud = Nuage magique
    .def = le Nuage magique
    .of = du Nuage magique
elfenland-card-magic_cloud-text = Une carte en montagne, deux en plaine et en forêt. Il ne survole pas les déserts.
elfenland-card-unicorn = Licorne
    .def = la Licorne
    .of = de la Licorne
elfenland-card-unicorn-text = Une carte en forêt et en montagne, deux au désert. Elle évite les plaines.
elfenland-card-troll_wagon = Chariot de troll
    .def = le Chariot de troll
    .of = du Chariot de troll
elfenland-card-troll_wagon-text = Il va partout, une carte en plaine, deux en forêt, au désert et en montagne.
elfenland-card-dragon = Dragon
    .def = le Dragon
    .of = du Dragon
elfenland-card-dragon-text = Il va partout, une carte en plaine, au désert et en montagne, deux en forêt.
elfenland-card-raft = Radeau
    .def = le Radeau
    .of = du Radeau
elfenland-card-raft-text = Sur l’eau seulement, sans jeton, une carte vers l’aval, deux vers l’amont, deux par traversée d’un lac en bac.
elfenland-card-obstacle = Obstacle
    .def = l’Obstacle
    .of = de l’Obstacle
elfenland-card-obstacle-text = À poser sur une route qui porte un jeton, une fois par partie. Chaque pas sur cette route coûte alors une carte de plus.

## Villes, routes, rivières et bacs

elfenland-town-albaran = Al’Baran
elfenland-town-beata = Beata
elfenland-town-dagamura = Dag’Amura
elfenland-town-elvenhold = Elvenhold
elfenland-town-ergeren = Erg’Eren
elfenland-town-feodor = Feodor
elfenland-town-grangor = Grangor
elfenland-town-ixara = Ixara
elfenland-town-jaccaranda = Jaccaranda
elfenland-town-kihromah = Kihromah
elfenland-town-lapphalya = Lapphalya
elfenland-town-mahdavikia = Mah’Davikia
elfenland-town-parundia = Parundia
elfenland-town-rivinia = Rivinia
elfenland-town-strykhaven = Strykhaven
elfenland-town-throtmanni = Throtmanni
elfenland-town-tichih = Tichih
elfenland-town-usselen = Usselen
elfenland-town-virst = Virst
elfenland-town-wylhien = Wylhien
elfenland-town-yttar = Yttar
elfenland-place =
    { $id ->
         [albaran] { elfenland-town-albaran }
         [beata] { elfenland-town-beata }
         [dagamura] { elfenland-town-dagamura }
         [elvenhold] { elfenland-town-elvenhold }
         [ergeren] { elfenland-town-ergeren }
         [feodor] { elfenland-town-feodor }
         [grangor] { elfenland-town-grangor }
         [ixara] { elfenland-town-ixara }
         [jaccaranda] { elfenland-town-jaccaranda }
         [kihromah] { elfenland-town-kihromah }
         [lapphalya] { elfenland-town-lapphalya }
         [mahdavikia] { elfenland-town-mahdavikia }
         [parundia] { elfenland-town-parundia }
         [rivinia] { elfenland-town-rivinia }
         [strykhaven] { elfenland-town-strykhaven }
         [throtmanni] { elfenland-town-throtmanni }
         [tichih] { elfenland-town-tichih }
         [usselen] { elfenland-town-usselen }
         [virst] { elfenland-town-virst }
         [wylhien] { elfenland-town-wylhien }
       *[yttar] { elfenland-town-yttar }
    }
elfenland-link =
    { $id ->
        [albaran-dagamura] { elfenland-town-albaran } – { elfenland-town-dagamura }
        [albaran-feodor] { elfenland-town-albaran } – { elfenland-town-feodor }
        [albaran-parundia] { elfenland-town-albaran } – { elfenland-town-parundia }
        [albaran-throtmanni] { elfenland-town-albaran } – { elfenland-town-throtmanni }
        [albaran-wylhien] { elfenland-town-albaran } – { elfenland-town-wylhien }
        [beata-elvenhold] { elfenland-town-beata } – { elfenland-town-elvenhold }
        [beata-strykhaven] { elfenland-town-beata } – { elfenland-town-strykhaven }
        [dagamura-feodor] { elfenland-town-dagamura } – { elfenland-town-feodor }
        [dagamura-ixara] { elfenland-town-dagamura } – { elfenland-town-ixara }
        [dagamura-kihromah] { elfenland-town-dagamura } – { elfenland-town-kihromah }
        [dagamura-lapphalya] { elfenland-town-dagamura } – { elfenland-town-lapphalya }
        [dagamura-mahdavikia] { elfenland-town-dagamura } – { elfenland-town-mahdavikia }
        [elvenhold-ergeren] { elfenland-town-elvenhold } – { elfenland-town-ergeren }
        [elvenhold-lapphalya] { elfenland-town-elvenhold } – { elfenland-town-lapphalya }
        [ergeren-tichih] { elfenland-town-ergeren } – { elfenland-town-tichih }
        [feodor-lapphalya] { elfenland-town-feodor } – { elfenland-town-lapphalya }
        [feodor-rivinia] { elfenland-town-feodor } – { elfenland-town-rivinia }
        [feodor-throtmanni] { elfenland-town-feodor } – { elfenland-town-throtmanni }
        [grangor-mahdavikia] { elfenland-town-grangor } – { elfenland-town-mahdavikia }
        [grangor-yttar] { elfenland-town-grangor } – { elfenland-town-yttar }
        [ixara-lapphalya] { elfenland-town-ixara } – { elfenland-town-lapphalya }
        [ixara-mahdavikia] { elfenland-town-ixara } – { elfenland-town-mahdavikia }
        [ixara-virst] { elfenland-town-ixara } – { elfenland-town-virst }
        [jaccaranda-throtmanni] { elfenland-town-jaccaranda } – { elfenland-town-throtmanni }
        [jaccaranda-tichih] { elfenland-town-jaccaranda } – { elfenland-town-tichih }
        [jaccaranda-wylhien] { elfenland-town-jaccaranda } – { elfenland-town-wylhien }
        [lapphalya-rivinia] { elfenland-town-lapphalya } – { elfenland-town-rivinia }
        [lapphalya-virst] { elfenland-town-lapphalya } – { elfenland-town-virst }
        [parundia-usselen] { elfenland-town-parundia } – { elfenland-town-usselen }
        [parundia-wylhien] { elfenland-town-parundia } – { elfenland-town-wylhien }
        [rivinia-throtmanni] { elfenland-town-rivinia } – { elfenland-town-throtmanni }
        [strykhaven-virst] { elfenland-town-strykhaven } – { elfenland-town-virst }
        [throtmanni-tichih] { elfenland-town-throtmanni } – { elfenland-town-tichih }
        [usselen-wylhien] { elfenland-town-usselen } – { elfenland-town-wylhien }
        [usselen-yttar] { elfenland-town-usselen } – { elfenland-town-yttar }
        [elvenhold-rivinia] { elfenland-town-elvenhold } – { elfenland-town-rivinia }
        [mahdavikia-grangor] { elfenland-town-mahdavikia } – { elfenland-town-grangor }
        [rivinia-tichih] { elfenland-town-rivinia } – { elfenland-town-tichih }
        [virst-ixara] { elfenland-town-virst } – { elfenland-town-ixara }
        [wylhien-usselen] { elfenland-town-wylhien } – { elfenland-town-usselen }
        [elvenhold-strykhaven] { elfenland-town-elvenhold } – { elfenland-town-strykhaven }
        [elvenhold-virst] { elfenland-town-elvenhold } – { elfenland-town-virst }
        [grangor-parundia] { elfenland-town-grangor } – { elfenland-town-parundia }
       *[parundia-yttar] { elfenland-town-parundia } – { elfenland-town-yttar }
    }
thing-town = { elfenland-place }
    .of =
        { $id ->
            [albaran] d’{ elfenland-place }
            [elvenhold] d’{ elfenland-place }
            [ergeren] d’{ elfenland-place }
            [ixara] d’{ elfenland-place }
            [usselen] d’{ elfenland-place }
            [yttar] d’{ elfenland-place }
           *[other] de { elfenland-place }
        }
    .out = { thing-town.of }
    .in = à { elfenland-place }
    .at = à { elfenland-place }
thing-road = la route { elfenland-link }
    .of = de la route { elfenland-link }
    .out = de la route { elfenland-link }
    .in = sur la route { elfenland-link }
    .at = sur la route { elfenland-link }
thing-river = la rivière { elfenland-link }
    .of = de la rivière { elfenland-link }
    .out = de la rivière { elfenland-link }
    .in = sur la rivière { elfenland-link }
    .at = sur la rivière { elfenland-link }
thing-ferry = le bac { elfenland-link }
    .of = du bac { elfenland-link }
    .out = du bac { elfenland-link }
    .in = sur le bac { elfenland-link }
    .at = sur le bac { elfenland-link }
thing-supply = les jetons cachés
    .out = parmi les jetons cachés
    .in = parmi les jetons cachés
    .at = parmi les jetons cachés
thing-display = les jetons visibles
    .out = parmi les jetons visibles
    .in = parmi les jetons visibles
    .at = parmi les jetons visibles
thing-counters = les jetons du joueur
    .out = parmi les jetons du joueur
    .in = parmi les jetons du joueur
    .at = parmi les jetons du joueur

## Options

elfenland-option-rounds = Manches
    .hint = Quatre manches, ou trois pour une partie plus courte.
elfenland-option-rounds-4 = quatre
elfenland-option-rounds-3 = trois
elfenland-option-towns = Cartes Ville
    .hint = Chacun reçoit une ville secrète. Le chemin qui en sépare la botte à la fin est retiré du score.
elfenland-option-towns-no = non
elfenland-option-towns-yes = oui
elfenland-option-board = Plateau
    .hint = La moitié ouest compte onze villes et convient bien à deux joueurs.
elfenland-option-board-whole = tout le pays
elfenland-option-board-half = la moitié ouest
elfenland-option-obstacles = Obstacles
    .hint = Chacun a-t-il un obstacle à poser une fois ?
elfenland-option-obstacles-yes = oui
elfenland-option-obstacles-no = non
elfenland-option-cards = Distribution
    .hint = Compléter les mains à huit cartes, ou en donner huit en plus de celles qui restent.
elfenland-option-cards-fill = compléter à huit
elfenland-option-cards-on-top = huit en plus
elfenland-option-display = Jetons visibles
    .hint = Les cinq jetons visibles restent-ils d’une manche à l’autre, ou sont-ils remplacés ?
elfenland-option-display-stays = restent
elfenland-option-display-renewed = sont remplacés
elfenland-option-caravan = Caravanes
    .hint = La caravane est-elle libre, ou réservée à qui n’a pas les bonnes cartes ?
elfenland-option-caravan-free = au choix
elfenland-option-caravan-lacking = seulement au besoin
elfenland-option-last-discard = Défausse à la dernière manche
    .hint = Les mains sont-elles réduites à quatre cartes à la dernière manche aussi, avant de départager ?
elfenland-option-last-discard-yes = oui
elfenland-option-last-discard-no = non

## Étapes et mots de la table

elfenland-step-deal = Distribution
elfenland-step-take = Choix des jetons
elfenland-step-plan = Préparation
elfenland-step-travel = Voyage
elfenland-step-keep = Garder un jeton
elfenland-step-end = Fin
elfenland-terrain-plains = plaine
elfenland-terrain-woods = forêt
elfenland-terrain-desert = désert
elfenland-terrain-mountains = montagne
elfenland-terrain-water = eau
elfenland-word-boot = Botte
elfenland-word-pieces = Villes visitées
elfenland-word-left = Villes restantes
elfenland-word-display = Jetons visibles
elfenland-word-supply = Jetons cachés
elfenland-word-counters = Jetons
elfenland-word-hidden = jeton caché
elfenland-word-kept = gardé
elfenland-word-obstacle = Obstacle pas encore posé
elfenland-word-passed = passe
elfenland-word-travelled = voyage terminé
elfenland-word-first = Premier joueur
elfenland-word-target = Carte Ville
elfenland-word-planner = Préparer un trajet
elfenland-word-longest-tour = Plus long voyage
elfenland-word-find-town = Chercher une ville
elfenland-word-chart = Tableau des transports

## Événements

elfenland-event-round = La manche { $round } commence ; { $name } joue en premier.
elfenland-event-deals =
    { $count ->
        [0] { $name } ne reçoit pas de carte.
        [one] { $name } reçoit { $count } carte.
       *[other] { $name } reçoit { $count } cartes.
    }
elfenland-event-gets = { $name } reçoit une carte de plus.
elfenland-event-drawn = Carte reçue : { $card }.
elfenland-event-blind = { $name } prend un jeton et le cache.
elfenland-event-blind-is = Votre jeton caché : { $card }.
elfenland-event-takes = { $name } prend { $card_def } { $from_out }.
elfenland-event-turned = Jeton retourné : { $card }.
elfenland-event-lays = { $name } pose { $card_def } { $to_in }.
elfenland-event-blocks = { $name } pose un obstacle { $to_in }.
elfenland-event-passes = { $name } passe.
elfenland-event-pays =
    { $count ->
        [1] { $name } paie { $card_def }.
       *[other] { $name } paie { $card } × { $count }.
    }
elfenland-event-caravan = { $name } donne { $card_def } à la caravane.
elfenland-event-travels = { $name } va { $from_out } { $to_in }.
elfenland-event-collects =
    { $left ->
        [0] { $name } prend son pion { $from_of } : toutes les villes sont visitées !
        [one] { $name } prend son pion { $from_of } ; { $left } ville reste à voir.
       *[other] { $name } prend son pion { $from_of } ; { $left } villes restent à voir.
    }
elfenland-event-stops = { $name } s’arrête { $to_at }.
elfenland-event-discards = { $name } défausse { $card_def }.
elfenland-event-keeps = { $name } garde { $card_def }.
elfenland-event-keeps-hidden = { $name } garde un jeton caché.
elfenland-event-keeps-hidden-is = Vous gardez { $card_def }, face cachée.
elfenland-event-keeps-none = { $name } ne garde aucun jeton.
elfenland-event-gets-town = { $name } reçoit une carte Ville.
elfenland-event-town-card = Votre carte Ville : { $to }.
elfenland-event-target =
    { $count ->
        [0] { $name } devait aller à { $to }, et y est.
        [one] { $name } devait aller à { $to } : il manque { $count } pas.
       *[other] { $name } devait aller à { $to } : il manque { $count } pas.
    }
elfenland-event-over = La partie se termine après la manche { $round }.

## Questions

elfenland-ask-take = Prenez un jeton, visible ou caché.
    .wait = { $name } prend un jeton.
elfenland-ask-plan =
    { $obstacle ->
        [0] Posez un jeton, ou passez.
       *[other] Posez un jeton ou votre obstacle, ou passez.
    }
    .wait = { $name } prépare son trajet.
elfenland-ask-road = Sur quelle route ?
    .wait = { $name } cherche une route.
elfenland-ask-obstacle = Quelle route barrez-vous ?
    .wait = { $name } cherche une route à barrer.
elfenland-ask-travel = Vous êtes { $from_at }. Où allez-vous ?
    .wait = { $name } voyage et se trouve { $from_at }.
elfenland-ask-pay = Pour { $to } : { $card } × { $cost }, ou une caravane de { $caravan }.
    .wait = { $name } paie { $to } : { $card } × { $cost }, ou une caravane de { $caravan }.
elfenland-ask-caravan =
    { $due ->
        [one] La caravane pour { $to } demande encore { $due } carte.
       *[other] La caravane pour { $to } demande encore { $due } cartes.
    }
    .wait = { $name } forme une caravane pour { $to } ; reste à payer : { $due }.
elfenland-ask-discard =
    { $count ->
        [one] Défaussez encore { $count } carte.
       *[other] Défaussez encore { $count } cartes.
    }
    .wait = { $name } se défausse ; il reste : { $count }.
elfenland-ask-keep = Quel jeton gardez-vous ?
    .wait = { $name } choisit le jeton à garder.

## Coups

elfenland-move-pass = Passer
elfenland-move-obstacle = Poser l’obstacle
elfenland-move-stop = S’arrêter ici
elfenland-move-right-cards = Payer avec les bonnes cartes
elfenland-move-keep-none = Ne rien garder
elfenland-move-take-face-down = Prendre un jeton caché
elfenland-move-take = Prendre { $card_def }
elfenland-move-lay = Poser { $card_def }
elfenland-move-lay-hidden = Poser { $card_def } (jeton caché)
elfenland-move-keep = Garder { $card_def }
elfenland-move-keep-hidden = Garder { $card_def }, face cachée
elfenland-move-pay = Donner { $card_def }
elfenland-move-discard = Défausser { $card_def }
elfenland-move-link = Choisir { $to }

## Pourquoi non

elfenland-why-not-on-display = Ce jeton n’est pas visible : { $card }.
elfenland-why-no-counter = Vous n’avez pas ce jeton : { $card }.
elfenland-why-no-road-for = Aucune route libre ne convient : { $card }.
elfenland-why-no-obstacle = Vous n’avez pas d’obstacle à poser.
elfenland-why-no-road-to-block = Aucune route ne porte un jeton sans obstacle.
elfenland-why-hidden-only = Aucun jeton visible { $card } à côté : posez-le comme un autre.
elfenland-why-no-open-counter = Vous n’avez pas ce jeton visible : { $card }.
elfenland-why-no-hidden-counter = Vous n’avez pas ce jeton caché : { $card }.
elfenland-why-not-in-hand = Cette carte n’est pas dans votre main : { $card }.
elfenland-why-right-cards = Vous avez les bonnes cartes ({ $card } : { $have } sur { $cost }), la caravane est donc exclue.
elfenland-why-lacking = Il vous manque des cartes : { $card }, { $have } sur { $cost }.
elfenland-why-water = On ne pose pas de jeton { $to_in } : c’est de l’eau.
elfenland-why-water-obstacle = On ne pose pas d’obstacle { $to_in } : c’est de l’eau.
elfenland-why-off-board = C’est hors de la moitié où vous jouez : { $to }.
elfenland-why-no-counter-there = Il n’y a pas de jeton { $to_at }.
elfenland-why-obstacle-there = Il y a déjà un obstacle { $to_at }.
elfenland-why-road-taken = Il y a déjà un jeton { $to_at } : { $card }.
elfenland-why-terrain =
    { $terrain ->
        [plains] { $card } ne va pas { $to_in } : c’est la plaine.
        [woods] { $card } ne va pas { $to_in } : c’est la forêt.
        [desert] { $card } ne va pas { $to_in } : c’est le désert.
       *[mountains] { $card } ne va pas { $to_in } : c’est la montagne.
    }
elfenland-why-not-from-here = Vous êtes { $from_at }, et ce chemin ne part pas d’ici : { $to }.
elfenland-why-rafts = Il manque des radeaux pour { $to } : { $card }, { $have } sur { $cost }.
elfenland-why-cards = Vous ne pouvez pas payer { $to } : { $card }, { $have } sur { $cost } ; une caravane demande { $caravan } cartes.

## Ce que cela coûte

elfenland-hint-cost = { $card } × { $cost }, { $have } en main.
elfenland-hint-caravan = Une caravane de { $count } cartes quelconques.

## Doutes

elfenland-doubt-stop =
    { $count ->
        [one] { $count } nouvelle ville est à un pas. Vraiment s’arrêter ?
       *[other] { $count } nouvelles villes sont à un pas. Vraiment s’arrêter ?
    }
elfenland-doubt-pass = Tous les autres ont passé : si vous passez aussi, la préparation s’achève. Vraiment passer ?
elfenland-doubt-keep = Un jeton gardé servirait à la manche suivante. Vraiment n’en garder aucun ?

## La fin

elfenland-end-most-towns = { $name } a vu le plus de villes : { $pieces }.
elfenland-end-most-cards = { $name } gagne : autant de villes ({ $pieces }), mais plus de cartes en main ({ $count }).
elfenland-end-shared =
    { $winners ->
        [2] Deux joueurs se partagent la victoire avec un score de { $points }.
       *[other] { $winners } joueurs se partagent la victoire avec un score de { $points }.
    }
elfenland-end-all-towns =
    { $winners ->
        [1] { $name } a vu toutes les villes à la fin de la manche { $round }.
       *[other] { $winners } joueurs ont vu toutes les villes à la fin de la manche { $round } et se partagent la victoire.
    }
elfenland-end-most-points = { $name } a le meilleur score : { $points }.
elfenland-end-nearest = { $name } gagne : même score ({ $points }), mais plus près de sa ville.
elfenland-score-pieces = Villes visitées
elfenland-score-distance = Chemin vers la ville secrète
## Le chemin vers le but

elfenland-way = Le plus de villes gagne. Vous : { $count }. { $name } : { $best }.
elfenland-way-watched = Le plus de villes gagne. En tête : { $name }, { $best }.

# Qui joue
elfenland-person-pella = Pella va là où la route est courte et le temps clément.
elfenland-person-jorun = Jorun monte sur tout radeau qui pourrait atteindre la mer.
elfenland-person-kaia = Kaia a tracé son voyage avant qu’on pose les jetons.
elfenland-person-tarno = Tarno garde son obstacle pour qui sourit trop tôt.
elfenland-person-lorin = Lorin ne voyage jamais sans une carte d’avance.
elfenland-person-nelda = Nelda connaît chaque ville à ses cloches, et le plus court chemin de l’une à l’autre.
## Ce qu’un coup a de bon

elfenland-reason-needs =
    Votre meilleur voyage atteint { $count ->
        [one] une nouvelle ville
       *[other] { $count } nouvelles villes
    } et demande ce jeton ici : { $to }.
elfenland-reason-matches =
    Vous avez { $count ->
        [one] une carte qui va
       *[other] { $count } cartes qui vont
    } avec lui.
elfenland-reason-face-down = Aucun jeton visible ne sert votre meilleur voyage ; un jeton caché reste votre secret.
elfenland-reason-obstacle = Cela ralentit { $name }, en tête avec { $count } villes.
elfenland-reason-obstacle-last = La dernière manche : maintenant ou jamais ; { $name } a { $count } villes.
elfenland-reason-complete =
    Votre voyage ({ $count ->
        [one] une nouvelle ville
       *[other] { $count } nouvelles villes
    }) ne demande plus aucun jeton.
elfenland-reason-longer =
    Votre voyage atteint alors { $count ->
        [one] une nouvelle ville
       *[other] { $count } nouvelles villes
    } au lieu de { $others }.
elfenland-reason-tour =
    C’est sur votre voyage ({ $count ->
        [one] une nouvelle ville
       *[other] { $count } nouvelles villes
    }).
elfenland-reason-in-the-way = Le voyage probable de { $name } passe par là et devient plus cher.
elfenland-reason-at-goal = Vous êtes dans la ville de votre carte ville, et aucune nouvelle ville n’est à portée.
elfenland-reason-stop =
    Aucune nouvelle ville n’est à portée de { $count ->
        [one] votre carte
       *[other] vos { $count } cartes
    }.
elfenland-reason-towns =
    { $count ->
        [one] Une nouvelle ville se trouve
       *[other] { $count } nouvelles villes se trouvent
    } sur ce voyage, première étape : { $to }.
elfenland-reason-nearer =
    Cela vous rapproche de votre carte ville : { $count ->
        [one] une étape reste
       *[other] { $count } étapes restent
    }.
elfenland-reason-left =
    Les cartes qui restent mènent à { $count ->
        [one] une nouvelle ville
       *[other] { $count } nouvelles villes
    } de plus.
elfenland-reason-no-counter = Aucun de vos jetons ne va avec cette carte : { $card }.
