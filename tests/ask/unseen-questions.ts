import { wordings } from "./wording.ts";

/** Questions that whoever wrote the grammar read only once it had been measured on them. */
export const unseen = wordings(`
sales-total | donne moi le chiffre d'affaires d'octobre | period=month:10
sales-total | all the market wey we sell these last 7 days na how much | period=last-7-days
ticket-count | on a servi combien de ventes samedi | period=weekday:saturday
ticket-count | nombre de reçus sortis la semaine dernière | period=last-week
ticket-count | how many times we sell something this month, count of receipts | period=this-month
average-basket | en moyenne une vente fait combien cette semaine | period=this-week
average-basket | normally one sale na how much for the last 30 days | period=last-30-days
product-sales | la sardine m'a rapporté combien de vente en octobre | product=Sardines · period=month:10
product-sales | quel montant de riz brisé on a écoulé le 12 | product=Riz brisé · period=day:12
product-sales | cola bring how much francs for sales last week | product=Cola 33 cl · period=last-week
product-quantity | le sucre il en est parti combien de kilos depuis lundi | product=Sucre · period=since-weekday:monday
product-quantity | na how many bottle huile 1 L comot since we open shop | product=Huile 1 L · period=all
category-sales | le rayon hygiène a fait combien le mois dernier | category=Hygiène · period=last-month
category-sales | en epicerie on a tourné à combien la semaine passée | category=Épicerie · period=last-week
category-sales | how much we don make for épicerie side yesterday | category=Épicerie · period=yesterday
seller-sales | Awa Ndiaye a encaissé combien de ventes vendredi | seller=Awa Ndiaye · period=weekday:friday
seller-sales | Chantal don sell reach how much this month | seller=Chantal · period=this-month
agency-sales | la boutique du marché central elle a tourné comment ce mois | agency=Marché central · period=this-month
agency-sales | chiffre du point de vente mokolo du 3 au 9 novembre | agency=Mokolo · period=range:11-03:11-09
agency-sales | how much the shop for Mokolo don bring since monday | agency=Mokolo · period=since-weekday:monday
best-products | quelle marchandise est sortie le plus depuis jeudi | period=since-weekday:thursday
best-products | which goods di move pass all this week | period=this-week
unsold-products | les articles qui dorment depuis lundi | period=since-weekday:monday
unsold-products | y a quoi qui traine sur les étagères et personne n'a pris ces 30 derniers jours | period=last-30-days
unsold-products | which goods just sleep for shop last month nobody buy am | period=last-month
best-seller | parmi les employés lequel a fait le plus gros chiffre en septembre | period=month:9
best-seller | na which worker sell pass yi brother them last week | period=last-week
best-day | quelle journée on a le plus vendu la semaine passée | period=last-week
best-day | le jour record de cette année c'etait quand | period=this-year
best-day | which day we sell pass for last month | period=last-month
busiest-hour | c'est vers quelle heure que ça chauffe le plus en boutique ce mois | period=this-month
busiest-hour | for which time of day market di hot pass last week | period=last-week
compare-sales | on a fait mieux aujourd'hui qu'hier ou pas | period=today · otherPeriod=yesterday
compare-sales | est ce que les ventes ont monté en octobre par rapport à septembre | period=month:10 · otherPeriod=month:9
compare-sales | this month we sell more pass last month? | period=this-month · otherPeriod=last-month
cash-taken | les clients ont payé combien en billets et pièces cette semaine | period=this-week
cash-taken | cash money wey enter on friday na how much | period=weekday:friday
mobile-taken | les paiements orange money et mtn de la semaine ça monte à combien | period=this-week
mobile-taken | j'ai reçu combien sur le téléphone hier, wave momo tout ça | period=yesterday
mobile-taken | momo payment wey enter yesterday na how much | period=yesterday
credit-given | on a laissé partir combien de marchandise non payée le mois dernier | period=last-month
credit-given | sales this month wey people carry goods and never pay, na how much | period=this-month
debts-paid | les gens qui me devaient ont versé combien cette semaine | period=this-week
debts-paid | recouvrement des crédits du mois passé | period=last-month
debts-paid | old debt money wey people don bring back yesterday na how much | period=yesterday
discounts-given | les réductions accordées ça nous a couté combien ce mois | period=this-month
discounts-given | how much we don cut for price for customers last week | period=last-week
seller-discounts | Paul a baissé les prix de combien hier | seller=Paul Mbarga · period=yesterday
seller-discounts | lequel des vendeurs fait trop de réductions ce mois | period=this-month
seller-discounts | which seller di cut price for people since monday | period=since-weekday:monday
returns | les clients ont ramené quelles marchandises le mois dernier | period=last-month
returns | which goods people carry come back this month | period=this-month
voids | les ventes qu'on a supprimées la semaine passée montre moi | period=last-week
voids | est ce que quelqu'un a annulé des reçus mardi | period=weekday:tuesday
voids | which sales dem cancel for machine yesterday | period=yesterday
last-sale | le client qui vient de partir a pris quoi et payé combien |
last-sale | wetin we just sell now now |
largest-sale | le ticket le plus élevé depuis l'ouverture de la boutique il est de combien | period=all
largest-sale | quel est le plus gros achat d'un seul coup à la caisse en octobre | period=month:10
largest-sale | which single sale big pass all today | period=today
ticket-by-number | le reçu n° 88 il y avait quoi dedans | ticket=88
ticket-by-number | I want see wetin dey for receipt number 1207 | ticket=1207
odd-sales | y a des tickets bizarres à vérifier |
odd-sales | qu'est ce qui a été signalé comme vente pas claire |
odd-sales | any sale wey no correct wey I must check |
product-stock | on a encore du lait peak ou c'est fini | product=Lait Peak
product-stock | sucre still dey? na how much remain | product=Sucre
low-stock | quels articles vont bientot finir |
low-stock | montre moi ce qui est presque épuisé |
low-stock | which goods want finish for shop |
out-of-stock | y a quoi qui est complètement fini dans la boutique |
out-of-stock | which goods don finish kpatakpata |
days-left | dans combien de temps je n'ai plus d'huile 1 L | product=Huile 1 L
days-left | le stock de cola peut tenir jusqu'à quand | product=Cola 33 cl
days-left | the savon wey remain fit carry me how many days | product=Savon de Marseille
to-order | il faut racheter quoi pour la boutique |
to-order | which goods I for go buy make shop no empty |
stock-value-cost | j'ai mis combien d'argent dans la marchandise qui est là |
stock-value-cost | tout le magasin m'a couté combien en marchandise actuelle |
stock-value-cost | all the goods wey dey for shop, I buy am for how much |
stock-value-price | si toute la marchandise part au prix normal ça fait combien dans ma main |
stock-value-price | if I sell all goods wey remain for shop I go get how much |
product-price | le savon on le vend à combien | product=Savon de Marseille
product-price | c combien la boite de sardines chez nous | product=Sardines
product-price | riz 25 kg na how much we di sell am | product=Riz 25 kg
product-min-price | jusqu'où je peux baisser l'huile 1 L pour un client | product=Huile 1 L
product-min-price | customer di price sucre, I fit leave am for how much last | product=Sucre
product-count | on a combien d'articles différents dans le catalogue |
product-count | nombre de références en boutique |
product-count | how many kind goods dey for this shop list |
product-at-resellers | mes sardines sont dehors chez qui, quel revendeur | product=Sardines
product-at-resellers | which reseller get my huile 1 L for yi hand | product=Huile 1 L
product-last-bought | le dernier approvisionnement en riz brisé c'était quand et à combien | product=Riz brisé
product-last-bought | ça fait combien de temps qu'on n'a pas repris des sardines chez le fournisseur | product=Sardines
product-last-bought | which day I buy savon last and for how much | product=Savon de Marseille
product-cost | le lait peak nous revient à combien la boite | product=Lait Peak
product-cost | I di buy one sardines for how much | product=Sardines
losses | la marchandise gâtée ou cassée ça fait combien cette semaine | period=this-week
losses | on a perdu pour combien en produits périmés le mois dernier | period=last-month
losses | goods wey spoil last week na how much money | period=last-week
customer-debt | il reste combien à payer pour Jean-Pierre Nkoulou | customer=Jean-Pierre Nkoulou
customer-debt | Mama Rose get my money how much | customer=Mama Rose
total-debts | tous les crédits dehors ça fait combien en tout |
total-debts | j'ai combien d'argent chez les gens |
total-debts | all my money wey dey for customers them hand na how much |
debtors | quels sont les clients qui n'ont pas fini de payer |
debtors | show me all man wey get my debt |
overdue-debts | qui a dépassé la date pour payer son crédit |
overdue-debts | les crédits qui trainent trop depuis longtemps, échéance passée |
overdue-debts | which debt don pass the day wey dem say dem go pay |
customer-last-payment | ça fait combien de temps que Nkoulou n'a rien versé | customer=Jean-Pierre Nkoulou
customer-last-payment | which day Fatou bring money last | customer=Fatou
customer-purchases | Fatou a pris pour combien chez moi la semaine dernière | customer=Fatou · period=last-week
customer-purchases | les achats du client Jean-Pierre depuis le début de l'année | customer=Jean-Pierre Nkoulou · period=this-year
customer-purchases | wetin Mama Rose don carry for shop this week | customer=Mama Rose · period=this-week
customer-deposit | Awa Diop avait déposé de l'argent chez nous, il lui reste combien | customer=Awa Diop
customer-deposit | Nkoulou money wey e keep before for here na how much | customer=Jean-Pierre Nkoulou
best-customer | qui a le plus acheté chez moi cette année | period=this-year
best-customer | le client qui a laissé le plus d'argent à la boutique la semaine passée | period=last-week
best-customer | which customer buy pass all for october | period=month:10
to-remind | j'envoie un message à qui pour réclamer mon argent |
to-remind | which customer I for call make e come pay |
customer-points | Mama Rose est à combien sur sa carte de fidélité | customer=Mama Rose
customer-points | le solde fidélité d'Awa Diop | customer=Awa Diop
customer-points | Fatou loyalty points don reach how many | customer=Fatou
customer-phone | comment je peux joindre Fatou, son contact c'est quoi | customer=Fatou
customer-phone | give me Mama Rose line make I call am | customer=Mama Rose
customer-limit | je peux laisser Jean-Pierre Nkoulou s'endetter jusqu'à combien encore | customer=Jean-Pierre Nkoulou
customer-limit | le plafond de Mama Rose il lui reste quoi | customer=Mama Rose
customer-limit | Fatou want take goods for credit, e still get space for how much | customer=Fatou
customer-count | y a combien de personnes dans mon carnet clients |
customer-count | customer names wey dey for the list na how many |
supplier-owed | il me reste quoi à payer chez les Brasseries | supplier=Brasseries
supplier-owed | ma dette envers le fournisseur Ngando | supplier=Ets Ngando
supplier-owed | Sopal get how much for my head, wetin I never pay them | supplier=Sopal
total-owed | toutes les factures fournisseurs pas encore payées ça fait combien |
total-owed | money wey I never pay people wey di supply me na how much for all |
suppliers-due | les factures fournisseurs qui tombent ce mois | period=this-month
suppliers-due | y a quelle échéance fournisseur aujourd'hui | period=today
suppliers-due | which supplier go come ask yi money this month | period=this-month
purchases-total | on a dépensé combien en approvisionnement marchandise en octobre | period=month:10
purchases-total | goods wey I buy for put for shop last month na how much | period=last-month
supplier-purchases | on a pris pour combien aux brasseries ces 30 derniers jours | supplier=Brasseries · period=last-30-days
supplier-purchases | Ngando m'a livré pour quel montant cette année | supplier=Ets Ngando · period=this-year
supplier-purchases | na how much goods I carry from Sopal last month | supplier=Sopal · period=last-month
last-purchase | la dernière livraison reçue de Sopal il y avait quoi | supplier=Sopal
last-purchase | when I go buy goods last and wetin I take |
orders-awaited | on attend encore quoi des fournisseurs |
orders-awaited | la marchandise que j'ai commandée et qui n'est pas livrée |
orders-awaited | which goods I order wey never reach |
profit | une fois tout enlevé il me reste quoi cette semaine comme gain | period=this-week
profit | how much gain I don get this month | period=this-month
gross-margin | quelle est la marge brute sur les ventes d'octobre | period=month:10
gross-margin | entre le prix d'achat et le prix de vente on a dégagé combien mercredi | period=weekday:wednesday
gross-margin | margin on the things wey we sell last week na how much | period=last-week
product-profit | l'huile 1 L m'a laissé combien d'intérêt le mois passé | product=Huile 1 L · period=last-month
product-profit | lait peak give me how much gain last week | product=Lait Peak · period=last-week
category-profit | l'épicerie me laisse combien dans la poche cette semaine | category=Épicerie · period=this-week
category-profit | le gain du rayon hygiène le mois dernier | category=Hygiène · period=last-month
category-profit | how much gain dey for boissons since monday | category=Boissons · period=since-weekday:monday
seller-profit | la marge que Awa Ndiaye a ramenée avec ses ventes du 3 au 9 novembre | seller=Awa Ndiaye · period=range:11-03:11-09
seller-profit | gain wey Chantal don bring for shop this month na how much | seller=Chantal · period=this-month
best-profit-products | je gagne surtout sur quoi cette semaine | period=this-week
best-profit-products | les articles les plus rentables de l'année | period=this-year
best-profit-products | which goods di give me gain pass all this month | period=this-month
compare-profit | mon gain d'hier est meilleur que celui d'avant-hier | period=yesterday · otherPeriod=before-yesterday
compare-profit | the gain for this month big pass last month own? | period=this-month · otherPeriod=last-month
compare-expenses | est-ce que mes charges ont baissé par rapport au mois passé | period=this-month · otherPeriod=last-month
compare-expenses | we dey spend pass last week | period=this-week · otherPeriod=last-week
expenses-total | les charges de la boutique en octobre ça monte à combien | period=month:10
expenses-total | il est sorti combien d'argent en frais depuis le marché de lundi | period=since-weekday:monday
expenses-total | how much I don spend for run the shop last week | period=last-week
expenses-category | le courant nous a bouffé combien le mois passé, facture électricité | expenseCategory=Électricité · period=last-month
expenses-category | how much money don go for pay salaires last month | expenseCategory=Salaires · period=last-month
drawer-now | si je compte les sous de la caisse là je dois trouver combien |
drawer-now | money wey suppose dey for till now na how much |
last-closing | la dernière fois qu'on a arrêté la caisse il manquait combien |
last-closing | c'était quand le dernier comptage de fermeture et l'écart |
last-closing | last time we close the till, money complete? |
closing-gaps | il a manqué ou dépassé combien en caisse aux fermetures la semaine dernière | period=last-week
closing-gaps | how much don short for the till closings them since monday | period=since-weekday:monday
is-closed | est ce qu'on a fait la clôture mardi | period=weekday:tuesday
is-closed | le 12 ils ont bien arrêté la caisse le soir ou bien ils ont oublié | period=day:12
is-closed | dem close till today or never | period=today
reseller-goods | qu'est ce que j'ai confié à Koffi Mensah et qu'il a encore en main | reseller=Koffi Mensah
reseller-goods | which of my things still dey with Koffi | reseller=Koffi Mensah
reseller-commission | je dois donner combien à Koffi pour son pourcentage | reseller=Koffi Mensah
reseller-commission | la part qui revient à Moussa sur ce qu'il a placé ce mois | reseller=Moussa · period=this-month
reseller-commission | how much percent money I must give Moussa for yi work | reseller=Moussa
reseller-sales | Koffi Mensah a écoulé pour combien sur le terrain en octobre | reseller=Koffi Mensah · period=month:10
reseller-sales | market wey Koffi don sell since monday na how much | reseller=Koffi Mensah · period=since-weekday:monday
reseller-owes | l'argent que koffi doit me ramené ça fait combien | reseller=Koffi Mensah
reseller-owes | il reste combien à reverser pour le revendeur Moussa | reseller=Moussa
reseller-owes | Moussa never bring which money from the goods wey e sell | reseller=Moussa
tax | la taxe sur les ventes que je dois déclarer pour octobre | period=month:10
tax | government tax wey dey inside the sales of last month na how much | period=last-month
team-count | mon équipe fait combien de gens |
team-count | on est combien d'employés à la boutique |
team-count | workers for this shop na how many |
who-sold | c'est qui qui a tenu la caisse aujourd'hui et fait des ventes | period=today
who-sold | na who and who don sell for shop today | period=today
unsent | les ventes qui sont restées bloquées dans cet appareil |
unsent | y a encore des choses pas synchronisées sur ce téléphone |
unsent | which sale still dey inside this phone wey never go |
`);
