# Sylvion : cartes, options, événements, questions et raisons. Conventions : docs/texts.md.

## Cartes

sylvion-card-fountain_1 = Fontaine 1
    .def = la Fontaine 1
    .of = de la Fontaine 1
sylvion-card-fountain_1-text = Coût 0, force 1. Se pose sur une case vide et combat chaque élémental qui y entre. Dès qu’elle est détruite, piochez une carte.
sylvion-card-fountain_2 = Fontaine 2
    .def = la Fontaine 2
    .of = de la Fontaine 2
sylvion-card-fountain_2-text = Coût 1, force 2. Se pose sur une case vide et combat chaque élémental qui y entre. Dès qu’elle est détruite, piochez une carte.
sylvion-card-fountain_3 = Fontaine 3
    .def = la Fontaine 3
    .of = de la Fontaine 3
sylvion-card-fountain_3-text = Coût 2, force 3. Se pose sur une case vide et combat chaque élémental qui y entre. Dès qu’elle est détruite, piochez une carte.
sylvion-card-fountain_4 = Fontaine 4
    .def = la Fontaine 4
    .of = de la Fontaine 4
sylvion-card-fountain_4-text = Coût 3, force 4. Se pose sur une case vide et combat chaque élémental qui y entre. Dès qu’elle est détruite, piochez une carte.
sylvion-card-tree_1 = Arbre 1
    .def = l’Arbre 1
    .of = de l’Arbre 1
sylvion-card-tree_1-text = Coût 0, force 0, vitalité 1. Se plante sur une case vide. S’il survit à l’assaut final, il guérit une carte Orée.
sylvion-card-tree_2 = Arbre 2
    .def = l’Arbre 2
    .of = de l’Arbre 2
sylvion-card-tree_2-text = Coût 1, force 0, vitalité 2. Se plante sur une case vide. S’il survit à l’assaut final, il guérit deux cartes Orée.
sylvion-card-tree_3 = Arbre 3
    .def = l’Arbre 3
    .of = de l’Arbre 3
sylvion-card-tree_3-text = Coût 2, force 0, vitalité 3. Se plante sur une case vide. S’il survit à l’assaut final, il guérit trois cartes Orée.
sylvion-card-tree_4 = Arbre 4
    .def = l’Arbre 4
    .of = de l’Arbre 4
sylvion-card-tree_4-text = Coût 3, force 0, vitalité 4. Se plante sur une case vide. S’il survit à l’assaut final, il guérit quatre cartes Orée.
sylvion-card-whale = Baleine
    .def = la Baleine
    .of = de la Baleine
sylvion-card-whale-text = Coût 0. À l’étape 4, poussez un élémental d’un à trois pas vers le haut, le bas, la gauche ou la droite. Il peut tourner et passer par-dessus les cartes, mais sans finir sur un autre élémental ni là où il était. À l’arrivée, il combat comme d’habitude ; on peut même le pousser dans la forêt.
sylvion-card-elephant = Éléphant
    .def = l’Éléphant
    .of = de l’Éléphant
sylvion-card-elephant-text = Coût { $cost }. À l’étape 4, détruisez un élémental du champ de bataille.
sylvion-card-hedgehogs = Hérissons
    .def = les Hérissons
    .of = des Hérissons
sylvion-card-hedgehogs-text = Coût 0. Seulement à l’étape 1, quand les cartes Ravage sont révélées et qu’aucune n’a encore agi : défaussez l’une des quatre sans effet.
sylvion-card-owl = Hibou
    .def = le Hibou
    .of = du Hibou
sylvion-card-owl-text =
    Coût 1. À l’étape 4, piochez trois cartes. { $serves ->
        [partner] À deux, c’est votre partenaire qui les pioche.
       *[choice] À deux, vous choisissez qui les pioche.
    }
sylvion-card-stag = Cerf
    .def = le Cerf
    .of = du Cerf
sylvion-card-stag-text = Coût 0. À l’étape 4, faites refleurir deux cartes Orée, ou une par carte Arbre du champ de bataille si cela fait plus.
sylvion-card-doves = Colombes
    .def = les Colombes
    .of = des Colombes
sylvion-card-doves-text = Coût 1. À l’étape 4, défaussez sans effet la carte du dessus de chaque paquet Ravage. La bataille dure une manche de moins.
sylvion-card-squirrels = Écureuils
    .def = les Écureuils
    .of = des Écureuils
sylvion-card-squirrels-text = Coût 1. À l’étape 4, regardez les deux cartes du dessus de chaque paquet Ravage et reposez chaque paire sur son paquet, dans l’ordre voulu.
sylvion-card-fish = Poissons
    .def = les Poissons
    .of = des Poissons
sylvion-card-fish-text = Coût 1. À l’étape 4, recevez trois points qui paient d’autres cartes comme le feraient des cartes défaussées. Les points restants sont perdus à la fin de l’étape.
sylvion-card-betrayal = Trahison
    .def = la Trahison
    .of = de la Trahison
sylvion-card-betrayal-text = Dès qu’elle est piochée, réglez son sort : défaussez-la, ou défaussez une autre carte de votre main et retirez la trahison du jeu. La démobilisation ne la touche jamais.
sylvion-card-owls_wisdom = La sagesse du Hibou
    .def = « La sagesse du Hibou »
    .of = de « La sagesse du Hibou »
sylvion-card-owls_wisdom-text = Haut fait : gratuit, à l’étape 4, une fois. Prenez deux cartes de votre choix dans le paquet Défenseurs, puis mélangez-le.
sylvion-card-deluge = Le déluge des Éléphants
    .def = « Le déluge des Éléphants »
    .of = de « Le déluge des Éléphants »
sylvion-card-deluge-text = Haut fait : gratuit, à l’étape 4, une fois. Défaussez tout ce qui se trouve sur les seize cases. L’élémental qui porte la figurine Ravage ne perd que la figurine.
sylvion-card-hedgehog_fence = Le barrage des Hérissons
    .def = « Le barrage des Hérissons »
    .of = de « Le barrage des Hérissons »
sylvion-card-hedgehog_fence-text = Haut fait : gratuit, à l’étape 4, une fois. La prochaine étape 1 est sautée : aucune carte Ravage n’est révélée. Sans effet à la dernière manche.
sylvion-card-disinformation = La désinformation des Écureuils
    .def = « La désinformation des Écureuils »
    .of = de « La désinformation des Écureuils »
sylvion-card-disinformation-text = Haut fait : gratuit, à l’étape 4, une fois. Regardez les deux cartes du dessus de chaque paquet Ravage et répartissez-les à votre guise, deux par paquet.
sylvion-card-stag_king = Le retour du Roi Cerf
    .def = « Le retour du Roi Cerf »
    .of = de « Le retour du Roi Cerf »
sylvion-card-stag_king-text = Haut fait : gratuit, à l’étape 4. Vous gagnez aussitôt si au moins huit arbres, des quatre vitalités, se dressent sur le champ de bataille.
sylvion-card-fish_flood = La déferlante des Poissons
    .def = « La déferlante des Poissons »
    .of = de « La déferlante des Poissons »
sylvion-card-fish_flood-text = Haut fait : gratuit, à l’étape 4. Vous gagnez aussitôt si au moins dix fontaines, des quatre forces, se dressent sur le champ de bataille.
sylvion-card-armistice = L’armistice des Colombes
    .def = « L’armistice des Colombes »
    .of = de « L’armistice des Colombes »
sylvion-card-armistice-text = Haut fait : gratuit, à l’étape 4. Vous gagnez aussitôt avec au moins seize cartes en main.
sylvion-card-charging_whales = La charge des Baleines
    .def = « La charge des Baleines »
    .of = de « La charge des Baleines »
sylvion-card-charging_whales-text = Haut fait : gratuit, à l’étape 4. Vous gagnez aussitôt si les douze cartes Orée sont désolées et qu’au moins douze élémentaux occupent le champ de bataille.
sylvion-card-elemental_0 = Élémental 0
    .def = l’Élémental 0
    .of = de l’Élémental 0
sylvion-card-elemental_0-text = Force 0. Avance à chaque manche d’une case vers la forêt. Il n’y fait aucun mal, mais un embrasement en fait le plus fort de tous.
sylvion-card-elemental_1 = Élémental 1
    .def = l’Élémental 1
    .of = de l’Élémental 1
sylvion-card-elemental_1-text = Force 1. Avance à chaque manche d’une case vers la forêt et, s’il l’atteint, y brûle une carte Orée.
sylvion-card-elemental_2 = Élémental 2
    .def = l’Élémental 2
    .of = de l’Élémental 2
sylvion-card-elemental_2-text = Force 2. Avance à chaque manche d’une case vers la forêt et, s’il l’atteint, y brûle deux cartes Orée.
sylvion-card-elemental_3 = Élémental 3
    .def = l’Élémental 3
    .of = de l’Élémental 3
sylvion-card-elemental_3-text = Force 3. Avance à chaque manche d’une case vers la forêt et, s’il l’atteint, y brûle trois cartes Orée.
sylvion-card-ravager_0 = Élémental marqué 0
    .def = l’Élémental marqué 0
    .of = de l’Élémental marqué 0
sylvion-card-ravager_0-text = Un élémental de force 0 avec l’icône Ravage : il peut porter la figurine Ravage.
sylvion-card-ravager_1 = Élémental marqué 1
    .def = l’Élémental marqué 1
    .of = de l’Élémental marqué 1
sylvion-card-ravager_1-text = Un élémental de force 1 avec l’icône Ravage : il peut porter la figurine Ravage.
sylvion-card-ravager_2 = Élémental marqué 2
    .def = l’Élémental marqué 2
    .of = de l’Élémental marqué 2
sylvion-card-ravager_2-text = Un élémental de force 2 avec l’icône Ravage : il peut porter la figurine Ravage.
sylvion-card-ravager_3 = Élémental marqué 3
    .def = l’Élémental marqué 3
    .of = de l’Élémental marqué 3
sylvion-card-ravager_3-text = Un élémental de force 3 avec l’icône Ravage : il peut porter la figurine Ravage.
sylvion-card-blazing_2 = Élémental embrasé 2
    .def = l’Élémental embrasé 2
    .of = de l’Élémental embrasé 2
sylvion-card-blazing_2-text = Force 2 ; un élémental de force 1 qui s’est embrasé. Un nouvel embrasement ne le change plus.
sylvion-card-blazing_3 = Élémental embrasé 3
    .def = l’Élémental embrasé 3
    .of = de l’Élémental embrasé 3
sylvion-card-blazing_3-text = Force 3 ; un élémental de force 2 qui s’est embrasé. Un nouvel embrasement ne le change plus.
sylvion-card-blazing_4 = Élémental embrasé 4
    .def = l’Élémental embrasé 4
    .of = de l’Élémental embrasé 4
sylvion-card-blazing_4-text = Force 4 ; un élémental de force 3 ou 0 qui s’est embrasé. Un nouvel embrasement ne le change plus.
sylvion-card-blaze = Embrasement
    .def = l’Embrasement
    .of = de l’Embrasement
sylvion-card-blaze-text = C. Chaque élémental ordinaire, sur les cases et sur les paquets, s’embrase : le 1 devient 2, le 2 devient 3, le 3 devient 4, et le 0 devient 4.
sylvion-card-simoon = Simoun
    .def = le Simoun
    .of = du Simoun
sylvion-card-simoon-text = D. Tous les élémentaux, même ceux qui viennent d’être révélés, avancent aussitôt d’une case vers la forêt.
sylvion-card-desiccation = Dessèchement
    .def = le Dessèchement
    .of = du Dessèchement
sylvion-card-desiccation-text = A. Défaussez de votre main une carte au hasard, ou deux de votre choix.
sylvion-card-demobilization = Démobilisation
    .def = la Démobilisation
    .of = de la Démobilisation
sylvion-card-demobilization-text = B. Retirez du jeu une carte de votre défausse au hasard, ou deux de votre choix.
sylvion-card-geyser = Geyser
    .def = le Geyser
    .of = du Geyser
sylvion-card-geyser-text = A. S’installe sur la case vide de sa rangée la plus proche de la forêt. L’élémental qui y entre est détruit avec lui. À l’étape 4, vous pouvez provoquer son éruption : tous les élémentaux d’une direction sont détruits, puis le geyser disparaît.
sylvion-card-tornado = Tornade temporelle
    .def = la Tornade temporelle
    .of = de la Tornade temporelle
sylvion-card-tornado-text = B. Toutes les fontaines et tous les arbres de sa rangée reviennent dans votre main. S’il n’y en a pas, posez deux cartes de votre main sur la pioche, dans l’ordre voulu.
sylvion-card-lake = Lac acide
    .def = le Lac acide
    .of = du Lac acide
sylvion-card-lake-text = B. S’installe sur la case vide de sa rangée la plus proche de la forêt et y reste. Les élémentaux passent comme si cette case n’existait pas ; on ne peut rien y planter.
sylvion-card-stone_rain = Pluie de pierres
    .def = la Pluie de pierres
    .of = de la Pluie de pierres
sylvion-card-stone_rain-text = C. Détruit la fontaine ou l’arbre de sa rangée le plus proche du paquet. S’il n’y en a pas, la forêt subit un dégât.

## Options

sylvion-option-game = Partie
    .hint = Le siège commence par la constitution du paquet et utilise toutes les cartes ; l’initiation mène droit à la bataille avec un paquet tout prêt.
sylvion-option-game-siege = Le siège (jeu avancé)
sylvion-option-game-intro = Jeu d’initiation
sylvion-option-desolated = Cartes Orée désolées
    .hint = Combien des douze cartes Orée sont désolées au début de la bataille ; plus il y en a, plus c’est difficile.
sylvion-option-desolated-standard = selon le jeu
sylvion-option-desolated-0 = aucune
sylvion-option-desolated-3 = trois
sylvion-option-desolated-6 = six
sylvion-option-desolated-9 = neuf
sylvion-option-reinforcements = Renforts
    .hint = Combien de cartes on pioche à chaque manche ; n’en piocher que deux est plus difficile.
sylvion-option-reinforcements-3 = trois cartes
sylvion-option-reinforcements-2 = deux cartes
sylvion-option-feats = Trahisons et hauts faits
    .hint = La première extension ajoute huit hauts faits et huit trahisons à la mobilisation.
sylvion-option-feats-no = sans
sylvion-option-feats-yes = avec
sylvion-option-elements = Les Éléments
    .hint = La deuxième extension donne au Ravage geysers, lacs, tornades et pluies de pierres, et quatre manches de plus à la bataille.
sylvion-option-elements-no = sans
sylvion-option-elements-yes = avec
sylvion-option-pawn = Figurine Ravage
    .hint = Un élémental marqué porte le Ravage lui-même : protégé une fois, et fatal s’il atteint la forêt.
sylvion-option-pawn-no = sans
sylvion-option-pawn-yes = avec
sylvion-option-hands = Mains à deux joueurs
    .hint = Ce que deux joueurs peuvent savoir et dire de leurs cartes.
sylvion-option-hands-open = ouvertes : montrées, parole libre
sylvion-option-hands-silent = en silence : cachées, pas un mot sur les cartes
sylvion-option-hands-talk = avec parole : cachées, mais on peut parler
sylvion-option-edition = Édition
    .hint = Là où les livrets diffèrent : l’Éléphant coûte 1 dans l’édition française et 0 dans la russe, où le Hibou à deux sert toujours le partenaire.
sylvion-option-edition-french = française
sylvion-option-edition-russian = russe
sylvion-option-owl = Hibou à deux joueurs
    .hint = Qui pioche les trois cartes d’un Hibou.
sylvion-option-owl-edition = selon l’édition
sylvion-option-owl-choice = le joueur actif choisit
sylvion-option-owl-partner = toujours le partenaire
sylvion-option-hedgehogs = Hérissons à deux joueurs
    .hint = Qui peut jouer des Hérissons quand les cartes Ravage sont révélées.
sylvion-option-hedgehogs-active = le joueur actif
sylvion-option-hedgehogs-both = les deux, le joueur actif d’abord
sylvion-option-pawn-first = Figurine avant Hérissons
    .hint = La figurine est-elle placée avant qu’on puisse jouer des Hérissons ?
sylvion-option-pawn-first-yes = oui
sylvion-option-pawn-first-no = non
sylvion-option-blazing = Cartes d’embrasés
    .hint = Les élémentaux s’embrasent-ils sans limite, ou seulement tant qu’il reste des seize cartes de la boîte ?
sylvion-option-blazing-unlimited = sans limite
sylvion-option-blazing-limited = seize cartes
sylvion-option-edge-numbers = Chiffres des cartes Orée
    .hint = Combien de fois les chiffres 1, 2, 3 et 4 figurent sur les faces Désolation, qui désignent les désertions.
sylvion-option-edge-numbers-3-3-3-3 = trois de chaque
sylvion-option-edge-numbers-4-3-3-2 = 4, 3, 3, 2
sylvion-option-edge-numbers-2-3-3-4 = 2, 3, 3, 4
sylvion-option-deluge-draws = Pioche pour les fontaines du déluge
    .hint = Les fontaines défaussées par le déluge donnent-elles chacune une carte ?
sylvion-option-deluge-draws-no = non
sylvion-option-deluge-draws-yes = oui
sylvion-option-betrayals = Plusieurs trahisons
    .hint = Chaque trahison est-elle réglée dès qu’elle est piochée, ou toutes après la pioche ?
sylvion-option-betrayals-one-by-one = une par une
sylvion-option-betrayals-together = après la pioche
sylvion-option-armistice = Armistice à deux joueurs
    .hint = Quelles cartes comptent pour l’armistice des Colombes.
sylvion-option-armistice-active = la main du joueur actif
sylvion-option-armistice-both = les deux mains

## Étapes et mots de la table

sylvion-step-draft = Mobilisation
sylvion-step-start = Mains de départ
sylvion-step-reveal = 1. Révélation
sylvion-step-move = 2. Mouvement
sylvion-step-reinforce = 3. Renforts
sylvion-step-defend = 4. Défense
sylvion-step-end = Fin
sylvion-word-piles = Paquets Ravage
sylvion-word-pile = Paquet { $row }
sylvion-word-ravage-discard = Défausse Ravage
sylvion-word-ravage-left = Cartes Ravage à venir
sylvion-word-battlefield = Champ de bataille
sylvion-word-forest = Forêt
sylvion-word-edge = Orée
sylvion-word-bloom = En fleurs
sylvion-word-desolated = Désolées
sylvion-word-vitality = Vitalité
sylvion-word-fish-points =
    { $count ->
        [one] { $count } point de Poissons
       *[other] { $count } points de Poissons
    }
sylvion-word-feats = Hauts faits
sylvion-word-feat-progress = { $count } sur { $goal }
sylvion-word-pawn = Figurine Ravage
sylvion-word-fence = Le barrage tient : pas de révélation à la prochaine manche
sylvion-word-column = Colonne { $column }
sylvion-word-deserted = Chiffres déjà sortis
sylvion-word-edges-left = Désertions à venir
sylvion-word-active = Joueur actif
sylvion-word-partner = Partenaire
sylvion-word-unseen = Cartes non vues
sylvion-word-letter = Résolution : n° { $place }
sylvion-word-forecast-damage =
    { $count ->
        [0] Le prochain mouvement n’infligera aucun dégât.
        [one] Le prochain mouvement infligera { $count } dégât.
       *[other] Le prochain mouvement infligera { $count } dégâts.
    }
sylvion-word-forecast-defeat = Le prochain mouvement mène à la défaite.
sylvion-word-needed =
    { $count ->
        [0] Les arbres guériraient la forêt dès maintenant.
        [one] Il manque { $count } point de vitalité pour gagner.
       *[other] Il manque { $count } points de vitalité pour gagner.
    }
sylvion-word-cell-empty = { $cell } : vide
sylvion-word-cell-card = { $cell } : { $card }
sylvion-doubt-defeat = Si rien n’est chassé, la marche qui vient est la défaite. Continuer quand même ?
sylvion-doubt-last-stand = En l’état, la prochaine marche est la défaite, et vous pouvez encore jouer. Terminer quand même ?
sylvion-doubt-forest-pawn = Le porteur de la figurine dans la forêt, c’est la défaite. Vraiment ?
sylvion-doubt-forest = L’élémental va brûler la forêt. Vraiment ?
sylvion-doubt-fence-last = C’est la dernière manche : le barrage ne servira à rien. Vraiment ?
sylvion-doubt-no-effect = Cela ne servira presque à rien maintenant. Vraiment ?
sylvion-doubt-points =
    { $count ->
        [one] { $count } point de Poissons sera perdu. Finir l’étape ?
       *[other] { $count } points de Poissons seront perdus. Finir l’étape ?
    }

## Événements

sylvion-event-battle =
    { $height ->
        [one] La bataille commence : { $height } carte par paquet, { $bloom } cartes Orée en fleurs sur 12.
       *[other] La bataille commence : { $height } cartes par paquet, { $bloom } cartes Orée en fleurs sur 12.
    }
sylvion-event-round =
    { $left ->
        [0] Manche { $round }. Les paquets sont vides.
        [one] Manche { $round }. Il reste { $left } carte par paquet.
       *[other] Manche { $round }. Il reste { $left } cartes par paquet.
    }
sylvion-event-summoned = Appel { $to_in } : { $card }.
sylvion-event-joins = { $card } passe { $from_out } { $to_in }.
sylvion-event-leaves = { $card } : perte { $from_out }.
sylvion-event-recruited =
    { $count ->
        [one] { $name } recrute la colonne { $column } : { $count } carte.
       *[other] { $name } recrute la colonne { $column } : { $count } cartes.
    }
sylvion-event-deserted =
    { $count ->
        [0] La désertion frappe la colonne { $column }, qui est vide.
        [one] La colonne { $column } déserte : { $count } carte perdue.
       *[other] La colonne { $column } déserte : { $count } cartes perdues.
    }
sylvion-event-draft-ends =
    { $count ->
        [one] La mobilisation est terminée : { $count } carte dans le paquet
       *[other] La mobilisation est terminée : { $count } cartes dans le paquet
    }{ $feats ->
        [0] .
        [one] , { $feats } haut fait.
       *[other] , { $feats } hauts faits.
    }
sylvion-event-revealed = Révélation { $to_at } : { $card }.
sylvion-event-fence-holds = Le barrage des Hérissons tient : rien n’est révélé cette manche-ci.
sylvion-event-pawn = La figurine Ravage rejoint { $card_def } { $to_at }.
sylvion-event-pawn-aside = La figurine Ravage sauve son porteur et le quitte.
sylvion-event-chased = { $name } lance les Hérissons contre { $card_def } { $from_at } : carte défaussée.
sylvion-event-resolves = { $card } prend effet.
sylvion-event-blazes = { $other } s’embrase { $to_at } : c’est maintenant { $card_def }.
sylvion-event-dried = { $name } perd { $card_def } à cause du dessèchement.
sylvion-event-returned = À cause de la tornade, { $name } reprend en main { $card_def } { $from_out }.
sylvion-event-put-back = { $name } repose une carte sur la pioche.
sylvion-event-put-back-card = Carte reposée : { $card }.
sylvion-event-settles = { $card } s’installe { $to_at }.
sylvion-event-destroyed = { $card } disparaît { $from_at }.
sylvion-event-moves = { $card } avance { $from_out } { $to_in }.
sylvion-event-attacks = { $card } attaque { $other_def } { $to_at }.
sylvion-event-forest =
    { $damage ->
        [0] { $card } atteint la forêt depuis { $from } et s’éteint.
        [one] { $card } atteint la forêt depuis { $from } : { $damage } dégât.
       *[other] { $card } atteint la forêt depuis { $from } : { $damage } dégâts.
    }
sylvion-event-forest-pawn = { $card } porte la figurine Ravage dans la forêt depuis { $from }.
sylvion-event-damage =
    { $damage ->
        [one] { $damage } carte Orée se flétrit ; en fleurs : { $bloom } sur 12.
       *[other] { $damage } cartes Orée se flétrissent ; en fleurs : { $bloom } sur 12.
    }
sylvion-event-final-assault = L’assaut final : tous les élémentaux se ruent vers la forêt.
sylvion-event-count = Vitalité des arbres : { $vitality } ; cartes Orée désolées : { $desolated }.
sylvion-event-draws = { $name } pioche une carte.
sylvion-event-drawn = Carte piochée : { $card }.
sylvion-event-no-cards =
    { $count ->
        [one] Il n’y a plus de cartes : { $name } se passe de { $count } carte.
       *[other] Il n’y a plus de cartes : { $name } se passe de { $count } cartes.
    }
sylvion-event-betrayal = { $name } pioche une trahison.
sylvion-event-betrayal-discarded = { $name } défausse la trahison ; elle pourra revenir.
sylvion-event-betrayal-banished = { $name } sacrifie { $card_def }, et la trahison quitte le jeu.
sylvion-event-reshuffle =
    { $count ->
        [one] La défausse devient la nouvelle pioche : { $count } carte.
       *[other] La défausse devient la nouvelle pioche : { $count } cartes.
    }
sylvion-event-removed = Une carte { $from_of } quitte le jeu : { $card }.
sylvion-event-pays = { $name } paie avec { $card_def }.
sylvion-event-pays-point = { $name } paie avec un point de Poissons.
sylvion-event-discards = { $name } défausse { $card_def }.
sylvion-event-planted = { $name } pose { $card_def } { $to_at }.
sylvion-event-plays = { $name } joue { $card_def }.
sylvion-event-heals =
    { $count ->
        [0] Aucune carte Orée n’est à guérir ; en fleurs : { $bloom } sur 12.
        [one] { $count } carte Orée refleurit ; en fleurs : { $bloom } sur 12.
       *[other] { $count } cartes Orée refleurissent ; en fleurs : { $bloom } sur 12.
    }
sylvion-event-doves-discard = Les Colombes emportent une carte { $from_of } : { $card }.
sylvion-event-looked =
    { $depth ->
        [1] Vue { $from_at }, au-dessus : { $card }.
       *[other] Vue { $from_at }, juste en dessous : { $card }.
    }
sylvion-event-kept = { $name } laisse les deux cartes du dessus { $from_of } dans leur ordre.
sylvion-event-orders = { $name } décide de l’ordre des deux cartes du dessus { $from_of }.
sylvion-event-places = { $name } pose une carte { $to_in }.
sylvion-event-looks =
    { $depth ->
        [1] La carte du dessus { $from_of } est regardée.
       *[other] Celle juste en dessous { $from_of } aussi.
    }
sylvion-event-swapped = { $name } échange les deux cartes du dessus { $from_of }.
sylvion-event-placed = { $name } pose { $card_def } { $to_in }.
sylvion-event-erupts = { $card } { $from_at } : éruption.
sylvion-event-feat = { $name } accomplit un haut fait : { $card_def }.
sylvion-event-washed = Le déluge emporte { $card_def } { $from_out }.

## Questions : à qui répond, et (wait) à tous les autres

sylvion-ask-recruit = Choisissez une colonne à recruter.
    .wait = { $name } choisit une colonne.
sylvion-ask-hedgehogs = Jouez des Hérissons contre une carte révélée, ou continuez.
    .wait = { $name } peut jouer des Hérissons.
sylvion-ask-pile = Quelle carte révélée les Hérissons chassent-ils ?
    .wait = { $name } choisit ce que chassent les Hérissons.
sylvion-ask-defend =
    { $feats ->
        [0] { $geysers ->
            [0] Jouez une carte, ou terminez l’étape.
           *[other] Jouez une carte ou un geyser, ou terminez l’étape.
        }
       *[other] { $geysers ->
            [0] Jouez une carte ou un haut fait, ou terminez l’étape.
           *[other] Jouez une carte, un haut fait ou un geyser, ou terminez l’étape.
        }
    }
    .wait = { $name } défend la forêt.
sylvion-ask-cell = Choisissez une case vide pour { $card_def }.
    .wait = { $name } choisit une case pour { $card_def }.
sylvion-ask-elemental = Choisissez un élémental pour { $card_def }.
    .wait = { $name } choisit un élémental pour { $card_def }.
sylvion-ask-goal = Où la Baleine pousse-t-elle l’élémental qui est { $cell_at } ?
    .wait = { $name } choisit où la Baleine pousse l’élémental qui est { $cell_at }.
sylvion-ask-who = Qui pioche les trois cartes ?
    .wait = { $name } choisit qui pioche trois cartes.
sylvion-ask-pay =
    Payez { $card_def } : encore { $due ->
        [one] { $due } carte
       *[other] { $due } cartes
    }{ $points ->
        [0] .
       *[other] , ou des points de Poissons.
    }
    .wait = { $name } paie { $card_def }.
sylvion-ask-direction = Dans quelle direction le geyser qui est { $cell_at } entre-t-il en éruption ?
    .wait = { $name } oriente le geyser qui est { $cell_at }.
sylvion-ask-limit =
    { $count ->
        [one] Vous pouvez garder dix cartes : défaussez encore { $count } carte.
       *[other] Vous pouvez garder dix cartes : défaussez encore { $count } cartes.
    }
    .wait = { $name } défausse pour ne garder que dix cartes.
sylvion-ask-betrayal = Trahison ! Défaussez-la, ou sacrifiez une autre carte pour vous en débarrasser à jamais.
    .wait = { $name } règle le sort d’une trahison.
sylvion-ask-refill = La pioche est vide. Choisissez deux cartes de la défausse qui quittent le jeu, ou mélangez d’abord et perdez la carte du dessus.
    .wait = { $name } démobilise : la pioche est vide.
sylvion-ask-second-refill = Choisissez la deuxième carte qui quitte le jeu ; la pioche sera ensuite mélangée.
    .wait = { $name } choisit la deuxième carte qui quitte le jeu.
sylvion-ask-second-removal = Choisissez la deuxième carte qui quitte le jeu.
    .wait = { $name } choisit la deuxième carte qui quitte le jeu.
sylvion-ask-remove = Démobilisation : perdez une carte de la défausse au hasard, ou choisissez-en deux.
    .wait = { $name } démobilise.
sylvion-ask-desiccation = Dessèchement : défaussez une carte au hasard, ou choisissez-en deux.
    .wait = { $name } subit le dessèchement.
sylvion-ask-second-discard = Choisissez la deuxième carte à défausser.
    .wait = { $name } choisit la deuxième carte à défausser.
sylvion-ask-return = La tornade : posez une carte de votre main sur la pioche.
    .wait = { $name } repose des cartes sur la pioche.
sylvion-ask-order = Paquet { $row } : laisser les deux cartes ainsi, ou les échanger ?
    .wait = { $name } ordonne le paquet { $row }.
sylvion-ask-place =
    { $depth ->
        [1] Quelle carte va sur le dessus du paquet { $row } ?
       *[other] Quelle carte va en deuxième sur le paquet { $row } ?
    }
    .wait = { $name } répartit les cartes sur les paquets.
sylvion-ask-search = Choisissez une carte dans la pioche.
    .wait = { $name } fouille la pioche.

## Coups

sylvion-move-done = Terminé
sylvion-move-random = Une au hasard
sylvion-move-shuffle = Mélanger, puis perdre la carte du dessus
sylvion-move-accept = Défausser la trahison
sylvion-move-point = Payer un point de Poissons
sylvion-move-forest = Dans la forêt
sylvion-move-keep = Garder l’ordre
sylvion-move-swap = Échanger
sylvion-move-recruit = Recruter la colonne { $column }
sylvion-move-pile = La carte du paquet { $row }
sylvion-move-seat = { $name }
sylvion-move-up = Vers le haut
sylvion-move-right = Vers la droite
sylvion-move-down = Vers le bas
sylvion-move-left = Vers la gauche
sylvion-move-cell = { $cell }
sylvion-move-erupt = Éruption du geyser { $cell_at }
sylvion-move-play = Jouer { $card_def }
sylvion-move-pay = Payer avec { $card_def }
sylvion-move-discard = Défausser { $card_def }
sylvion-move-remove = Retirer { $card_def } du jeu
sylvion-move-return = Poser { $card_def } sur la pioche
sylvion-move-search = Prendre { $card_def }
sylvion-move-feat = Haut fait : { $card }
sylvion-move-place = Poser { $card_def }

## Pourquoi pas

sylvion-why-not-in-hand = Vous n’avez pas { $card_def } en main.
sylvion-why-betrayal-immune = La démobilisation ne touche jamais une trahison.
sylvion-why-not-in-discard = Cette carte n’est pas dans la défausse : { $card }.
sylvion-why-no-geyser = Il n’y a pas de geyser { $cell_at }.
sylvion-why-card-first = Choisissez d’abord une carte de votre main, puis la case { $cell }.
sylvion-why-animal-first = Choisissez d’abord un animal de votre main, puis sa cible : { $card } { $cell_at }.
sylvion-why-planted = { $card } { $cell_at } reste en place et ne demande rien de vous.
sylvion-why-pile-later = Les paquets se révèlent à l’étape 1 ; les Hérissons ne peuvent chasser une carte qu’à ce moment-là.
sylvion-why-pile-bare = Aucune carte révélée ne se trouve sur le paquet { $row }.
sylvion-why-column-empty = La colonne { $column } est vide.
sylvion-why-not-looked-at = Cette carte n’est pas parmi celles à répartir : { $card }.
sylvion-why-not-in-deck = Cette carte n’est pas dans la pioche : { $card }.
sylvion-why-too-far = Une Baleine pousse de trois pas au plus : cela n’atteint pas { $cell }.
sylvion-why-no-points = Il ne reste aucun point de Poissons.
sylvion-why-only-hedgehogs = On ne peut jouer que des Hérissons maintenant ; { $card_def } : seulement à l’étape 4.
sylvion-why-hedgehogs-late = Les Hérissons ne se jouent que juste après la révélation des cartes Ravage ; ils peuvent seulement servir à payer.
sylvion-why-cost =
    { $cost ->
        [one] Jouer { $card_def } coûte { $cost } autre carte, et vous pouvez en payer { $purse }.
       *[other] Jouer { $card_def } coûte { $cost } autres cartes, et vous pouvez en payer { $purse }.
    }
sylvion-why-partner-cost =
    { $cost ->
        [one] Jouer { $card_def } coûte { $cost } carte à votre partenaire, qui peut en payer { $purse }.
       *[other] Jouer { $card_def } coûte { $cost } cartes à votre partenaire, qui peut en payer { $purse }.
    }
sylvion-why-no-empty-cell = Il faut une case vide pour { $card_def }, et il n’y en a pas.
sylvion-why-piles-out = Il faut des cartes dans les paquets Ravage pour { $card_def }, et ils sont vides.
sylvion-why-no-elemental = Il n’y a aucun élémental qui convienne pour { $card_def }.
sylvion-why-no-feat = Vous n’avez pas ce haut fait, ou il a déjà servi : { $card }.
sylvion-why-charge = Pour { $card_def }, il faut 12 cartes Orée désolées (actuellement { $desolated }) et { $goal } élémentaux sur les cases (actuellement { $count }).
sylvion-why-armistice = Pour { $card_def }, il faut { $goal } cartes en main (actuellement { $count }).
sylvion-why-king = Pour { $card_def }, il faut { $goal } arbres (actuellement { $count }), des quatre vitalités.
sylvion-why-flood = Pour { $card_def }, il faut { $goal } fontaines (actuellement { $count }), des quatre forces.
sylvion-why-cell-taken = La case { $cell } est occupée : { $card }.
sylvion-why-cannot-move = L’élémental qui est { $cell_at } ne peut être poussé nulle part.
sylvion-why-no-elemental-there = Il n’y a pas d’élémental { $cell_at }.
sylvion-why-same-cell = L’élémental est déjà { $cell_at } : il doit finir ailleurs.
sylvion-why-lake = Il y a un lac acide { $cell_at } ; les élémentaux ne font que le franchir.
sylvion-why-elemental-there = Il y a un autre élémental { $cell_at }.

## Fins et score

sylvion-end-count = Victoire ! Cartes Orée désolées : { $desolated }, vitalité des arbres : { $vitality }. La forêt refleurit.
sylvion-end-withered = Défaite. Cartes Orée désolées : { $desolated }, vitalité des arbres : seulement { $vitality }.
sylvion-end-damage = Défaite à la manche { $round } : plus de feu a atteint la forêt qu’elle n’avait de cartes Orée en fleurs.
sylvion-end-stone-rain = Défaite à la manche { $round } : une pluie de pierres a frappé une forêt sans plus une fleur.
sylvion-end-pawn = Défaite à la manche { $round } : le porteur de la figurine Ravage a atteint la forêt.
sylvion-end-stag-king = Victoire à la manche { $round } : le Roi Cerf revient dans un bois aux arbres nombreux !
sylvion-end-fish-flood = Victoire à la manche { $round } : la déferlante des Poissons noie le feu !
sylvion-end-armistice = Victoire à la manche { $round } : les Colombes apportent la paix !
sylvion-end-charging-whales = Victoire à la manche { $round } : au dernier moment, les Baleines balaient tout !
sylvion-score-bloom = Cartes Orée en fleurs
sylvion-score-trees = Vitalité des arbres
sylvion-score-feat = Haut fait accompli
## Le chemin vers le but

sylvion-way-draft = Composez d’abord un paquet ; puis tenez la forêt, les arbres guériront le reste.
sylvion-way = Arbres à la fin : il faut { $desolated }, vous avez { $vitality }. Manches à venir : { $rounds }.

# Qui joue
sylvion-person-wilo = Wilo ne voit pas plus loin que la prochaine marche, et partage chaque goutte d’eau.
sylvion-person-brisa = Brisa croit toujours que la prochaine carte sera la bonne.
sylvion-person-ilmo = Ilmo compte les flammes avant de s’endormir.
sylvion-person-fenna = Fenna préfère garder une orée que gagner un combat.
sylvion-person-rovan = Rovan laisse venir le feu tout près, et l’abat au dernier pas.
sylvion-person-ulma = Ulma connaissait votre forêt avant qu’on la plante.
## Ce qu’un coup a de bon

sylvion-reason-wins = C’est la victoire.
sylvion-reason-averts =
    Sans cela, la forêt serait perdue { $count ->
        [one] à la prochaine marche
       *[other] en { $count } marches
    }, même si rien de nouveau n’arrivait.
sylvion-reason-spares =
    Cela épargne { $edges ->
        [one] une carte Orée
       *[other] { $edges } cartes Orée
    } { $count ->
        [one] à la prochaine marche
       *[other] au cours des { $count } prochaines marches
    }.
sylvion-reason-removes =
    Cela arrête { $count ->
        [one] un élémental
       *[other] { $count } élémentaux
    } avant l’orée.
sylvion-reason-blooms =
    { $count ->
        [one] Une carte Orée de plus fleurit
       *[other] { $count } cartes Orée de plus fleurissent
    } aussitôt.
sylvion-reason-tree =
    Cela plante { $count ->
        [one] un point
       *[other] { $count } points
    } de vitalité pour le décompte final.
sylvion-reason-shorter =
    La bataille raccourcit { $count ->
        [one] d’une manche
       *[other] de { $count } manches
    }.
sylvion-reason-draws =
    Il vous reste { $count ->
        [one] une carte
       *[other] { $count } cartes
    } de plus en main.
sylvion-reason-wall = Cela met { $count } de force en plus sur le chemin de ce qui vient.
sylvion-reason-calm =
    Rien n’atteint la forêt au cours des deux prochaines marches : gardez { $count ->
        [one] votre carte
       *[other] vos { $count } cartes
    }.
sylvion-reason-no-gain = Aucune carte de votre main ne rapporterait plus qu’elle ne coûte.
sylvion-reason-column = Elle vous apporte cette carte : { $card }.
sylvion-reason-best-column =
    { $count ->
        [one] La meilleure des colonnes
       *[other] La meilleure des colonnes avec ses { $count } cartes
    } ; avant tout : { $card }.
sylvion-reason-most-useful =
    { $count ->
        [one] La carte la plus utile parmi celles qui s’offrent
       *[other] Une des cartes les plus utiles parmi celles qui s’offrent
    } : { $card }.
sylvion-reason-least-useful =
    { $count ->
        [one] La carte qui manquera le moins
       *[other] Une des cartes qui manqueront le moins
    } : { $card }.
