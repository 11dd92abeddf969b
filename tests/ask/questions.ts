import { wordings } from "./wording.ts";

/** Questions that whoever wrote the grammar could read before. */
export const seen = wordings(`
sales-total | on a fait combien hier | period=yesterday
sales-total | g vendu pour combien depuis le marché de lundi | period=since-weekday:monday
sales-total | how much I don sell today | period=today
ticket-count | combien de tickets aujourdhui | period=today
ticket-count | how many tickets yesterday | period=yesterday
average-basket | panier moyen du 3 au 9 novembre | period=range:11-03:11-09
average-basket | le ticket moyen hier c'était combien | period=yesterday
average-basket | average basket last month | period=last-month
product-sales | le savon a fait combien hier | product=Savon de Marseille · period=yesterday
product-sales | how much money from Lait Peak sales this month | product=Lait Peak · period=this-month
product-quantity | combient de savons on a vendu avant-hier | product=Savon de Marseille · period=before-yesterday
product-quantity | j'ai vendu combien de sacs de riz 25 kg cette semaine | product=Riz 25 kg · period=this-week
product-quantity | how many cola did we sell today | product=Cola 33 cl · period=today
category-sales | vente de la categorie boisson aujourd'hui | category=Boissons · period=today
category-sales | sales of boissons this week | category=Boissons · period=this-week
seller-sales | Paul a vendu combien hier | seller=Paul Mbarga · period=yesterday
seller-sales | les ventes de Chantal cette semaine | seller=Chantal · period=this-week
seller-sales | how much did Paul Mbarga sell today | seller=Paul Mbarga · period=today
agency-sales | Mokolo a fait combien hier | agency=Mokolo · period=yesterday
agency-sales | sales at Marché central today | agency=Marché central · period=today
best-products | kes qui se vend le plus ce mois | period=this-month
best-products | les meilleurs produits de la semaine dernière | period=last-week
best-products | what sold most in the last 7 days | period=last-7-days
unsold-products | quels produits ne se vendent pas ce mois | period=this-month
unsold-products | products that did not sell this month | period=this-month
best-seller | qui a vendu le plus hier | period=yesterday
best-seller | meilleur vendeur de la semaine | period=this-week
best-seller | who is the best seller this month | period=this-month
best-day | quel est le meilleur jour du mois | period=this-month
best-day | best day in september | period=month:9
busiest-hour | à quelle heure on vend le plus aujourd'hui | period=today
busiest-hour | l'heure de pointe samedi | period=weekday:saturday
busiest-hour | busiest hour in the last 30 days | period=last-30-days
compare-sales | compare les ventes de cette semaine avec la semaine dernière | period=this-week · otherPeriod=last-week
compare-sales | compare sales yesterday and the day before yesterday | period=yesterday · otherPeriod=before-yesterday
cash-taken | combien d'espece on a recu avant hier | period=before-yesterday
cash-taken | on a encaissé combien en liquide aujourd'hui | period=today
cash-taken | how much cash did we take today | period=today
mobile-taken | combien en mobile money aujourd'hui | period=today
mobile-taken | how much mobile money since wednesday | period=since-weekday:wednesday
credit-given | combien on a vendu à crédit cette semaine | period=this-week
credit-given | crédits donnés du 3 au 9 novembre | period=range:11-03:11-09
credit-given | how much did we sell on credit today | period=today
debts-paid | combien de dettes remboursées aujourd'hui | period=today
debts-paid | how much debt was paid on the 12th | period=day:12
discounts-given | total des remises le 5 | period=day:5
discounts-given | on a fait combien de rabais cette semaine | period=this-week
discounts-given | how much discount did we give today | period=today
seller-discounts | qui a donné des remises cette semaine | period=this-week
seller-discounts | discounts given by Chantal this month | seller=Chantal · period=this-month
returns | combien de retour ces 7 derniers jours | period=last-7-days
returns | qu'est ce qu'on a remboursé cette semaine | period=this-week
returns | any refunds today | period=today
voids | combien de tickets annulés aujourd'hui | period=today
voids | cancelled tickets on monday | period=weekday:monday
last-sale | c'est quoi la dernière vente |
last-sale | montre le dernier ticket |
last-sale | last sale |
largest-sale | la plus grosse vente du mois | period=this-month
largest-sale | biggest ticket this week | period=this-week
ticket-by-number | montre le ticket 1042 | ticket=1042
ticket-by-number | ticket numéro 357 | ticket=357
ticket-by-number | show ticket 512 | ticket=512
odd-sales | quelles ventes sont à régulariser |
odd-sales | sales to settle |
product-stock | il reste combien de savon de marseille | product=Savon de Marseille
product-stock | stock de riz 25 kg | product=Riz 25 kg
product-stock | how many sardines are left | product=Sardines
low-stock | kes qui manque en stock |
low-stock | what is running low |
out-of-stock | quels produits sont en rupture |
out-of-stock | qu'est ce qui est à zéro |
out-of-stock | what is out of stock |
days-left | le sucre va duré combien de jours | product=Sucre
days-left | how many days will Riz brisé last | product=Riz brisé
to-order | quesque je dois commander |
to-order | liste des produits à commander |
to-order | what should I order |
stock-value-cost | valeur du stock au prix d'achat |
stock-value-cost | stock value at cost |
stock-value-price | valeur du stock au prix de vente |
stock-value-price | le stock vaut combien si je vends tout |
stock-value-price | stock value at selling price |
product-price | prix du lait peak | product=Lait Peak
product-price | what is the price of Huile 1 L | product=Huile 1 L
product-min-price | prix minimum du riz 25 kg | product=Riz 25 kg
product-min-price | le dernier prix du savon c'est combien | product=Savon de Marseille
product-min-price | lowest price for Lait Peak | product=Lait Peak
product-count | combien de produits j'ai |
product-count | how many products do I have |
product-at-resellers | quel revendeur a du savon | product=Savon de Marseille
product-at-resellers | qui des revendeurs a encore du cola | product=Cola 33 cl
product-at-resellers | which resellers have Lait Peak | product=Lait Peak
product-last-bought | quand g acheté le sucre la derniere fois | product=Sucre
product-last-bought | when did we last buy Huile 1 L | product=Huile 1 L
product-cost | prix d'achat du savon de marseille | product=Savon de Marseille
product-cost | le cola me coute combien | product=Cola 33 cl
product-cost | cost price of Riz 25 kg | product=Riz 25 kg
losses | pertes depuis le début de l'année | period=this-year
losses | how much losses this month | period=this-month
customer-debt | Awa me doit combien | customer=Awa Diop
customer-debt | la dette de Mama Rose | customer=Mama Rose
customer-debt | how much does Fatou owe me | customer=Fatou
total-debts | total des dettes clients |
total-debts | total customer debt |
debtors | qui me doit de l'argent |
debtors | liste des débiteurs |
debtors | who owes me money |
overdue-debts | les dettes en retard |
overdue-debts | overdue debts |
customer-last-payment | quand Fatou a payé pour la dernière fois | customer=Fatou
customer-last-payment | dernier paiement de Mama Rose | customer=Mama Rose
customer-last-payment | when did Awa Diop last pay | customer=Awa Diop
customer-purchases | Mama Rose a acheté quoi ce mois | customer=Mama Rose · period=this-month
customer-purchases | what did Awa Diop buy on sunday | customer=Awa Diop · period=weekday:sunday
customer-deposit | Jean-Pierre a combien d'avance | customer=Jean-Pierre Nkoulou
customer-deposit | l'acompte de Fatou | customer=Fatou
customer-deposit | how much deposit does Mama Rose have | customer=Mama Rose
best-customer | meilleur client du mois | period=this-month
best-customer | best customer of all time | period=all
to-remind | qui je dois relancer |
to-remind | les clients à rappeler pour leurs dettes |
to-remind | who should I remind |
customer-points | combien de points a Fatou | customer=Fatou
customer-points | how many points does Jean-Pierre Nkoulou have | customer=Jean-Pierre Nkoulou
customer-phone | numero de mama rose | customer=Mama Rose
customer-phone | le téléphone de Jean-Pierre | customer=Jean-Pierre Nkoulou
customer-phone | phone number of Awa Diop | customer=Awa Diop
customer-limit | Fatou peut encore prendre combien à crédit | customer=Fatou
customer-limit | how much more credit can Awa Diop take | customer=Awa Diop
customer-count | combien de clients j'ai |
customer-count | nombre de clients enregistrés |
customer-count | how many customers do I have |
supplier-owed | je doit combien a sopal | supplier=Sopal
supplier-owed | how much do I owe Ets Ngando | supplier=Ets Ngando
total-owed | je dois combien aux fournisseurs |
total-owed | total de mes dettes fournisseurs |
total-owed | how much do I owe all suppliers |
suppliers-due | quels fournisseurs je dois payer cette semaine | period=this-week
suppliers-due | what is due to suppliers this week | period=this-week
purchases-total | j'ai acheté pour combien ce mois | period=this-month
purchases-total | total des achats la semaine dernière | period=last-week
purchases-total | total purchases from november 3 to november 9 | period=range:11-03:11-09
supplier-purchases | achats chez Sopal ce mois | supplier=Sopal · period=this-month
supplier-purchases | how much did I buy from Brasseries this month | supplier=Brasseries · period=this-month
last-purchase | dernier achat chez Ets Ngando | supplier=Ets Ngando
last-purchase | c'est quand mon dernier achat |
last-purchase | last purchase from Brasseries | supplier=Brasseries
orders-awaited | quelles commandes ne sont pas encore arrivées |
orders-awaited | orders not yet delivered |
profit | j'ai gagné combien hier | period=yesterday
profit | benefice du mois dernié | period=last-month
profit | how much profit on saturday | period=weekday:saturday
gross-margin | marge de la semaine | period=this-week
gross-margin | gross margin this month | period=this-month
product-profit | combien je gagne sur le savon ce mois | product=Savon de Marseille · period=this-month
product-profit | bénéfice sur le riz 25 kg cette semaine | product=Riz 25 kg · period=this-week
product-profit | profit on Cola 33 cl in december | product=Cola 33 cl · period=month:12
category-profit | bénéfice sur les boissons ce mois | category=Boissons · period=this-month
category-profit | profit on Hygiène this week | category=Hygiène · period=this-week
seller-profit | le bénéfice de Paul ce mois | seller=Paul Mbarga · period=this-month
seller-profit | Chantal m'a fait gagner combien cette semaine | seller=Chantal · period=this-week
seller-profit | profit made by Paul Mbarga last week | seller=Paul Mbarga · period=last-week
best-profit-products | quels produits rapportent le plus de bénéfice ce mois | period=this-month
best-profit-products | most profitable products last month | period=last-month
compare-profit | compare le bénéfice de ce mois avec le mois dernier | period=this-month · otherPeriod=last-month
compare-profit | j'ai gagné plus cette semaine que la semaine dernière | period=this-week · otherPeriod=last-week
compare-profit | compare profit this week and last week | period=this-week · otherPeriod=last-week
compare-expenses | compare les dépenses de ce mois avec le mois dernier | period=this-month · otherPeriod=last-month
compare-expenses | did expenses go up since last week | period=this-week · otherPeriod=last-week
expenses-total | combien on a dépensé cette semaine | period=this-week
expenses-total | total expenses in the last 7 days | period=last-7-days
expenses-category | dépenses de transport ce mois | expenseCategory=Transport · period=this-month
expenses-category | combien pour le loyer cette année | expenseCategory=Loyer · period=this-year
expenses-category | how much did we spend on transport in august | expenseCategory=Transport · period=month:8
drawer-now | y a combien dans la caisse là |
drawer-now | combien je dois avoir dans le tiroir maintenant |
drawer-now | how much should be in the drawer now |
last-closing | dernière clôture de caisse |
last-closing | last closing |
closing-gaps | écarts de caisse du mois | period=this-month
closing-gaps | les différences aux clôtures cette semaine | period=this-week
closing-gaps | closing differences in the last 30 days | period=last-30-days
is-closed | la caisse a été fermée hier | period=yesterday
is-closed | was the till closed on saturday | period=weekday:saturday
reseller-goods | Koffi a quoi comme marchandise | reseller=Koffi Mensah
reseller-goods | la marchandise chez Moussa | reseller=Moussa
reseller-goods | what goods does Moussa hold | reseller=Moussa
reseller-commission | commission de Moussa | reseller=Moussa
reseller-commission | commission due to Koffi Mensah | reseller=Koffi Mensah
reseller-sales | Koffi a vendu combien cette semaine | reseller=Koffi Mensah · period=this-week
reseller-sales | les ventes du revendeur moussa avant-hier | reseller=Moussa · period=before-yesterday
reseller-sales | how much did Moussa sell this month | reseller=Moussa · period=this-month
reseller-owes | Moussa doit verser combien | reseller=Moussa
reseller-owes | how much does Koffi Mensah have to bring | reseller=Koffi Mensah
tax | TVA du mois | period=this-month
tax | combien de tva le mois dernier | period=last-month
tax | how much VAT this month | period=this-month
team-count | combien de personnes travaillent ici |
team-count | how many people work here |
who-sold | qui a vendu aujourd'hui | period=today
who-sold | quels vendeurs ont travaillé à la caisse aujourd'hui | period=today
who-sold | who sold today | period=today
unsent | qu'est ce qui n'est pas encore envoyé |
unsent | what has not been sent yet |
`);
