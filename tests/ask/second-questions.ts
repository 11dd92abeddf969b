import { wordings } from "./wording.ts";

/** Questions of somebody else again, written when the reader knew all others. */
export const second = wordings(`
sales-total | on a fait combien hier | period=yesterday
sales-total | Bonsoir, s'il te plaît dis moi le chiffre d'affaire de la semaine passée | period=last-week
sales-total | how much we don sell since monday | period=since-weekday:monday
ticket-count | nbre de tickets auj | period=today
ticket-count | combien de ventes la caisse a enregistrées mardi | period=weekday:tuesday
ticket-count | how many receipts this month | period=this-month
average-basket | panier moyen du mois dernier | period=last-month
average-basket | en moyenne un client laisse combien par achat cette semaine | period=this-week
average-basket | average sale per ticket yesterday | period=yesterday
product-sales | le riz 25 kg a rapporté combien de francs en vente ce mois ci | product=Riz 25 kg · period=this-month
product-sales | vente savon de marseille en octobre en fcfa | product=Savon de Marseille · period=month:10
product-sales | how much money did we sell of peak milk last week | product=Lait Peak · period=last-week
product-quantity | on a ecoulé combien de sardines depuis lundi | product=Sardines · period=since-weekday:monday
product-quantity | combien de bouteilles huile 1 l sont parties avant hier | product=Huile 1 L · period=before-yesterday
product-quantity | how many cola 33 cl don go today | product=Cola 33 cl · period=today
category-sales | les boissons ont fait combien ce mois | category=Boissons · period=this-month
category-sales | vente rayon hygiene du 3 au 9 novembre | category=Hygiène · period=range:11-03:11-09
category-sales | grocery sales yesterday how much | category=Épicerie · period=yesterday
seller-sales | paul mbarga a vendu pour combien hier | seller=Paul Mbarga · period=yesterday
seller-sales | je voudrais voir les ventes faites par awa ndiaye la semaine derniere svp | seller=Awa Ndiaye · period=last-week
seller-sales | wetin chantal sell reach today, na how much | seller=Chantal · period=today
agency-sales | mokolo a fait combien aujourdhui | agency=Mokolo · period=today
agency-sales | recette boutique marché central le mois passé | agency=Marché central · period=last-month
agency-sales | total sales for the mokolo shop this week | agency=Mokolo · period=this-week
best-products | qu'est ce qui marche le plus en ce moment, sur les 30 derniers jours | period=last-30-days
best-products | top articles vendus semaine dernière | period=last-week
best-products | which goods de sell pass all this month | period=this-month
unsold-products | la marchandise qui dort depuis un mois, les 30 derniers jours | period=last-30-days
unsold-products | quels articles personne n'a pris ce mois | period=this-month
unsold-products | which items did not move at all last month | period=last-month
best-seller | lequel de mes vendeurs a le plus vendu cette semaine | period=this-week
best-seller | meilleur vendeur octobre | period=month:10
best-seller | which of my sales people sold most yesterday | period=yesterday
best-day | quel jour on a le mieux vendu ce mois ci | period=this-month
best-day | la plus grosse journée de la semaine passée c'était quand | period=last-week
best-day | which day market waka pass this year | period=this-year
busiest-hour | a quelle heure il y a plus de ventes le plus souvent cette semaine | period=this-week
busiest-hour | heure de pointe hier | period=yesterday
busiest-hour | what time of day do we sell the most, last 30 days | period=last-30-days
compare-sales | on a vendu plus ce mois que le mois dernier ou bien | period=this-month · otherPeriod=last-month
compare-sales | ventes auj par rapport a hier | period=today · otherPeriod=yesterday
compare-sales | compare sales of this week with last week please | period=this-week · otherPeriod=last-week
cash-taken | en especes on a encaissé combien aujourd'hui | period=today
cash-taken | total cash reçu samedi | period=weekday:saturday
cash-taken | how much cash enter yesterday | period=yesterday
mobile-taken | combien est entré par mobile money hier | period=yesterday
mobile-taken | les paiements orange money et momo de cette semaine ça donne combien au total | period=this-week
mobile-taken | total momo payments received this month | period=this-month
credit-given | j'ai vendu pour combien à crédit depuis lundi | period=since-weekday:monday
credit-given | credit donné aux clients hier c koi le montant | period=yesterday
credit-given | how much goods we give for credit this week | period=this-week
debts-paid | les clients ont remboursé combien de dettes ce mois | period=this-month
debts-paid | dettes reglées hier | period=yesterday
debts-paid | how much old debt did customers pay back last week | period=last-week
discounts-given | on a accordé combien de remises cette semaine | period=this-week
discounts-given | total des rabais en octobre | period=month:10
discounts-given | how much discount we don give today | period=today
seller-discounts | chantal a fait combien de reductions aux clients ce mois ci | seller=Chantal · period=this-month
seller-discounts | qui fait les remises ici, je veux voir pour la semaine dernière | period=last-week
seller-discounts | discounts given by paul mbarga yesterday | seller=Paul Mbarga · period=yesterday
returns | qu'est ce que les clients ont ramené cette semaine | period=this-week
returns | retours et remboursements du mois dernier | period=last-month
returns | any goods wey customer bring back today | period=today
voids | montre les tickets annulés hier | period=yesterday
voids | combien d'annulation de vente ce mois | period=this-month
voids | which receipts were cancelled on tuesday | period=weekday:tuesday
last-sale | c'était quoi la derniere vente |
last-sale | dernier ticket stp |
last-sale | show me the last ticket wey we sell |
largest-sale | le plus gros ticket d'aujourd'hui c'est combien | period=today
largest-sale | quelle a été notre plus grande vente cette année | period=this-year
largest-sale | biggest single sale last month | period=last-month
ticket-by-number | ouvre moi le ticket 1042 | ticket=1042
ticket-by-number | je cherche le reçu numero 87, il y avait quoi dedans svp | ticket=87
ticket-by-number | find receipt no 315 | ticket=315
odd-sales | y a t il des ventes bizarres a regulariser |
odd-sales | ventes a verifier |
odd-sales | which sales are flagged and still need sorting out |
product-stock | il reste combien de sucre | product=Sucre
product-stock | stk huile 1 l | product=Huile 1 L
product-stock | how many peak milk remain for shop | product=Lait Peak
low-stock | qu'est ce qui va bientot finir dans le magasin |
low-stock | articles presque finis |
low-stock | which goods don small for shop |
out-of-stock | quels produits sont en rupture totale |
out-of-stock | liste de ce qui est a zero dans le stock |
out-of-stock | wetin don finish completely |
days-left | avec ce qui reste de riz brisé je tiens encore combien de jours | product=Riz brisé
days-left | le sucre va durer jusqu'à quand au rythme actuel | product=Sucre
days-left | how many days will the cola 33 cl last | product=Cola 33 cl
to-order | je dois commander quoi |
to-order | fais moi la liste des choses à réapprovisionner s'il te plait |
to-order | what should i reorder now |
stock-value-cost | au prix d'achat ma marchandise en stock vaut combien |
stock-value-cost | valeur stock prix de revient |
stock-value-cost | how much is all my stock worth at cost |
stock-value-price | si je vends tout ce que j'ai en boutique au prix de vente ça fait combien |
stock-value-price | valeur du stock au prix vente |
stock-value-price | stock value at selling price |
product-price | on vend le savon de marseille à combien | product=Savon de Marseille
product-price | prix riz 25 kg | product=Riz 25 kg
product-price | how much for one sardines | product=Sardines
product-min-price | dernier prix pour le riz brisé, je peux descendre jusqu'à combien | product=Riz brisé
product-min-price | le prix plancher de l'huile 1 l svp | product=Huile 1 L
product-min-price | what is the lowest price allowed for riz 25 kg | product=Riz 25 kg
product-count | j'ai combien d'articles differents enregistrés |
product-count | nombre de produits au catalogue |
product-count | how many products dey for this shop |
product-at-resellers | quel revendeur a encore du savon de marseille en main | product=Savon de Marseille
product-at-resellers | les sardines sont chez quels revendeurs | product=Sardines
product-at-resellers | which reseller is holding lait peak | product=Lait Peak
product-last-bought | c'est quand qu'on a acheté le sucre la dernière fois et à combien | product=Sucre
product-last-bought | dernier appro riz 25 kg date et prix | product=Riz 25 kg
product-last-bought | when did we last buy cola 33 cl | product=Cola 33 cl
product-cost | le lait peak me revient à combien l'unité | product=Lait Peak
product-cost | prix d'achat sardines | product=Sardines
product-cost | wetin be the cost price for huile 1 l | product=Huile 1 L
losses | on a perdu pour combien de marchandise gatée ce mois | period=this-month
losses | valeur des pertes et casses la semaine derniere | period=last-week
losses | how much worth of goods got spoiled or lost this year | period=this-year
customer-debt | mama rose me doit combien | customer=Mama Rose
customer-debt | ardoise de jean-pierre nkoulou | customer=Jean-Pierre Nkoulou
customer-debt | how much fatou dey owe me | customer=Fatou
total-debts | les gens me doivent combien au total dehors |
total-debts | somme de toutes les dettes clients |
total-debts | how much money do all customers owe us altogether |
debtors | qui me doit de l'argent |
debtors | liste des clients qui ont pris à credit et n'ont pas fini de payer |
debtors | who and who dey owe me |
overdue-debts | quels credits ont dépassé la date de paiement |
overdue-debts | dettes en retard |
overdue-debts | which customer debts are past due |
customer-last-payment | awa diop a versé pour la derniere fois quand | customer=Awa Diop
customer-last-payment | date du dernier paiement de mama rose svp | customer=Mama Rose
customer-last-payment | when jean-pierre nkoulou last pay something | customer=Jean-Pierre Nkoulou
customer-purchases | fatou a pris quoi chez nous ce mois | customer=Fatou · period=this-month
customer-purchases | les achats de awa diop en octobre | customer=Awa Diop · period=month:10
customer-purchases | what did mama rose buy last week | customer=Mama Rose · period=last-week
customer-deposit | jean-pierre nkoulou a encore une avance chez moi de combien | customer=Jean-Pierre Nkoulou
customer-deposit | acompte fatou solde | customer=Fatou
customer-deposit | how much has awa diop paid in advance with us | customer=Awa Diop
best-customer | mon plus gros client cette année c'est qui | period=this-year
best-customer | quel client a acheté le plus le mois dernier | period=last-month
best-customer | which customer buy pass all this month | period=this-month
to-remind | je dois relancer qui pour l'argent |
to-remind | clients a rappeler pour leurs dettes |
to-remind | which customers should i remind to pay |
customer-points | combien de points de fidelité a mama rose | customer=Mama Rose
customer-points | pts fatou | customer=Fatou
customer-points | how many loyalty points does awa diop have | customer=Awa Diop
customer-phone | donne moi le numero de jean-pierre nkoulou | customer=Jean-Pierre Nkoulou
customer-phone | tel awa diop | customer=Awa Diop
customer-phone | wetin be mama rose phone number | customer=Mama Rose
customer-limit | je peux encore laisser fatou prendre a credit jusqu'à combien | customer=Fatou
customer-limit | reste sur le plafond de credit de mama rose | customer=Mama Rose
customer-limit | how much more credit can jean-pierre nkoulou take | customer=Jean-Pierre Nkoulou
customer-count | on a combien de clients dans le fichier |
customer-count | nbr clients |
customer-count | how many customers are registered here |
supplier-owed | je reste devoir combien à sopal | supplier=Sopal
supplier-owed | ma dette chez ets ngando svp | supplier=Ets Ngando
supplier-owed | how much i dey owe brasseries | supplier=Brasseries
total-owed | je dois combien en tout a mes fournisseurs |
total-owed | total dettes fournisseurs |
total-owed | what do i owe all my suppliers together |
suppliers-due | quels fournisseurs je dois payer cette semaine | period=this-week
suppliers-due | factures fournisseur qui tombent ce mois | period=this-month
suppliers-due | which supplier money is due today | period=today
purchases-total | j'ai acheté de la marchandise pour combien ce mois ci | period=this-month
purchases-total | montant des achats stock semaine passée | period=last-week
purchases-total | total stock purchases last month | period=last-month
supplier-purchases | qu'est ce que j'ai pris chez brasseries cette année, ça fait combien | supplier=Brasseries · period=this-year
supplier-purchases | achats sopal octobre | supplier=Sopal · period=month:10
supplier-purchases | how much did we buy from ets ngando this month | supplier=Ets Ngando · period=this-month
last-purchase | la derniere livraison achetée chez sopal c'était quand | supplier=Sopal
last-purchase | dernier achat fournisseur |
last-purchase | show the last purchase from brasseries | supplier=Brasseries
orders-awaited | quelles commandes ne sont pas encore arrivées |
orders-awaited | cmd en attente de livraison |
orders-awaited | which goods i don order wey never reach |
profit | bénef hier | period=yesterday
profit | franchement j'ai gagné combien net le mois dernier | period=last-month
profit | how much gain i make this week | period=this-week
gross-margin | quelle est la marge brute sur les ventes d'octobre | period=month:10
gross-margin | marge sur vente de cette semaine | period=this-week
gross-margin | gross margin on yesterday's sales | period=yesterday
product-profit | le riz brisé m'a fait gagner combien ce mois | product=Riz brisé · period=this-month
product-profit | benefice sur cola 33 cl la semaine derniere | product=Cola 33 cl · period=last-week
product-profit | profit on sucre this year | product=Sucre · period=this-year
category-profit | je gagne combien avec les boissons ce mois ci | category=Boissons · period=this-month
category-profit | benef epicerie mois dernier | category=Épicerie · period=last-month
category-profit | how much profit does hygiene bring in this week | category=Hygiène · period=this-week
seller-profit | les ventes de chantal m'ont laissé quel benefice cette semaine | seller=Chantal · period=this-week
seller-profit | marge faite par paul mbarga en octobre | seller=Paul Mbarga · period=month:10
seller-profit | how much gain awa ndiaye bring this month | seller=Awa Ndiaye · period=this-month
best-profit-products | quels articles me rapportent le plus de benefice ce mois | period=this-month
best-profit-products | top produits rentables cette année | period=this-year
best-profit-products | which product gave me the most profit last month | period=last-month
compare-profit | est ce que j'ai gagné plus cette semaine que la semaine passée | period=this-week · otherPeriod=last-week
compare-profit | benef ce mois vs mois dernier | period=this-month · otherPeriod=last-month
compare-profit | is today's profit better than yesterday's | period=today · otherPeriod=yesterday
expenses-total | on a dépensé combien depuis lundi | period=since-weekday:monday
expenses-total | total des charges du mois dernier svp | period=last-month
expenses-total | how much money comot for expenses this month | period=this-month
expenses-category | le transport m'a couté combien cette semaine | expenseCategory=Transport · period=this-week
expenses-category | depense electricité en octobre | expenseCategory=Électricité · period=month:10
expenses-category | how much did i spend on salaries last month | expenseCategory=Salaires · period=last-month
drawer-now | normalement il doit y avoir combien dans la caisse là maintenant |
drawer-now | argent attendu dans le tiroir |
drawer-now | how much cash suppose dey for drawer now |
last-closing | la derniere fermeture de caisse avait quel écart |
last-closing | montre la derniere cloture |
last-closing | last till closing, was there any difference |
closing-gaps | il a manqué combien en caisse aux clotures de ce mois | period=this-month
closing-gaps | ecarts de caisse semaine derniere | period=last-week
closing-gaps | cash shortages at closing over the last 7 days | period=last-7-days
is-closed | est ce que la caisse a été fermée hier soir | period=yesterday
is-closed | on a bien cloturé le 12 | period=day:12
is-closed | dem close the till on tuesday | period=weekday:tuesday
reseller-goods | koffi mensah a quoi comme marchandise avec lui | reseller=Koffi Mensah
reseller-goods | stock chez moussa | reseller=Moussa
reseller-goods | which goods dey with koffi mensah | reseller=Koffi Mensah
reseller-commission | je dois donner combien de commission à moussa | reseller=Moussa
reseller-commission | commission due koffi mensah | reseller=Koffi Mensah
reseller-commission | what commission has moussa earned that i still have to pay | reseller=Moussa
reseller-sales | moussa a ecoulé pour combien cette semaine | reseller=Moussa · period=this-week
reseller-sales | ventes du revendeur koffi mensah le mois dernier | reseller=Koffi Mensah · period=last-month
reseller-sales | how much did koffi mensah sell this month | reseller=Koffi Mensah · period=this-month
reseller-owes | koffi mensah doit me verser combien | reseller=Koffi Mensah
reseller-owes | argent que moussa n'a pas encore ramené | reseller=Moussa
reseller-owes | how much money moussa get for bring come | reseller=Moussa
tax | la tva du mois dernier s'élève à combien | period=last-month
tax | tva octobre | period=month:10
tax | how much vat on this month's sales | period=this-month
team-count | on est combien à travailler ici |
team-count | nombre d'employés dans l'equipe |
team-count | how many people work for this shop |
who-sold | qui a vendu aujourd'hui | period=today
who-sold | quels vendeurs ont servi ce jour | period=today
who-sold | who and who sell today | period=today
unsent | est ce qu'il y a des ventes pas encore envoyées sur ce telephone |
unsent | qu'est ce qui n'est pas encore synchronisé |
unsent | what is still waiting to be sent from this device |
`);

/** What no books answer, of the same hand. */
export const secondUnanswerable: readonly string[] = [
  "je vais vendre combien demain",
  "quel sera mon benefice la semaine prochaine",
  "how much will we sell next month",
  "le voisin vend le riz 25 kg à combien",
  "les autres boutiques du marché font quel chiffre",
  "which shop for mokolo de sell sugar cheap pass me",
  "pourquoi les ventes ont baissé cette semaine",
  "pourquoi mama rose ne paie pas sa dette",
  "why did paul mbarga sell so little yesterday",
  "il va pleuvoir aujourd'hui",
  "rain go fall tomorrow for market",
  "deux savon de marseille et un sucre pour fatou",
  "vends 3 lait peak à mama rose payé en espèces",
  "one riz 25 kg and two huile 1 l cash",
  "mets 5 cola 33 cl à crédit sur le compte de jean-pierre nkoulou",
  "je dois augmenter le prix du sucre ou pas",
  "donne moi un conseil pour vendre plus de boissons",
  "should i give fatou more credit, is she serious",
  "comment attirer plus de clients le samedi",
  "quel age a chantal",
  "paul mbarga est arrivé à quelle heure ce matin",
  "is chantal sick today",
  "combien il y a sur mon compte à la banque",
  "le solde de mon compte orange money personnel",
  "c'est quand la tabaski",
  "le taux de l'euro aujourd'hui",
  "combien de personnes sont entrées sans acheter hier",
  "how many people passed in front of the shop today",
  "est ce que les clients sont contents du riz brisé",
  "où habite awa diop exactement quel quartier et quelle maison",
  "le camion de brasseries est où en ce moment",
  "sopal va augmenter ses prix quand",
  "when will the government change the vat rate",
  "mama rose va payer quel jour",
  "combien de cola 33 cl on vendra pendant les fêtes",
  "what new products should i start selling",
  "le prix du carburant à la station",
  "qui a volé les sardines",
  "comment on prépare le riz brisé",
  "can you lend me 50000 francs",
];
