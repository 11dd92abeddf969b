/**
 * Written before the grammar, in one go, as six people of as many towns would write or dictate; how what is expected is
 * written: `expected.ts`.
 */
export const sentencesUnseenFrench: Record<string, string> = {
  // Types fast between two customers, cuts words short.
  Mireille: `
2 savon azur 400 1 omo 500 => 2 azur-400 1 omo-500
bjr 3 pain baguette => 3 baguette
1 huile mayor 1L + 2 spaghetti panzani => 1 mayor-1 2 panzani
riz parfumé 5kg amina crédit => 5000 riz-parfume ~amina +credit
500f de tapioca => 1000 tapioca *500
donne 2 sardines titus et 3 baguettes stp => 2 titus 3 baguette
tomate sara 70g x5 => 5 sara-70
6 oeufs 1 pain de mie et 1 margarine jadida => 6 oeufs 1 pain-mie 1 jadida
lait nido sachet 10 => 10 nido-26
1 paquet papier hygienique => 1 papier-lotus#paquet
couches taille 4 x3 => 3 couches-4
2 top pamplemousse 1 top ananas payé om => 2 top-pample 1 top-ananas +mobile-money
1 castel bien fraîche => 1 castel
3 colgate => 3 colgate-50/colgate-100
maman rose a pris 2 kg de farine et 1 kg de sucre en poudre, elle paye demain => 2000 farine 1000 sucre-poudre ~maman-rose +credit
1/2 litre huile rouge => 500 huile-rouge
1 kg 1/2 haricots blancs => 1500 haricot-blanc
2 cubes jumbo 5 maggi petit => 2 jumbo 5 maggi-petit
4 bougies 2 allumettes => 4 bougies 2 allumettes
le client a donné 10 000 pour 1 nido 900 => 1 nido-900 +cash:10000
nescafe sticks 4 => 4 nescafe-2
3 kg oignons à 650 => 3000 oignons @650
1 ampoule 12w => 1 led-12
2 cahier 200p 1 bic bleu => 2 cahier-200 1 bic-bleu
mouchoirs lotus 3 => 3 mouchoirs
vaseline 1 lait de corps 1 => 1 vaseline 1 lait-corps
1 couscous 2kg => 2000 couscous
payé 500 moto => expense =500 :transport
mme ngono a payé 3500 momo => payment =3500 ~mme-ngono +mobile-money
ok merci maman => nothing
`,
  // Dictates to the keyboard, in whole sentences without punctuation.
  Brice: `
je voudrais deux bouteilles de castel et une guinness petite => 2 castel 1 guinness-33
mets trois kilos de pommes de terre => 3000 pommes-terre
il me faut un kilo et demi de poulet congelé => 1500 poulet
donne-moi une bouteille d'huile mayor de cinq litres => 1 mayor-5
vends quatre savons mabou à quatre cents francs => 4 savon-mabou @400
ajoute une boîte de sardines anny => 1 anny
deux paquets de cigarettes fine => 2 fine#paquet
je prends six œufs et deux baguettes => 6 oeufs 2 baguette
un pack de supermont un litre et demi => 1 supermont-15#pack
monsieur kamga prend un casier de mützig à crédit => 1 mutzig#casier ~m-kamga +credit
trois quarts de litre de pétrole => 750 petrole
un demi kilo d'ail => 500 ail
deux cent cinquante grammes de piment sec => 250 piment
pour mille francs de maquereau => 667 maquereau *1000
la dame a donné dix mille francs pour deux huiles diamaor => 2 diamaor-1 +cash:10000
deux coca cola un litre et demi et un fanta => 2 coca-150 1 fanta
mets ça au nom de sylvie mba un vin rouge baron => 1 vin-baron ~sylvie-mba
un chargeur samsung payé par airtel money => 1 chargeur +mobile-money
une brosse à dents et un dentifrice colgate cent millilitres => 1 brosse 1 colgate-100
rodrigue nzé a remboursé quinze mille => payment =15000 ~rodrigue-nze
j'ai payé dix mille francs de loyer => expense =10000 :rent
cinq recharges mtn à cinq cents => 5 mtn-500
une recharge orange mille => 1 orange-1000
deux kilos de riz cassé => 2000 riz-casse
un thé lipton et un sucre en morceaux => 1 lipton 1 sucre-carre
deux mayonnaises calvé deux cent cinquante => 2 mayo-250
trois pile r vingt => 3 pile-r20
non finalement enlève les piles r vingt => nothing
reçu vingt cartons de sardines titus à vingt deux mille francs => purchase 20 titus#carton @22000
ondo obame a pris trois malta il va payer samedi => 3 malta ~ondo-obame +credit
`,
  // A talker of Brazzaville, who corrects himself.
  Prosper: `
donne trois castel non attends quatre castel => 4 castel
2 malta et 1 fanta ah non pas le fanta => 2 malta
un kilo de riz parfumé euh plutôt deux kilos => 2000 riz-parfume
5 savons lux enlève deux => 3 savon-lux
1 coca 50cl non 1 sprite => 1 sprite
une boîte de tomate sara 400 pardon la petite => 1 sara-70
mets 3 biscuits parle-g et rajoute 2 chocolat mambo => 3 parle-g 2 mambo
2 huile mayor 1l à 1200 => 2 mayor-1 @1200
3 guinness 33 et une guinness 65 => 3 guinness-33 1 guinness-65
le vieux didier prend une castel, c'est moussa traoré qui paye => 1 castel ~moussa-traore
un sac de riz parfumé 25 kg à 14000 francs => 1 riz-parfume#sac25kg @14000
un demi sac de ciment => nothing ?ciment
deux litres et demi d'huile rouge => 2500 huile-rouge
trois cents francs de charbon => 1200 charbon *300
un peu de piment à 300 francs => 100 piment *300
4 bonbons menthe et 1 chips => 4 bonbons 1 chips
je veux du poisson salé => nothing ?poisson
quinze cents francs de poulet => 682 poulet *1500
un carton d'heineken => 1 heineken#carton
deux cartons de malta guinness à 13 000 le carton => 2 malta#carton @13000
une paire de sandales 42 => 1 sandale-42
1 pagne de 6 mètres => 600 pagne
3 mètres et demi de pagne => 350 pagne
jean mbarga a donné 6000 pour sa dette => payment =6000 ~jean-mbarga
le courant 7500 payé => expense =7500 :power-and-water
2 lait concentré => 2 peak/jago
un café nescafé => 1 nescafe-2/nescafe-50
3 thon le tout 3500 => 3 thon =3500
2 omo sachet et 1 klin => 2 omo-30 1 klin-30
comment tu vas mon frère => nothing
`,
  // A wholesaler of N'Djamena: sacks, cartons, credit.
  Zara: `
5 sacs de sucre en poudre => 5 sucre-poudre#sac50kg
3 sacs riz brisé à 21000 hamadou bello à crédit => 3 riz-casse#sac50kg @21000 ~hamadou-bello +credit
10 cartons de tomate sara 70 => 10 sara-70#carton
deux cartons spaghetti broli => 2 broli-spaghetti#carton
1 sac farine 1 sac sucre => 1 farine#sac50kg 1 sucre-poudre#sac50kg
idriss donne 50000 => payment =50000 ~idriss
idriss a versé cinquante mille francs cfa => payment =50000 ~idriss
alhaji sule 20 cartons titus à 23500 => 20 titus#carton @23500 ~alhaji-sule
6 bidons huile rouge total 100000 => 6 huile-rouge#bidon20l =100000
reçu de mahima 15 cartons sucre princesse à 15500 => purchase 15 sucre-carre#carton @15500 ^mahima
reçu 4 sacs oignons à 9000 => purchase 4 oignons#sac20kg @9000
transport marchandises 12000 => expense =12000 :transport
paye manoeuvre 3000 => expense =3000 :wages
taxe communale 5 000 F => expense =5000 :taxes
hamadou bello reste 20000 il a payé 10000 => payment =10000 ~hamadou-bello !
2 cartons lait peak 1 carton lait jago => 2 peak#carton 1 jago#carton
septante kilos de maïs => 70000 mais
nonante kilos de riz parfumé => 90000 riz-parfume
un sac de riz => 1 riz-casse#sac50kg/riz-parfume#sac25kg/riz-parfume#sac50kg
sac 25 kg riz parfumé 3 => 3 riz-parfume#sac25kg
deux mille cinq cents francs de haricots rouges => 2778 haricot-rouge *2500
12 cartons omo 30 à 10500 virement => 12 omo-30#carton @10500 ?virement
trois douzaines de gomme => 36 gomme
50 kg de farine => 50000 farine
mettre sur le compte de ibrahim un carton de panzani => 1 panzani#carton ~ibrahim +credit
une centaine d'enveloppes => 100 enveloppe
20 kg maquereau à 1400 => 20000 maquereau @1400
un carton de maquereau fatou ba => 1 maquereau#carton20kg ~fatou-ba
salam aleykoum => nothing
4 cartons de mayonnaise => 4 mayo-250/mayo-475
`,
  // A young shopkeeper of Bangui, dictation with small mistakes of the recognition.
  Sandrine: `
trois savon mabou => 3 savon-mabou
deux bougie et une boîte d'allumettes => 2 bougies 1 allumettes
un kilo de farine de ble => 1000 farine
du sucre pour trois cents francs => 375 sucre-poudre *300
arachide décortiqué un demi kilo => 500 arachides
savon asur 200 => 1 azur-200
cinq cent francs de gari => 1000 tapioca *500
dix petits maggi => 10 maggi-petit
un grand maggi et un petit maggi => 1 maggi-grand 1 maggi-petit
deux boîtes de tomates => 2 sara-70/sara-400
une boîte de lait nido quatre cents grammes => 1 nido-400
huile d'arachide un quart de litre => 250 huile-arachide
1 marlboro 1 briquet => 1 marlboro 1 briquet
la petite bouteille d'eau supermont => 1 supermont-05
trois bières castel et deux bières mutzig pour gisèle => 3 castel 2 mutzig ~gisele
gisèle a payé deux mille => payment =2000 ~gisele
gisel prend un savon lux => 1 savon-lux ~gisele
un rasoir bic et un stylo bic => 1 rasoir 1 bic-bleu/bic-rouge
de l'eau de javel => 1 javel-250/javel-1l
un quart de kilo d'ail => 250 ail
vingt cinq francs de piment => 8 piment *25
serviettes hygiéniques vania deux => 2 serviettes
deux kilos et demi de manioc => 2500 couscous
payé le gardien 5000 => expense =5000 :wages
acheté carburant groupe 6000 => expense =6000
prisca paye avec orange money un milo => 1 milo ~prisca +mobile-money
reçu cinq cartons de klin => purchase 5 klin-30 or purchase 5 klin-30 ?cartons
trois kilos de riz parfumé à six cents francs le kilo elle donne deux mille => 3000 riz-parfume @600 +cash:2000
mille francs pile de poulet => 455 poulet *1000
bonne journée => nothing
`,
  // Abidjan: runs a shop with his uncle, mixes cash and mobile money.
  Koffi: `
3 pain à 150 => 3 baguette/pain-mie @150
kouassi yao a pris 2 sac de riz brisé il va payer la fin du mois => 2 riz-casse#sac50kg ~kouassi-yao +credit
1 sac de riz parfumé 50kg 10000 cash reste wave => 1 riz-parfume#sac50kg +cash:10000 +mobile-money
2 boîtes thon moitié cash moitié wave => 2 thon +cash:1200 +mobile-money:1200
4 alvéoles d'oeufs à 2400 => 4 oeufs#alveole @2400
1 bouteille gaz => 1 gaz
mariam coulibaly est venue payer 8000 => payment =8000 ~mariam-coulibaly
1 paire d'écouteurs + 1 chargeur prix total 4000 => 1 ecouteurs 1 chargeur =4000
500 g de poulet et 250 g de piment => 500 poulet 250 piment
ya 2 papier lotus et 1 javel 250 => 2 papier-lotus 1 javel-250
6 eau tangui => 6 tangui
2 savon de 400 => 2 azur-400/savon-mabou !
2 savons mabou à 400 => 2 savon-mabou @400
t shirt noir taille m => 1 tshirt-m
tee-shirt noir => 1 tshirt-m/tshirt-l
1 boîte de bic bleu => 1 bic-bleu#boite
25 g de piment => 25 piment
1 kg de patate => 1000 pommes-terre ! or nothing ?patate
tantine solange doit 2 castel => 2 castel ~tantine-solange +credit
2 fanta 200 de monnaie => 2 fanta !
une heineken deux guinness canettes => 1 heineken 2 guinness-33/guinness-65
prends 3 moutarde amora à 800 l'unité => 3 moutarde @800
vinaigre x2, sel x3 => 2 vinaigre 3 sel
wifi du mois 15000 => expense =15000 :airtime
j'ai donné 2000 au réparateur du congélo => expense =2000 :repairs
on a livré 30 packs d'eau supermont 1,5l à 1900 => purchase 30 supermont-15#pack @1900
livré par ets fokou : 100 cahiers 200 pages à 400 => purchase 100 cahier-200 @400 ^ets-fokou
1 l huile rouge => 1000 huile-rouge
2 jus de mangue bien glacé yannick à crédit => 2 jus-mangue ~yannick +credit
annule => nothing
`,
};
