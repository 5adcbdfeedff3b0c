# La Rage des elfes : cartes, options, événements, questions et raisons. Conventions : docs/texts.md.

## Cartes

rage-card-miraina = Miraïna aux Feuilles acérées
rage-card-miraina-text = Votre combat. Un de vos guerriers joue tout de suite un coup, en plus du sien.
rage-card-xaranta = Xaranta
rage-card-xaranta-text = Hors combat. Déplacez votre jeton d’une terre à une terre libre voisine : ni combat, ni artefact, ni château.
rage-card-taliel = Taliel la Chuchoteuse
rage-card-taliel-text = En réponse à une action ou à un artefact : sans effet.
rage-card-verdan = Verdan, dragon des Fourrés
rage-card-verdan-text = Garde le château de son peuple. Jamais défaussé, intact à chaque combat.
rage-card-pathfinder = Pisteur
rage-card-pathfinder-text = Hors combat. Regardez une escouade au choix.
rage-card-sniper = Tireur d’élite
rage-card-sniper-text = Votre combat. Juste après une attaque de votre guerrier : il attaque encore une fois du même côté, d’une Frappe.
rage-card-druid = Druide du bosquet
rage-card-druid-text = Votre combat. Quand votre guerrier perd sa dernière vie, il reste avec 1 vie.
rage-card-bladedancer = Danseuse de lames
rage-card-bladedancer-text = Tout combat. N’importe quel guerrier change de place avec un autre emplacement du champ de bataille.
rage-card-rootwarden = Gardien des racines
rage-card-rootwarden-text = Tout combat. N’importe quel guerrier perd son prochain coup.
rage-card-dryad = Dryade
rage-card-dryad-text = Votre combat. Un côté d’un de vos guerriers montre « Contre-attaque » jusqu’à la fin du combat.
rage-card-trapper = Trappeur
rage-card-trapper-text = Tout combat. Effacez une icône de n’importe quel guerrier jusqu’à la fin du combat.
rage-card-stagrider = Cavalier au cerf
rage-card-stagrider-text = Votre combat. Votre guerrier, ou votre carte au centre, gagne 4 d’initiative jusqu’à la fin du combat.
rage-card-janira = Janira
rage-card-janira-text = Tout combat. N’importe quel guerrier perd 1 vie, aucune icône ne protège.
rage-card-varkas = Varkas le Ravageur
rage-card-varkas-text = Votre combat. Chaque guerrier ennemi perd 1 vie, aucune icône ne protège.
rage-card-illura = Matrone Illura
rage-card-illura-text = Hors combat. Reprenez deux cartes au choix de votre défausse.
rage-card-morgrath = Morgrath, dragon de la Pierre noire
rage-card-morgrath-text = Garde le château de son peuple. Jamais défaussé, intact à chaque combat.
rage-card-initiate = Initiée
rage-card-initiate-text = Votre combat. Un côté d’un de vos guerriers montre « Bouclier » jusqu’à la fin du combat.
rage-card-crystalpriest = Prêtre du Cristal sombre
rage-card-crystalpriest-text = Hors combat. Reprenez une carte au choix de votre défausse.
rage-card-darnguard = Garde de Darn
rage-card-darnguard-text = Votre combat. Quand votre guerrier perd sa dernière vie, il reste avec 1 vie.
rage-card-fanatic = Fanatique
rage-card-fanatic-text = Votre combat. Un côté d’un de vos guerriers montre « Double frappe » jusqu’à la fin du combat.
rage-card-executioner = Bourreau
rage-card-executioner-text = Tout combat. N’importe quel guerrier perd 1 vie, aucune icône ne protège.
rage-card-overseer = Surveillant
rage-card-overseer-text = Votre combat. Un de vos guerriers joue tout de suite un coup, en plus du sien.
rage-card-darkknight = Chevalier noir
rage-card-darkknight-text = Hors combat. Avant votre phase de Conquête : un adversaire perd une carte de sa main au hasard.
rage-card-golem = Golem de la Pierre noire
rage-card-golem-text = Votre combat. Un côté d’un de vos guerriers montre « Double frappe perforante » jusqu’à la fin du combat.
rage-card-blizzardlord = Seigneur du blizzard
rage-card-blizzardlord-text = Votre combat. Un côté d’un de vos guerriers montre « Double frappe perforante » jusqu’à la fin du combat.
rage-card-sareon = Saréon le Loup blanc
rage-card-sareon-text = Votre combat. Un de vos guerriers joue tout de suite un coup, en plus du sien.
rage-card-ingrid = Ingrid Acier-de-glace
rage-card-ingrid-text = Tout combat. N’importe quel guerrier perd 1 vie, aucune icône ne protège.
rage-card-khladar = Khladar, dragon du blizzard
rage-card-khladar-text = Garde le château de son peuple. Jamais défaussé, intact à chaque combat.
rage-card-raider = Pillard
rage-card-raider-text = Votre combat. Votre guerrier, ou votre carte au centre, gagne 3 d’initiative jusqu’à la fin du combat.
rage-card-elite = Élite de Saréon
rage-card-elite-text = Votre combat. Un côté d’un de vos guerriers montre « Frappe perforante » jusqu’à la fin du combat.
rage-card-sentinel = Vigie
rage-card-sentinel-text = Hors combat. Piochez deux cartes, au tour de n’importe qui.
rage-card-cavalry = Cavalerie des neiges
rage-card-cavalry-text = Hors combat. Après votre phase de Conquête : une de plus. Il doit vous rester trois cartes ; renoncer ne fait rien piocher.
rage-card-berserker = Berserker
rage-card-berserker-text = Votre combat. Juste après une attaque de votre guerrier : il attaque encore une fois du même côté, d’une Frappe.
rage-card-icewitch = Sorcière des glaces
rage-card-icewitch-text = Tout combat. N’importe quel guerrier perd son prochain coup.
rage-card-mammothhunter = Chasseur de mammouths
rage-card-mammothhunter-text = Tout combat. Effacez une icône de n’importe quel guerrier jusqu’à la fin du combat.
rage-card-bearrider = Cavalier à l’ours
rage-card-bearrider-text = Hors combat. Avant votre phase de Conquête : un adversaire perd une carte de sa main au hasard.
rage-card-aelior = Aélior, Bouclier de l’Aube
rage-card-aelior-text = Hors combat. Une de vos terres, pas un château, ne peut être attaquée jusqu’à votre prochain tour.
rage-card-tiranis = Haut Mage Tiranis
rage-card-tiranis-text = En réponse à une action ou à un artefact : sans effet.
rage-card-lioriel = Princesse Lioriel
rage-card-lioriel-text = Hors combat. Piochez trois cartes, au tour de n’importe qui.
rage-card-solarian = Solarian, dragon du Soleil
rage-card-solarian-text = Garde le château de son peuple. Jamais défaussé, intact à chaque combat.
rage-card-royalguard = Garde royale
rage-card-royalguard-text = Votre combat. Quand les cartes sont retournées : les six cartes sont mélangées et placées à nouveau selon les règles des débutants.
rage-card-spearman = Lancier du Soleil
rage-card-spearman-text = Votre combat. Un côté d’un de vos guerriers montre « Frappe perforante » jusqu’à la fin du combat.
rage-card-shieldbearer = Porte-bouclier
rage-card-shieldbearer-text = Votre combat. Un côté d’un de vos guerriers montre « Bouclier » jusqu’à la fin du combat.
rage-card-towerarcher = Archer de la tour
rage-card-towerarcher-text = Votre combat. Quand vous défendez : un guerrier ennemi perd 1 vie, aucune icône ne protège.
rage-card-healer = Guérisseuse
rage-card-healer-text = Votre combat. Quand votre guerrier perd sa dernière vie, il reste avec 1 vie.
rage-card-paladin = Paladin
rage-card-paladin-text = Votre combat. Un côté d’un de vos guerriers montre « Bouclier de feu » jusqu’à la fin du combat.
rage-card-enchantress = Enchanteresse
rage-card-enchantress-text = Tout combat. N’importe quel guerrier change de place avec un autre emplacement du champ de bataille.
rage-card-griffinrider = Cavalier griffon
rage-card-griffinrider-text = Votre combat. Un de vos guerriers, pas un dragon, revient en main ; une autre carte de votre main prend sa place.
rage-card-ebrung = Ebrung, Gardien du portail
rage-card-ebrung-text = Garde le Château central. Son propriétaire peut l’envoyer contre les châteaux adverses.
rage-card-timemistress = Maîtresse du Temps
rage-card-timemistress-text = Combat pour son propre compte : aucune action.
rage-card-eldagar = Eldagar
rage-card-eldagar-text = Combat pour son propre compte : aucune action.
rage-card-atranax = Atranax
rage-card-atranax-text = Combat pour son propre compte : aucune action.
rage-card-goblin = Gobelin lancier
rage-card-goblin-text = Combat pour son propre compte : aucune action.
rage-card-orc = Orc sabreur
rage-card-orc-text = Combat pour son propre compte : aucune action.
rage-card-gnome = Gnome au bouclier
rage-card-gnome-text = Combat pour son propre compte : aucune action.
rage-card-wolf = Loup des bois
rage-card-wolf-text = Combat pour son propre compte : aucune action.
rage-card-centaur = Centaure
rage-card-centaur-text = Combat pour son propre compte : aucune action.
rage-card-harpy = Harpie
rage-card-harpy-text = Combat pour son propre compte : aucune action.
rage-card-troll = Troll
rage-card-troll-text = Combat pour son propre compte : aucune action.
rage-card-minotaur = Minotaure
rage-card-minotaur-text = Combat pour son propre compte : aucune action.
rage-card-stonegolem = Golem de pierre
rage-card-stonegolem-text = Combat pour son propre compte : aucune action.
rage-card-firespirit = Esprit du feu
rage-card-firespirit-text = Combat pour son propre compte : aucune action.
rage-card-treasure = Trésor
rage-card-treasure-text = Une place vide au combat. Va à l’attaquant vainqueur ; hors combat elle s’échange contre deux cartes.
rage-card-rune_of_the_builder = Rune du Bâtisseur
rage-card-rune_of_the_builder-text = Hors combat. Bâtissez une tour sur une terre que vous tenez. Elle y reste.
rage-card-rune_of_the_shield = Rune du Bouclier
rage-card-rune_of_the_shield-text = Votre combat. Un côté d’un de vos guerriers montre « Bouclier » jusqu’à la fin du combat.
rage-card-rune_of_fire = Rune du Feu
rage-card-rune_of_fire-text = Votre combat. Un côté d’un de vos guerriers montre « Bouclier de feu » jusqu’à la fin du combat.
rage-card-spear_of_dawn = Lance de l’Aube
rage-card-spear_of_dawn-text = Votre combat. Un côté d’un de vos guerriers montre « Double frappe perforante » jusqu’à la fin du combat.
rage-card-storm_blade = Lame de la Tempête
rage-card-storm_blade-text = Votre combat. Un côté d’un de vos guerriers montre « Double frappe » jusqu’à la fin du combat.
rage-card-crown_of_thorns = Couronne d’épines
rage-card-crown_of_thorns-text = Votre combat. Un côté d’un de vos guerriers montre « Contre-attaque » jusqu’à la fin du combat.
rage-card-boots_of_wind = Bottes du Vent
rage-card-boots_of_wind-text = Votre combat. Votre guerrier, ou votre carte au centre, gagne 5 d’initiative jusqu’à la fin du combat.
rage-card-fetters_of_ice = Entraves de glace
rage-card-fetters_of_ice-text = Tout combat. N’importe quel guerrier perd son prochain coup.
rage-card-mirror_of_shadows = Miroir des ombres
rage-card-mirror_of_shadows-text = Tout combat. N’importe quel guerrier change de place avec un autre emplacement du champ de bataille.
rage-card-tear_of_life = Larme de vie
rage-card-tear_of_life-text = Votre combat. Quand votre guerrier perd sa dernière vie, il reste avec 1 vie.
rage-card-lightning_of_the_old_gods = Foudre des Anciens Dieux
rage-card-lightning_of_the_old_gods-text = Tout combat. N’importe quel guerrier perd 1 vie, aucune icône ne protège.
rage-card-war_horn = Cor de guerre
rage-card-war_horn-text = Hors combat. Piochez trois cartes, au tour de n’importe qui.
rage-card-scroll_of_memory = Parchemin de mémoire
rage-card-scroll_of_memory-text = Hors combat. Reprenez deux cartes au choix de votre défausse.
rage-card-seal_of_silence = Sceau du silence
rage-card-seal_of_silence-text = En réponse à une action ou à un artefact : sans effet.
rage-card-banner_of_the_march = Bannière de marche
rage-card-banner_of_the_march-text = Hors combat. Après votre phase de Conquête : une de plus. Il doit vous rester trois cartes ; renoncer ne fait rien piocher.
rage-card-eye_of_the_seer = Œil du devin
rage-card-eye_of_the_seer-text = Hors combat. Regardez la main d’un adversaire.
rage-card-dome_of_farrun = Dôme de Farroun
rage-card-dome_of_farrun-text = Hors combat. Une de vos terres, pas un château, ne peut être attaquée jusqu’à votre prochain tour.
rage-card-whispering_curse = Malédiction murmurante
rage-card-whispering_curse-text = Hors combat. Avant votre phase de Conquête : un adversaire perd une carte de sa main au hasard.
rage-card-hourglass = Sablier
rage-card-hourglass-text = Votre combat. Un de vos guerriers joue tout de suite un coup, en plus du sien.
rage-card-portal_stone = Pierre du portail
rage-card-portal_stone-text = Votre combat. Un de vos guerriers, pas un dragon, revient en main ; une autre carte de votre main prend sa place.

## Mots du jeu

rage-people-forest = Elfes des bois
rage-people-black = Elfes noirs
rage-people-snow = Elfes des neiges
rage-people-high = Hauts Elfes
rage-people-neutral = Neutres
rage-icon-none = rien
rage-icon-strike = Frappe
rage-icon-double-strike = Double frappe
rage-icon-piercing = Frappe perforante
rage-icon-double-piercing = Double frappe perforante
rage-icon-shield = Bouclier
rage-icon-counter = Contre-attaque
rage-icon-fire-shield = Bouclier de feu
rage-icon-move = Mouvement
rage-side-left = gauche
rage-side-forward = avant
rage-side-right = droite
rage-slot-n = nord
rage-slot-e = est
rage-slot-s = sud
rage-slot-w = ouest
rage-goal-four-towers = tenir quatre tours
rage-goal-seven-lands = tenir sept terres
rage-goal-enemy-castle = tenir le château d’un ennemi
rage-goal-central-castle = tenir le Château central et cinq terres en tout
rage-kind-warrior = guerrier
rage-kind-hero = héros
rage-kind-dragon = dragon
rage-kind-treasure = trésor
rage-kind-artifact = artefact
rage-cell-land = terre
rage-cell-tower = tour
rage-cell-castle = château
rage-cell-central = Château central
rage-step-setup = Mise en place
rage-step-summon = Invocation
rage-step-capture = Conquête
rage-step-battle = Combat
rage-step-after = Après la conquête
rage-step-end = Fin
rage-word-goal = Objectif
rage-word-lands = Terres
rage-word-towers = Tours
rage-word-castles = Châteaux
rage-word-squads = Escouades
rage-word-treasures = Trésors
rage-word-artifacts = Artefacts
rage-word-reserve = Réserve
rage-word-centre = Centre
rage-word-attacker = attaque
rage-word-out = hors jeu
rage-word-neutral = Cartes neutres
rage-word-sent = Envoyées
rage-word-declared = Déclaré
rage-word-face-down = face cachée

## Lieux de la table

thing-slot =
    { $id ->
        [n] le nord
        [e] l’est
        [s] le sud
       *[w] l’ouest
    }
    .out =
        { $id ->
            [n] du nord
            [e] de l’est
            [s] du sud
           *[w] de l’ouest
        }
    .in =
        { $id ->
            [n] au nord
            [e] à l’est
            [s] au sud
           *[w] à l’ouest
        }
    .at =
        { $id ->
            [n] au nord
            [e] à l’est
            [s] au sud
           *[w] à l’ouest
        }
thing-centre = le centre
    .out = du centre
    .in = au centre
    .at = au centre
thing-stack = les actions déclarées
    .out = des actions déclarées
    .in = aux actions déclarées
    .at = parmi les actions déclarées
thing-artifacts = les artefacts
    .out = des artefacts
    .in = aux artefacts
    .at = parmi les artefacts

## Options

rage-option-scenario = Scénario
    .hint = Ce qui fait gagner : un objectif secret, tous les châteaux, une course commune ou le premier château pris.
rage-option-scenario-supremacy = Suprématie
rage-option-scenario-dragon-lord = Maître des dragons
rage-option-scenario-land-race = Course aux terres
rage-option-scenario-only-war = Rien que la guerre
rage-option-race = But de la course
    .hint = Le but commun de la course.
rage-option-race-seven-lands = sept terres
rage-option-race-four-towers = quatre tours
rage-option-alliance = Alliance elfique
    .hint = Deux camps de deux ; les alliés se font face, le premier château pris l’emporte.
rage-option-alliance-no = non
rage-option-alliance-yes = oui
rage-option-placement = Placement
    .hint = Débutants : les six cartes sont placées au hasard. Avancé : chaque camp place les cartes de l’autre.
rage-option-placement-novice = débutants
rage-option-placement-advanced = avancé
rage-option-cards = Valeurs des cartes
    .hint = Troisième édition : les quatre peuples gagnent à peu près aussi souvent. Les précédentes : comme auparavant.
rage-option-cards-third = troisième édition
rage-option-cards-balanced = deuxième édition
rage-option-cards-first = première édition
rage-option-board = Plateau
    .hint = La moitié du plateau utilisée à deux ; l’ouest est plus courte.
rage-option-board-north = moitié nord
rage-option-board-west = moitié ouest
rage-option-peoples = Peuples
    .hint = Si le sort donne les peuples, ou si chacun choisit à son tour.
rage-option-peoples-drawn = tirés au sort
rage-option-peoples-chosen = choisis
rage-option-rounds = Manches au plus
    .hint = Après la dernière manche, le plus de terres gagne, puis de tours, puis d’artefacts. Selon le scénario : douze pour Suprématie et Course aux terres, sans limite pour Maître des dragons et Rien que la guerre.
rage-option-rounds-usual = selon le scénario
rage-option-rounds-6 = six
rage-option-rounds-12 = douze
rage-option-rounds-18 = dix-huit
rage-option-rounds-none = sans limite
rage-option-neutrals = Cartes neutres
    .hint = Qui joue les neutres : l’adversaire suivant, celui que nomme l’attaquant, ou l’ordinateur.
rage-option-neutrals-next = adversaire suivant
rage-option-neutrals-named = l’attaquant désigne
rage-option-neutrals-computer = ordinateur
rage-option-move = Icône Mouvement
    .hint = Si un guerrier peut bouger au lieu d’une attaque possible.
rage-option-move-last = seulement sans attaque
rage-option-move-instead = au lieu d’attaquer

## Événements

rage-event-people =
    { $people ->
        [forest] { $name } mène les Elfes des bois.
        [black] { $name } mène les Elfes noirs.
        [snow] { $name } mène les Elfes des neiges.
       *[high] { $name } mène les Hauts Elfes.
    }
rage-event-squads =
    { $count ->
        [one] { $count } escouade est posée.
       *[other] { $count } escouades sont posées.
    }
rage-event-first-card = { $name } tire « { $card } » pour le premier tour.
rage-event-first = { $name } commence.
rage-event-goal-dealt = { $name } reçoit un objectif secret.
rage-event-own-goal =
    { $goal ->
        [four-towers] Votre objectif : tenir quatre tours.
        [seven-lands] Votre objectif : tenir sept terres.
        [enemy-castle] Votre objectif : tenir le château d’un ennemi.
       *[central-castle] Votre objectif : tenir le Château central et cinq terres en tout.
    }
rage-event-goal =
    { $goal ->
        [four-towers] Objectif de { $name } : tenir quatre tours.
        [seven-lands] Objectif de { $name } : tenir sept terres.
        [enemy-castle] Objectif de { $name } : tenir le château d’un ennemi.
       *[central-castle] Objectif de { $name } : tenir le Château central et cinq terres en tout.
    }
rage-event-ready = { $name } garde cinq cartes.
rage-event-turn = Manche { $round } : à { $name } de jouer.
rage-event-draws = { $name } pioche une carte.
rage-event-drew = Piochée : « { $card } ».
rage-event-reshuffled =
    { $count ->
        [one] La défausse de { $name } devient une pioche : { $count } carte.
       *[other] La défausse de { $name } devient une pioche : { $count } cartes.
    }
rage-event-neutral-reshuffled =
    { $count ->
        [one] La pioche neutre est remélangée : { $count } carte.
       *[other] La pioche neutre est remélangée : { $count } cartes.
    }
rage-event-discards = { $name } défausse « { $card } ».
rage-event-loses = { $name } perd « { $card } ».
rage-event-declines = { $name } renonce au combat.
rage-event-target = { $name } attaque { $cell }.
rage-event-looks = { $name } regarde l’escouade { $squad }.
rage-event-looks-card = { $name } regarde une carte de l’escouade { $squad }.
rage-event-saw = L’escouade { $squad } compte « { $card } ».
rage-event-looks-hand = Une carte de la main de { $name } est regardée.
rage-event-saw-hand = { $name } a en main « { $card } ».
rage-event-opens = { $name } retourne « { $card } » de l’escouade { $squad }.
rage-event-fights = { $name } combat l’escouade { $squad }.
rage-event-sends = { $name } envoie une carte au combat.
rage-event-sent = Vous envoyez « { $card } ».
rage-event-sends-dragon = { $name } envoie « { $card } ».
rage-event-retreats = { $name } se retire de { $cell }.
rage-event-surrenders = { $name } manque de cartes et cède { $cell }.
rage-event-takes = { $name } prend { $cell }.
rage-event-artifact = { $name } trouve un artefact.
rage-event-artifact-drawn = Vous trouvez « { $card } ».
rage-event-treasures =
    { $count ->
        [one] { $name } gagne { $count } trésor.
       *[other] { $name } gagne { $count } trésors.
    }
rage-event-treasure-used = { $name } échange un trésor contre des cartes.
rage-event-eliminated = { $name } a perdu son château et quitte la partie.
rage-event-extra-capture = { $name } conquiert une fois de plus.
rage-event-keeper = { $name } joue les cartes neutres.
rage-event-battle = Combat pour { $cell } : { $name } attaque.
rage-event-edge = « { $card } » se tient { $to_at }.
rage-event-centre = « { $card } » est { $to_at }.
rage-event-places = Une carte va face cachée { $to_in }.
rage-event-centre-falls = « { $card } » tombe au centre.
rage-event-no-reserve = Il n’y a pas de carte de réserve.
rage-event-exchanges = { $name } fait entrer « { $card } » à la place de « { $other } ».
rage-event-reserve = « { $card } » est la carte de réserve.
rage-event-attacks = « { $card } » attaque « { $other } ».
rage-event-blocked = Le bouclier de « { $card } » tient bon.
rage-event-hurt =
    { $count ->
        [one] « { $card } » perd { $count } vie.
       *[other] « { $card } » perd { $count } vies.
    }
rage-event-misses = L’attaque de « { $card } » tombe à vide.
rage-event-dies = « { $card } » meurt.
rage-event-saved = « { $card } » est sauvé.
rage-event-stands = « { $card } » reste en place.
rage-event-skips = « { $card } » passe son coup.
rage-event-steps = « { $card } » va { $to_in }.
rage-event-loop = La même position revient : le combat s’arrête.
rage-event-attack-won = { $name } gagne le combat pour { $cell }, { $own } à { $others }.
rage-event-attack-lost = { $name } perd le combat pour { $cell }, { $own } à { $others }.
rage-event-acts = { $name } joue « { $card } ».
rage-event-aims = Cible : « { $card } ».
rage-event-aims-swap = « { $card } » doit aller { $to_in }.
rage-event-aims-cell = Cible : { $cell }.
rage-event-aims-squad = Cible : escouade { $squad }.
rage-event-aims-seat = Cible : { $name }.
rage-event-aims-icon =
    { $icon ->
        [none] { $side ->
                [left] Le côté gauche de « { $card } » montrera rien.
                [forward] Le côté avant de « { $card } » montrera rien.
               *[right] Le côté droit de « { $card } » montrera rien.
            }
        [strike] { $side ->
                [left] Le côté gauche de « { $card } » montrera une Frappe.
                [forward] Le côté avant de « { $card } » montrera une Frappe.
               *[right] Le côté droit de « { $card } » montrera une Frappe.
            }
        [double-strike] { $side ->
                [left] Le côté gauche de « { $card } » montrera une Double frappe.
                [forward] Le côté avant de « { $card } » montrera une Double frappe.
               *[right] Le côté droit de « { $card } » montrera une Double frappe.
            }
        [piercing] { $side ->
                [left] Le côté gauche de « { $card } » montrera une Frappe perforante.
                [forward] Le côté avant de « { $card } » montrera une Frappe perforante.
               *[right] Le côté droit de « { $card } » montrera une Frappe perforante.
            }
        [double-piercing] { $side ->
                [left] Le côté gauche de « { $card } » montrera une Double frappe perforante.
                [forward] Le côté avant de « { $card } » montrera une Double frappe perforante.
               *[right] Le côté droit de « { $card } » montrera une Double frappe perforante.
            }
        [shield] { $side ->
                [left] Le côté gauche de « { $card } » montrera un Bouclier.
                [forward] Le côté avant de « { $card } » montrera un Bouclier.
               *[right] Le côté droit de « { $card } » montrera un Bouclier.
            }
        [counter] { $side ->
                [left] Le côté gauche de « { $card } » montrera une Contre-attaque.
                [forward] Le côté avant de « { $card } » montrera une Contre-attaque.
               *[right] Le côté droit de « { $card } » montrera une Contre-attaque.
            }
        [fire-shield] { $side ->
                [left] Le côté gauche de « { $card } » montrera un Bouclier de feu.
                [forward] Le côté avant de « { $card } » montrera un Bouclier de feu.
               *[right] Le côté droit de « { $card } » montrera un Bouclier de feu.
            }
       *[move] { $side ->
                [left] Le côté gauche de « { $card } » montrera un Mouvement.
                [forward] Le côté avant de « { $card } » montrera un Mouvement.
               *[right] Le côté droit de « { $card } » montrera un Mouvement.
            }
    }
rage-event-cancelled = « { $card } » n’a pas d’effet.
rage-event-no-target = « { $card } » ne trouve pas de cible.
rage-event-initiative = « { $card } » a maintenant { $count } d’initiative.
rage-event-replaced = « { $card } » prend la place de « { $other } ».
rage-event-redealt = Le combat est placé à nouveau.
rage-event-recovers = { $name } reprend « { $card } ».
rage-event-token = Un jeton va { $from_out } { $to_in }.
rage-event-tower = Une tour s’élève sur { $cell }.
rage-event-shielded = { $cell } est protégée.
rage-event-quiet = { $name } passe jusqu’à la fin du combat.
rage-event-offers = { $name } propose : trésors { $treasures }, artefacts { $artifacts } ; demande : trésors { $wanted-treasures }, artefacts { $wanted-artifacts }.
rage-event-offered-to = L’offre est pour { $name }.
rage-event-offers-artifact = { $name } offre un artefact.
rage-event-offered-artifact = Offert : « { $card } ».
rage-event-refuses = { $name } refuse.
rage-event-trade = L’échange avec { $name } est conclu.
rage-event-receives = { $name } reçoit un artefact.
rage-event-handed = { $name } reçoit « { $card } ».

## Questions

rage-ask-people = Choisissez votre peuple.
    .wait = { $name } choisit un peuple.
rage-ask-return =
    { $count ->
        [one] Remettez { $count } carte dans la pioche.
       *[other] Remettez { $count } cartes dans la pioche.
    }
    .wait = { $name } choisit sa main.
rage-ask-turn = Jouez des actions, puis attaquez une terre, ou renoncez et piochez deux cartes.
    .wait = Manche { $round } : { $name } joue.
rage-ask-after = Après la conquête : jouez encore, ou finissez le tour.
    .wait = { $name } finit son tour.
rage-ask-discard =
    { $count ->
        [one] Défaussez jusqu’à cinq : { $count } carte de trop.
       *[other] Défaussez jusqu’à cinq : { $count } cartes de trop.
    }
    .wait = { $name } défausse.
rage-ask-window =
    { $window ->
        [target] Une terre est désignée : intervenez-vous avant l’envoi des cartes ?
        [reveal] Les cartes sont ouvertes : intervenez-vous ?
        [centre] Le centre va être comparé : intervenez-vous ?
        [between] Entre deux coups : intervenez-vous ?
        [attack] Une attaque est déclarée : intervenez-vous ?
       *[lethal] Votre guerrier meurt : le sauvez-vous ?
    }
    .wait = { $name } peut intervenir.
rage-ask-response = « { $card } » est jouée : répondez-vous ?
    .wait = { $name } peut répondre à « { $card } ».
rage-ask-squad = { $cell } : regardez une escouade, combattez-en une, ou renoncez.
    .wait = { $name } choisit une escouade pour { $cell }.
rage-ask-open = Quelle carte de l’escouade retournez-vous ?
    .wait = { $name } regarde une escouade.
rage-ask-keeper = Qui joue les cartes neutres ?
    .wait = { $name } désigne qui joue les cartes neutres.
rage-ask-send =
    { $count ->
        [one] Envoyez encore { $count } carte au combat.
       *[other] Envoyez encore { $count } cartes au combat.
    }
    .wait = { $name } envoie des cartes.
rage-ask-defend = { $cell } est attaquée : envoyez une carte, ou retirez-vous et piochez-en deux.
    .wait = { $name } décide pour { $cell }.
rage-ask-place = Où va la prochaine carte cachée de l’autre camp ?
    .wait = { $name } place une carte.
rage-ask-exchange = « { $card } » est votre réserve : l’échanger contre une carte du bord ?
    .wait = { $name } peut échanger la réserve « { $card } ».
rage-ask-who = Lequel de vos guerriers de même initiative joue d’abord ?
    .wait = { $name } choisit qui joue.
rage-ask-attack = « { $card } » : que fait-il ?
    .wait = { $name } joue « { $card } ».
rage-ask-target = « { $card } » : quel guerrier ?
    .wait = { $name } vise avec « { $card } ».
rage-ask-other-slot = « { $card } » : avec quelle place ?
    .wait = { $name } vise avec « { $card } ».
rage-ask-side = « { $card } » : quel côté ?
    .wait = { $name } vise avec « { $card } ».
rage-ask-seat = « { $card } » : quel adversaire ?
    .wait = { $name } vise avec « { $card } ».
rage-ask-peek = « { $card } » : quelle escouade ?
    .wait = { $name } vise avec « { $card } ».
rage-ask-cell = « { $card } » : laquelle de vos terres ?
    .wait = { $name } vise avec « { $card } ».
rage-ask-goal-cell = « { $card } » : vers où ?
    .wait = { $name } vise avec « { $card } ».
rage-ask-take = « { $card } » : quelle carte reprenez-vous ?
    .wait = { $name } vise avec « { $card } ».
rage-ask-put = « { $card } » : quelle carte entre au combat ?
    .wait = { $name } vise avec « { $card } ».
rage-ask-trade = Composez votre offre, puis proposez-la.
    .wait = { $name } compose une offre.
rage-ask-deal = On vous offre trésors { $treasures }, artefacts { $artifacts } contre trésors { $wanted-treasures }, artefacts { $wanted-artifacts }. Acceptez-vous ?
    .wait = { $name } réfléchit à une offre.
rage-ask-hand-over =
    { $count ->
        [one] Donnez { $count } artefact au choix.
       *[other] Donnez { $count } artefacts au choix.
    }
    .wait = { $name } donne des artefacts.

## Coups

rage-move-pass = Passer
rage-move-quiet = Passer jusqu’à la fin du combat
rage-move-decline = Renoncer au combat
rage-move-end-turn = Finir le tour
rage-move-retreat = Se retirer
rage-move-stand = Rester
rage-move-treasure = Échanger un trésor contre des cartes
rage-move-give-treasure = Donner un trésor
rage-move-want-treasure = Demander un trésor
rage-move-want-artifact = Demander un artefact
rage-move-propose = Proposer
rage-move-accept = Accepter
rage-move-refuse = Refuser
rage-move-capture = Attaquer { $cell }
rage-move-cell = Choisir { $cell }
rage-move-send = Envoyer « { $card } »
rage-move-act = Jouer « { $card } »
rage-move-discard = Défausser « { $card } »
rage-move-return = Remettre « { $card } »
rage-move-take = Reprendre « { $card } »
rage-move-put = Faire entrer « { $card } »
rage-move-use = Utiliser « { $card } »
rage-move-give = Donner « { $card } »
rage-move-look = Regarder l’escouade { $squad }
rage-move-fight = Combattre l’escouade { $squad }
rage-move-peek = Regarder l’escouade { $squad }
rage-move-open = Retourner la carte { $place }
rage-move-seat = Choisir { $name }
rage-move-offer = Faire une offre à { $name }
rage-move-slot =
    { $slot ->
        [n] Nord
        [e] Est
        [s] Sud
       *[w] Ouest
    }
rage-move-side =
    { $side ->
        [left] Côté gauche
        [forward] Côté avant
       *[right] Côté droit
    }
rage-move-attack =
    { $side ->
        [left] Attaquer à gauche
        [forward] Attaquer devant
       *[right] Attaquer à droite
    }
rage-move-move =
    { $side ->
        [left] Bouger à gauche
        [forward] Bouger devant
       *[right] Bouger à droite
    }
rage-move-people =
    { $people ->
        [forest] Elfes des bois
        [black] Elfes noirs
        [snow] Elfes des neiges
       *[high] Hauts Elfes
    }

## Pourquoi pas

rage-why-people-taken =
    { $people ->
        [forest] Les Elfes des bois sont déjà pris.
        [black] Les Elfes noirs sont déjà pris.
        [snow] Les Elfes des neiges sont déjà pris.
       *[high] Les Hauts Elfes sont déjà pris.
    }
rage-why-same-card = C’est la même carte qu’une autre de l’escouade.
rage-why-not-in-discard = « { $card } » n’est pas dans votre défausse.
rage-why-takes-back = « { $card } » reprend elle-même des cartes et ne peut être reprise.
rage-why-in-offer = « { $card } » est déjà dans l’offre.
rage-why-no-artifact = Vous n’avez pas « { $card } ».
rage-why-no-battle = Il n’y a pas de combat.
rage-why-in-battle = Ni trésors ni échanges pendant un combat.
rage-why-no-treasure = Vous n’avez pas de trésor pour cela.
rage-why-empty-offer = Une offre doit donner quelque chose.
rage-why-has-none = { $name } n’en a pas davantage.
rage-why-not-in-hand = « { $card } » n’est pas dans votre main.
rage-why-price = « { $card } » demande des terres : { $price }. Vous en tenez { $lands }.
rage-why-not-now = « { $card } » ne se joue pas à ce moment.
rage-why-scope = « { $card } » n’agit pas dans cette situation.
rage-why-no-target = « { $card } » n’a pas de cible.
rage-why-no-dragon = « { $card } » ne peut prendre part à ce combat.
rage-why-closed = { $cell } n’est pas en jeu.
rage-why-own-land = { $cell } est déjà à vous.
rage-why-ally = { $cell } est à votre allié.
rage-why-shielded = { $cell } est protégée.
rage-why-three-cards = Il faut trois cartes pour attaquer ; en main : { $cards }.
rage-why-too-far = { $cell } ne touche aucune de vos terres.
rage-why-not-beside = Le jeton ne peut aller sur { $cell }.
rage-why-not-yours = { $cell } n’est pas à vous.
rage-why-castle = { $cell } est un château.
rage-why-tower = Il y a déjà une tour sur { $cell }.
rage-why-nowhere = Il n’y a pas de terre libre à côté de { $cell }.
rage-why-slot-taken = Une carte s’y trouve déjà.
rage-why-same-slot = Choisissez une autre place.
rage-why-nobody-there = Aucun guerrier vivant ne s’y trouve.
rage-why-not-your-warrior = « { $card } » n’est pas votre guerrier.
rage-why-not-its-turn = Ce n’est pas à « { $card } » de jouer.
rage-why-not-a-target = « { $card } » ne peut être choisi pour cela.
rage-why-must-hurt = « { $card } » peut attaquer et doit le faire.
rage-why-no-blow = « { $card } » n’y blesse personne.
rage-why-no-step = « { $card } » ne peut bouger par là.
rage-why-no-squad = Il n’y a pas d’escouade { $squad }.
rage-why-looked = Vous avez déjà regardé une escouade.
rage-why-open = L’escouade { $squad } a une carte ouverte.
rage-why-another-player = Ce doit être un autre joueur encore en jeu.
rage-why-ally-seat = { $name } est votre allié.
rage-why-empty-hand = { $name } n’a pas de carte en main.
rage-why-offered = Vous avez déjà fait une offre ce tour-ci.
rage-why-nothing-to-give = Vous n’avez rien à donner.

## Doutes

rage-doubt-decline = Vous pourriez attaquer. Vraiment renoncer et piocher deux cartes ?
rage-doubt-fight = Combattre l’escouade { $squad } pour { $cell } avec trois cartes ? Touchez-la encore.

## Fin de la partie

rage-end-four-towers = { $name } tient quatre tours et gagne à la manche { $round }, terres : { $lands }.
rage-end-seven-lands = { $name } tient sept terres et gagne à la manche { $round }, terres : { $lands }.
rage-end-enemy-castle = { $name } prend le château d’un ennemi et gagne à la manche { $round }, terres : { $lands }.
rage-end-central-castle = { $name } tient le Château central et gagne à la manche { $round }, terres : { $lands }.
rage-end-alliance = { $name } et son allié prennent un château et gagnent à la manche { $round }, terres : { $lands }.
rage-end-dragon-lord = { $name } a pris tous les châteaux et devient Maître des dragons à la manche { $round }, terres : { $lands }.
rage-end-last-living = { $name } reste en jeu et gagne à la manche { $round }, terres : { $lands }.
rage-end-rounds-lands = La dernière manche, { $round }, est finie : { $name } tient le plus de terres, { $lands }.
rage-end-rounds-towers = La dernière manche, { $round }, est finie : à terres égales, { $lands }, { $name } tient plus de tours.
rage-end-rounds-artifacts = La dernière manche, { $round }, est finie : à terres égales, { $lands }, et tours égales, { $name } a plus d’artefacts.
rage-end-rounds-shared = La dernière manche, { $round }, est finie : rien ne départage les meneurs, dont { $name }, terres : { $lands }. La victoire est partagée.
rage-score-lands = Terres
rage-score-towers = Tours
rage-score-castles = Châteaux

## Ce qu’une place souhaite qu’on lui demande
rage-wish-always = Toujours demander
    .hint = Chaque fois que quelqu’un pourrait intervenir, même sans rien à jouer.
rage-wish-mine = Ce qui me touche
    .hint = Dans mes combats quand une de mes cartes peut changer la suite, quand ma terre est attaquée ou qu’une action vise ma main.
rage-wish-never = Ne pas demander
    .hint = Je passe à chaque fois. Les réponses obligatoires sont demandées quand même.
rage-wish-battle = Plus dans ce combat
    .hint = Je passe jusqu’à la fin de ce combat, puis mon souhait vaut de nouveau.
## Le chemin vers le but

rage-way =
    { $goal ->
        [four-towers] Votre but : quatre tours. Vous en tenez { $count } sur { $needed }.
        [seven-lands] Votre but : sept terres. Vous en tenez { $count } sur { $needed }.
        [enemy-castle] Votre but : le château d’un ennemi. Vous en tenez { $count } sur { $needed }.
       *[central-castle]
            { $central ->
                [0] Votre but : { $needed } terres (ici { $count }), dont le Château central (pas encore).
               *[other] Votre but : { $needed } terres (ici { $count }), dont le Château central (à vous).
            }
    }
rage-way-castles = Votre but : les châteaux de tous les autres. Vous en tenez { $count }.
rage-way-watched = Chacun court vers son but. Le plus de terres : { $name }, { $best }.

# Qui joue
rage-person-garo = Garo charge d’abord, et regarde la carte ensuite.
rage-person-elowa = Elowa garde ce qu’elle a et prend ce dont personne ne veut.
rage-person-veska = Veska se souvient de qui l’a attaquée, et de qui a seulement souri.
rage-person-yaro = Yaro prendrait d’assaut le Château central avec trois archers et une chanson.
rage-person-mirka = Mirka n’engage aucun combat qu’elle n’ait calculé jusqu’au bout.
rage-person-orrin = Orrin attend derrière ses tours que le premier détourne les yeux.
## Ce qu’un coup a de bon

rage-reason-wins = C’est la victoire { $count } fois sur { $tries }.
rage-reason-castle = Un château : l’attaque réussit { $count } fois sur { $tries } ; ce serait la terre numéro { $lands }.
rage-reason-tower = Une tour : l’attaque réussit { $count } fois sur { $tries } ; ce serait la terre numéro { $lands }.
rage-reason-land = L’attaque réussit { $count } fois sur { $tries } ; ce serait la terre numéro { $lands }.
rage-reason-no-target = Aucune attaque essayée n’a de bonnes chances : gardez vos cartes.
rage-reason-turns = Cela retourne la bataille : gagnée { $count } fois sur { $tries } au lieu de { $before }.
rage-reason-attack = L’attaque réussit { $count } fois sur { $tries }.
rage-reason-defence = La terre tient { $count } fois sur { $tries }.
rage-reason-strongest =
    { $count ->
        [one] La plus forte de ces cartes au combat
       *[other] Une des plus fortes de ces cartes au combat
    } : { $card }.
rage-reason-weakest =
    { $count ->
        [one] La plus faible de ces cartes au combat
       *[other] Une des plus faibles de ces cartes au combat
    } : { $card }.
rage-reason-builds = Cela vous bâtit une tour.
rage-reason-draws =
    Cela vous apporte { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
rage-reason-deal = Vous recevez { $gets } et donnez { $gives }.
