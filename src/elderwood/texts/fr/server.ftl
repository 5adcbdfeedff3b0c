# Ce que le serveur refuse. Conventions : docs/texts.md.

why-foreign-seat = Cette place est celle d’un autre joueur ({ $name }).
why-spectator = Vous regardez, vous ne jouez pas.
why-stale = La table a avancé : ceci répond à la question { $decision }, et la question { $now } est posée.
why-no-hints = Pas de conseils à cette table : plusieurs personnes y jouent et son hôte ne les a pas permis.
why-hints-off = Pas de conseils à cette table : son hôte les a désactivés.
why-hint-later = Il y a un conseil quand une question vous est posée.
why-hint-thinking = Un conseil pour vous est déjà en cours de réflexion.
why-hint-unknown = Personne ne connaît assez ce jeu pour donner un conseil.
why-hint-failed = Aucun conseil trouvé cette fois. Réessayez.
error-address = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }. Choisissez une autre adresse avec --host ou un autre port avec --port.
error-port-busy = Le port { $port } de { $host } est déjà pris : choisissez-en un autre avec --port.
error-already-seated = Vous avez déjà une place à cette table.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-not-over = La partie n’est pas encore terminée.
error-no-wishes = À cette table il n’y a rien à souhaiter au sujet des questions.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-host = Seul l’hôte de la table peut faire cela.
error-bad-token = Ce jeton n’ouvre aucune place : il a été repris, ou n’a jamais été donné.
error-bad-address = « { $address } » n’est pas l’adresse d’un serveur.
error-last-player = Personne d’autre ne joue ici : terminez plutôt la partie.
error-not-away = { $name } est à la table, ou ne s’est pas absenté assez longtemps.
error-no-open-seat = Aucune place n’est libre à cette table.
error-seat-taken = Cette place est prise.
error-seat-left = Quelqu’un a quitté cette place en y laissant ses cartes : l’un des joueurs à la table doit d’abord vous laisser entrer.
error-not-left = { $name } n’a pas quitté la table.
error-no-bots = Aucun robot ne sait jouer à ce jeu.
error-seed-shared = On ne choisit la graine que pour une table sans place libre : qui la connaît connaît toutes les cartes.
error-clock-move = Une pendule par coup donne de { $least } à { $most } secondes.
error-clock-bank = Une pendule pour toute la partie donne de { $least } à { $most } secondes.
error-clock-days = Une partie lente donne de { $least } à { $most } jours par coup.
error-clock-increment = Seule une pendule pour toute la partie a un incrément, de { $most } secondes au plus.
error-no-clock = Cette table n’a pas de pendule : il n’y a rien à suspendre.
error-paused = La partie est suspendue : reprenez-la d’abord.
error-not-paused = La partie n’est pas suspendue.
error-unknown-table = La table « { $table } » n’existe pas.
error-record-later = L’enregistrement est montré quand la partie est terminée.
error-other-rules = La table suit la version { $rules } des règles ; ici, c’est la version { $version }.
error-other-rules-short = La table suit la version { $rules } des règles ; la version { $version }, que montre le plateau, s’en écarte après l’entrée { $step } sur { $count }.
error-unknown-answer = Aucune réponse { $step } n’est en vigueur : impossible d’y revenir.
error-asked-already = { $name } demande déjà à revenir en arrière ; il faut d’abord en décider.
error-nobody-asks = Plus personne ne demande à revenir en arrière : la partie a continué.
error-empty-line = Il n’y a rien à dire : donnez un texte ou une des phrases toutes prêtes.
error-long-line =
    { $most ->
        [one] Une ligne contient au plus { $most } caractère.
       *[other] Une ligne contient au plus { $most } caractères.
    }
error-unknown-line = Il n’y a pas de ligne { $number } à cette table.
error-foreign-line = Seuls l’auteur de la ligne et l’hôte de la table peuvent la supprimer.
error-same-rules = La partie suit déjà les règles actuelles.
error-bad-report =
    { $most ->
        [one] Un signalement contient un texte d’au plus { $most } caractère.
       *[other] Un signalement contient un texte d’au plus { $most } caractères.
    }
error-long-name =
    { $most ->
        [one] Un nom compte au plus { $most } caractère.
       *[other] Un nom compte au plus { $most } caractères.
    }
error-sign-in = Aucun compte n’a ce nom et ce mot de passe.
error-recovery = Aucun compte n’a ce nom et ce code. Chaque code sert une seule fois.
error-wrong-password = Ce n’est pas le mot de passe de votre compte.
error-name-needed = Un compte a besoin d’un nom.
error-name-taken = « { $name } » est le nom d’un autre compte. Choisissez-en un autre.
error-has-account = Vous êtes déjà connecté.
error-no-account = Vous êtes invité : il faut un compte pour cela.
error-password-length =
    { $most ->
        [one] Un mot de passe a au moins { $least } et au plus { $most } caractère.
       *[other] Un mot de passe a au moins { $least } et au plus { $most } caractères.
    }
error-bad-message = Le message est illisible : { $what }.
error-bad-request = La requête est illisible : { $what }.
error-not-found = Il n’y a rien à cette adresse.
error-origin = Les requêtes venant de { $origin } ne sont pas acceptées.
error-too-large = Le message est trop grand.
error-too-many =
    { $seconds ->
        [one] Trop de requêtes. Réessayez dans { $seconds } seconde.
       *[other] Trop de requêtes. Réessayez dans { $seconds } secondes.
    }
error-too-many-sockets = Trop de connexions sont ouvertes.
error-too-many-tables =
    { $most ->
        [one] Une connexion peut suivre { $most } table au plus.
       *[other] Une connexion peut suivre { $most } tables au plus.
    }
error-version = La page parle la version { $version }, le serveur la version { $wanted }. Veuillez recharger la page.
error-database-url = « { $url } » n’est l’adresse ni d’un fichier SQLite ni d’une base PostgreSQL ; --help montre un exemple de chaque.
error-database-open = La base de données { $file } ne s’ouvre pas : { $why }. Choisissez un autre dossier avec --data.
error-database-in-use = La base de données { $file } est déjà utilisée par un autre serveur ou programme : arrêtez-le, ou choisissez un autre dossier avec --data.
error-database-newer = La base de données { $file } vient d’une version plus récente d’Elderwood : mettez Elderwood à jour, ou choisissez-en une autre avec --data ou --database.
error-database-older = La base de données { $file } vient d’une version plus ancienne d’Elderwood : lancez une fois le serveur dessus, il la met à jour.
error-database-foreign = La base de données { $file } appartient à un autre programme : choisissez-en une autre avec --data ou --database.
error-database-damaged = La base de données { $file } est endommagée ({ $why }) : remettez une copie, ou choisissez un autre dossier avec --data.
error-database-unreachable = La base de données { $file } n’est pas utilisable : { $why }. Vérifiez que PostgreSQL y tourne et accepte cette machine.
error-database-login = La base de données { $file } nous refuse l’entrée : { $why }. Le mot de passe peut se trouver dans PGPASSWORD, dans ~/.pgpass ou dans l’adresse de ELDERWOOD_DATABASE.
error-database-missing = La base de données { $file } n’existe pas : créez-la avec createdb, ou choisissez-en une autre avec --database.
error-database-password = Tout le monde sur cette machine peut lire le mot de passe dans --database : mettez-le dans PGPASSWORD ou ~/.pgpass, ou l’adresse entière dans ELDERWOOD_DATABASE.
error-database-none = Il n’y a pas de base de données { $file }.
error-database-empty = La base de données { $file } est vide.
error-database-full = La base de données { $file } contient quelque chose : choisissez un autre dossier avec --data, ou --force, qui la garde sous un autre nom.
error-database-holds = La base de données { $file } contient quelque chose : restaurez dans une base vide, que createdb peut créer.
error-copy-exists = Le fichier { $file } existe déjà : choisissez un autre nom, ou --force si ce n’est pas la base d’un serveur.
error-copy-failed = Le fichier { $file } ne peut pas être écrit : { $why }. Rien n’a été changé.
error-storage = Le serveur ne peut rien enregistrer pour l’instant. Veuillez réessayer.
error-storage-busy = L’enregistrement prend trop de temps en ce moment. Réessayez un peu plus tard.
error-internal = Quelque chose s’est mal passé dans le serveur. C’est noté.
serve-no-page = La page n’a pas été construite. Le serveur tourne, mais il n’a rien à montrer ici.
error-data-and-database = Indiquez un dossier de données ou une base de données, pas les deux.
error-setting-file = Les réglages de { $file } sont illisibles : { $why }.
error-setting-unknown = { $place } : ce réglage n’existe pas. Les plus proches : { $nearest }.
error-setting-value =
    { $kind ->
        [number] { $place } demande un nombre de { $least } à { $most }, et non « { $value } ».
        [whole] { $place } demande un nombre entier de { $least } à { $most }, et non « { $value } ».
        [choice] { $place } demande une de ces valeurs : { $known } ; et non « { $value } ».
        [limit] { $place } demande deux nombres supérieurs à 0, combien de fois d’un coup et combien par seconde, comme 60, 2 ; et non « { $value } ».
        [addresses] { $place } demande des adresses ou des réseaux séparés par des virgules, comme 127.0.0.1, 10.0.0.0/8 ; et non « { $value } ».
        [path] { $place } demande un chemin qui commence et finit par /, et non « { $value } ».
       *[text] { $place } demande un texte, et non « { $value } ».
    }
error-no-server = Aucun serveur à votre portée ne tourne pour { $file } : indiquez son dossier avec --data, sous l’utilisateur qui le fait tourner.
error-no-data-folder = Un serveur sur PostgreSQL s’administre par une socket dans son dossier de données : indiquez-en un avec --data, au serveur et ici.
error-kept-away =
    { $minutes ->
        [one] L’hôte du serveur vous ferme l’entrée pour { $minutes } minute encore.
       *[other] L’hôte du serveur vous ferme l’entrée pour { $minutes } minutes encore.
    }
serve-listening = Elderwood est ouvert à l’adresse { $address }
serve-stopped = Le serveur s’est arrêté.

## Le journal

log-start = La partie commence.
log-undo =
    { $count ->
        [one] { $name } reprend { $count } réponse.
       *[other] { $name } reprend { $count } réponses.
    }
log-redo = { $name } rejoue ce qui avait été repris.
log-ask =
    { $count ->
        [one] { $name } demande à reprendre la dernière réponse, malgré ce qui a été révélé.
       *[other] { $name } demande à reprendre les { $count } dernières réponses, malgré ce qui a été révélé.
    }
log-agree = { $name } accepte de revenir en arrière.
log-decline = { $name } préfère continuer : rien n’est repris.
log-back =
    { $count ->
        [one] D’un commun accord, { $name } reprend la dernière réponse. Ce qui a été vu reste connu.
       *[other] D’un commun accord, { $name } reprend les { $count } dernières réponses. Ce qui a été vu reste connu.
    }
log-leave = { $name } quitte la table.
log-bot = Un robot continue à la place de { $name }.
log-join = { $name } s’installe.
log-hint = { $name } prend un conseil.
log-end = La partie s’arrête avant la fin, d’un commun accord. Personne ne gagne.
log-flag = { $name } n’a plus de temps : un robot a répondu.
log-pause = Tout le monde est d’accord : la partie est suspendue.
log-resume = { $name } reprend la partie.
log-expire = Personne n’a joué depuis trop longtemps : la partie prend fin, sans vainqueur.
log-consent = { $name } propose de continuer avec les règles actuelles, version { $version }.
log-rules = Tout le monde est d’accord : la partie continue avec la version { $version } des règles.
