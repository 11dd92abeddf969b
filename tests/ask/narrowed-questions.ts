/**
 * Questions that limit, compare or order, in people's own words. Each line: expected outcome, question, expected names.
 * `refused` may have any reason; `order` and `help` are special refusals; any kind of question needs a full answer.
 * Days as in the other sets, or `from..to`; `without` excludes, `hours` are `from-to`, `least` and `most` are francs.
 */
export const narrowed = `
expenses-total | dépenses sans le loyer | without=Loyer
expenses-total | les dépenses du mois hors transport et loyer | without=Transport,Loyer · period=this-month
expenses-total | on a dépensé combien cette semaine sauf les salaires | without=Salaires · period=this-week
expenses-total | how much did we spend last month without rent | without=Loyer · period=last-month
expenses-total | total des charges en dehors de l'électricité en octobre | without=Électricité · period=month:10
expenses-total | expenses this month except wages and transport | without=Salaires,Transport · period=this-month
sales-total | combien j'ai vendu hier sans les boissons | without=Boissons · period=yesterday
sales-total | ventes de la semaine sauf le riz brisé | without=Riz brisé · period=this-week
sales-total | sales yesterday excluding Chantal | without=Chantal · period=yesterday
debtors | qui me doit de l'argent à part Fatou | without=Fatou
total-debts | total des dettes clients sans compter Mama Rose | without=Mama Rose
best-products | les produits les plus vendus ce mois hormis le sucre | without=Sucre · period=this-month
refused | combien de tickets sans remise aujourd'hui |
refused | bénéfice du mois sans les commissions |
refused | combien j'ai gagné ce mois sans le transport |
refused | valeur du stock sans les boissons |
refused | combien par orange money aujourd'hui |
refused | recettes wave de la semaine |
refused | how much did we receive by mtn momo yesterday |
refused | on a encaissé combien sur airtel money hier |
mobile-taken | combien par mobile money hier | period=yesterday
refused | combien de savons vendus à crédit ce mois |
refused | ventes de Chantal en espèces hier |
refused | how much cola did we sell by mobile money this week |
refused | combien j'ai vendu en gros ce mois |
refused | ventes au détail de la semaine |
refused | combien j'ai vendu au marché de bonamoussadi hier |
refused | ventes de la boutique de bastos hier |
sales-total | combien j'ai vendu ce matin | period=today · hours=0-12
sales-total | ventes d'hier après-midi | period=yesterday · hours=12-18
sales-total | combien j'ai vendu avant midi aujourd'hui | period=today · hours=0-12
sales-total | on a vendu combien hier avant 10h | period=yesterday · hours=0-10
sales-total | les ventes de samedi soir | period=weekday:saturday · hours=18-24
sales-total | how much did we sell this morning | period=today · hours=0-12
sales-total | ventes entre 14h et 17h hier | period=yesterday · hours=14-17
ticket-count | combien de tickets après 18h hier | period=yesterday · hours=18-24
sales-total | sales after 6pm yesterday | period=yesterday · hours=18-24
refused | dépenses d'hier matin |
refused | quel bénéfice le matin ce mois |
refused | combien de savons vendus ce matin |
debtors | qui me doit plus de 10 000 | least=10001
debtors | les clients qui doivent moins de 5000 francs | most=4999
debtors | who owes me more than 20000 | least=20001
debtors | qui me doit entre 5000 et 20000 | least=5000 · most=20000
refused | combien de ventes de plus de 5000 hier |
refused | tickets de moins de 1000 francs aujourd'hui |
refused | les produits à plus de 2000 |
compare-sales | je vends mieux que le mois dernier | period=this-month · otherPeriod=2026-10-01..2026-10-27
compare-sales | est-ce que je vends plus que la semaine dernière | period=this-week · otherPeriod=2026-11-15..2026-11-20
compare-sales | on vend moins que l'année dernière ? | period=this-year · otherPeriod=2025-01-01..2025-11-27
compare-sales | am I selling better than last month | period=this-month · otherPeriod=2026-10-01..2026-10-27
compare-sales | compare les ventes de ce mois | period=this-month · otherPeriod=2026-10-01..2026-10-27
compare-sales | ventes de ce mois par rapport à l'an dernier à la même époque | period=this-month · otherPeriod=2025-11-01..2025-11-27
compare-sales | compare octobre et septembre, les ventes | period=month:10 · otherPeriod=month:9
compare-sales | compare les ventes d'octobre | period=month:10 · otherPeriod=month:9
compare-profit | j'ai gagné plus que le mois passé | period=this-month · otherPeriod=2026-10-01..2026-10-27
compare-profit | profit this year compared to last year | period=this-year · otherPeriod=2025-01-01..2025-11-27
compare-sales | ventes aujourd'hui par rapport à hier | period=today · otherPeriod=yesterday
compare-sales | le chiffre de lundi comparé à lundi dernier | period=weekday:monday · otherPeriod=2026-11-16..2026-11-16
compare-sales | je vends plus de savon que le mois dernier | product=Savon de Marseille · period=this-month · otherPeriod=2026-10-01..2026-10-27
compare-sales | Chantal vend mieux que le mois dernier | seller=Chantal · period=this-month · otherPeriod=2026-10-01..2026-10-27
sales-total | et ce mois j'ai vendu combien | period=this-month
sales-total | et hier on a fait combien | period=yesterday
refused | et hier ? |
refused | and last week? |
sales-total | combien j'ai vendu la semene passé | period=last-week
sales-total | j'ai vendu combien ojourdui | period=today
sales-total | on a fait combien lundi dernié | period=weekday:monday
sales-total | how much we sell yestaday | period=yesterday
sales-total | vente du moi dernier | period=last-month
expenses-total | depense de la semaine dernierre | period=last-week
sales-total | sales for last wek | period=last-week
profit | benefice de cete semaine | period=this-week
sales-total | vente de samdi | period=weekday:saturday
sales-total | combien on a vendu le week-end dernier | period=2026-11-21..2026-11-22
sales-total | ventes au début du mois | period=2026-11-01..2026-11-10
sales-total | ventes depuis le début du mois | period=this-month
sales-total | combien j'ai vendu les 3 derniers jours | period=2026-11-25..2026-11-27
sales-total | ventes depuis lundi | period=since-weekday:monday
profit | bénéfice en octobre 2025 | period=2025-10-01..2025-10-31
sales-total | combien j'ai vendu l'an dernier à la même époque | period=2025-11-01..2025-11-27
sales-total | sales at the end of last month | period=2026-10-21..2026-10-31
sales-total | ventes de fin octobre | period=2026-10-21..2026-10-31
refused | combien on vend chaque samedi |
refused | les ventes des lundis |
sales-total | ventes de la première semaine d'octobre | period=range:10-01:10-07
refused | ventes de la pleine lune |
refused | qui n'a pas vendu hier |
refused | quel vendeur n'a rien vendu cette semaine |
refused | combien de clients ne me doivent rien |
refused | les ventes des autres vendeurs hier |
refused | top 3 des clients du mois |
sales-total | combien j'ai vendu seulement aujourd'hui | period=today
cash-taken | juste les espèces d'hier, combien | period=yesterday
seller-sales | Chantal a vendu combien entre lundi et mercredi | seller=Chantal · period=2026-11-23..2026-11-25
customer-purchases | ce que Fatou a acheté ce mois | customer=Fatou · period=this-month
refused | les dépenses de Paul ce mois |
refused | combien de parfums vendus hier |
refused | prix du foufou |
order | supprime toutes mes ventes |
order | annule le ticket 12 |
order | change le prix du savon à 400 |
order | envoie le rapport |
order | peux-tu effacer la dette de Fatou |
order | mets le sucre à 950 |
order | ajoute 20 sardines au stock |
order | delete the sales of yesterday |
order | please cancel the last ticket |
order | send me the report of this month |
order | baisse le prix du riz brisé de 50 francs |
order | ferme la caisse |
order | je veux que tu modifies le stock de sucre |
order | abeg remove that ticket 15 |
order | enlève la remise d'hier |
order | imprime le dernier ticket |
order | efface tout |
order | paye Sopal 20000 |
help | où je change le prix du savon |
help | comment supprimer un produit |
help | où est-ce que je vois les dépenses |
help | where do I change the price of cola |
help | how do I cancel a ticket |
help | où modifier le stock de sucre |
help | comment on fait pour voir les ventes d'hier |
help | où se trouve la clôture de caisse |
help | ou est ce que je peux ajouter un vendeur |
help | which page do I use to add a customer |
refused | est-ce que Fatou va payer cette semaine |
refused | combien gagne le voisin |
refused | quel temps fera-t-il samedi |
refused | pourquoi j'ai vendu moins hier |
sales-total | combien g fait auj | period=today
product-stock | y reste cb de sucre | product=Sucre
customer-debt | Mama Rose me dois combien | customer=Mama Rose
sales-total | how market today, how much I don sell | period=today
who-sold | na who sell yesterday | period=yesterday
best-products | wetin dey sell pass this month | period=this-month
product-price | le cola est à combien | product=Cola 33 cl
sales-total | donne-moi le total des ventes d'hier | period=yesterday
ticket-by-number | montre le ticket 12 | ticket=12
voids | tickets annulés ce mois | period=this-month
last-sale | affiche la dernière vente |
`;
