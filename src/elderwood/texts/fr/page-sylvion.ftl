# Ce que seule la page dit de Sylvion. Conventions : docs/texts.md.

sylvion-coach-aim = Cette ligne dit toujours où vous en êtes.
sylvion-coach-recruit = Prenez une colonne entière dans votre paquet. Puis une autre s’en va par hasard : n’attendez pas trop la carte voulue.
sylvion-coach-defend = Touchez une carte pour la jouer. Le disque sombre montre son coût : autant d’autres cartes de votre main sont défaussées. Le feu avance d’une case par manche.
sylvion-coach-cell = Une fontaine combat ce qui entre dans sa case : le plus fort reste, à égalité les deux tombent. Un arbre compte sa vitalité à la fin, s’il tient encore.
sylvion-coach-pay = Chaque carte paie 1. Donnez la moins utile : elle revient quand le paquet est mélangé.
sylvion-coach-damage = Le feu dans la forêt brûle autant d’orées qu’il a de force. S’il en brûlait plus qu’il n’en fleurit, tout serait perdu.
