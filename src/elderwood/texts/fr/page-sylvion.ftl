# Ce que seule la page dit de Sylvion. Conventions : docs/texts.md.

sylvion-coach-aim = Cette ligne dit toujours où vous en êtes.
sylvion-coach-recruit = Prenez une colonne entière dans votre paquet. Puis une autre s’en va par hasard : n’attendez pas trop la carte voulue.
sylvion-coach-defend = Touchez une carte pour la jouer. Le disque sombre montre son coût : autant d’autres cartes de votre main sont défaussées. Le feu avance d’une case par manche.
sylvion-coach-cell = Une fontaine combat ce qui entre dans sa case : le plus fort reste, à égalité les deux tombent. Un arbre compte sa vitalité à la fin, s’il tient encore.
sylvion-coach-pay = Chaque carte paie 1. Donnez la moins utile : elle revient quand le paquet est mélangé.
sylvion-coach-damage = Le feu dans la forêt brûle autant d’orées qu’il a de force. S’il en brûlait plus qu’il n’en fleurit, tout serait perdu.
## Un mot sur tout ce qui est sur la table

sylvion-about-bloom = Orées en fleurs, sur douze. S’il en brûlait plus qu’il n’en fleurit, la forêt serait perdue.
sylvion-about-vitality = Ce que valent vos arbres, et ce qu’il faudra à la fin : 1 par orée brûlée.
sylvion-about-forecast = Combien d’orées brûle la prochaine marche si rien ne change. Un appui le montre ou le cache sur le champ.
sylvion-about-fish = Chaque point paie 1 pour une carte ; le reste est perdu après cette étape.
sylvion-about-edge = L’orée de la forêt : verte elle fleurit, sombre elle est brûlée. Le feu qui entre en brûle autant qu’il a de force.
sylvion-about-cell = Une case vide : une fontaine ou un arbre peut s’y tenir. Le feu vient de la droite.
sylvion-about-pile = Un paquet Ravage : sa première carte est révélée à chaque manche ; les élémentaires en partent vers la forêt.
sylvion-about-height = Cartes restant dans le paquet : autant de manches à venir.
sylvion-about-turn = L’ordre dans lequel agissent les cartes révélées.
sylvion-about-pawn = Le pion Ravage sauve une fois son porteur. Dans la forêt, c’est la défaite.
sylvion-about-omen = La prochaine marche : une flèche avance, des épées attaquent, une croix tombe, les cartes pâles y seront ensuite ; un nombre dit combien d’orées brûlent.
sylvion-about-column = Une colonne : toutes ses cartes viennent d’un coup dans votre paquet.
sylvion-about-curve = Votre paquet : combien de cartes de chaque coût. On joue les moins chères, on paie pour les autres.
sylvion-about-desertions = Après chaque choix un numéro est retourné : la colonne de ce numéro s’en va. Voici combien de fois chacun est sorti.
sylvion-about-cost = Coût { $value } : autant d’autres cartes de votre main.
sylvion-about-strength = Force { $value } : quand deux cartes se rencontrent, la plus forte reste.
sylvion-about-vitality-of = Vitalité { $value } : guérit autant d’orées brûlées à la fin.
sylvion-about-letter = Lettre { $value } : A agit d’abord, D en dernier.
