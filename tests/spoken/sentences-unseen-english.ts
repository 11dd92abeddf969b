/**
 * Written before the grammar, in one go, as four more people would write or dictate: English and pidgin of Cameroon, the
 * mixed speech of Yaoundé, an old wholesaler; how what is expected is written: `expected.ts`.
 */
export const sentencesUnseenEnglish: Record<string, string> = {
  // Buea, writes English as at school.
  Emmanuel: `
Two loaves of bread and six eggs => 2 baguette/pain-mie 6 oeufs
3 kg parfumed rice => 3000 riz-parfume
a carton of Titus sardines => 1 titus#carton
1.5 litres of red oil => 1500 huile-rouge
half a kilo of onions => 500 oignons
two hundred and fifty grams of garlic => 250 ail
500 francs of groundnuts => 417 arachides *500
4 mabou soaps at 350 each => 4 savon-mabou @350
one crate of Castel on credit, Chef Tabi => 1 castel#casier ~chef-tabi +credit
Emmanuel Tchoua paid 12,000 => payment =12000 ~emmanuel-tchoua
3 exercise books 200 pages and 2 blue pens => 3 cahier-200 2 bic-bleu
a bottle of Mayor oil 5 litres => 1 mayor-5
one big Coca-Cola and two small ones => 1 coca-150 2 coca-50
MTN recharge 1000 x2 => 2 mtn-1000
Sister Joy takes 2 tins of Peak milk => 2 peak ~sister-joy
I need a toothbrush and a Colgate 50 ml => 1 brosse 1 colgate-50
5 Parle-G, customer gave 500 => 5 parle-g +cash:500
2 packets of Marlboro, mobile money => 2 marlboro#paquet +mobile-money
a dozen candles => 12 bougies
one and a half kilos of chicken => 1500 poulet
no, make it two => nothing !
two Panzani, no, three => 3 panzani
everything for 3000: 2 tuna and 1 Peak => 2 thon 1 peak =3000
paid 2000 for transport => expense =2000 :transport
electricity bill 18500 => expense =18500 :power-and-water
received 10 cartons of Malta at 12,500 from Brasseries => purchase 10 malta#carton @12500 ^brasseries-du-cameroun
put one Milo on Blessing's account => 1 milo ~blessing +credit
good morning => nothing
2 bars of chocolate => 2 mambo
three quarters of a litre of kerosene => 750 petrole
`,
  // Bamenda, sells by talking.
  "Mami Grace": `
gimme two castel => 2 castel
na 3 soap => 3 azur-200/azur-400/savon-mabou
give me one kilo rice => 1000 riz-parfume/riz-casse
i want 500 garri => 1000 tapioca *500 !
bring 4 egg and 1 bread => 4 oeufs 1 baguette/pain-mie
pikin don take 2 bonbon => 2 bonbons
sister joy don pay 2500 => payment =2500 ~sister-joy
blessing go pay tomorrow 2 malta => 2 malta ~blessing +credit
put am for chef tabi name 3 guinness small => 3 guinness-33 ~chef-tabi
1 tin milk peak => 1 peak
half litre red oil => 500 huile-rouge
na 5 magi small => 5 maggi-petit
two big magi dem => 2 maggi-grand
she don give 5000 for one nido 400 => 1 nido-400 +cash:5000
i don pay bike 300 => expense =300 :transport
i pay 5000 for light => expense =5000 :power-and-water
3 candle 2 matches => 3 bougies 2 allumettes
one crate 33 export => 1 export-33#casier
one cup beans => nothing ?cup or 1000 haricot-rouge/haricot-blanc ?cup
gimme sugar 200 frs => 250 sucre-poudre *200
no be 3 na 4 castel => 4 castel
comot the bread => nothing
two omo small and one klin => 2 omo-30 1 klin-30
mami grace self don take one savon dettol for credit => 1 savon-dettol ~mami-grace +credit
i buy 10 carton titus for mahima 22500 22500 => purchase 10 titus#carton @22500 ^mahima !
1 gas bottle => 1 gaz
2 jumbo 50 francs => 2 jumbo *50
all na 1500: one thon one vinaigre => 1 thon 1 vinaigre =1500
how na => nothing
i beg 2 top ananas => 2 top-ananas
`,
  // Yaoundé, writes as on the telephone.
  Steve: `
2 33 stp => 2 export-33
la go là a pris 1 heineken => 1 heineken
3 tangui c chaud => 3 tangui
g prends 1 recharge mtn 500 => 1 mtn-500
1 credit orange de 1000 => 1 orange-1000
estelle mvondo 2 savons lux a credit => 2 savon-lux ~estelle-mvondo +credit
paul mbarga m'a remis 4500 momo => payment =4500 ~paul-mbarga +mobile-money
mbarga a payé 4500 => payment =4500 ~jean-mbarga/paul-mbarga
1 spag broli 2 oeufs => 1 broli-spaghetti 2 oeufs
deux spaghettis => 2 panzani/broli-spaghetti
1 macaroni => 1 broli-macaroni
5 fines et 1 briquet => 5 fine 1 briquet
1 paquet fine 1 paquet allumettes => 1 fine#paquet 1 allumettes#paquet
4 cahiers 100p à 275 => 4 cahier-100 @275
2 bic 1 bleu 1 rouge => 1 bic-bleu 1 bic-rouge !
1kg poulet 500g maquereau 2 oignons => 1000 poulet 500 maquereau 2000 oignons !
1 guinness 65 plutôt 2 => 2 guinness-65
3 coca 1.5 l josiane paye en om => 3 coca-150 ~josiane +mobile-money
tartina 1 digestive 2 => 1 tartina 2 digestive
1 t-shirt l noir à 2500 => 1 tshirt-l @2500
2 paires sandale 40 et une 42 => 2 sandale-40 1 sandale-42
moto 1000 => expense =1000 :transport
bouffe 1500 => expense =1500 :meals
j'ai acheté les megas 2000 => expense =2000 :airtime
francois nguema solde 7000 => payment =7000 ~francois-nguema
nadege 1 pain de mie => 1 pain-mie ~nadege
une bière => 1 castel/export-33/mutzig
un jus => 1 jus-mangue
deux mille de poulet => 909 poulet *2000
500 de charbon => 2000 charbon *500 !
`,
  // Bafoussam, thirty years of trade: buys, pays, is paid back.
  "Papa Fotso": `
reçu ce matin trente cartons de savon azur 400 à treize mille => purchase 30 azur-400#carton @13000
réception 12 casiers 33 export 7000 le casier => purchase 12 export-33#casier @7000
acheté 100 kg de haricots rouges à 700 => purchase 100000 haricot-rouge @700
j'ai acheté deux sacs d'oignons pour 20000 => purchase 2 oignons#sac20kg *20000
marchandise de congelcam 10 cartons maquereau à 25500 francs le carton => purchase 10 maquereau#carton20kg @25500 ^congelcam
achat de 200 oeufs à 80 francs => purchase 200 oeufs @80
entrée de stock 48 boîtes de lait peak à 520 => purchase 48 peak @520
thérèse a soldé son compte 9500 francs => payment =9500 ~therese
remboursement de mme ngo trois mille cinq cents => payment =3500 ~mme-ngo
kamga verse cent mille => payment =100000 ~m-kamga
chantal a apporté 2500 => payment =2500 ~chantal
payement dette nadège 1250 francs => payment =1250 ~nadege
loyer de la boutique soixante-quinze mille => expense =75000 :rent
salaire du petit quarante mille francs => expense =40000 :wages
taxi pour aller au marché mille deux cents => expense =1200 :transport
impôts trente-deux mille cinq cents => expense =32500 :taxes
emballages plastiques 3 000 => expense =3000 :supplies
repas des ouvriers quatre mille cinq => expense =4500 :meals or expense =4005 :meals
mille cinq de haricots blancs => 1765 haricot-blanc *1500 !
crédit de communication 1000 => expense =1000 :airtime
vendu à m kamga cinq cartons de panzani à dix mille cinq cents => 5 panzani#carton @10500 ~m-kamga
pasteur élie 2 bouteilles de vin rouge qu'il paiera dimanche => 2 vin-baron ~pasteur-elie +credit
un quart de piment et une livre de haricots => 250 piment 500 haricot-rouge/haricot-blanc !
quatre-vingt-dix-neuf enveloppes => 99 enveloppe
un million deux cent mille francs de loyer => expense =1200000 :rent
avance sur salaire à la vendeuse 10 000 => expense =10000 :wages
thérèse paye en deux fois 2000 maintenant le reste à crédit un nido 900 => 1 nido-900 ~therese +cash:2000 +credit
vente de trois mètres de pagne à deux mille cinq cents le mètre => 300 pagne @2500
rendu deux castel => nothing ?rendu
transfert de 20000 à la banque => nothing ?transfert
`,
};
