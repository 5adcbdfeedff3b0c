# Ce que disent tous les jeux et tous les clients. Conventions : docs/texts.md.

## Les jeux

sylvion-title = Sylvion
sylvion-tagline = Défendez la forêt des songes contre le feu, en solitaire ou à deux.
sylvion-aim = Le feu du Ravage marche sur votre forêt. Contenez-le avec des fontaines et des animaux ; vous gagnez si, à la fin, vos arbres guérissent toutes les orées brûlées.
sylvion-first = Jeu d’initiation, avec un paquet tout prêt.
sylvion-whole = Le Siège
    .hint = Le jeu complet : composez d’abord votre paquet, puis tenez plus longtemps.
elfenland-title = Elfenland
elfenland-tagline = Parcourez le pays des elfes à dos de dragon, de licorne ou de cochon géant.
elfenland-aim = Voyagez de ville en ville à dos de dragon, de licorne et de cochon géant. Qui a visité le plus de villes à la fin gagne.
elfenland-first = Quatre manches sur toute la carte.
elfenland-whole = Une table complète
    .hint = Le même jeu avec plus de voyageurs.
wizards-title = Les Sorciers des bois
wizards-tagline = Invoquez les créatures des fourrés et remportez quatre concours.
wizards-aim = Invoquez une créature, renforcez-la avec d’autres, gagnez le concours : elle devient votre champion. Après quatre manches, les champions les plus forts gagnent.
wizards-first = Quatre concours, sans les pouvoirs des sorciers.
wizards-whole = Une table complète
    .hint = Le même jeu avec plus de sorciers.
rage-title = La Rage des elfes
rage-tagline = Rassemblez vos escouades, prenez terre après terre, atteignez votre but secret.
rage-aim = Menez un peuple elfe et prenez terre après terre dans des batailles de trois cartes par camp. Qui atteint son but secret le premier gagne.
rage-first = La moitié de la carte, un but secret pour chacun.
rage-whole = Une table complète
    .hint = Toute la carte et plus de souverains.

## Joueurs et lieux de la table

player = Joueur { $number }
thing-cell = { $id }
    .out = de { $id }
    .in = vers { $id }
    .at = en { $id }
thing-forest = la forêt
    .of = de la forêt
    .out = de la forêt
    .in = dans la forêt
    .at = dans la forêt
thing-pile = le paquet { $id }
    .of = du paquet { $id }
    .out = du paquet { $id }
    .in = sur le paquet { $id }
    .at = sur le paquet { $id }
thing-column = la colonne { $id }
    .of = de la colonne { $id }
    .out = de la colonne { $id }
    .in = dans la colonne { $id }
    .at = dans la colonne { $id }
thing-hand = la main ({ $name })
    .of = de la main ({ $name })
    .out = de la main ({ $name })
    .in = en main ({ $name })
    .at = en main ({ $name })
thing-deck = la pioche
    .of = de la pioche
    .out = de la pioche
    .in = sur la pioche
    .at = dans la pioche
thing-discard = la défausse
    .of = de la défausse
    .out = de la défausse
    .in = dans la défausse
    .at = dans la défausse
thing-ravage-discard = la défausse Ravage
    .of = de la défausse Ravage
    .out = de la défausse Ravage
    .in = dans la défausse Ravage
    .at = dans la défausse Ravage
thing-removed = les cartes hors jeu
    .of = des cartes hors jeu
    .out = des cartes hors jeu
    .in = hors du jeu
    .at = hors du jeu
thing-feats = les exploits
    .of = des exploits
    .out = des exploits
    .in = parmi les exploits
    .at = parmi les exploits
thing-pool = la pile Sylvestre
    .of = de la pile Sylvestre
    .out = de la pile Sylvestre
    .in = sur la pile Sylvestre
    .at = dans la pile Sylvestre

## Pourquoi pas

why-over = La partie est terminée.
why-no-seat = Cette place n’existe pas à cette table.
why-not-your-turn = Ce n’est pas à { $name } de jouer.
why-no-move = Aucun coup ne porte le numéro { $move }.
why-not-asked = Cela ne répond pas à la question posée.
why-nothing-to-do = On ne peut rien en faire maintenant.
why-no-redo = Il n’y a rien à rétablir.
why-no-back =
    { $count ->
        [0] Rien n’a encore été répondu : il n’y a rien à reprendre.
        [one] Seule { $count } réponse est en vigueur : on ne peut pas en reprendre davantage.
       *[other] Seules { $count } réponses sont en vigueur : on ne peut pas en reprendre davantage.
    }
why-no-undo-nothing = Vous n’avez rien à annuler.
why-no-undo-revealed = Impossible d’annuler : quelque chose de caché a été révélé depuis.
why-no-undo-answered = Impossible d’annuler : un autre joueur a répondu depuis.

## Erreurs de l’appelant

error-in-record = { $file }, ligne { $line } : { $text }
error-unknown-title = Le jeu « { $name } » n’existe pas. Au plus proche : { $nearest }.
error-unknown-option = L’option « { $name } » n’existe pas. Au plus proche : { $nearest }.
error-unknown-move = Le coup « { $name } » n’existe pas. Au plus proche : { $nearest }.
error-bad-command = La commande « { $command } » est illisible : { $why }.
error-no-program = Il n’y a pas de programme « { $command } » à lancer.
error-unknown-bot = Le robot « { $name } » n’existe pas. Au plus proche : { $nearest }.
error-unknown-level = Le niveau « { $name } » n’existe pas. Au plus proche : { $nearest }.
error-unknown-language = On ne parle pas ici la langue « { $name } ». Langues connues : { $nearest }.
error-bad-option = L’option { $option } ne peut pas valoir « { $value } ». Valeurs possibles : { $values }.
error-option-needs = L’option { $option } ne peut valoir « { $value } » qu’avec { $needs }.
error-bad-seats = Ce jeu se joue de { $fewest } à { $most } joueurs, et non à { $seats }.
error-bad-seed = « { $seed } » ne peut pas servir de graine : il faut de 1 à 64 lettres latines, chiffres, - ou _.
error-no-wish = Il n’y a pas de souhait « { $what } ». Connus : { $values }.
error-no-wish-now = On ne peut souhaiter « { $what } » que tant qu’il y a de quoi le faire durer.
error-bad-snapshot = L’instantané est illisible : { $what }.
error-which-seat = Plusieurs places sont interrogées : { $seats }. Dites laquelle répond.
error-no-record = Une partie commencée au milieu n’a pas d’enregistrement ; gardez sa position.
error-position-format = Ligne { $line } : ceci n’est pas une position, le texte commence par « { $what } ».
error-position-line = Ligne { $line } : « { $what } » est illisible ; une ligne est un nom, deux-points et des mots.
error-position-twice = Ligne { $line } : « { $what } » y figure une seconde fois.
error-position-missing = La ligne « { $what } » manque.
error-position-title = Ligne { $line } : c’est une position de « { $what } », non de « { $nearest } ».
error-position-option = Ligne { $line } : l’option « { $what } » n’est pas possible.
error-position-field = Ligne { $line } : il n’y a pas de champ « { $what } ». Proches : { $nearest }.
error-position-word = Ligne { $line } : « { $what } » n’a pas de sens ici. Proches : { $nearest }.
error-position-count = Ligne { $line } : trop peu ou trop de mots dans « { $what } ».
error-position-impossible = Une telle position ne peut exister : { $what }.
error-bad-count = Il faut au moins une partie et un processus, et non { $games } et { $jobs }.
error-bot-count = Robots nommés : { $count }, places : { $seats }. Nommez-en un seul, ou un par place.
error-arena-twice = « { $name } » est nommé deux fois ; ici chaque robot concourt une fois.
error-arena-alone = Seul « { $name } » est nommé, il n’y a donc pas d’ordre à attendre : nommez un autre robot.
error-balance-together = Dans « { $title } », tous jouent ensemble contre le jeu : personne ne peut être favorisé.
error-arena-busy = Un autre processus travaille dans { $folder }.
error-arena-other = Autre chose a été commencé dans { $folder } : { $name } y était « { $before } » et est maintenant « { $now } ». Répétez la même commande pour continuer, ou choisissez un autre dossier.
error-arena-journal = La ligne { $line } de { $file } est illisible : le journal a été changé ou abîmé. Choisissez un autre dossier, ou effacez cette ligne pour que sa partie soit rejouée.
error-lost-worker = Un des processus qui jouent a disparu, faute de mémoire peut-être. Essayez avec moins de processus ; ce qui est gardé dans un dossier continue avec la même commande.
error-bad-budget = « { $value } » n’est pas un budget : donnez des itérations, comme 200, ou un temps de processeur, comme 50ms ou 3s.
error-few-matches = Trop peu de parties ({ $games }) pour apprendre et vérifier : il en faut au moins { $least }.
error-no-worth = Rien n’est ajusté pour « { $title } » : ses robots ne jugent pas les positions par des poids.
error-own-bots = « { $name } » est un programme à part ; ici seuls nos robots jouent.
error-record-format = Ceci n’est pas un enregistrement : il commence par « { $what } ».
error-record-line = La ligne « { $what } » est illisible.
error-record-header = L’en-tête « { $what } » est inconnu.
error-record-late-header = L’en-tête « { $what } » se trouve après le premier coup.
error-record-missing = L’en-tête « { $what } » manque.
error-record-number = « { $what } » devrait être un nombre.
error-record-commitment = L’empreinte { $what } ne correspond pas à cette graine.
error-record-rules = L’enregistrement suit la version { $what } des règles ; la version { $version } s’en écarte après le coup { $move } sur { $count }.
note-record-rules = L’enregistrement suit la version { $what } des règles ; la version { $version } le rejoue à l’identique.
error-record-ended = D’après l’enregistrement, la fin est « { $what } » ; en le rejouant, c’est « { $how } ».

## Mots de la table

word-round = Manche
word-round-number = Manche { $round }
word-rounds-left =
    { $count ->
        [one] { $count } manche restante
       *[other] { $count } manches restantes
    }
word-step = Étape
word-deck = Pioche
word-discard = Défausse
word-removed = Hors du jeu
word-hand = Main
word-hand-of = Main : { $name }
word-log = Journal
word-score = Score
word-points = Points
word-cost = Coût
word-strength = Force
word-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
word-players =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
word-you = vous
word-empty = vide
word-none = rien
word-unknown = inconnu
word-yes = oui
word-no = non
word-up = vers le haut
word-right = vers la droite
word-down = vers le bas
word-left = vers la gauche
word-rule = Règle { $rule }
word-seed = Graine
word-commitment = Empreinte de la graine
word-moves = Coups
word-options = Options
word-house-rules = Autres options
word-victory = Victoire
word-defeat = Défaite
word-draw = Égalité
word-winners = Victoire : { $names }
word-forecast = Prévision
word-hint = Conseil
word-warning = Attention
word-version = Version { $version }

## Boutons et commandes

action-play = Jouer
action-confirm = Confirmer
action-cancel = Annuler
action-close = Fermer
action-back = Retour
action-next = Suivant
action-continue = Continuer
action-undo = Annuler le coup
action-redo = Rétablir le coup
action-undo-play = Reprendre toute l’action
action-save = Enregistrer
action-load = Charger
action-replay = Revoir
action-rules = Règles
action-log = Journal
action-help = Aide
action-hint = Conseil
action-quit = Quitter
action-copy = Copier
action-copied = Copié
action-join = Rejoindre
action-leave = Quitter la table
action-start = Commencer
action-rematch = Revanche
action-new = Nouvelle partie
action-watch = Regarder
action-add-bot = Ajouter un robot
action-remove = Retirer
action-sit = S’asseoir
action-stand = Se lever
action-create = Créer une table
action-back-to-live = Revenir au présent
action-report = Signaler un problème
action-fit = Ajuster à la fenêtre
action-zoom-in = Agrandir
action-zoom-out = Réduire
action-zoom-fit = Montrer toute la carte

## Ce qui se passe

status-your-turn = À vous de jouer
status-turn-of = À { $name } de jouer
status-waiting = En attente : { $names }
status-thinking = { $name } réfléchit…
status-saved = Enregistré.
status-saved-as = Enregistré dans { $file }.
status-loading = Chargement…
status-undone = Coup annulé.
status-redone = Coup rétabli.
status-over = La partie est terminée.
status-connected = en ligne
status-connecting = Connexion…
status-reconnecting = Reconnexion…
status-offline = Pas de connexion. Votre coup est conservé et sera envoyé.
status-gone = hors ligne
status-replaced = remplacé par un robot
status-pass-device = Passez l’écran à { $name }.
status-since = Depuis votre dernière visite
status-live = en direct
status-move-of = Coup { $move } sur { $count }
status-choose-number = Tapez un numéro ou un coup.
status-what-now = Tapez « help » pour voir les commandes.
status-no-such-page = Cette page n’existe pas.

## Accueil, salon et table

page-home = Accueil
page-lobby = Salon
page-table = Table
page-settings = Réglages
page-about = À propos
page-credits = Crédits
page-rules = Règles
page-statistics = Statistiques
page-tutorial = Apprentissage
lobby-your-tables = Vos tables
lobby-open-tables = Tables ouvertes
lobby-no-tables = Aucune table n’est ouverte. Créez la vôtre !
lobby-seats = Places
lobby-seat = Place { $number }
lobby-open-seat = libre
lobby-bot = Robot
lobby-host = Hôte
lobby-spectator = Spectateur
lobby-spectators =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
lobby-invite = Lien d’invitation
lobby-invite-hint = Quiconque ouvre ce lien peut prendre une place.
lobby-your-name = Votre nom
lobby-solo = En solitaire
lobby-together = Ensemble sur cet écran
lobby-online = En ligne
lobby-daily = Donne du jour
lobby-same-deal = La même donne encore une fois
lobby-ready =
    { $count ->
        [0] Tout le monde est là.
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }

## Réglages

settings-language = Langue
settings-language-en = English
settings-language-ru = Русский
settings-language-fr = Français
settings-theme = Thème
settings-theme-system = comme le système
settings-theme-light = clair
settings-theme-dark = sombre
settings-sound = Son
settings-animation = Vitesse des animations
settings-animation-none = aucune
settings-animation-slow = lente
settings-animation-normal = normale
settings-animation-fast = rapide
settings-text-size = Taille du texte
settings-colours = Couleurs
settings-colours-standard = normales
settings-colours-safe = pour daltoniens
settings-colours-contrast = contraste élevé
settings-confirm = Demander avant un coup irréversible
settings-forecast = Afficher la prévision
settings-on = activé
settings-off = désactivé

## Conseils

hint-chance = { $percent } %
hint-only = C’est la seule réponse possible.
hint-settled = Les chances n’ont pas été pesées ici : c’est ce que ferait un joueur ordinaire.

## À propos

about-what = Une table pour quatre jeux de la forêt enchantée, où le programme veille sur les règles.
about-authors = Les jeux sont l’œuvre de leurs auteurs ; ici, les textes, les dessins et le code sont les nôtres.
about-report = Le signalement emporte la position, le journal et la version, et rien d’autre.
