import { wordings } from "./wording.ts";

/** Questions of a fourth hand, of which no word was added for: what the reader does with strangers. */
export const fresh = wordings(`
sales-total | on a encaissé combien de ventes en tout depuis lundi | period=since-weekday:monday
sales-total | Bonsoir, pourrais-tu me dire le total de tout ce que la boutique a vendu avant-hier s'il te plaît ? | period=before-yesterday
sales-total | how much we don sell this week | period=this-week
ticket-count | nombre de tickets hier | period=yesterday
ticket-count | la caisse a sorti combien de tikets mardi | period=weekday:tuesday
ticket-count | how many receipts did we print last month | period=last-month
average-basket | en moyenne un client laisse combien par ticket ce mois | period=this-month
average-basket | panier moyen en octobre | period=month:10
average-basket | what does one sale bring on average over the last 30 days | period=last-30-days
product-sales | le savon de marseille m'a rapporté combien de francs de vente la semaine dernière | product=Savon de Marseille · period=last-week
product-sales | vente lait peak hier en fcfa | product=Lait Peak · period=yesterday
product-sales | how much money of Sucre we sell today | product=Sucre · period=today
product-quantity | combien de sacs de riz 25 kg sont partis depuis lundi | product=Riz 25 kg · period=since-weekday:monday
product-quantity | on a écoulé combien de boites de sardines ce mois ci | product=Sardines · period=this-month
product-quantity | how many Cola 33 cl we don sell yesterday | product=Cola 33 cl · period=yesterday
category-sales | les boissons ont fait combien samedi | category=Boissons · period=weekday:saturday
category-sales | montant vendu rayon hygiene du 3 au 9 novembre | category=Hygiène · period=range:11-03:11-09
category-sales | sales of Épicerie this month please | category=Épicerie · period=this-month
seller-sales | paul mbarga il a vendu pour combien aujourdhui | seller=Paul Mbarga · period=today
seller-sales | je voudrais voir le chiffre de awa ndiaye sur la semaine passée | seller=Awa Ndiaye · period=last-week
seller-sales | wetin Chantal sell for yesterday, total | seller=Chantal · period=yesterday
agency-sales | mokolo a fait quel chiffre hier | agency=Mokolo · period=yesterday
agency-sales | total des ventes au point du marché central cette semaine | agency=Marché central · period=this-week
agency-sales | how much did the Mokolo shop sell in october | agency=Mokolo · period=month:10
best-products | qu'est ce qui marche le plus ces 7 derniers jours | period=last-7-days
best-products | les articles que les gens ont le plus pris le mois dernier | period=last-month
best-products | which things dem dey buy pass this week | period=this-week
unsold-products | quelle marchandise n'a pas bougé depuis 30 jours | period=last-30-days
unsold-products | articles qui dorment sur l'étagère, zéro vente ce mois | period=this-month
unsold-products | which goods nobody bought last month | period=last-month
best-seller | parmi mes vendeurs qui a fait le plus gros chiffre cette semaine | period=this-week
best-seller | meilleure vendeuse du mois dernier | period=last-month
best-seller | which of my staff sell pass all yesterday | period=yesterday
best-day | quel jour on a le mieux vendu en octobre | period=month:10
best-day | la plus grosse journée de la semaine dernière c'était laquelle | period=last-week
best-day | which day be the best for sales this month | period=this-month
busiest-hour | à quelle heure ça vend le plus ce mois | period=this-month
busiest-hour | heure de pointe hier a la boutique | period=yesterday
busiest-hour | what time of day do we sell most, last 7 days | period=last-7-days
compare-sales | est ce qu'on a vendu plus cette semaine que la semaine dernière | period=this-week · otherPeriod=last-week
compare-sales | ventes aujourd'hui par rapport à hier | period=today · otherPeriod=yesterday
compare-sales | compare sales of this month with last month | period=this-month · otherPeriod=last-month
cash-taken | combien en espèces est rentré hier | period=yesterday
cash-taken | argent liquide reçu des clients depuis mardi | period=since-weekday:tuesday
cash-taken | how much cash we collect today | period=today
mobile-taken | on a reçu combien par mobile money cette semaine svp | period=this-week
mobile-taken | paiements momo et orange money du 12 ça donne combien | period=day:12
mobile-taken | momo wey enter yesterday na how much | period=yesterday
credit-given | j'ai donné combien de marchandise à crédit aujourd'hui | period=today
credit-given | total vendu a credit le mois passé | period=last-month
credit-given | how much did we sell on credit this week | period=this-week
debts-paid | les gens ont remboursé combien de leurs dettes cette semaine | period=this-week
debts-paid | dettes encaissées hier | period=yesterday
debts-paid | how much old debt people don pay us this month | period=this-month
discounts-given | on a laissé combien en remises ce mois | period=this-month
discounts-given | total des rabais accordés aux clients lundi | period=weekday:monday
discounts-given | how much discount did we give last week | period=last-week
seller-discounts | chantal a accordé combien de réductions hier | seller=Chantal · period=yesterday
seller-discounts | lequel de mes vendeurs fait trop de rabais ce mois ci | period=this-month
seller-discounts | show me the discounts Paul Mbarga gave this week | seller=Paul Mbarga · period=this-week
returns | est ce que des clients ont ramené des articles aujourd'hui | period=today
returns | retours et remboursements clients octobre | period=month:10
returns | which goods customers bring back this week | period=this-week
voids | combien de tickets ont été annulés hier | period=yesterday
voids | anulations de vente depuis lundi | period=since-weekday:monday
voids | any cancelled tickets today | period=today
last-sale | montre le tout dernier ticket |
last-sale | ma dernière vente c'était quoi et à combien |
last-sale | wetin be the last sale for till |
largest-sale | la plus grosse vente de la semaine passée | period=last-week
largest-sale | quel ticket a le montant le plus élevé aujourd'hui | period=today
largest-sale | biggest receipt this month | period=this-month
ticket-by-number | ouvre moi le ticket numero 148 | ticket=148
ticket-by-number | j'ai un client devant moi avec le reçu 2036, qu'est-ce qu'il y avait dessus svp | ticket=2036
ticket-by-number | find ticket no 517 | ticket=517
odd-sales | y a t il des ventes bizarres que je dois régulariser |
odd-sales | ventes signalées à régler |
odd-sales | which sales get problem wey I must settle |
product-stock | il nous reste combien de lait peak | product=Lait Peak
product-stock | stock huile 1 l | product=Huile 1 L
product-stock | how many Riz 25 kg remain for shop now | product=Riz 25 kg
low-stock | quels produits vont bientot finir |
low-stock | qu'est ce qui manque en rayon ou qui est presque fini stp |
low-stock | which goods are running low |
out-of-stock | articles en rupture totale |
out-of-stock | dis moi ce qui est à zéro au magasin |
out-of-stock | wetin don finish completely for store |
days-left | le sucre qu'on a là peut tenir combien de jours | product=Sucre
days-left | à ce rythme j'ai encore du riz brisé pour combien de jours | product=Riz brisé
days-left | how many days will our Huile 1 L last | product=Huile 1 L
to-order | qu'est ce que je dois commander |
to-order | fais moi la liste des marchandises à réapprovisionner s'il te plait |
to-order | what do I need to reorder |
stock-value-cost | ma marchandise en boutique vaut combien au prix d'achat |
stock-value-cost | valeur du stock au prix de revient |
stock-value-cost | how much money I don put inside the stock, at cost price |
stock-value-price | si je vends tout le stock au prix de vente ça fait combien |
stock-value-price | valeur stock prix de vente |
stock-value-price | what is all my stock worth at selling price |
product-price | le savon de marseille coûte combien au client | product=Savon de Marseille
product-price | on fait le cola 33 cl à combien chez nous | product=Cola 33 cl
product-price | how much we dey sell one Sardines | product=Sardines
product-min-price | si le client discute, je peux descendre le riz 25 kg jusqu'à combien | product=Riz 25 kg
product-min-price | dernier prix huile 1 l | product=Huile 1 L
product-min-price | lowest price I fit give for Lait Peak | product=Lait Peak
product-count | j'ai combien d'articles différents enregistrés |
product-count | nombre de produits au catalogue |
product-count | how many products do we have in the list |
product-at-resellers | lequel de mes revendeurs a du savon de marseille avec lui | product=Savon de Marseille
product-at-resellers | sardines chez les revendeurs qui en a | product=Sardines
product-at-resellers | which resellers dey hold Cola 33 cl now | product=Cola 33 cl
product-last-bought | la dernière fois qu'on s'est ravitaillé en sucre c'était quand et à combien | product=Sucre
product-last-bought | dernier achat de riz brisé date et prix | product=Riz brisé
product-last-bought | when did I last buy Huile 1 L and at what cost | product=Huile 1 L
product-cost | le sac de riz 25 kg me revient à combien | product=Riz 25 kg
product-cost | prix d'achat du lait peak | product=Lait Peak
product-cost | what is my cost price for Savon de Marseille | product=Savon de Marseille
losses | j'ai perdu pour combien en casse et périmés ce mois | period=this-month
losses | valeur des pertes de marchandises la semaine derniere | period=last-week
losses | how much worth of goods spoil or lost in october | period=month:10
customer-debt | mama rose reste devoir combien | customer=Mama Rose
customer-debt | s'il te plaît regarde ce que jean-pierre nkoulou me doit encore | customer=Jean-Pierre Nkoulou
customer-debt | how much Awa Diop dey owe me | customer=Awa Diop
total-debts | l'ensemble des clients me doit combien |
total-debts | total crédits dehors |
total-debts | how much money all customers owe us together |
debtors | qui sont ceux qui me doivent de l'argent |
debtors | liste des clients endettés |
debtors | which people dey owe me |
overdue-debts | quelles dettes ont dépassé la date |
overdue-debts | clients en retard de paiement |
overdue-debts | show debts wey don pass time |
customer-last-payment | ça fait quand que fatou a payé pour la dernière fois | customer=Fatou
customer-last-payment | dernier versement de mama rose | customer=Mama Rose
customer-last-payment | when did Jean-Pierre Nkoulou last pay something | customer=Jean-Pierre Nkoulou
customer-purchases | awa diop a pris quoi chez nous ce mois | customer=Awa Diop · period=this-month
customer-purchases | achats de jean-pierre nkoulou cette année | customer=Jean-Pierre Nkoulou · period=this-year
customer-purchases | what Mama Rose buy last week | customer=Mama Rose · period=last-week
customer-deposit | fatou a combien d'avance chez moi | customer=Fatou
customer-deposit | il reste quoi sur l'acompte de awa diop | customer=Awa Diop
customer-deposit | how much deposit does Mama Rose have with us | customer=Mama Rose
best-customer | quel client a le plus acheté le mois dernier | period=last-month
best-customer | mon plus gros client cette année c'est qui | period=this-year
best-customer | which customer spend pass everybody this month | period=this-month
to-remind | à qui je dois rappeler sa dette |
to-remind | les clients à relancer stp |
to-remind | who should I remind to pay |
customer-points | jean-pierre nkoulou a déja combien de points | customer=Jean-Pierre Nkoulou
customer-points | points fidélité fatou | customer=Fatou
customer-points | how many points Awa Diop get | customer=Awa Diop
customer-phone | donne moi le numéro de mama rose | customer=Mama Rose
customer-phone | je veux appeler fatou, c'est quoi son téléphone | customer=Fatou
customer-phone | phone number of Jean-Pierre Nkoulou | customer=Jean-Pierre Nkoulou
customer-limit | awa diop peut encore prendre à crédit jusqu'à combien | customer=Awa Diop
customer-limit | crédit encore possible pour mama rose | customer=Mama Rose
customer-limit | how much more credit can I give Fatou | customer=Fatou
customer-count | on a combien de clients enregistrés |
customer-count | nombre total de clients dans le cahier |
customer-count | how many customers I get for this till |
supplier-owed | je dois encore combien à sopal | supplier=Sopal
supplier-owed | ets ngando reste à payer | supplier=Ets Ngando
supplier-owed | how much do I still owe Brasseries | supplier=Brasseries
total-owed | tous fournisseurs confondus je dois combien |
total-owed | montant total de ce que la boutique doit aux fournisseurs svp |
total-owed | all the money wey I owe suppliers na how much |
suppliers-due | quels fournisseurs je dois payer cette semaine | period=this-week
suppliers-due | échéances fournisseurs ce mois | period=this-month
suppliers-due | which supplier bills are due today | period=today
purchases-total | j'ai acheté de la marchandise pour combien ce mois ci | period=this-month
purchases-total | total approvisionnements octobre | period=month:10
purchases-total | how much stock did we buy last week in total | period=last-week
supplier-purchases | chez sopal on a acheté pour combien le mois dernier | supplier=Sopal · period=last-month
supplier-purchases | montant de mes achats aux brasseries depuis le début de l'année | supplier=Brasseries · period=this-year
supplier-purchases | how much goods I buy from Ets Ngando this month | supplier=Ets Ngando · period=this-month
last-purchase | le dernier approvisionnement c'était quand et combien |
last-purchase | dernière livraison achetée chez ets ngando | supplier=Ets Ngando
last-purchase | show my last purchase from Sopal | supplier=Sopal
orders-awaited | quelles commandes ne sont pas encore arrivées |
orders-awaited | j'attends encore quoi des fournisseurs comme marchandise |
orders-awaited | which orders we still dey wait |
profit | qu'est ce que j'ai gagné vraiment la semaine passée une fois tout enlevé | period=last-week
profit | mon bénéfice du mois | period=this-month
profit | how much gain I make yesterday | period=yesterday
gross-margin | quelle marge brute sur les ventes d'octobre | period=month:10
gross-margin | marge sur ventes hier | period=yesterday
gross-margin | what was the margin on our sales this week | period=this-week
product-profit | je gagne combien sur le cola 33 cl ce mois | product=Cola 33 cl · period=this-month
product-profit | bénéfice fait avec les sardines la semaine dernière | product=Sardines · period=last-week
product-profit | how much profit Riz brisé bring since monday | product=Riz brisé · period=since-weekday:monday
category-profit | l'épicerie m'a fait gagner combien le mois passé | category=Épicerie · period=last-month
category-profit | bénefice boissons cette semaine | category=Boissons · period=this-week
category-profit | profit on Hygiène over the last 30 days | category=Hygiène · period=last-30-days
seller-profit | quel bénéfice awa ndiaye a rapporté ce mois | seller=Awa Ndiaye · period=this-month
seller-profit | marge réalisée par paul mbarga hier | seller=Paul Mbarga · period=yesterday
seller-profit | how much profit Chantal bring this week | seller=Chantal · period=this-week
best-profit-products | sur quels articles je gagne le plus ce mois | period=this-month
best-profit-products | classement des produits les plus rentables cette année | period=this-year
best-profit-products | which products gave the most profit last month | period=last-month
compare-profit | j'ai gagné plus ce mois que le mois dernier ou pas | period=this-month · otherPeriod=last-month
compare-profit | bénéfice hier contre avant-hier | period=yesterday · otherPeriod=before-yesterday
compare-profit | profit this week versus last week | period=this-week · otherPeriod=last-week
expenses-total | on a dépensé combien depuis lundi | period=since-weekday:monday
expenses-total | total des charges et dépenses du mois dernier s'il vous plaît | period=last-month
expenses-total | how much money we spend today for expenses | period=today
expenses-category | le transport m'a coûté combien ce mois | expenseCategory=Transport · period=this-month
expenses-category | dépense électricité octobre | expenseCategory=Électricité · period=month:10
expenses-category | how much did I pay for Loyer this year | expenseCategory=Loyer · period=this-year
drawer-now | il doit y avoir combien dans le tiroir maintenant |
drawer-now | argent attendu en caisse là tout de suite |
drawer-now | how much cash suppose dey inside drawer now |
last-closing | la dernière cloture de caisse a donné quoi, il y avait un écart |
last-closing | dernière fermeture de caisse |
last-closing | when was the last closing and was the count right |
closing-gaps | les écarts de caisse du mois dernier | period=last-month
closing-gaps | à la fermeture il a manqué combien en tout cette semaine | period=this-week
closing-gaps | show differences at closing in the last 7 days | period=last-7-days
is-closed | est ce que la caisse a bien été clôturée hier soir | period=yesterday
is-closed | samedi on avait fermé la caisse ou pas | period=weekday:saturday
is-closed | dem close the till on monday? | period=weekday:monday
reseller-goods | koffi mensah a quelles marchandises avec lui | reseller=Koffi Mensah
reseller-goods | articles confiés à moussa | reseller=Moussa
reseller-goods | which goods dey with Koffi Mensah | reseller=Koffi Mensah
reseller-commission | je dois quelle commission à moussa | reseller=Moussa
reseller-commission | commision koffi mensah à payer | reseller=Koffi Mensah
reseller-commission | how much commission is due to Moussa | reseller=Moussa
reseller-sales | koffi mensah a réussi à vendre pour combien la semaine dernière | reseller=Koffi Mensah · period=last-week
reseller-sales | ventes de moussa depuis mardi | reseller=Moussa · period=since-weekday:tuesday
reseller-sales | what did Koffi Mensah sell this month | reseller=Koffi Mensah · period=this-month
reseller-owes | moussa doit me verser combien | reseller=Moussa
reseller-owes | combien koffi mensah doit encore ramener comme argent | reseller=Koffi Mensah
reseller-owes | money wey Moussa must bring na how much | reseller=Moussa
tax | montant de la tva pour le mois d'octobre | period=month:10
tax | j'ai collecté combien de TVA le mois dernier | period=last-month
tax | how much VAT this month | period=this-month
team-count | nous sommes combien à travailler ici |
team-count | nombre d'employés de la boutique |
team-count | how many people work in my shop |
who-sold | quels vendeurs ont servi à la caisse aujourd'hui | period=today
who-sold | qui a vendu aujourd'hui | period=today
who-sold | who and who sell for shop today | period=today
unsent | est ce qu'il y a des choses pas encore envoyées depuis ce téléphone |
unsent | ventes en attente de synchronisation sur cet appareil |
unsent | what has not been sent from this device yet |
`);
