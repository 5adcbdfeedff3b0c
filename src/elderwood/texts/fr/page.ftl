# Ce que dit seulement la page. Conventions : docs/texts.md.

## Autour de la page

page-welcome = Bienvenue à Elderwood
page-skip = Aller au contenu
page-navigation = Pages
page-tools = Outils de la table
page-no-such-title = Il n’y a pas de tel jeu.
page-with-others = Options et autres joueurs
page-first-company =
    { $count ->
        [0] En solitaire.
        [one] Vous et { $count } robot.
       *[other] Vous et { $count } robots.
    }
page-whole-company =
    { $count ->
        [one] Vous et { $count } robot.
       *[other] Vous et { $count } robots.
    }
page-cooperative = ensemble
page-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
page-in-play = en cours
page-guest = Invité
page-play = Jeu
page-error-offline = Le serveur est injoignable. La page réessaie.
page-error-server = Le serveur répond par l’erreur { $status }.
page-broken = Quelque chose a échoué ici
page-broken-hint = La partie elle-même est en sûreté sur le serveur.
page-try-again = Réessayer

## Une nouvelle table

page-new-table = Nouvelle table : { $title }
page-for-players = de { $fewest } à { $most } joueurs
page-public = Afficher cette table dans le salon
page-seat-open = libre, pour un ami
page-seat-local = à cet écran
page-seat-bot = un robot
page-name-of-seat = Nom du joueur { $number }
page-bot-patient = le plus fort, 10 s par coup
page-bot-greedy = simple et rapide
page-bot-random = joue n’importe quoi
page-bot-level = { $name }, niveau { $level } sur 6{ $temper ->
    [bold] { "" }, audace
    [careful] { "" }, prudence
    [spiteful] { "" }, malice
    [planner] { "" }, calcul
   *[none] { "" }
}
page-against = Contre qui
page-start-bots = Commencer avec des robots aux places libres

## La table

page-progress = Où en est la partie
page-way = Le chemin vers le but
page-hint = Un conseil pour la première partie
page-hint-close = Compris
page-hint-off = Plus de conseils
page-hint-open = Lire le conseil
page-advice = Conseil
page-advice-hint = Les meilleurs coups, leurs chances de gagner et pourquoi. Toute la table apprend que vous avez pris un conseil.
page-advice-thinking = Réflexion sur votre coup …
page-advice-stop = Arrêter la réflexion
page-advice-show = Montrer : { $move }
page-advice-chance = Chance de gagner { $percent } %
page-advice-none = Pas de conseil pour cette question.
page-hints = Conseils
page-hints-usual = comme d’habitude : seulement si une personne joue, ou si toutes sont devant un écran
page-hints-on = pour tout le monde
page-hints-off = pour personne
page-clock = Pendule
page-clock-none = aucune : on réfléchit à loisir
page-clock-move =
    { $count ->
        [one] { $count } seconde par coup
       *[other] { $count } secondes par coup
    }
page-clock-bank =
    { $count ->
        [one] { $count } minute pour toute la partie, et { $increment } s de plus à chaque coup
       *[other] { $count } minutes pour toute la partie, et { $increment } s de plus à chaque coup
    }
page-clock-days =
    { $count ->
        [one] { $count } jour par coup
       *[other] { $count } jours par coup
    }
page-clock-own = une autre …
page-clock-kind = Ce qui est compté
page-clock-kind-move = secondes par coup
page-clock-kind-bank = minutes pour toute la partie
page-clock-kind-days = jours par coup
page-clock-increment = Secondes de plus à chaque coup
page-clock-bot = Qui répond à zéro
page-clock-zero = À zéro, un robot répond à votre place, et la question suivante est de nouveau la vôtre. Après trois fois de suite, il garde la place jusqu’à ce que vous la repreniez.
page-time-left = Temps de réflexion restant : { $time }
page-time-short =
    { $count ->
        [one] Il reste { $count } seconde.
       *[other] Il reste { $count } secondes.
    }
page-plain-board = La table telle quelle
page-seats = Joueurs
page-piles = Piles
page-pile-word = { $label } : { $count }. Un appui montre ce qu’on en sait.
page-side = Joueurs, piles et journal
page-actions = Réponses
page-to-move = à jouer
page-presence-here = présent
page-presence-away = connexion perdue
page-presence-gone = parti de la table
page-program-give = Laisser jouer un programme
page-program-take = Reprendre la place
page-program-token = Lancez ceci avec votre programme à la place de COMMAND. Le jeton n’est montré que maintenant.
page-account = Compte
page-account-guest = Vous êtes invité : seul ce navigateur vous connaît. Avec un compte, vous retrouvez vos tables sur tous vos appareils.
page-account-as = Vous êtes connecté en tant que { $name }.
page-account-up = Créer un compte
page-account-in = Se connecter
page-account-recover = Mot de passe oublié
page-account-password = Changer le mot de passe
page-account-codes = Nouveaux codes de secours
page-account-out = Se déconnecter
page-account-everywhere = Se déconnecter partout
page-account-delete = Supprimer le compte
page-account-export = Enregistrer tout ce qui est à moi
page-account-up-hint = Un mot de passe a au moins 8 caractères. Tout ce que vous avez joué comme invité reste à vous.
page-account-in-hint = Ce que vous avez joué ici comme invité passe au compte.
page-account-recover-hint = Un code de secours sert une seule fois. Tous les appareils sont déconnectés.
page-account-password-hint = Vos autres appareils sont déconnectés.
page-account-codes-hint = Les codes que vous avez ne serviront plus.
page-account-out-hint = Vos tables restent et vous attendent.
page-account-everywhere-hint = Celui-ci et tous les autres. Vos tables restent et vous attendent.
page-account-delete-hint = Votre nom disparaît de toutes les tables et personne ne peut rétablir le compte. Les parties des autres continuent.
page-account-old = Mot de passe actuel
page-account-secret = Mot de passe
page-account-new = Nouveau mot de passe
page-account-code = Code de secours
page-account-sure = Je sais que c’est irréversible
page-account-shown = Vos codes de secours. Gardez-les bien : ils ne sont montrés que maintenant, et chacun vous ramène une fois si vous oubliez le mot de passe.
page-account-changed = Le mot de passe est changé.
page-presence-bot = un robot joue
page-presence-empty = libre
page-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
page-watching = Vous regardez.
page-watching-beside = Vous regardez. Point de vue : { $name }.
page-watch-here = Regarder depuis cette place
page-watch-freely = Ne regarder depuis aucune place
page-watch-hint = Vous voyez ce que tout spectateur peut voir : les mains restent cachées.
page-can-be-used = utilisable
page-times = { $what } × { $count }
page-no-options = Il n’y a rien à choisir maintenant.
page-options =
    { $count ->
        [one] { $count } réponse possible :
       *[other] { $count } réponses possibles :
    }
page-which = Lequel ?
page-choose-card = Choisissez une carte
page-choose-above = Choisissez sur la table
page-fold = Voir dessous
page-unfold = Montrer les cartes
page-coins = Le prix : ce qui est payé est coché, le reste est encore à payer.
page-tempo = Le temps à cette table
page-wish = Ce qu’on vous demande
page-wish-back = Revenir à : { $what }
page-pace = Vitesse des robots
page-pace-slow = lente
page-pace-normal = normale
page-pace-fast = rapide
page-pace-at-once = immédiate
page-hurry = À mon tour
page-hurry-hint = Continuer sans pause jusqu’à ma prochaine question
page-wait = Patientez
page-sending = Envoi …
page-undo-what = Annuler : { $what }
page-restart = Recommencer le tour
page-restart-hint = Annule tout ce qui peut encore l’être dans ce tour
page-confirm-again = Oui, quand même
page-sort = Trier la main
page-sort-kind = par type
page-sort-cost = par coût
page-sort-own = mon ordre
page-curtain = Passez l’écran à { $name }
page-curtain-hint = La suite n’est que pour les yeux de { $name }.
page-i-am = Je suis { $name }
page-same-players = Rejouer avec les mêmes joueurs
page-same-deal = Encore la même donne
page-verify-deal = La donne était-elle honnête ?
page-verify-hint = L’empreinte de la graine a été montrée avant le premier coup. Elle est calculée à partir de la graine ci-dessous : personne n’a pu changer la donne ensuite.
page-deal-true = oui, la graine correspond
page-deal-false = la graine ne correspond pas
page-record = Télécharger la partie
page-look-at-board = Regarder la table

## La fin d’une partie

page-ranking = Le classement
page-winner = victoire
page-course = Le cours de la partie
page-moments = Les tournants
page-ask-back = Demander à revenir en arrière : { $what }
page-back-asks =
    { $count ->
        [one] { $name } demande à reprendre la dernière réponse. Ce qui a été vu reste connu.
       *[other] { $name } demande à reprendre les { $count } dernières réponses. Ce qui a été vu reste connu.
    }
page-back-waits = Vous demandez à revenir en arrière. On attend { $names }.
page-back-agreed = Vous acceptez de revenir en arrière. On attend { $names }.
page-withdraw = Retirer la demande
page-chat = Conversation à la table
page-chat-empty = Personne n’a encore rien dit. Seules les personnes assises ici le lisent.
page-chat-say = Dire quelque chose
page-chat-send = Dire
page-chat-phrases = Phrases toutes prêtes, que chacun lit dans sa langue
page-chat-delete = Supprimer cette ligne
page-chat-deleted = { $who } : supprimé
page-chat-muted = { $who } : en sourdine
page-chat-mute = Mettre { $who } en sourdine
page-chat-unmute = Entendre de nouveau { $who }
page-chat-unread =
    { $count ->
        [one] Conversation à la table, { $count } nouvelle ligne
       *[other] Conversation à la table, { $count } nouvelles lignes
    }
page-chat-line = { $who } : { $text }
page-phrase-hello = Bonjour à tous !
page-phrase-luck = Bonne chance !
page-phrase-thinking = Laissez-moi réfléchir…
page-phrase-moment = Un instant, s’il vous plaît.
page-phrase-your-turn = C’est à vous.
page-phrase-nice = Joli coup !
page-phrase-wow = Ça alors !
page-phrase-oops = Oups !
page-phrase-ouch = Aïe !
page-phrase-sorry = Pardon !
page-phrase-thanks = Merci !
page-phrase-close = C’était juste !
page-phrase-played = Bien joué !
page-phrase-again = On rejoue ?
page-phrase-bye = À bientôt dans la forêt !
page-renew = Continuer avec les règles actuelles
page-renew-hint = Les règles actuelles poursuivent cette partie là où elle en est. Elle continue dès que toute la table est d’accord.
page-renew-waits = Vous acceptez de continuer avec les règles actuelles. On attend { $names }.
page-ended-early = Arrêtée avant la fin
page-ended-early-hint = Personne n’a gagné ni perdu.
page-history = Vos parties terminées
page-history-all =
    { $count ->
        [one] Tout montrer : { $count } partie
       *[other] Montrer les { $count } parties
    }
page-history-fewer = En montrer moins
page-result-won = gagnée
page-result-lost = perdue
page-result-winner = gagnée par { $names }
page-result-abandoned = arrêtée

## Les sorties

page-out = Partir ou arrêter
page-out-back = Reprendre ma place
    .hint = Le robot cesse de jouer pour vous.
page-out-concede = Laisser un robot jouer pour moi
    .hint = Vous cédez votre place pour de bon ; les autres continuent aussitôt.
page-out-leave = Libérer ma place
    .hint = Vous pourrez y revenir. Entre-temps, les autres peuvent la confier à un robot ou laisser entrer quelqu’un qui a le lien. Si vous êtes le dernier joueur, la partie s’arrête sans vainqueur.
page-out-end = Arrêter la partie
    .hint = Elle est gardée comme arrêtée : personne ne gagne, et elle ne compte pas.
page-out-ask = Proposer d’arrêter la partie
    .hint = Elle s’arrête sans vainqueur quand tous à la table sont d’accord.
page-out-withdraw = Continuer malgré tout
    .hint = Retire votre accord pour arrêter la partie.
page-out-pause = Suspendre la partie
    .hint = Les pendules s’arrêtent quand tous à la table sont d’accord. Chacun peut reprendre.
page-out-unpause = Ne pas suspendre, finalement
    .hint = Retire votre accord pour suspendre la partie.
page-out-resume = Reprendre la partie
    .hint = Les pendules repartent d’où elles étaient.
page-out-hide = Retirer de ma liste
    .hint = La partie est gardée ; qui a le lien peut encore la regarder.
page-out-replace = Laisser un robot jouer pour { $name }
    .hint = Qui revient retrouve sa place.
    .gone = Ce joueur a quitté la table.
page-you-left = Vous avez quitté cette table ; votre place vous attend encore.
page-bot-for-you = Vous étiez absent, et un robot joue pour vous.
page-asks-to-end = { $names } : arrêter la partie ici, sans vainqueur ?
page-paused = La partie est suspendue, les pendules sont arrêtées.
page-asks-to-pause = { $names } : suspendre la partie ?
page-agree = D’accord
page-play-on = Continuer
page-seat-left = { $name } a quitté la table.
page-seat-absent = { $name } est absent depuis un moment.
page-let-in = Laisser entrer quelqu’un
page-seat-opened = La place de { $name } est ouverte à qui a le lien.
page-seat-for-you = La place de { $name } est libre, et l’on vous laisse entrer.
page-bot-plays-on = Laisser jouer un robot

## Journal

page-log-filter = Ce que montre le journal
page-harms = Ce qu’on vous a fait
page-harms-count = Ce qu’on vous a fait : { $count }
page-harms-none = On ne vous a encore rien fait.
page-harms-cause = Cause :
page-harms-where = Montrer où
page-harms-more = { $count ->
    [one] Et une autre chose
   *[other] Et { $count } autres choses
}
page-log-all = tout
page-log-mine = les miens
page-log-others = les autres
page-log-reveals = révélations

## Règles et signalements

page-search-rules = Chercher dans les règles
page-rules-missing = Les règles ne peuvent pas être chargées pour le moment.
page-rules-which = Quel jeu
page-rule-named = La règle : { $name }
page-rule-open = Voir la règle
page-found = { $at } sur { $count }
page-found-next = Passage suivant
page-found-last = Passage précédent
page-found-none = « { $what } » ne figure pas dans ces règles. Un mot plus court trouvera peut-être.
page-found-clear = Revenir au début des règles
page-nothing-found = Rien trouvé.
page-report-what = Qu’est-ce qui n’a pas marché ?
page-report-hint = L’enregistrement de la partie, la position et la version sont joints.
page-report-send = Envoyer
page-report-sent = Merci. Le signalement est conservé.

## Touches

page-shortcuts = Touches
page-key-groups = de groupe en groupe : main, plateau, boutons
page-key-arrows = d’un objet à l’autre
page-key-use = l’utiliser, ou apprendre pourquoi non
page-key-next-legal = objet utilisable suivant
page-key-primary = le bouton principal
page-key-escape = fermer, ou reprendre le coup commencé
page-key-zoom = agrandir la carte
page-key-advice = un conseil : les meilleurs coups
page-key-undo = annuler
page-key-restart = recommencer le tour
page-key-redo = rétablir
page-key-forecast = prévision oui ou non
page-key-hand = vers la main
page-key-board = vers le plateau
page-key-prompt = lire ce qui est demandé
page-key-say-options = dire ce qu’on peut répondre
page-key-say-hand = dire la main
page-key-say-board = dire le plateau
page-key-say-counts = dire les nombres et les piles
page-key-rules = règles, au bon endroit
page-key-log = journal
page-key-help = ces touches

## Réglages

page-palette-standard = ordinaires
page-palette-deuteranopia = vert faible (deutéranopie)
page-palette-protanopia = rouge faible (protanopie)
page-palette-tritanopia = bleu faible (tritanopie)
page-mute = Couper le son
page-sound-turn = C’est mon tour
page-sound-card = Une carte est jouée
page-sound-damage = Un coup ou une perte
page-sound-struck = On me fait quelque chose
page-sound-refused = Quelque chose est impossible
page-sound-end = La partie finit
page-set-confirm = Redemander avant un coup qui ressemble à une erreur
page-set-forced = Jouer pour moi quand il n’y a qu’un choix
page-set-zen = Zen : cacher spectateurs et autres distractions
page-set-coach = Conseils dans la première partie d’un jeu
page-coach-again = Montrer de nouveau tous les conseils

## Sylvion

page-sylvion-discard = Défausse
page-sylvion-removed = Retirées
page-sylvion-to-come = À venir
page-sylvion-spent = Passées
page-sylvion-fountain = Fontaines
page-sylvion-tree = Arbres
page-sylvion-won = Ce soir, la forêt chante.
page-sylvion-lost = La cendre retombe ; au printemps, tout repoussera.
page-sylvion-feat = Haut fait
page-sylvion-rounds = Tours
page-sylvion-animal = Animaux
page-sylvion-curve =
    { $count ->
        [one] Votre pioche : { $count } carte, par coût
       *[other] Votre pioche : { $count } cartes, par coût
    }
page-sylvion-pool =
    { $count ->
        [one] encore { $count } carte
       *[other] encore { $count } cartes
    }
page-sylvion-paid = Payé { $paid } sur { $cost }
page-sylvion-payer = { $name } paie.
page-sylvion-falls = tombera à la prochaine marche
page-sylvion-fights = sera attaqué à la prochaine marche
page-sylvion-burns =
    { $count ->
        [one] brûlera { $count } carte Orée
       *[other] brûlera { $count } cartes Orée
    }
page-sylvion-dooms = portera la figurine dans la forêt : défaite
page-sylvion-unseen-hint = Ces cartes sont dans la pioche ou dans une main que vous ne voyez pas.
page-sylvion-known = Connues, de haut en bas : { $cards }.
page-sylvion-hidden-hand = Cachée ; seul ce que vous en savez est listé.
