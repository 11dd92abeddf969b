/**
 * Written when the grammar stood, to see what it makes of sentences that it was not made for, and of traps; how what is
 * expected is written: `expected.ts`.
 */
export const sentencesAfter = `
tu me mets deux savons dettol et une vaseline => 2 savon-dettol 1 vaseline
faut deux sachets de tapioca => nothing ?sachets or 2000 tapioca
la petite soeur de blessing prend un pain de mie => 1 pain-mie ~blessing !
ajoute cinq cents grammes de sucre en poudre => 500 sucre-poudre
un litre d'huile d'arachide et un kilo d'oignons => 1000 huile-arachide 1000 oignons
huile rouge 2 litres, maïs 3 kg => 2000 huile-rouge 3000 mais
riz parfumé un sac de cinquante => 1 riz-parfume#sac50kg
deux kilos de maquereau à mille quatre cents le kilo => 2000 maquereau @1400
j'ai vendu trois casiers de mützig et un carton de malta => 3 mutzig#casier 1 malta#carton
trois heineken deux castel une 33 export => 3 heineken 2 castel 1 export-33
deux castel trois mützig elle paye cash => 2 castel 3 mutzig +cash
deux castel trois mützig elle me donne dix mille => 2 castel 3 mutzig +cash:10000
nadège trois guinness 65 crédit => 3 guinness-65 ~nadege +credit
mets sur le compte de papa jean deux sardines titus => 2 titus ~papa-jean +credit
josiane prend le lait nido 900 elle avance 2000 et le reste à crédit => 1 nido-900 ~josiane +cash:2000 +credit
ibrahim a envoyé 5000 par orange money => payment =5000 ~ibrahim +mobile-money
awa diallo a payé sa dette quinze mille cinq cents => payment =15500 ~awa-diallo
prisca m'a donné mille => payment =1000 ~prisca
reçu de fatou sow 7 500 francs => payment =7500 ~fatou-sow
j'ai remis 5000 à awa diop => payment =5000 ~awa-diop ! or nothing
payé 1500 pour le taxi => expense =1500 :transport
deux mille francs de carburant => expense =2000 :transport
j'ai acheté des emballages à 1500 => expense =1500 :supplies
loyer 2 mois 150000 => expense =150000 :rent !
repas 1500 non 2000 => expense =2000 :meals
livraison de 12 cartons de couches taille 3 => purchase 12 couches-3 ! or nothing
acheté chez mahima 24 coca 50 cl à 320 => purchase 24 coca-50 @320 ^mahima
acheté chez mahima 2 packs de coca 50 cl à 4000 => purchase 2 coca-50#pack @4000 ^mahima
entrée 10 bidons huile rouge 15000 le bidon => purchase 10 huile-rouge#bidon20l @15000
reçu 50 kg de charbon à 180 le kilo => purchase 50000 charbon @180
combien coûte le savon dettol => nothing
il reste combien de castel => nothing
est ce que awa diop a payé 5000 => nothing
2 castel ou 3 malta => 2 castel 3 malta !
2 castel avec le reçu => 2 castel !
castel 5000 => 1 castel ! or 5000 castel
bonbons 100 => 100 bonbons ! or 4 bonbons *100
500 bonbons => 500 bonbons ! or 20 bonbons *500
500 de bonbons => 500 bonbons ! or 20 bonbons *500
la moitié d'un carton de titus => 25 titus#carton ! or 1 titus#carton
un demi sac de farine => 25000 farine#sac50kg
deux paires de piles aa => 2 pile-aa ! or 4 pile-aa
2 castel et 3 jus d'orange => 2 castel 3 jus-mangue ! or 2 castel ?jus
3 ananas => 3 top-ananas !
un poulet fumé => 1000 poulet ?fume
2 kg d'huile d'olive => nothing ?olive or 2000 huile-rouge/huile-arachide ?olive
une caisse de castel => 1 castel ?caisse or 1 castel#casier
2 castel gratuites => 2 castel ?gratuites
2 castel moins 100 francs => 2 castel ! or 2 castel =1300
2 castel et 2 malta pour 2500 => 2 castel 2 malta =2500 ! or 2 castel 2 malta *2500
2 castel 1300 francs => 2 castel *1300 ! or 2 castel @1300
2 castel pour 1300 => 2 castel *1300
3 savons mabou à 1200 => 3 savon-mabou @1200 ! or 3 savon-mabou *1200
3 savons mabou à 1000 les trois => 3 savon-mabou *1000
3 savons lux à 450 chacun et une brosse => 3 savon-lux @450 1 brosse
deux coca dont un grand => 2 coca-50/coca-150 !
un coca 50 et un coca 1,5 => 1 coca-50 1 coca-150
un petit omo => 1 omo-30 !
pas de castel aujourd'hui => nothing
sans le malta => nothing
trois castel un malta non pas de malta => 3 castel
trois castel, un malta, finalement deux castel => 2 castel 1 malta ! or 3 castel 1 malta 2 castel
deux castel pardon deux malta => 2 malta
un kilo de piment non un demi kilo => 500 piment
2 cahiers 200 pages, enlève 1 => 1 cahier-200
cinq bougies, trois allumettes, enlève les allumettes, ajoute un briquet => 5 bougies 1 briquet
laisse tomber => nothing
merci beaucoup papa => nothing
allo c'est qui => nothing
j'arrive => nothing
awa => nothing
5000 => nothing
momo => nothing
castel castel castel => 3 castel ! or 1 castel 1 castel 1 castel
two castel and one malta please => 2 castel 1 malta
she takes half a dozen eggs and one baguette => 6 oeufs 1 baguette
let me have three Titus => 3 titus
sell five Parle-G biscuits => 5 parle-g
Brice bought two Heineken on credit => 2 heineken ~brice +credit ! or purchase 2 heineken
Chantal will pay on Monday: 3 kg of flour => 3000 farine ~chantal +credit
Yannick cleared his debt 4500 => payment =4500 ~yannick
received 4500 from Yannick => payment =4500 ~yannick
bought fuel 5000 => expense =5000 :transport
paid the watchman 10000 => expense =10000 :wages
shop rent 60000 => expense =60000 :rent
received 5 bags of onions at 9500 each => purchase 5 oignons#sac20kg @9500
how much is rice => nothing
do you have milk => nothing
two kg rice at 600 => 2000 riz-casse/riz-parfume @600
a quarter kilo of garlic => 250 ail
one and half kilo beans => 1500 haricot-rouge/haricot-blanc
3 litres kerosene for 1500 => 3000 petrole *1500
i go take 2 castel => 2 castel
abeg give me one vaseline => 1 vaseline
mami put 3 egg and 2 bread for my account => 3 oeufs 2 baguette/pain-mie +credit !
pastor don bring 5000 => payment =5000 ~pasteur-elie
na how much for egg => nothing
take comot one malta => nothing
one bag rice na 28500 => 1 riz-parfume#sac50kg ! or 1 riz-casse#sac50kg/riz-parfume#sac25kg/riz-parfume#sac50kg
five hundred francs groundnut => 417 arachides *500
wan castel, tu malta => 1 castel 2 malta ! or 1 castel 1 malta
`;
