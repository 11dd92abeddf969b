/** Sentences set aside by a person who had not read the reader, said in the shop of `shop.ts`. */
export const sentencesAside = `
2 panzani et 1 sara 400 à crédit pour Chantal => 2 panzani 1 sara-400 ~chantal +credit
Brice prend 3 castel il a donné 1000 cash et le reste à crédit => 3 castel ~brice +cash:1000 +credit
un sac de riz parfumé 25 kg, 10 000 en espèces, le reste orange money => 1 riz-parfume#sac25kg +cash:10000 +mobile-money
4 mayor 1L mets ça sur la note de Papa Jean => 4 mayor-1 ~papa-jean +credit
1 nido 900 payé par momo => 1 nido-900 +mobile-money
pour Sister Joy: 2 savon dettol et 1 vaseline, elle paie vendredi => 2 savon-dettol 1 vaseline ~sister-joy +credit
six malta, Alhaji Sule go pay for month end => 6 malta ~alhaji-sule +credit
2 jadida and one pain de mie, put am for Mami Grace book => 2 jadida 1 pain-mie ~mami-grace +credit
Nadège a pris 2 kg de sucre en poudre et un nescafé boîte, moitié cash moitié momo => 2000 sucre-poudre 1 nescafe-50 ~nadege +cash:1550 +mobile-money:1550
10 titus à 480 pour Kouassi Yao à crédit => 10 titus @480 ~kouassi-yao +credit
5 supermont 1,5 l et 3 fanta, Thérèse a donné 5000 => 5 supermont-15 3 fanta ~therese +cash:5000
Idriss one carton titus, he drop 20 000 cash, the rest na credit => 1 titus#carton ~idriss +cash:20000 +credit
Josiane prend 4 mètres de pagne, elle avance 5 000 et le reste est à crédit => 400 pagne ~josiane +cash:5000 +credit
donne 3 peak à Yannick sur son compte => 3 peak ~yannick +credit
une bouteille de gaz pour Estelle Mvondo, elle a payé par orange money => 1 gaz ~estelle-mvondo +mobile-money
2 kilos de poulet congelé pour tantine Solange, c'est crédit => 2000 poulet ~tantine-solange +credit
1 carton de guinness 33 cash => 1 guinness-33#carton +cash
abeg 1 milo and 6 eggs for Brice, he go pay tomorrow => 1 milo 6 oeufs ~brice +credit
carton of malta one, paid by MoMo => 1 malta#carton +mobile-money
Blessing take 2 carton spaghetti panzani at 10 500, she pay 15 000 cash, remaining on credit => 2 panzani#carton @10500 ~blessing +cash:15000 +credit
Fatou prend 2 savon lux à crédit => 2 savon-lux ~fatou-ba +credit ! or 2 savon-lux ~fatou-sow +credit !
Mbarga a pris un casier de castel, il paie samedi => 1 castel#casier ~jean-mbarga +credit ! or 1 castel#casier ~paul-mbarga +credit !
Ondo Obame a pris 2 heineken na crédit => 2 heineken ~ondo-obame +credit
Fatou Sow 2 kg oignons et 1 litre huile d'arachide, elle paie à la fin du mois => 2000 oignons 1000 huile-arachide ~fatou-sow +credit
Awa Diallo a versé 12 500 sur sa dette par MTN momo => payment ~awa-diallo +mobile-money =12500
Moussa Traoré vient de solder ses 7 000 en espèces => payment ~moussa-traore +cash =7000
Gisèle don bring 3 000 for yi debt => payment ~gisele =3000
Chef Tabi pays 15,000 cash for his old debt => payment ~chef-tabi +cash =15000
reçu de Hamadou Bello vingt-cinq mille par orange money pour son crédit => payment ~hamadou-bello +mobile-money =25000
Prisca a remboursé mille cinq cents => payment ~prisca =1500
M. Kamga clears 40k of his debt by MoMo => payment ~m-kamga +mobile-money =40000
Maman Rose m'a laissé deux mille cinq pour son crédit => payment ~maman-rose =2500 ! or payment ~maman-rose =2005 !
Awa a payé 4 000 sur sa dette => payment ~awa-diop =4000 ! or payment ~awa-diallo =4000 !
Mariam Coulibaly a donné 6 000 pour diminuer ce qu'elle doit, il lui reste 4 500 => payment ~mariam-coulibaly =6000
Congelcam a livré 4 cartons de maquereau à 24 500 le carton => purchase 4 maquereau#carton20kg @24500 ^congelcam
acheté chez Mahima 10 cartons de savon azur 400 pour 130 000 en tout => purchase 10 azur-400#carton *130000 ^mahima
Brasseries du Cameroun drop 12 crates castel at 6 900 and 5 crates mützig at 7 600 => purchase 12 castel#casier @6900 5 mutzig#casier @7600 ^brasseries-du-cameroun
Ets Fokou a livré 45 ampoules led 9 w à 750, payé cash => purchase 45 led-9 @750 ^ets-fokou +cash
ramené du marché 30 kg d'oignons à 450 le kilo => purchase 30000 oignons @450
reçu 3 alvéoles d'œufs à 2 000 l'alvéole => purchase 3 oeufs#alveole @2000
I buy 5 bags of rice 50 kg at 26,500 from Mahima => purchase 5 riz-parfume#sac50kg @26500 ^mahima ! or purchase 5 riz-casse#sac50kg @26500 ^mahima !
20 cartons spaghetti broli chez Mahima à 7 800, je paie à la fin du mois => purchase 20 broli-spaghetti#carton @7800 ^mahima +credit
réception de 6 packs de coca 1,5 l à 4 900 => purchase 6 coca-150#pack @4900
un bidon de 20 litres d'huile rouge acheté à 14 500 => purchase 1 huile-rouge#bidon20l @14500
rentré 2 sacs d'arachides à 55 000 => purchase !
on m'a livré 50 nido 26 g à 115 => purchase 50 nido-26 @115
Mahima 3 cartons jago 14 200, non, 13 900 le carton => purchase 3 jago#carton @13900 ^mahima
réparation du frigo 8 500 => expense =8500 :repairs
payé ENEO 21 400 => expense =21400 :power-and-water
taxi pour aller au marché 1 200 => expense =1200 :transport
loyer de la boutique novembre 60 000 => expense =60000 :rent
I give 2000 to the boy wey carry the load => expense =2000
sachets plastiques pour emballer 1 500 => expense =1500
avance sur salaire de la vendeuse 15 000 => expense =15000 :wages
patente et impôts du trimestre 32 500 => expense =32500 :taxes
acheté 3 sacs de ciment pour le mur de la boutique 15 600 => expense =15600
crédit de communication pour le téléphone de la boutique 2 000 => expense =2000 :airtime
mets-moi un crédit orange de mille => 1 orange-1000
transfert de crédit MTN 500 pour un client => 1 mtn-500
deux recharges mtn 1000 et une orange 500 => 2 mtn-1000 1 orange-500
credit mtn 500 for one pikin => 1 mtn-500
crédit téléphone mille pour le monsieur => 1 mtn-1000 ! or 1 orange-1000 !
trois litres d'huile d'arachide => 3000 huile-arachide
deux litres d'eau de javel => 2 javel-1l
cinq litres de mayor => 1 mayor-5 ! or 5 mayor-1 !
1 kg d'omo => 1 omo-1kg
500 g de spaghetti broli => 1 broli-spaghetti
un demi-litre de pétrole et 2 litres d'huile rouge => 500 petrole 2000 huile-rouge
une livre de sucre en poudre => 500 sucre-poudre
un tas d'oignons à 500 => 714 oignons *500
coca un litre et demi deux => 2 coca-150
75 cl d'huile rouge => 750 huile-rouge
milo 1900 => 1 milo @1900
castel 650 => 1 castel @650
3 castel à 650 => 3 castel @650
2 omo 500 g 1900 => 2 omo-500 *1900
titus 24000 => 1 titus#carton @24000 !
œufs mille francs => 10 oeufs *1000
parle-g cent francs => 2 parle-g *100
cube jumbo deux cents francs => 8 jumbo *200
2 allumettes 100 => 2 allumettes *100
5 bougies 450 => 5 bougies *450
2 heineken 1500 => 2 heineken *1500
supermont 1,5 l 350 => 1 supermont-15 @350
lait nido sachet 20 à 130 => 20 nido-26 @130
riz parfumé 14000 => 1 riz-parfume#sac25kg @14000 ! or 23333 riz-parfume *14000 !
4 savon dettol pour 2500 => 4 savon-dettol *2500
6 colgate 100 ml pour 5 500 => 6 colgate-100 *5500
sandales 42 1400 => 1 sandale-42 @1400
le bébé de la voisine a pris 2 fanta => 2 fanta ?voisine
pas de sucre, juste un thé lipton => 1 lipton
une bière bien fraîche => 1 castel ! or 1 export-33 ! or 1 mutzig ! or 1 heineken !
1 stylo rouge et 1 crayon => 1 bic-rouge 1 crayon
sell 5 cahier 100 pages and 3 blue bic => 5 cahier-100 3 bic-bleu
two toilet roll and one small omo => 2 papier-lotus 1 omo-30
le gars buy 2 mützig, il a donné deux kolo => 2 mutzig +cash:2000
`;

/**
 * Sentences set aside too, from which nothing may be taken without a doubt.
 * Behind the arrow: goods and people that must not be in the proposal.
 */
export const trapsAside = `
2 huile mayor 5 litres à crédit =>
la voisine prend 2 savon azur 200 elle paye demain =>
ya fohi mon vieux, mets 3 pain baguette, il va payer ce soir =>
maman Rosalie a payé 3 000 sur sa dette => maman-rose
unités orange 2000 =>
un client prend le crédit de 1 500 =>
deux tasses de riz parfumé =>
trois verres d'arachides =>
un seau de farine =>
three cup of haricots rouges =>
6 yards de pagne =>
200 grammes de margarine jadida =>
800 g de nido =>
un briquet à 100 000 =>
2 kg de riz parfumé à 60 000 le kilo =>
Fanta Keïta prend un savon mabou et 2 œufs => fanta
Titus a pris un milo =>
Kamgang prend 3 top ananas à crédit => m-kamga
je n'ai plus de pétrole => petrole
il voulait 2 castel mais il n'a pas pris =>
on n'a pas vendu de poulet aujourd'hui =>
combien coûte le nido 400 =>
2 paquets de chewing gum => gomme
poulet braisé 2500 =>
5 beignets haricot => haricot-rouge haricot-blanc
lait de coco 1 => lait-corps
four tin peak and one Bournvita =>
3 ça et 2 autres =>
`;
