# Ce que seule la page dit de Woodland Wizards. Conventions : docs/texts.md.

page-sort-strength = par force
page-wizards-contest = Combat
page-wizards-last = Le dernier combat
page-wizards-last-short = Dernier combat
page-wizards-boost = Renfort { $slot }
page-wizards-explain = Expliquer le total
page-wizards-source = { $what } ({ $who })
page-wizards-order = L’ordre choisi par son propriétaire
page-wizards-doubled = Les renforts une seconde fois
page-wizards-printed = imprimé { $strength }
page-wizards-secret = visible pour vous uniquement
page-wizards-thinking = choisit
page-wizards-laid = a posé une carte
page-wizards-passed = a passé
page-wizards-no-champion = pas encore de champion
page-wizards-prize = remporte un prix
page-wizards-ties =
    { $count ->
        [one] { $count } prix. En cas d’égalité, le premier dans l’ordre du tour l’emporte.
       *[other] { $count } prix. En cas d’égalité, le premier dans l’ordre du tour l’emporte.
    }
page-wizards-doubles = Les champions de cette famille comptent double à la fin.
page-wizards-known = Vous avez vu ces cartes y entrer.
page-wizards-unknown = Vous n’avez vu aucune de ces cartes.
page-wizards-latest = Les dernières, au-dessus : { $cards }.
page-wizards-unseen = Ces cartes sont dans la pioche, ou dans des mains où vous ne les avez pas vues.
page-wizards-best = Meilleur champion
page-wizards-won = Le Vieux Bois s’incline devant vos champions.
page-wizards-lost = Cette fois, d’autres champions se tiennent dans la clairière.
## Conseils pour une première partie

wizards-coach-aim = Cette ligne dit toujours où vous en êtes.
wizards-coach-play = Jouez une carte. Seuls les sorts agissent ici ; sans sort, jouez la carte la moins utile.
wizards-coach-summon = Tous posent un prétendant face cachée et le retournent ensemble. Son nombre est sa force, et son texte peut agir aussitôt.
wizards-coach-boost = Un renfort ajoute sa force à votre prétendant, trois au plus. Qui passe garde ses cartes.
wizards-coach-champion = Le prétendant du vainqueur devient champion et compte à la fin : choisissez bien qui vous envoyez.
wizards-coach-rest = Gardez toutes vos cartes ou jetez-les toutes ; puis les mains sont complétées à cinq.
## Un mot sur tout ce qui est sur la table

wizards-about-deck = La pioche : on y prend les cartes. Le nombre dit combien il en reste.
wizards-about-discard = La défausse, la dernière carte au-dessus : cartes jouées et jetées.
wizards-about-prizes =
    { $count ->
        [one] { $count } couronne : autant gagnent un prix au concours, et leur prétendant devient champion.
       *[other] { $count } couronnes : autant gagnent un prix au concours, et leur prétendant devient champion.
    }
wizards-about-turn = La place dans l’ordre du tour ; l’égalité va au premier.
wizards-about-first = Commence cette manche.
wizards-about-thinking = Choisit en ce moment.
wizards-about-laid = A posé une carte face cachée.
wizards-about-passed = A passé : plus de renforts dans cette manche.
wizards-about-hand = Cartes en main.
wizards-about-score = Ce que valent les champions à présent : c’est le score.
wizards-about-total = Prétendant et renforts ensemble : le plus haut gagne le concours.
wizards-about-crown = Gagne un prix : le prétendant devient champion.
wizards-about-champion = Un champion : son nombre compte à la fin.
wizards-about-contender = Le prétendant : la créature qui se bat dans cette manche.
wizards-about-boost = Un renfort : il ajoute sa force au prétendant.
wizards-about-now = Sa force à présent : des effets ont changé ce qui est imprimé.
wizards-about-kind = Le signe de son espèce ; certains effets comptent les espèces.
wizards-about-strength = Force { $strength } : ce qu’elle ajoute, et ce qu’elle vaut en champion.
wizards-about-spell = Un sort : il agit quand on le joue pendant la recherche.
wizards-about-active = Agit quand on la retourne.
wizards-about-passive = Agit tant qu’elle est dans le concours.
wizards-about-end-game = Agit à la fin du jeu, en tant que champion.
