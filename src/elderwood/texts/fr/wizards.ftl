# Woodland Wizards : créatures, magiciens, options, événements, questions et raisons. Conventions : docs/texts.md.

## Créatures et magiciens

wizards-card-golden_phoenix = Phénix doré
    .def = le Phénix doré
    .of = du Phénix doré
wizards-card-golden_phoenix-text = Vaut 20 au décompte final. Qui l’a parmi ses champions gagne en cas d’égalité.
wizards-card-dark_phoenix = Phénix sombre
    .def = le Phénix sombre
    .of = du Phénix sombre
wizards-card-dark_phoenix-text = S’il est parmi les champions après le dernier duel, chacun défausse son champion le plus fort d’après la carte.
wizards-card-ash_phoenix = Phénix de cendres
    .def = le Phénix de cendres
    .of = du Phénix de cendres
wizards-card-ash_phoenix-text = Vaut 14 au décompte final si un autre phénix est parmi vos champions.
wizards-card-creepy_crow = Corneille lugubre
    .def = la Corneille lugubre
    .of = de la Corneille lugubre
wizards-card-creepy_crow-text = Chacun de vos renforts gagne 2 points.
wizards-card-leaf_owl = Chouette de feuilles
    .def = la Chouette de feuilles
    .of = de la Chouette de feuilles
wizards-card-leaf_owl-text = Regardez la main d’un autre joueur et prenez-y une carte. Ce joueur pioche une carte.
wizards-card-all_seeing_eagle = Aigle omniscient
    .def = l’Aigle omniscient
    .of = de l’Aigle omniscient
wizards-card-all_seeing_eagle-text = Nommez une espèce. Retournez des cartes de la pioche jusqu’à celle de cette espèce, qui est à vous.
wizards-card-velvet_falcon = Faucon de velours
    .def = le Faucon de velours
    .of = du Faucon de velours
wizards-card-velvet_falcon-text = Piochez deux cartes, puis défaussez-en une.
wizards-card-leaf_wolf = Loup de feuilles
    .def = le Loup de feuilles
    .of = du Loup de feuilles
wizards-card-leaf_wolf-text = Tous les autres échangent leur prétendant contre une autre carte de leur main.
wizards-card-thorn_badger = Blaireau épineux
    .def = le Blaireau épineux
    .of = du Blaireau épineux
wizards-card-thorn_badger-text = Chacun de vos renforts gagne 3 points.
wizards-card-jackalope = Lapincerf
    .def = le Lapincerf
    .of = du Lapincerf
wizards-card-jackalope-text = Si vous gagnez et le prenez comme prétendant, échangez-le contre un autre champion de n’importe quel joueur.
wizards-card-glitter_otter = Loutre scintillante
    .def = la Loutre scintillante
    .of = de la Loutre scintillante
wizards-card-glitter_otter-text = Prenez une carte au hasard dans la main d’un autre joueur, puis donnez-lui une des vôtres.
wizards-card-slate_skink = Scinque d’ardoise
    .def = le Scinque d’ardoise
    .of = du Scinque d’ardoise
wizards-card-slate_skink-text = Appliquez l’effet actif d’une autre créature de ce duel, au nom différent.
wizards-card-night_serpent = Serpent nocturne
    .def = le Serpent nocturne
    .of = du Serpent nocturne
wizards-card-night_serpent-text = Choisissez un autre joueur, qui perd une carte de sa main tirée au hasard.
wizards-card-dozing_serpent = Serpent assoupi
    .def = le Serpent assoupi
    .of = du Serpent assoupi
wizards-card-dozing_serpent-text = La première carte de la pioche prend sa place et applique aussitôt son effet actif.
wizards-card-longneck = Long-Cou
    .def = le Long-Cou
    .of = du Long-Cou
wizards-card-longneck-text = Le vainqueur du duel doit échanger son prétendant contre le Long-Cou.
wizards-card-giant_scorpion = Scorpion géant
    .def = le Scorpion géant
    .of = du Scorpion géant
wizards-card-giant_scorpion-text = Toute créature du duel d’une force de 10 ou plus tombe à 8, lui compris.
wizards-card-dusk_moth = Phalène du crépuscule
    .def = la Phalène du crépuscule
    .of = de la Phalène du crépuscule
wizards-card-dusk_moth-text = La première carte de la pioche prend la place du prétendant d’un autre joueur.
wizards-card-hornet_queen = Reine des frelons
    .def = la Reine des frelons
    .of = de la Reine des frelons
wizards-card-hornet_queen-text = Votre prétendant gagne 2 points pour chaque insecte du duel.
wizards-card-living_leaf = Feuille vivante
    .def = la Feuille vivante
    .of = de la Feuille vivante
wizards-card-living_leaf-text = Rejoint vos champions après le duel, quel que soit le vainqueur. Vaut 6 à la fin si vous en avez plusieurs.
wizards-card-stone_spider = Araignée de pierre
    .def = l’Araignée de pierre
    .of = de l’Araignée de pierre
wizards-card-stone_spider-text = Si elle est votre prétendant, la somme de vos renforts compte double.
wizards-card-centipede = Mille-pattes
    .def = le Mille-pattes
    .of = du Mille-pattes
wizards-card-centipede-text = Tous les autres défaussent une carte de force 8, s’ils en ont une, et piochent une carte.
wizards-card-clubfoot_root = Racine pataude
    .def = la Racine pataude
    .of = de la Racine pataude
wizards-card-clubfoot_root-text = Si vous perdez, la première carte de la pioche prend la place du prétendant du vainqueur.
wizards-card-spore_sprayer = Cracheur de spores
    .def = le Cracheur de spores
    .of = du Cracheur de spores
wizards-card-spore_sprayer-text = Chaque plante du duel gagne 3 points.
wizards-card-gaping_maw = Gueule béante
    .def = la Gueule béante
    .of = de la Gueule béante
wizards-card-gaping_maw-text = Si vous ne gagnez pas, la première carte de la défausse rejoint vos champions et la Gueule béante est défaussée.
wizards-card-grasping_vine = Liane agrippante
    .def = la Liane agrippante
    .of = de la Liane agrippante
wizards-card-grasping_vine-text = Renvoyez un renfort d’un autre joueur dans sa main.
wizards-card-dark_wanderer = Rôdeur sombre
    .def = le Rôdeur sombre
    .of = du Rôdeur sombre
wizards-card-dark_wanderer-text = Tous les autres vous donnent leur carte la plus forte et en piochent une. Gardez une de ces cartes, défaussez le reste.
wizards-card-dark_ferret = Furet sombre
    .def = le Furet sombre
    .of = du Furet sombre
wizards-card-dark_ferret-text = Échangez-le contre une des trois premières cartes de la défausse, qui applique aussitôt son effet actif.
wizards-card-bone_stag = Cerf d’os
    .def = le Cerf d’os
    .of = du Cerf d’os
wizards-card-bone_stag-text = Échangez-le contre un renfort d’un autre joueur.
wizards-card-mouse_mage = Souris mage
    .def = la Souris mage
    .of = de la Souris mage
wizards-card-mouse_mage-text = À la fin, double vos champions de l’espèce montrée sur sa face.
wizards-card-hedgehog_druid = Hérisson druide
    .def = le Hérisson druide
    .of = du Hérisson druide
wizards-card-hedgehog_druid-text = À la fin, double vos champions de l’espèce montrée sur sa face.
wizards-card-squirrel_witch = Écureuil sorcière
    .def = l’Écureuil sorcière
    .of = de l’Écureuil sorcière
wizards-card-squirrel_witch-text = À la fin, double vos champions de l’espèce montrée sur sa face.
wizards-card-wren_seer = Troglodyte devin
    .def = le Troglodyte devin
    .of = du Troglodyte devin
wizards-card-wren_seer-text = À la fin, double vos champions de l’espèce montrée sur sa face.
wizards-card-mole_necromancer = Taupe nécromancienne
    .def = la Taupe nécromancienne
    .of = de la Taupe nécromancienne
wizards-card-mole_necromancer-text = À la fin, double vos champions de l’espèce montrée sur sa face.
wizards-card-frog_alchemist = Grenouille alchimiste
    .def = la Grenouille alchimiste
    .of = de la Grenouille alchimiste
wizards-card-frog_alchemist-text = À la fin, double vos champions de l’espèce montrée sur sa face.
wizards-card-shrew_pyromancer = Musaraigne pyromancienne
    .def = la Musaraigne pyromancienne
    .of = de la Musaraigne pyromancienne
wizards-card-shrew_pyromancer-text = À la fin, double vos champions de l’espèce montrée sur sa face.

## Espèces et types

wizards-kind-phoenix = phénix
wizards-kind-plant = plante
wizards-kind-reptile = reptile
wizards-kind-undead = mort-vivant
wizards-kind-beast = bête
wizards-kind-bird = oiseau
wizards-kind-insect = insecte
wizards-type-spell = sort
wizards-type-active = effet actif
wizards-type-passive = effet passif
wizards-type-end-game = fin de partie

## Lieux de la table

thing-contender = le prétendant
    .of = du prétendant
    .out = de la place du prétendant
    .in = à la place du prétendant
    .at = à la place du prétendant
thing-boost = les renforts
    .of = des renforts
    .out = des renforts
    .in = parmi les renforts
    .at = parmi les renforts
thing-champions = les champions
    .of = des champions
    .out = des champions
    .in = parmi les champions
    .at = parmi les champions

## Options

wizards-option-wizards = Magiciens
    .hint = Chacun prend un magicien, qui double à la fin les champions d’une espèce.
wizards-option-wizards-no = non
wizards-option-wizards-yes = oui
wizards-option-order = Ordre des modificateurs
    .hint = Qui choisit l’ordre dans lequel la force change, quand plusieurs sont possibles.
wizards-option-order-own = chaque joueur, là où cela compte
wizards-option-order-best = toujours le meilleur
wizards-option-order-ask = chaque joueur, toujours
wizards-option-second-prize = Deuxième prix
    .hint = Si la deuxième place gagne un prix dès trois joueurs.
wizards-option-second-prize-from-4 = dès quatre joueurs
wizards-option-second-prize-from-3 = dès trois joueurs
wizards-option-exchanged = Créatures échangées
    .hint = Si une créature venue par échange applique son effet actif au tour de son propriétaire.
wizards-option-exchanged-quiet = se taisent
wizards-option-exchanged-active = agissent
wizards-option-longneck = Long-Cou du vainqueur
    .hint = Si un Long-Cou parmi les renforts du vainqueur lui-même change de place avec son prétendant.
wizards-option-longneck-swaps = change de place
wizards-option-longneck-stays = reste
wizards-option-lost-prize = Prix perdu
    .hint = À qui revient le prix d’un joueur bien placé dont le prétendant a disparu.
wizards-option-lost-prize-nobody = à personne
wizards-option-lost-prize-next = à la place suivante

## Phases et mots de la table

wizards-step-setup = Mise en place
wizards-step-search = Recherche
wizards-step-summon = Invocation
wizards-step-boost = Renfort
wizards-step-score = Décompte
wizards-step-rest = Repos
wizards-step-final = Derniers effets
wizards-step-end = Fin
wizards-word-contender = Prétendant
wizards-word-boosts = Renforts
wizards-word-champions = Champions
wizards-word-strength = Force
wizards-word-wizard = Magicien
wizards-word-first = Premier joueur
wizards-word-passed = a passé
wizards-word-face-down = face cachée
wizards-word-known = vues
wizards-word-prizes = Prix
wizards-word-printed = Force des champions
wizards-word-effects = Effets des champions
wizards-word-place = Place { $place }

## Événements

wizards-event-wizard =
    { $kind ->
        [phoenix] { $name } prend { $card_def } : phénix.
        [plant] { $name } prend { $card_def } : plantes.
        [reptile] { $name } prend { $card_def } : reptiles.
        [undead] { $name } prend { $card_def } : morts-vivants.
        [beast] { $name } prend { $card_def } : bêtes.
        [bird] { $name } prend { $card_def } : oiseaux.
       *[insect] { $name } prend { $card_def } : insectes.
    }
wizards-event-round = La manche { $round } commence, { $name } joue en premier.
wizards-event-opened = { $card } ouvre la défausse.
wizards-event-reshuffled =
    { $count ->
        [one] La pioche est mélangée : { $count } carte.
       *[other] La pioche est mélangée : { $count } cartes.
    }
wizards-event-draws = { $name } pioche une carte.
wizards-event-drawn = Piochée : { $card }.
wizards-event-plays = { $name } joue { $card_def }.
wizards-event-discards = { $name } défausse { $card_def }.
wizards-event-cancelled = { $name } : l’effet { $card_of } ne peut pas être appliqué.
wizards-event-looks = { $name } regarde { $from }.
wizards-event-card-moves = Une carte passe { $from_out } { $to_in }.
wizards-event-card-given = { $card } passe { $from_out } { $to_in }.
wizards-event-names =
    { $kind ->
        [phoenix] { $name } cherche un phénix.
        [plant] { $name } cherche une plante.
        [reptile] { $name } cherche un reptile.
        [undead] { $name } cherche un mort-vivant.
        [beast] { $name } cherche une bête.
        [bird] { $name } cherche un oiseau.
       *[insect] { $name } cherche un insecte.
    }
wizards-event-found = { $name } trouve { $card_def }.
wizards-event-passed-over = { $card } ne convient pas.
wizards-event-not-found =
    { $kind ->
        [phoenix] { $name } ne trouve pas de phénix dans la pioche.
        [plant] { $name } ne trouve pas de plante dans la pioche.
        [reptile] { $name } ne trouve pas de reptile dans la pioche.
        [undead] { $name } ne trouve pas de mort-vivant dans la pioche.
        [beast] { $name } ne trouve pas de bête dans la pioche.
        [bird] { $name } ne trouve pas d’oiseau dans la pioche.
       *[insect] { $name } ne trouve pas d’insecte dans la pioche.
    }
wizards-event-spared = { $name } n’a pas de carte de force { $strength }.
wizards-event-gives = { $name } donne une carte.
wizards-event-gives-this = { $name } donne { $card_def }.
wizards-event-keeps-one = { $name } garde une des cartes.
wizards-event-keeps = { $name } garde { $card_def }.
wizards-event-gift-discarded = { $card } ({ $name }) part à la défausse.
wizards-event-summons = { $name } pose un prétendant face cachée.
wizards-event-summons-this = Vous invoquez { $card_def }.
wizards-event-boosts = { $name } pose un renfort face cachée.
wizards-event-boosts-this = Votre renfort : { $card }.
wizards-event-passes = { $name } passe.
wizards-event-revealed = { $name } révèle { $card_def }.
wizards-event-effect = { $name } : { $card_def } agit.
wizards-event-swaps = { $name } reprend { $other_def } et envoie { $card_def }.
wizards-event-replaced = { $name } : { $card } prend la place { $other_of }.
wizards-event-returned = { $card } revient en main : { $name }.
wizards-event-exchanged = { $card } et { $other } changent de place.
wizards-event-picks = { $name } échange { $other_def } contre { $card_def } de la défausse.
wizards-event-copies = { $name } : { $card } imite { $other_def }.
wizards-event-trusts = { $name } prend le meilleur ordre.
wizards-event-value = { $name } : { $card_def } compte { $strength }.
wizards-event-place =
    { $place ->
        [1] { $name } gagne le duel avec { $strength }.
       *[other] Place { $place } : { $name } avec { $strength }.
    }
wizards-event-champion = { $card } rejoint les champions : { $name }.
wizards-event-leaves = { $card } ({ $name }) part à la défausse.
wizards-event-champions-exchanged = { $name } échange { $other_def } contre un champion : { $card }.
wizards-event-cleared = Le duel est terminé, les cartes jouées partent à la défausse.
wizards-event-keeps-hand =
    { $count ->
        [one] { $name } garde sa main : { $count } carte.
       *[other] { $name } garde sa main : { $count } cartes.
    }
wizards-event-champion-discarded = { $name } perd un champion : { $card }.
wizards-event-final = { $name } : { $strength } à la fin.

## Questions

wizards-ask-wizard = Prenez un magicien et choisissez sa face.
    .wait = { $name } choisit un magicien.
wizards-ask-play = Manche { $round } : jouez une carte. Seuls les sorts agissent.
    .wait = Manche { $round } : { $name } cherche.
wizards-ask-summon = Invoquez votre prétendant en secret.
    .wait = { $name } choisit un prétendant.
wizards-ask-boost = Renfort { $slot } sur 3 : posez une carte face cachée, ou passez.
    .wait = { $name } choisit le renfort { $slot } sur 3.
wizards-ask-kind = { $card } : quelle espèce cherchez-vous ?
    .wait = { $name } nomme une espèce ({ $card }).
wizards-ask-hand-of = { $card } : quelle main ?
    .wait = { $name } choisit une main ({ $card }).
wizards-ask-take = { $card } : quelle carte prenez-vous ?
    .wait = { $name } regarde une main ({ $card }).
wizards-ask-give = { $card } : quelle carte donnez-vous en échange ?
    .wait = { $name } choisit une carte à donner ({ $card }).
wizards-ask-strongest = { $card } : donnez votre carte la plus forte.
    .wait = { $name } donne sa carte la plus forte ({ $card }).
wizards-ask-keep = { $card } : quelle carte gardez-vous ?
    .wait = { $name } choisit parmi les cartes reçues ({ $card }).
wizards-ask-discard = { $card } : défaussez une carte.
    .wait = { $name } défausse une carte ({ $card }).
wizards-ask-discard-of = { $card } : défaussez une carte de force { $strength }.
    .wait = { $name } défausse une carte de force { $strength } ({ $card }).
wizards-ask-swap = { $card } : quelle carte devient votre prétendant ?
    .wait = { $name } échange son prétendant ({ $card }).
wizards-ask-contender-of = { $card } : le prétendant de qui ?
    .wait = { $name } choisit un prétendant ({ $card }).
wizards-ask-return = { $card } : quel renfort renvoyez-vous ?
    .wait = { $name } choisit un renfort ({ $card }).
wizards-ask-boost-for = { $card } : contre quel renfort l’échangez-vous ?
    .wait = { $name } choisit un renfort à échanger ({ $card }).
wizards-ask-copy = { $card } : quel effet appliquez-vous ?
    .wait = { $name } choisit un effet ({ $card }).
wizards-ask-pick = { $card } : quelle carte de la défausse ?
    .wait = { $name } choisit une carte de la défausse ({ $card }).
wizards-ask-value = Quelle force pour { $card_def } ? De la plus haute à la plus basse : { $values }.
    .wait = { $name } choisit la force { $card_of } : { $values }.
wizards-ask-order = Lequel de vos effets vient en premier ?
    .wait = { $name } met ses effets en ordre.
wizards-ask-pile = { $card } : le champion de qui ?
    .wait = { $name } choisit une pile de champions ({ $card }).
wizards-ask-champion = { $card } : quel champion ?
    .wait = { $name } choisit un champion ({ $card }).
wizards-ask-rest = Garder toutes vos cartes, ou toutes les défausser ?
    .wait = { $name } réfléchit à sa main.
wizards-ask-last-discard = { $card } : lequel de vos champions les plus forts s’en va ?
    .wait = { $name } perd un champion ({ $card }).

## Coups

wizards-move-pass = Passer
wizards-move-keep-hand = Garder la main
wizards-move-throw-hand = Défausser la main
wizards-move-play = Jouer { $card_def }
wizards-move-summon = Invoquer { $card_def }
wizards-move-boost = Renforcer : { $card }
wizards-move-discard = Défausser { $card_def }
wizards-move-give = Donner { $card_def }
wizards-move-swap = Envoyer { $card_def }
wizards-move-take = Prendre { $card_def }
wizards-move-copy = L’effet { $card_of }
wizards-move-apply = Appliquer { $card_def }
wizards-move-apply-contender = Appliquer d’abord le prétendant
wizards-move-apply-boost = Appliquer d’abord le renfort
wizards-move-seat = Choisir { $name }
wizards-move-boost-of = Renfort { $slot } : { $name }
wizards-move-kind =
    { $kind ->
        [phoenix] Phénix
        [plant] Plantes
        [reptile] Reptiles
        [undead] Morts-vivants
        [beast] Bêtes
        [bird] Oiseaux
       *[insect] Insectes
    }
wizards-move-pick =
    { $rank ->
        [1] La première carte de la défausse
        [2] La deuxième carte de la défausse
       *[other] La troisième carte de la défausse
    }
wizards-move-wizard =
    { $kind ->
        [phoenix] { $card } : phénix
        [plant] { $card } : plantes
        [reptile] { $card } : reptiles
        [undead] { $card } : morts-vivants
        [beast] { $card } : bêtes
        [bird] { $card } : oiseaux
       *[insect] { $card } : insectes
    }
wizards-move-value =
    { $rank ->
        [1] La force la plus haute
       *[other] La force numéro { $rank } de la liste
    }
wizards-move-value-best = La meilleure pour toutes mes cartes

## Pourquoi pas

wizards-why-wizard-taken = { $card } : déjà pris.
wizards-why-another-player = Ce doit être un autre joueur.
wizards-why-empty-hand = { $name } n’a pas de carte en main.
wizards-why-no-contender = { $name } n’a pas de prétendant.
wizards-why-no-boost = { $name } n’a pas de renfort à la place { $slot }.
wizards-why-no-champion-there = { $name } n’a pas d’autre champion.
wizards-why-cannot-copy = L’effet { $card_of } ne peut pas être appliqué maintenant.
wizards-why-not-in-contest = { $card } n’est pas dans ce duel.
wizards-why-nothing-waits = Aucun effet { $card_of } n’attend.
wizards-why-which-place = { $card } attend à deux endroits : dites si le prétendant ou le renfort vient d’abord.
wizards-why-one-place = Aucun effet n’attend à la fois chez votre prétendant et parmi vos renforts.
wizards-why-not-that-name = Cet effet ne permet pas de prendre { $card_def }.
wizards-why-each-value = Dans cette partie, chaque carte est demandée à part.
wizards-why-no-such-value = Il n’y a pas de force numéro { $rank } pour cette carte.
wizards-why-not-strongest-champion = { $card } n’est pas le plus fort de vos champions.
wizards-why-no-such-champion = { $card } n’est pas parmi ces champions.
wizards-why-not-among-them = { $card } n’est pas parmi ces cartes.
wizards-why-not-in-hand = { $card } n’est pas dans votre main.
wizards-why-not-strongest = { $card } n’est pas la carte la plus forte de votre main.
wizards-why-not-that-strength = { $card } n’a pas la force { $strength }.

## Doutes

wizards-doubt-throw =
    { $count ->
        [one] La carte est perdue, d’autres sont piochées.
       *[other] Les { $count } cartes sont perdues, d’autres sont piochées.
    }
wizards-doubt-leads = Vous menez et personne d’autre ne peut renforcer : { $card } ne gagnerait rien de plus.
wizards-doubt-no-such-kind =
    { $kind ->
        [phoenix] Tous les phénix sont visibles ou dans votre main : toute la pioche serait retournée pour rien.
        [plant] Toutes les plantes sont visibles ou dans votre main : toute la pioche serait retournée pour rien.
        [reptile] Tous les reptiles sont visibles ou dans votre main : toute la pioche serait retournée pour rien.
        [undead] Tous les morts-vivants sont visibles ou dans votre main : toute la pioche serait retournée pour rien.
        [beast] Toutes les bêtes sont visibles ou dans votre main : toute la pioche serait retournée pour rien.
        [bird] Tous les oiseaux sont visibles ou dans votre main : toute la pioche serait retournée pour rien.
       *[insect] Tous les insectes sont visibles ou dans votre main : toute la pioche serait retournée pour rien.
    }

## La fin

wizards-end-most-strength = { $name } a les champions les plus forts : { $strength }.
wizards-end-golden-phoenix = { $name } gagne avec { $strength } : le Phénix doré départage.
wizards-end-most-champions =
    { $count ->
        [one] { $name } gagne avec { $strength } : plus de champions que les autres, { $count } carte.
       *[other] { $name } gagne avec { $strength } : plus de champions que les autres, { $count } cartes.
    }
wizards-end-strongest-champion = { $name } gagne avec { $strength } : le champion le plus fort départage.
wizards-end-most-strongest = { $name } gagne avec { $strength } : plus de champions de la plus grande force.
wizards-end-turn-order = { $name } gagne avec { $strength } : plus tôt dans l’ordre du tour.
wizards-score-printed = Force des champions
wizards-score-effects = Effets des champions
wizards-score-wizard = Doublé par le magicien
## Le chemin vers le but

wizards-way = Les champions les plus forts gagnent. Vous : { $count }. { $name } : { $best }.
wizards-way-watched = Les champions les plus forts gagnent. En tête : { $name }, { $best }.

# Qui joue
wizards-person-zinna = Zinna envoie d’abord sa créature préférée, et espère.
wizards-person-dorin = Dorin garde un sort dans sa manche, au cas où.
wizards-person-silka = Silka veut bien perdre, pourvu que vous ne gagniez pas.
wizards-person-caelo = Caelo pense au duel qui viendra après celui-ci.
wizards-person-hesta = Hesta appelle l’orage quand les autres comptent leurs points.
wizards-person-alvar = Alvar a vu toutes les créatures des fourrés, et se souvient de celles qui ont disparu.
## Ce qu’un coup a de bon

wizards-reason-contender =
    Avec vos meilleurs renforts ce prétendant atteint { $total } ; comme champion il compterait { $count ->
        [one] { $count } point
       *[other] { $count } points
    }.
wizards-reason-takes-lead = Cela prend la tête : { $total } contre { $best }.
wizards-reason-boosts = Votre total passe de { $before } à { $total } ; le meilleur des autres a { $best }.
wizards-reason-won = Plus personne ne renforce et vous gagnez avec { $total } contre { $best } : gardez vos cartes.
wizards-reason-lost = Aucun renfort de votre main ne peut plus gagner ce duel ({ $total } contre { $best }) : gardez vos cartes.
wizards-reason-saves =
    Cela garde { $count ->
        [one] votre carte
       *[other] vos { $count } cartes
    } pour les duels à venir.
wizards-reason-spell = Un sort agit pendant la recherche et sert peu dans un duel : { $card }.
wizards-reason-least = La carte qui manquera le moins : { $card }.
wizards-reason-hand = Votre main vaut environ { $have } ; autant de cartes de la pioche valent environ { $usual }.
wizards-reason-unseen =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de cette espèce peuvent encore être dans la pioche.
wizards-reason-score =
    Cela vous apporte environ { $count ->
        [one] un point
       *[other] { $count } points
    } à la fin.
wizards-reason-ahead = Cela vous donne environ { $count } d’avance dans ce duel.
