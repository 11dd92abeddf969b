/** Like `narrowed-questions.ts`, written when the reader knew those: at first 97 of 114 right, 5 answered otherwise. */
export const narrowedUnseen = `
expenses-total | combien on a dépensé ce mois en enlevant le loyer | without=Loyer · period=this-month
expenses-total | toutes les charges de la semaine passée excepté le transport | without=Transport · period=last-week
expenses-total | dépenses de novembre, loyer non compris | without=Loyer · period=month:11
expenses-total | total spending this month not including rent and wages | without=Loyer,Salaires · period=this-month
sales-total | chiffre d'affaires d'hier hors Mokolo | without=Mokolo · period=yesterday
sales-total | les ventes de lundi sans celles de Paul Mbarga | without=Paul Mbarga · period=weekday:monday
best-products | what sold best this week apart from Sucre | without=Sucre · period=this-week
debtors | liste des débiteurs sauf Mama Rose et Fatou | without=Mama Rose,Fatou
purchases-total | mes achats du mois sans Sopal | without=Sopal · period=this-month
total-owed | combien je dois aux fournisseurs sans compter Brasseries | without=Brasseries
refused | marge de la semaine sans les sardines |
refused | combien de produits en rupture sauf les boissons |
refused | panier moyen des ventes à crédit ce mois |
refused | les remises données en espèces hier |
refused | combien de TVA sur les boissons ce mois |
refused | retours de Fatou cette semaine |
refused | combien de tickets annulés par Chantal hier |
refused | bénéfice de Mokolo ce mois |
refused | encaissements moov de lundi |
refused | paiements par orange cette semaine |
refused | how much came through wave on monday |
refused | combien le client a payé par carte bancaire hier |
sales-total | on a vendu pour combien dans la matinée d'hier | period=yesterday · hours=0-12
sales-total | total vendu cet après-midi | period=today · hours=12-18
sales-total | combien j'ai fait hier soir | period=yesterday · hours=18-24
sales-total | ventes de mardi de 8h à 11h | period=weekday:tuesday · hours=8-11
ticket-count | how many receipts before noon today | period=today · hours=0-12
seller-sales | Paul Mbarga a vendu combien ce matin | seller=Paul Mbarga · period=today · hours=0-12
sales-total | mes ventes d'hier avant 9h30 | period=yesterday · hours=0-9.5
refused | achats de ce matin chez Sopal |
refused | dettes payées hier après 17h |
refused | best selling products in the evening this week |
debtors | qui me doit au moins 50 000 | least=50000
debtors | clients with debts under 3000 | most=2999
refused | sales above 10000 this week |
refused | combien de produits coûtent plus de 5000 |
refused | les clients qui ont acheté plus de 3 fois |
compare-sales | on a progressé par rapport au mois dernier ? les ventes | period=this-month · otherPeriod=2026-10-01..2026-10-27
compare-sales | mes ventes ont baissé cette semaine ? | period=this-week · otherPeriod=2026-11-15..2026-11-20
compare-sales | do I sell more than last year | period=this-year · otherPeriod=2025-01-01..2025-11-27
compare-sales | je fais mieux qu'hier ? | period=today · otherPeriod=yesterday
compare-sales | ventes d'hier contre vendredi dernier | period=yesterday · otherPeriod=2026-11-20..2026-11-20
compare-profit | mon bénéfice est meilleur que celui du mois dernier ? | period=this-month · otherPeriod=2026-10-01..2026-10-27
compare-sales | ventes de septembre vs octobre | period=month:9 · otherPeriod=month:10
compare-sales | sales this month against the same time last year | period=this-month · otherPeriod=2025-11-01..2025-11-27
compare-expenses | je dépense plus que le mois dernier ? | period=this-month · otherPeriod=2026-10-01..2026-10-27
compare-sales | Mokolo vend plus que le mois passé | agency=Mokolo · period=this-month · otherPeriod=2026-10-01..2026-10-27
refused | moins de tickets que la semaine dernière ? |
refused | et avant-hier |
refused | et la semaine d'avant ? |
refused | and Chantal? |
sales-total | et la semaine dernière on a vendu combien | period=last-week
best-products | et qu'est-ce qui se vend le mieux ce mois | period=this-month
sales-total | vente d'hiere | period=yesterday
sales-total | combien jai fait avan hier | period=before-yesterday
sales-total | vente du moi de novanbre | period=month:11
sales-total | on a vendu combien mercrdi | period=weekday:wednesday
sales-total | how much did we sell tusday | period=weekday:tuesday
expenses-total | les depense de lannée derniere | period=2025-01-01..2025-12-31
sales-total | la recete daujourdhui | period=today
cash-taken | lespece de cette semene | period=this-week
sales-total | ventes du weekend | period=2026-11-21..2026-11-22
sales-total | combien depuis jeudi j'ai vendu | period=since-weekday:thursday
sales-total | les ventes des dix derniers jours | period=2026-11-18..2026-11-27
sales-total | chiffre de la mi-octobre | period=2026-10-11..2026-10-20
expenses-total | dépenses de septembre 2025 | period=2025-09-01..2025-09-30
refused | combien j'ai vendu jusqu'à mercredi |
refused | combien j'ai vendu avant le 15 |
refused | ventes tous les matins de novembre |
refused | ventes par vendeur et par jour |
refused | ventes du jour de paie |
refused | combien de savons jamais vendus |
refused | qui ne me doit pas d'argent |
refused | clients qui n'ont rien acheté ce mois |
refused | combien vendu pendant la coupure |
refused | ventes de Jean-Claude hier |
refused | combien de Fanta vendus |
refused | prix de la bière |
refused | combien doit Ibrahim |
order | retire 5 sucres du stock |
order | modifie le prix de vente des sardines |
order | rembourse le ticket 45 |
order | enregistre une dépense de 2000 pour le taxi |
order | augmente le prix du cola |
order | tu peux supprimer la dernière vente stp |
order | crée un nouveau client Ibrahim |
order | envoie un message à Fatou |
order | remove Chantal from the team |
order | change my password |
order | print the sales of today |
order | can you lower the price of rice |
order | corrige la dette de Mama Rose à 5000 |
order | bloque le compte de Paul Mbarga |
order | vends deux savons à Awa Diop |
help | où puis-je voir mes anciens tickets |
help | comment faire un retour |
help | je fais comment pour donner un crédit |
help | c'est où pour changer le prix |
help | where can I see the expenses |
help | how can I add a product |
help | comment on ferme la caisse |
help | est-ce que je peux annuler un ticket de hier |
help | dans quel menu je crée un fournisseur |
refused | Mama Rose va payer quand |
refused | est-ce que je devrais baisser mes prix |
refused | combien vend la boutique d'à côté |
sales-total | chiffre du jour svp | period=today
customer-debt | fatou elle me doit cb | customer=Fatou
product-stock | savon de marseille reste combien | product=Savon de Marseille
low-stock | wetin dey finish for shop |
profit | j'ai gagné cb cette semaine | period=this-week
out-of-stock | ya quoi en rupture |
seller-sales | Chantal sell how much today | seller=Chantal · period=today
product-quantity | how many sardines we sell yesterday | product=Sardines · period=yesterday
`;
