# Les mots propres au client de terminal ; tout le reste vient d’elderwood.texts.

cli-bot = { $bot } (robot)
cli-seats = joueurs : { $seats }
cli-meaning = Sens
cli-default-mark = * marque la valeur par défaut.
cli-all-default = toutes habituelles
cli-games = Parties
cli-speed = Durée · coups par seconde
cli-wins-score = gagnées { $wins } · score moyen { $score }
cli-faults = { $bot } a échoué, un coup permis a été joué à sa place : { $counts }. La dernière fois :
cli-visit-sits = { $name } est à la table.
cli-visit-lost = La connexion est perdue ; nouvel essai.
cli-visit-over = La partie est terminée.
cli-visit-taken-back = La place a été reprise.
cli-admin-table = { $table } : { $title }, { $state }, étape { $step }, spectateurs : { $watchers }, calme depuis { $idle } s
cli-admin-person = { $session } : { $name }, { $address }, connexions : { $sockets }, tables : { $tables }
cli-admin-load = Connexions : { $sockets }. Tables en mémoire : { $tables }. Coups depuis le démarrage : { $moves }. En attente d’enregistrement : { $queue }. Bots qui réfléchissent : { $thinking }. Plus long blocage : { $lag_ms } ms. En marche depuis { $up_seconds } s.
cli-admin-reached = Connexions touchées : { $count }.
cli-commitment = Empreinte de la donne : { $commitment }
cli-seed = Graine : { $seed }
cli-kept = La partie est enregistrée : { $file }
cli-record-kept = Enregistrement : { $file }
cli-not-saved = La partie ne peut pas être enregistrée dans { $file } : { $why }.
cli-save-broken = Une partie enregistrée est illisible et a été mise de côté sous { $file } : { $why }
cli-no-number = « { $number } » n’est pas un numéro de 1 à { $last }.
cli-usable = On peut s’en servir maintenant.
cli-torture-failed =
    Faux : { $sentence }
    Trouvé : { $found }

cli-error-file = Le fichier { $file } est inutilisable : { $why }.
cli-error-no-text = Le fichier { $file } n’est pas un texte en UTF-8.
cli-error-no-rules = Les règles de { $title } ne sont pas encore écrites dans cette langue.
cli-error-no-file = Il n’y a pas de fichier { $file }. Les plus proches : { $nearest }.
cli-error-number = { $name } demande un nombre à partir de { $least }, et non « { $value } ».
cli-error-range = { $name } demande un nombre de { $least } à { $most }, et non « { $value } ».
cli-error-no-flag = Il n’y a pas d’argument « { $name } ». Les plus proches : { $nearest }.
cli-error-missing = Il manque { $name }.
cli-error-missing-package = Il faut pour cela le paquet { $package }, qui n’est pas installé : pip install "elderwood[{ $extra }]" l’apporte.
cli-error-flag-use = { $name } ne s’emploie pas ainsi ; --help montre comment.
cli-error-extra = « { $value } » est un argument de trop ; --help montre ce qui est possible.
cli-error-value = { $name } : valeur impossible ({ $why })
cli-error-usage = { $why }
cli-error-unknown-command = Il n’y a pas de commande « { $name } ». Les plus proches : { $nearest }.
cli-error-unknown-thing = Il n’y a pas de « { $name } » sur la table. Les plus proches : { $nearest }.
cli-error-unknown-card = Il n’y a pas de carte « { $name } ». Les plus proches : { $nearest }.
cli-error-pair = { $flag } demande NOM=VALEUR, et non « { $value } ».
cli-error-seat = Il n’y a pas de place « { $seat } » : les places vont de 0 à { $last }.
cli-error-no-people = Toutes les places ont un robot ; elderwood simulate { $title } joue sans personne.
cli-error-bots = Il y a { $count } robots pour { $seats ->
        [one] { $seats } place.
       *[other] { $seats } places.
    }
cli-error-at = L’enregistrement compte { $count } réponses : il n’y a pas de position après { $at }.
cli-error-no-hints = Personne ne connaît assez { $title } pour donner un conseil.
cli-error-hint-over = La partie y est finie : personne n’a de question.
cli-error-not-asked = La place { $seat } n’a pas de question à ce moment ; en ont une : { $asked }.
cli-hint = Conseil
cli-hint-thinking = Réflexion sur votre coup …

cli-again = Redonnez-la pour la jouer.
cli-nothing-last = Rien n’a encore été décidé.
cli-error-many-people = Il y a { $seats } places libres, pas { $people }.
cli-line-help =
    un numéro      jouer le coup de ce numéro
    un mot         jouer le coup écrit ainsi : play-whale, b2, road-beata-elvenhold
    undo, redo     reprendre la dernière réponse ; la rejouer
    why CHOSE      dire pourquoi une carte ou un lieu est interdit, ou un coup : why b2, why pay-owl
    hint           montrer les meilleurs coups, leurs chances et pourquoi
    card NOM       dire ce que fait une carte
    look, log      montrer à nouveau la position ; tout ce qui s’est passé
    last           réafficher ce qui a été décidé en dernier
    save FICHIER   écrire l’enregistrement dans un fichier
    lang LANGUE    continuer en en, ru ou fr
    rules          les règles
    quit           enregistrer et partir ; on continue avec elderwood play

## L’arène

cli-arena-counts = Parties { $matches } · donnes { $deals } · places { $seats }
cli-arena-options = Options : { $options }
cli-arena-bot = Robot
cli-arena-rating = Cote (95 %)
cli-arena-first = Premier (norme { $par } %)
cli-arena-victories = Victoires (95 %)
cli-arena-score = Score moyen
cli-arena-played = Gagnées
cli-arena-answers = Réponses
cli-arena-mean = Moyenne, ms
cli-arena-tail = 95 % sous
cli-arena-worst = Maximum
cli-arena-pair = Paire
cli-arena-ahead = Le premier devant (95 %)
cli-arena-ahead-count = Devant / parties
cli-arena-together = Victoires, écart en points (95 %)
cli-arena-together-count = Donnes gagnées par un seul
cli-arena-seat = Place
cli-arena-decided = L’ordre est établi après { $deals } donnes, à l’examen numéro { $looks } : tous examens compris, il est faux dans moins de 5 cas sur 100. Les intervalles sont ceux d’une longueur fixée d’avance : ils sont ici un peu trop étroits.
cli-arena-undecided = L’ordre n’est pas établi (donnes : { $deals }, examens : { $looks }) : des voisins peuvent être mal placés.
cli-arena-axis-rating = Cote : 400 points valent dix fois la chance ; la barre couvre le vrai dans 95 cas sur 100
cli-arena-axis-share = Victoires, % ; la barre couvre le vrai dans 95 cas sur 100
cli-arena-no-png = Il manque ratings.png, seul ratings.svg est là : pip install "elderwood[plots]" apporte de quoi le dessiner.
cli-balance-counts = { $bot } contre lui-même · parties { $matches }
cli-balance-seats = { $seats } places : part des victoires (95 %), norme { $par } %
cli-balance-bounds = Bornes { $low }–{ $high } % ; ce qui en sort est marqué d’un !
cli-balance-what = Ce qui se joue
cli-balance-all = tout

## L’entraînement

cli-train-matches = Parties
cli-train-loss = Perte logarithmique : moins, c’est mieux
cli-train-kept = Parties gardées
cli-train-own = Parties apprises
cli-train-in-use = Poids en usage
cli-train-blind = Au hasard
cli-train-stage = Étape
cli-train-positions = Positions
cli-train-installed = Les poids sont écrits dans { $home } : les robots lancés désormais s’en servent.
cli-train-written = Les poids sont dans { $folder }. Pour s’en servir, copiez weights.py sur celui des sources, ou entraînez avec --install ; en usage : { $home }.
cli-train-not-kept = Les poids n’ont pas été gardés : --out DIR les écrit, --install les met en usage dans { $home }.
cli-error-compiled-weights = { $file } est compilé et ne peut être écrit : entraînez avec --out, copiez weights.py dans les sources et recompilez, ou entraînez depuis les sources mêmes.

## Les chances annoncées

cli-calibrate-counts = Positions { $positions } · parties { $matches }
cli-calibrate-bin = Chance, %
cli-calibrate-told = Annoncé, %
cli-calibrate-came = Advenu, % (95 %)
cli-calibrate-gap = Écart, points
cli-calibrate-ideal = Ce qui était annoncé
cli-calibrate-found = Tel que trouvé par la recherche
cli-calibrate-sum = Écart moyen { $error } points, score de Brier { $brier } ; tel que trouvé { $found_error } et { $found_brier }.
cli-calibrate-candour = Ajusté sur ce qui a été trouvé ici : { $candour }
cli-calibrate-unsure = Tranches dont l’intervalle dépasse 5 points, qui disent donc peu (?) : { $count }
cli-calibrate-off = Autres tranches à plus de 5 points d’écart (!) : { $count }

## Les données d’un serveur

cli-verify-entry = entrée { $entry }
cli-verify-sum = Parties { $matches } · entrées { $entries } · parties avec des différences { $broken }
cli-verify-strays = Lignes de { $what } qui n’appartiennent à aucune table : { $count }.
cli-verify-seats = Les places ne sont pas numérotées à partir de 0 ; il y en a { $count }.
cli-verify-seat = La place { $seat } est incohérente : son genre, son robot et qui l’occupe.
cli-verify-host = Personne ne connaît l’hôte.
cli-verify-missing = L’entrée manque.
cli-verify-entry-wrong = Cette entrée ne peut pas se trouver ici : { $what }.
cli-verify-unreadable = L’entrée est illisible.
cli-verify-match = La partie ne peut pas commencer.
cli-verify-illegal = Les règles refusent « { $what } ».
cli-verify-word = « { $stored } » est enregistré, « { $wanted } » a été rejoué.
cli-verify-decision = La décision { $stored } est enregistrée, les règles posent { $wanted }.
cli-verify-events = L’événement { $event } diffère : { $stored } est enregistré, les règles disent { $wanted }.
cli-verify-snapshot = La position enregistrée n’est pas celle où mènent les réponses.
cli-verify-state = La table est enregistrée comme « { $stored } », la partie dit « { $wanted } ».
cli-verify-awaits = D’après l’enregistrement, la table attend { $stored } ; d’après les règles, { $wanted }.
cli-verify-result = Le résultat enregistré est { $stored }, les règles disent { $wanted }.
cli-verify-record = La ligne { $line } est fausse.
cli-verify-record-unread = Le fichier est illisible, ou n’est pas un texte en UTF-8.
cli-verify-old-events = Une version antérieure racontait ses événements autrement, ils ne sont donc pas comparés ; entrées : { $count }.
cli-verify-old-snapshots = Une version antérieure a écrit des positions sous une autre forme, dont on se passe : { $count }.
cli-verify-other-rules = Jouée sous la version { $rules } des règles ; la version { $version } mène au même point.
cli-verify-other-rules-short = Jouée sous la version { $rules } des règles ; ici, la version { $version } s’en écarte.
cli-verify-renewed = Jouée jusqu’ici sous des règles antérieures, puis sous celles d’aujourd’hui, d’un commun accord.
cli-backup-done = La copie est complète : { $file }
cli-restore-done = La base de données est de nouveau celle de { $file }.
cli-restore-kept = Ce qu’il y avait avant est gardé sous { $file }.
cli-import-done = { $file } : table { $table }
cli-import-ways =
    Les parties sont là où le serveur montre les tables : ouvrez à son adresse /table/ suivi du numéro de la table. Les places des personnes sont ouvertes à qui a le lien.

## La table de Sylvion

cli-sylvion-status = Tour { $round } · { $step } · Piles { $piles } · Pioche { $deck } · Défausse { $discard } · ❀ { $bloom } × { $desolated } · ♣ { $vitality }
cli-sylvion-status-draft = Mobilisation · Cartes à venir { $pool } · Désertions à venir { $edges }
cli-sylvion-piles = Piles
cli-sylvion-short-fountain = Fontaine
cli-sylvion-short-tree = Arbre
cli-sylvion-short-elemental = Élément
cli-sylvion-short-blazing = Embrasé
cli-sylvion-note-pay = { $card } : payé { $paid }, reste { $due }
cli-sylvion-note-points = Points de poisson : { $points }
cli-sylvion-note-looked = À redistribuer : { $cards }
cli-sylvion-note-search = Dans la pioche : { $cards }
cli-sylvion-note-deck-known = Dessus de la pioche : { $cards }
cli-sylvion-note-pile-known = Pile { $row } du dessus : { $cards }
cli-sylvion-note-fence = La clôture de hérissons tient : rien ne sera révélé.
cli-sylvion-note-forecast = Prochaine marche : dégâts { $damage }
cli-sylvion-draft-deserted = Désertions : { $numbers }
cli-sylvion-draft-deck = Pioche actuelle ({ $count }) : { $cards }

## La table d’Elfenland

cli-elfenland-status = Manche { $round } sur { $rounds } · { $step } · Pioche { $deck } · Jetons cachés { $pile }
cli-elfenland-signs = CENLTDR
cli-elfenland-legend = { $terrains } ! obstacle · /3 ou une caravane de 3 · ○ à visiter ● visitée ◂1 botte · ▯ cartes ? jeton caché ★ premier · { $vehicles }
cli-elfenland-target = Carte de ville : { $town } (à { $steps ->
        [one] { $steps } étape
       *[other] { $steps } étapes
    })
cli-elfenland-tour = Plus long voyage : { $towns ->
        [one] { $towns } nouvelle ville
       *[other] { $towns } nouvelles villes
    }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } : { $way }
cli-elfenland-no-tour = Aucune nouvelle ville n’est à portée.
cli-elfenland-ways = Chemins d’ici : { $ways }
cli-elfenland-reach = À portée : { $towns }
cli-wizards-status = Manche { $round } sur { $rounds } · { $step } · Pioche { $deck } · Prix { $prizes }
cli-wizards-known = Vu dans la main ({ $name }) : { $cards }
cli-rage-status = Tour { $round } sur { $rounds } · { $step } · Objectif : { $goal }
cli-rage-known = Connu chez { $name } : { $cards }
cli-rage-squad = Escouade { $squad } : { $cards }

## Écrans

cli-menu = À quoi joue-t-on ?
cli-menu-saved = Continuer une partie
cli-menu-none = aucune partie enregistrée
cli-setup-players = Joueurs
cli-setup-person = une personne ici
cli-setup-seed = Graine (vide : au hasard)
cli-setup-start = Commencer
cli-choices-of = Choix : { $count }
cli-your-turn = ► À vous : { $question }
cli-turn-of = ► { $name } : { $question }
cli-waiting = … { $question }
cli-undo-of = Annuler : { $move }
cli-chosen = « { $thing } » offre plusieurs choix : prenez-en un dans la liste.
cli-sure-lose = Ce coup finit la partie par une défaite.
cli-again-key = Appuyez encore pour le jouer quand même.
cli-curtain-key = Appuyez sur Entrée quand les autres ne regardent plus.
cli-new-deal = Nouvelle donne
cli-same-deal = Même donne
cli-to-menu = Menu
cli-cards = Cartes
cli-key-choose = choisir
cli-key-finish = finir
cli-key-undo = annuler
cli-key-redo = refaire
cli-key-cards = cartes
cli-key-rules = règles
cli-key-language = langue
cli-key-help = touches
cli-key-menu = menu
cli-key-quit = quitter
cli-help =
    ↑ ↓ ← →        aller sur le champ, la main et les choix
    Tab            passer au suivant
    Entrée         choisir ; si c’est interdit, dire pourquoi
    1 … 9, 0       le choix de ce numéro
    a … d, puis 1 … 4   la case, par exemple b2
    Espace         finir : terminer l’étape, continuer
    u  U  r        annuler ; annuler tout le coup ; refaire
    k              la carte sous le curseur, et toutes les autres
    g              tout le journal
    t  ou  F1      les règles
    l  ou  F2      la langue
    i              un conseil : les meilleurs coups
    s              enregistrer dans un fichier à vous
    m              retour au menu (la partie est enregistrée)
    q  ou  Ctrl+Q  quitter (la partie est enregistrée)
    ?              cette liste
    La souris fait de même : cliquez ce que vous choisissez.
cli-close = Échap ferme
