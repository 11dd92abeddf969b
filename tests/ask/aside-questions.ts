/**
 * Questions set aside by a person who had not read the reader, in the format of `measure-narrowed.ts`. At the first run
 * 121 of 142 were right or rightly refused, 19 refused though answerable, 2 answered as another question.
 */
export const asideQuestions = `
compare-sales | est-ce que je vends plus que le mois passé | period=2026-11-01..2026-11-27 · otherPeriod=2026-10-01..2026-10-27
compare-profit | je gagne mieux que la semaine dernière ? | period=2026-11-22..2026-11-27 · otherPeriod=2026-11-15..2026-11-20
refused | on a fait plus qu’hier à la même heure ? |
compare-sales | ce mois-ci par rapport à septembre ça donne quoi | period=2026-11-01..2026-11-27 · otherPeriod=2026-09-01..2026-09-27
compare-sales | compare octobre et septembre | period=2026-10-01..2026-10-31 · otherPeriod=2026-09-01..2026-09-30
compare-profit | le bénéfice a baissé par rapport au mois dernier ? | period=2026-11-01..2026-11-27 · otherPeriod=2026-10-01..2026-10-27
compare-sales | et par rapport à samedi dernier ? | period=2026-11-27..2026-11-27 · otherPeriod=2026-11-21..2026-11-21
compare-sales | cette année est-elle meilleure que l’an dernier | period=2026-01-01..2026-11-27 · otherPeriod=2025-01-01..2025-11-27
compare-sales | le riz se vend mieux que le mois dernier ? | product=Riz 25 kg|Riz brisé · period=2026-11-01..2026-11-27 · otherPeriod=2026-10-01..2026-10-27
seller-sales | Chantal vend plus que Paul ce mois ? | seller=Chantal
refused | Mokolo a fait plus que Marché central cette semaine ? |
compare-expenses | nos dépenses ont augmenté depuis le mois dernier ? | period=2026-11-01..2026-11-27 · otherPeriod=2026-10-01..2026-10-27
compare-sales | we sell more pass last week? | period=2026-11-22..2026-11-27 · otherPeriod=2026-11-15..2026-11-20
compare-sales | are sales better than last month | period=2026-11-01..2026-11-27 · otherPeriod=2026-10-01..2026-10-27
compare-sales | is this Friday better than last Friday | period=2026-11-27..2026-11-27 · otherPeriod=2026-11-20..2026-11-20
compare-sales | today dey better than yesterday? | period=2026-11-27..2026-11-27 · otherPeriod=2026-11-26..2026-11-26
expenses-total | dépenses du mois sans les salaires | period=2026-11-01..2026-11-27 · without=wages
expenses-total | total des dépenses hors transport cette semaine | period=2026-11-22..2026-11-27 · without=transport
expenses-total | combien j’ai dépensé à part le loyer en octobre | period=2026-10-01..2026-10-31 · without=rent
sales-total | ventes du mois sans les boissons | period=2026-11-01..2026-11-27 · without=Boissons
refused | combien on a vendu hier sauf à crédit |
refused | combien j’ai reçu par mtn momo aujourd’hui |
refused | total wave de la semaine |
sales-total | combien on a vendu ce matin | period=2026-11-27..2026-11-27 · hours=0-12
sales-total | chiffre d’hier après-midi | period=2026-11-26..2026-11-26 · hours=12-18
sales-total | ventes d’aujourd’hui après 18 h | period=2026-11-27..2026-11-27 · hours=18-24
refused | les ventes de plus de 20 000 cette semaine |
debtors | qui me doit plus de 10 000 | least=10001
refused | les clients qui n’ont rien payé depuis un mois |
refused | produits les moins vendus ce mois |
refused | les 3 meilleurs clients du mois |
refused | combien Chantal a vendu en espèces hier |
refused | combien j’ai vendu de savon à crédit en octobre |
refused | bénéfice du mois sans compter les dépenses |
refused | bénéfice net du mois après dépenses |
refused | stock de riz sans Mokolo |
refused | valeur du stock uniquement les boissons |
refused | what did I sell yesterday except drinks |
refused | money wey enter by orange only this week |
expenses-total | expenses this month without salary | period=2026-11-01..2026-11-27 · without=wages
refused | achats chez Sopal et chez Ngando en octobre |
debtors | qui me doit à part Fatou | without=Fatou
sales-total | ventes d’ier | period=2026-11-26..2026-11-26
sales-total | vente hiére | period=2026-11-26..2026-11-26
sales-total | combien jai vendu samdi | period=2026-11-21..2026-11-21
sales-total | chifre du mwa dernier | period=2026-10-01..2026-10-31
sales-total | ventes de la semene passé | period=2026-11-15..2026-11-21
profit | benefice d’octobbre | period=2026-10-01..2026-10-31
expenses-total | depense du moi dernié | period=2026-10-01..2026-10-31
sales-total | vente avant ier | period=2026-11-25..2026-11-25
sales-total | vente d’ojourdui | period=2026-11-27..2026-11-27
sales-total | sales of yestaday | period=2026-11-26..2026-11-26
sales-total | how much we sell lass week | period=2026-11-15..2026-11-21
sales-total | recette de septanbre | period=2026-09-01..2026-09-30
profit | profit for octobre | period=2026-10-01..2026-10-31
sales-total | ventes de mardii | period=2026-11-24..2026-11-24
sales-total | combien j’ai vendu le week-end passé | period=2026-11-21..2026-11-22
profit | bénéfice du week end dernier | period=2026-11-21..2026-11-22
sales-total | ventes des 15 derniers jours | period=2026-11-13..2026-11-27
sales-total | ventes depuis le 10 | period=2026-11-10..2026-11-27
expenses-total | dépenses du 1er au 15 | period=2026-11-01..2026-11-15
sales-total | chiffre d’affaires du trimestre dernier | period=2026-07-01..2026-09-30
sales-total | ventes de l’année passée | period=2025-01-01..2025-12-31
sales-total | combien j’ai fait en décembre dernier | period=2025-12-01..2025-12-31
sales-total | on a vendu combien il y a trois jours | period=2026-11-24..2026-11-24
sales-total | vente du 31 octobre | period=2026-10-31..2026-10-31
sales-total | ventes de la première semaine de novembre | period=2026-11-01..2026-11-07
refused | combien à Noël l’année dernière |
sales-total | sales from monday to wednesday | period=2026-11-23..2026-11-25
sales-total | last weekend sales | period=2026-11-21..2026-11-22
sales-total | les ventes entre le 5 et le 12 octobre | period=2026-10-05..2026-10-12
sales-total | ça marche ou bien ? |
refused | mon argent est où |
best-products | c’est quoi qui sort le plus |
best-seller | qui bosse le mieux ici |
best-customer | mes meilleurs clients |
drawer-now | c’est combien la caisse là |
reseller-owes | le djo Koffi me doit combien | reseller=Koffi Mensah
customer-debt | la go Fatou a fini de payer ? | customer=Fatou
product-stock | on a combien de lait peak au magasin | product=Lait Peak
unsold-products | les produits qui dorment |
supplier-owed | je dois combien au grossiste Ngando | supplier=Ets Ngando
overdue-debts | y’a des gens qui n’ont pas remboursé à temps ? |
profit | ça m’a laissé combien ce mois | period=2026-11-01..2026-11-27
credit-given | combien ils ont pris à crédit |
product-price | je vends le sucre à combien déjà | product=Sucre
product-last-bought | la dernière fois que j’ai acheté l’huile c’était à combien | product=Huile 1 L
sales-total | how market today | period=2026-11-27..2026-11-27
total-debts | how much dem owe me for outside |
customer-debt | Mama Rose get how much debt | customer=Mama Rose
low-stock | which goods don nearly finish |
product-profit | how much profit we make for oil last month | product=Huile 1 L · period=2026-10-01..2026-10-31
best-seller | who sell pass this week | period=2026-11-22..2026-11-27
customer-last-payment | how much did Jean-Pierre pay last time | customer=Jean-Pierre Nkoulou
product-stock | how many sardines are left | product=Sardines
voids | did anybody cancel a sale yesterday | period=2026-11-26..2026-11-26
expenses-category | how much did we spend on transport in October | expense=transport · period=2026-10-01..2026-10-31
best-day | which day did we sell the most this month | period=2026-11-01..2026-11-27
busiest-hour | what time are we busiest |
supplier-purchases | how much we don buy from Brasseries this year | supplier=Brasseries · period=2026-01-01..2026-11-27
seller-discounts | discount wey Paul give this month na how much | seller=Paul Mbarga · period=2026-11-01..2026-11-27
average-basket | average sale per customer last week | period=2026-11-15..2026-11-21
refused | list of tickets over 50,000 yesterday |
refused | est-ce que le prix du riz va baisser en janvier |
refused | combien vaut un dollar aujourd’hui |
refused | combien gagne le voisin d’en face |
refused | prévois mes ventes de la semaine prochaine |
refused | il reste combien de jours avant Noël |
refused | pourquoi Fatou ne vient plus |
refused | quelle est la capitale du Gabon |
refused | how many people live in Douala |
refused | weda rain go fall today |
refused | tu peux chanter ? |
refused | qui est le meilleur vendeur de Mokolo chez les autres boutiques |
refused | rooroo blabla xyz |
order | efface les ventes d’hier |
order | annule le dernier ticket |
order | mets le prix du sucre à 950 |
order | ajoute 10 sardines au stock |
order | envoie un rappel à Mama Rose |
order | supprime le client Fatou |
order | close the till for today |
order | remove all expenses of october |
order | bloque le crédit de Jean-Pierre |
help | comment on change le prix d’un article |
help | où je vois les dettes |
help | je fais comment pour rembourser un client |
help | comment ajouter une vendeuse |
help | comment imprimer le ticket |
help | how do I add a new product |
help | how man fit close di till |
help | où est-ce que j’enregistre le loyer |
help | comment mettre une photo sur un produit |
help | c’est où pour faire l’inventaire |
help | comment je donne un crédit à un client |
customer-debt | combien doit madame Diop | customer=Awa Diop
seller-sales | Awa a vendu combien hier | seller=Awa Ndiaye · period=2026-11-26..2026-11-26
customer-debt | Awa doit combien | customer=Awa Diop
refused | la dette de Kouam |
refused | combien on a vendu de fromage ce mois |
refused | stock de sardine et de sucre |
refused | combien j’ai vendu de cola cette semaine à Mokolo |
`;
