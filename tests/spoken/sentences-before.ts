/**
 * Sentences that were at hand while the grammar was made; how what is expected is written: `expected.ts`. A line each:
 * the sentence => what the shop means by it.
 */
export const sentencesBefore = `
3 savons azur 400 et 2 litres d'huile rouge à crédit awa diop => 3 azur-400 2000 huile-rouge ~awa-diop +credit
3 savons azur => 3 azur-200/azur-400
2 savon mabou => 2 savon-mabou
un savon lux => 1 savon-lux
savon dettol => 1 savon-dettol
trois savons mabou et deux savons lux => 3 savon-mabou 2 savon-lux
3x savon lux => 3 savon-lux
savon mabou x 4 => 4 savon-mabou
savon mabou 4 => 4 savon-mabou
2 savons => 2 azur-200/azur-400/savon-mabou
savon azur 400 g => 1 azur-400
2 azur 200 => 2 azur-200
azur 400 3 => 3 azur-400
une douzaine de bonbons => 12 bonbons
deux douzaines d'enveloppes => 24 enveloppe
une demi-douzaine d'œufs => 6 oeufs
un carton de titus => 1 titus#carton
2 cartons de sardines anny => 2 anny#carton
un carton de bière => 1 heineken#carton
un casier de castel => 1 castel#casier
deux casiers de 33 export => 2 export-33#casier
2 33 export => 2 export-33
une mutzig et une castel => 1 mutzig 1 castel
3 guinness => 3 guinness-33/guinness-65
3 petites guinness => 3 guinness-33
1 kg et demi de riz parfumé => 1500 riz-parfume
un kilo de riz brisé => 1000 riz-casse
2 kilos de riz => 2000 riz-parfume/riz-casse
un demi kilo de haricots rouges => 500 haricot-rouge
demi kilo d'arachides => 500 arachides
un quart de piment => 250 piment
350 g de poulet => 350 poulet
trois quarts de kilo de farine => 750 farine
2 kg un quart de maquereau => 2250 maquereau
un kilo et quart de maquereau => 1250 maquereau
1,5 kg de farine => 1500 farine
deux kilos cinq cents de poulet => 2500 poulet
pour 500 francs de riz parfumé => 833 riz-parfume *500
500 francs d'arachides => 417 arachides *500
cinq cents francs de tapioca => 1000 tapioca *500
donne l'huile rouge de 450 => 500 huile-rouge *450
mets moi les oignons pour 350 francs => 500 oignons *350
200 f de bonbons => 8 bonbons *200
un litre et demi de pétrole => 1500 petrole
un demi litre d'huile d'arachide => 500 huile-arachide
2 l d'huile rouge => 2000 huile-rouge
3 huile mayor 1 litre => 3 mayor-1
une huile mayor de 5 litres => 1 mayor-5
huile mayor => 1 mayor-1/mayor-5
un sac de riz parfumé de 25 kg => 1 riz-parfume#sac25kg
2 sacs de farine => 2 farine#sac50kg
un sac de riz brisé => 1 riz-casse#sac50kg
un bidon d'huile rouge => 1 huile-rouge#bidon20l
un alvéole d'oeufs => 1 oeufs#alveole
2 mètres de pagne => 200 pagne
un paquet de marlboro => 1 marlboro#paquet
5 marlboro => 5 marlboro
une boîte de maggi grand => 1 maggi-grand#boite
10 maggi petit => 10 maggi-petit
4 maggi => 4 maggi-petit/maggi-grand
lait nido 400 => 1 nido-400
2 nido 900 => 2 nido-900
un sachet de nido => 1 nido-26
lait => 1 nido-26/nido-400/nido-900/peak/jago
un lait peak => 1 peak
2 coca => 2 coca-50/coca-150
2 coca 50 cl => 2 coca-50
un coca 1,5 l => 1 coca-150
un grand coca => 1 coca-150
1 pack d'eau tangui => 1 tangui#pack
deux petites supermont => 2 supermont-05
top ananas 3 => 3 top-ananas
sprite 2 fanta 1 => 2 sprite 1 fanta
2 sprites, 1 fanta, 3 malta => 2 sprite 1 fanta 3 malta
4 cahiers de 100 pages => 4 cahier-100
2 cahiers 200 pages et un crayon => 2 cahier-200 1 crayon
3 cahiers => 3 cahier-100/cahier-200
5 bics bleus => 5 bic-bleu
2 stylos rouges et 1 gomme => 2 bic-rouge 1 gomme
un tee shirt noir l => 1 tshirt-l
t-shirt noir m => 1 tshirt-m
sandales 42 => 1 sandale-42
2 sandales 40 => 2 sandale-40
une recharge mtn 500 => 1 mtn-500
2 recharges orange 1000 => 2 orange-1000
recharge orange de 500 => 1 orange-500
une ampoule 9 w => 1 led-9
2 ampoules => 2 led-9/led-12
1 chargeur et des écouteurs => 1 chargeur 1 ecouteurs
2 kg de sucre en poudre => 2000 sucre-poudre
3 boîtes de sucre en morceaux => 3 sucre-carre
2 pains => 2 baguette/pain-mie
2 baguettes et un pain de mie => 2 baguette 1 pain-mie
4 oeufs => 4 oeufs
colgate 100 ml => 1 colgate-100
2 colgate => 2 colgate-50/colgate-100
une brosse à dents et un signal => 1 brosse 1 signal
papier hygiénique 4 => 4 papier-lotus
un paquet de couches taille 3 => 1 couches-3#paquet
3 omo 30 g => 3 omo-30
un omo 1 kg => 1 omo-1kg
javel 1 litre => 1 javel-1l
2 savons lux à 450 => 2 savon-lux @450
3 savons mabou à 350 francs => 3 savon-mabou @350
2 kg de riz parfumé à 550 le kilo => 2000 riz-parfume @550
un carton de titus à 23 000 => 1 titus#carton @23000
2 castel à 650 chacune => 2 castel @650
3 savons mabou et 2 lux le tout à 2000 => 3 savon-mabou 2 savon-lux =2000
5 cahiers 100 pages à 1400 les cinq => 5 cahier-100 *1400
2 mayonnaise 250 total 1700 => 2 mayo-250 =1700
2 castel elle a donné 5000 => 2 castel +cash:5000
un nescafé 50 g il donne 2000 => 1 nescafe-50 +cash:2000
3 malta cash => 3 malta +cash
3 malta par momo => 3 malta +mobile-money
2 thons orange money => 2 thon +mobile-money
1 milo payé par mtn money => 1 milo +mobile-money
un chargeur, 1000 cash et le reste momo => 1 chargeur +cash:1000 +mobile-money
un chargeur elle donne 2000 le reste à crédit fatou sow => 1 chargeur ~fatou-sow +cash:2000 +credit
2 thons à crédit => 2 thon +credit !
2 thons à crédit pour amina => 2 thon ~amina +credit
1 milo au nom de pasteur élie => 1 milo ~pasteur-elie
1 milo pour papa jean => 1 milo ~papa-jean
1 milo c'est blessing qui paye => 1 milo ~blessing
2 malta awa => 2 malta ~awa-diop/awa-diallo
2 malta sur le compte de maman rose => 2 malta ~maman-rose +credit
note à chantal un pain de mie => 1 pain-mie ~chantal +credit
mbarga prend 2 castel à crédit => 2 castel ~jean-mbarga/paul-mbarga +credit
2 malta sur son acompte, yannick => 2 malta ~yannick +deposit
3 malta avec ses points brice => 3 malta ~brice +points
3 savons mabou non quatre => 4 savon-mabou
2 castel non 3 et un malta => 3 castel 1 malta
2 castel, 1 malta, enlève la castel => 1 malta
2 thons et 1 lait peak, enlève le lait => 2 thon
un coca 1,5 l plutôt le petit => 1 coca-50
une castel non une mutzig => 1 mutzig
2 malta à 500 non 550 => 2 malta @550
3 castel annule tout => nothing
bonjour => nothing
bonsoir comment ça va => nothing
merci à demain => nothing
bonjour je voudrais 2 castel s'il vous plaît => 2 castel
2 quinoa => nothing ?quinoa
3 castel et 2 ndolé => 3 castel ?ndole
un iphone et un malta => 1 malta ?iphone
un saovn mabou => 1 savon-mabou
2 spagetti panzani => 2 panzani
3 nescafe stick => 3 nescafe-2
un margarine => 1 jadida
deux cents grammes de piment => 200 piment
mille deux cents francs de farine => 2400 farine *1200
vingt et un bonbons => 21 bonbons
soixante-dix enveloppes => 70 enveloppe
quatre-vingt-dix bonbons => 90 bonbons
nonante bonbons => 90 bonbons
cent crayons => 100 crayon
2 500 f de poulet => 1136 poulet *2500
payé 2000 le taxi => expense =2000 :transport
payé le taxi 2000 => expense =2000 :transport
dépense 15000 loyer => expense =15000 :rent
j'ai payé l'électricité 12 500 => expense =12500 :power-and-water
facture d'eau 4500 => expense =4500 :power-and-water
salaire de la vendeuse cinquante mille => expense =50000 :wages
transport mille cinq cents francs => expense =1500 :transport
payé 1000 pour la nourriture par momo => expense =1000 :meals +mobile-money
réparation du frigo 8000 => expense =8000 :repairs
payé la patente 25000 => expense =25000 :taxes
forfait internet 5000 => expense =5000 :airtime
payé deux mille cinq le taxi => expense =2005 :transport or expense =2500 :transport
awa diop a remis 5000 => payment =5000 ~awa-diop
awa a remis 5 000 => payment =5000 ~awa-diop/awa-diallo
papa jean a payé 10000 => payment =10000 ~papa-jean
amina rembourse 2500 par orange money => payment =2500 ~amina +mobile-money
reçu 3000 de fatou ba => payment =3000 ~fatou-ba
chef tabi a versé sept mille francs => payment =7000 ~chef-tabi
mme ngo règle sa dette 4000 => payment =4000 ~mme-ngo
versement de didier 1500 => payment =1500 ~didier
blessing paid 2000 => payment =2000 ~blessing
sister joy don pay 3000 => payment =3000 ~sister-joy
reçu 10 cartons de lait peak à 9000 => purchase 10 peak#carton @9000
reçu 10 cartons de lait à 9000 => purchase 10 peak#carton/jago#carton @9000
acheté 5 casiers de castel à 7000 chez brasseries => purchase 5 castel#casier @7000 ^brasseries-du-cameroun
livraison congelcam 3 cartons de maquereau à 24000 => purchase 3 maquereau#carton20kg @24000 ^congelcam
arrivage 20 cartons de titus => purchase 20 titus#carton
reçu 2 sacs de farine à 20 000 et 1 sac de riz brisé à 19500 => purchase 2 farine#sac50kg @20000 1 riz-casse#sac50kg @19500
achat 50 cahiers 100 pages à 220 => purchase 50 cahier-100 @220
bought 2 cartons of titus at 22000 from mahima => purchase 2 titus#carton @22000 ^mahima
received 100 eggs at 75 => purchase 100 oeufs @75
three mabou soap => 3 savon-mabou
2 bottles of castel on credit for brice => 2 castel ~brice +credit
one kilo of rice => 1000 riz-parfume/riz-casse
half kilo of broken rice => 500 riz-casse
a dozen eggs => 12 oeufs
two and a half litres of red oil => 2500 huile-rouge
na 3 castel => 3 castel
gimme 2 big maggi => 2 maggi-grand
give me one packet marlboro => 1 marlboro#paquet
2 malta she gave 2000 => 2 malta +cash:2000
2 malta by momo => 2 malta +mobile-money
i wan buy 4 egg => 4 oeufs
paid 1500 for taxi => expense =1500 :transport
`;
