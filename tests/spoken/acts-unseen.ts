/** Expenses, payments and purchases that were written apart by somebody who had not seen the grammar, and measured once before anything was made for them; how what is expected is written: `expected-acts.ts`. */
export const actsUnseen = `
on a donné deux mille cinq cents au taximan => expense | =2500 | :transport | #taximan
le bailleur est passé je lui ai remis 70 000 => expense | =70000 | :rent | #bailleur
Eneo 23 400 => expense | =23400 | :power-and-water | #Eneo
la paie d'Awa Ndiaye soixante mille => expense | =60000 | :wages | #Awa Ndiaye
pousse-pousse 800 pour ramener les sacs => expense | =800 | :transport | #pousse-pousse pour ramener les sacs
pris 1 200 dans la caisse pour le bus => expense | =1200 | :transport | #bus
avance sur salaire Chantal vingt mille => expense | =20000 | :wages | #avance Chantal
ticket de la mairie 500 => expense | =500 | :- | #ticket de la mairie
facture CIE 31.250 => expense | =31250 | :power-and-water | #CIE
location de la boutique cinquante mille => expense | =50000 | :rent | #location de la boutique
mille cinq cents de bendskin => expense | =1500 | :transport | #bendskin
peinture de l'enseigne 12 000 => expense | =12000 | :- | #peinture de l'enseigne
la senelec m'a pris 27 mille => expense | =27000 | :power-and-water | #senelec
les employés je les ai payés 150 000 en tout => expense | =150000 | :wages | #employés
j'ai sorti 3 000, non, 4 000 pour le camion de livraison => expense | =4000 | :transport | #camion de livraison
gâteau d'anniversaire de la boutique six mille => expense | =6000 | :- | #gâteau d'anniversaire
cahier et stylos 1 750 => expense | =1750 | :- | #cahier et stylos
remis 65k à la propriétaire pour le magasin ce mois => expense | =65000 | :rent | #propriétaire du magasin
eau minérale pour les vendeurs 900 F => expense | =900 | :- | #eau minérale pour les vendeurs
la course du clando jusqu'au marché sept cents francs => expense | =700 | :transport | #clando jusqu'au marché
landlord don collect 85 000 for house money => expense | =85000 | :rent | #landlord
bike man take three hundred francs => expense | =300 | :transport | #bike man
I give Chantal yi month pay 45 thousand => expense | =45000 | :wages | #Chantal
light bill na 16 500 => expense | =16500 | :power-and-water | #light bill
okada one thousand, no, one thousand five hundred => expense | =1500 | :transport | #okada
repair the door lock 7500 => expense | =7500 | :- | #door lock
took 3,000 out for the bus fare to Yaoundé => expense | =3000 | :transport | #bus fare to Yaoundé
council people take 2000 for market ticket => expense | =2000 | :- | #council market ticket
workers wages two hundred thousand => expense | =200000 | :wages | #wages
Eneo people don chop 11 000 for current => expense | =11000 | :power-and-water | #Eneo
Rose vient de déposer trois mille cinq cents pour son crédit => payment | =3500 | ~Mama Rose
Fatou m'a envoyé 9 000 sur mon numéro orange money => payment | =9000 | ~Fatou | +mobile-money
le monsieur Nkoulou a diminué sa dette de 12 500 => payment | =12500 | ~Jean-Pierre Nkoulou
encaissé 6 500 sur le crédit d'Awa Diop => payment | =6500 | ~Awa Diop
Mama Rose a réglé sept mille en billets => payment | =7000 | ~Mama Rose | +cash
Fatou est passée, elle a laissé 2.000 => payment | =2000 | ~Fatou
transfert wave de Awa Diop quinze mille => payment | =15000 | ~Awa Diop | +mobile-money
Jean-Pierre est venu solder 18 000 de son compte => payment | =18000 | ~Jean-Pierre Nkoulou
Fatou avance 4 000, non, 4 500 sur ce qu'elle doit => payment | =4500 | ~Fatou
11 000 de Mama Rose par momo => payment | =11000 | ~Mama Rose | +mobile-money
Nkoulou a remis cent mille en liquide pour sa dette => payment | =100000 | ~Jean-Pierre Nkoulou | +cash
note que Awa Diop a apporté deux mille cinq cents => payment | =2500 | ~Awa Diop
la petite Fatou a rendu mille cinq cents francs => payment | =1500 | ~Fatou
Mama Rose m'a fait un dépôt mtn de 22 000 => payment | =22000 | ~Mama Rose | +mobile-money
enlève 5 500 sur la dette de Fatou elle a payé cash => payment | =5500 | ~Fatou | +cash
Jean-Pierre Nkoulou règle une partie 50k => payment | =50000 | ~Jean-Pierre Nkoulou
acompte de 3 000 reçu d'Awa Diop pour sa dette => payment | =3000 | ~Awa Diop
Mama Rose m'a remis 1 250 main à main en pièces => payment | =1250 | ~Mama Rose | +cash
Fatou a enfin réglé ses 8 000 via wave => payment | =8000 | ~Fatou | +mobile-money
ajoute un versement de treize mille pour Nkoulou => payment | =13000 | ~Jean-Pierre Nkoulou
Mama Rose bring two thousand five hundred for yi debt => payment | =2500 | ~Mama Rose
Fatou send 12 000 for orange money => payment | =12000 | ~Fatou | +mobile-money
Nkoulou cleared 25,000 of what he owes => payment | =25000 | ~Jean-Pierre Nkoulou
Awa Diop drop 3 500 for my hand cash => payment | =3500 | ~Awa Diop | +cash
Mama Rose reduce her debt with 8000 => payment | =8000 | ~Mama Rose
got nine thousand momo from Jean-Pierre => payment | =9000 | ~Jean-Pierre Nkoulou | +mobile-money
Fatou settled 6 500, sorry, 5 500 => payment | =5500 | ~Fatou
put 1000 for Awa Diop account, she pay small => payment | =1000 | ~Awa Diop
Nkoulou don come with thirty thousand for the old credit => payment | =30000 | ~Jean-Pierre Nkoulou
Mama Rose wave transfer 14.000 => payment | =14000 | ~Mama Rose | +mobile-money
Sopal m'a livré quinze cartons de savon, douze mille le carton => purchase | ^Sopal | 15 pack Savon de Marseille @12000
les Brasseries ont déposé 30 casiers de cola 135 000 en tout => purchase | ^Brasseries | 30 pack Cola 33 cl *135000
rentré 6 sacs de riz brisé, le sac 13 500 => purchase | 6 pack Riz brisé @13500
ravitaillement chez Ngando : 4 cartons de sardines à 14 750 chacun => purchase | ^Ets Ngando | 4 pack Sardines @14750
deux sacs de sucre 64 000 les deux => purchase | 2 pack Sucre *64000
Ngando vient de me donner cinq cartons de lait peak je paie plus tard => purchase | ^Ets Ngando | 5 pack Lait Peak | owed
je reviens de chez Sopal avec 36 bouteilles d'huile 1 L à mille cinquante la bouteille => purchase | ^Sopal | 36 piece Huile 1 L @1050
reçu 9 sacs de riz 25 kg à 16.200, non, 8 sacs => purchase | 8 piece Riz 25 kg @16200
on a complété avec 40 morceaux de savon à 290 => purchase | 40 piece Savon de Marseille @290
facture Sopal : 10 cartons de savon total 120 000, 3 cartons de sardines total 45 000 => purchase | ^Sopal | 10 pack Savon de Marseille *120000 | 3 pack Sardines *45000
le camion des Brasseries a laissé 12 packs de cola à 5 200 déjà réglé => purchase | ^Brasseries | 12 pack Cola 33 cl @5200 | paid
j'ai ramené 25 kilos de riz brisé pour 11 250 => purchase | 25 - Riz brisé *11250
commandé et reçu de Ngando vingt boîtes de sardines à 600 => purchase | ^Ets Ngando | 20 piece Sardines @600
pris un carton de lait peak 17 000 et un sac de sucre 33 000 chez Sopal => purchase | ^Sopal | 1 pack Lait Peak @17000 | 1 pack Sucre @33000
stock huile 1 L : entré 5 cartons, 13 mille l'un => purchase | 5 pack Huile 1 L @13000
Sopal 3 cartons savon à 12 500 réglé comptant => purchase | ^Sopal | 3 pack Savon de Marseille @12500 | paid
le grossiste Ngando m'a cédé 7 sacs de riz 25 kg à quinze mille cinq cents => purchase | ^Ets Ngando | 7 piece Riz 25 kg @15500
on a pris 60 cola aux Brasseries quinze mille le tout => purchase | ^Brasseries | 60 - Cola 33 cl *15000
approvisionnement 48 boîtes de lait peak, 690 la boîte, on doit encore à Ngando => purchase | ^Ets Ngando | 48 piece Lait Peak @690 | owed
trois sacs de sucre à trente et un mille chez Sopal => purchase | ^Sopal | 3 pack Sucre @31000
Sopal bring eight cartons savon, twelve thousand five hundred for one => purchase | ^Sopal | 8 pack Savon de Marseille @12500
Brasseries truck drop 15 crates of cola, 67 500 for everything => purchase | ^Brasseries | 15 pack Cola 33 cl *67500
I carry three bag riz 25 kg from Ngando, I never pay => purchase | ^Ets Ngando | 3 piece Riz 25 kg | owed
stocked up 48 tins of sardines, 580 a tin => purchase | 48 piece Sardines @580
got ten cartons huile 1 L from Sopal at 13,000 apiece, already paid => purchase | ^Sopal | 10 pack Huile 1 L @13000 | paid
new goods come: 5 cartons lait peak 18 000 one => purchase | 5 pack Lait Peak @18000
one bag sucre thirty two thousand from Ngando => purchase | ^Ets Ngando | 1 pack Sucre @32000
I take 30 kilos riz brisé for 13 500 for all => purchase | 30 - Riz brisé *13500
Ngando supply 7 cartons sardines, sorry 9 cartons, at 14 000 => purchase | ^Ets Ngando | 9 pack Sardines @14000
from Brasseries 60 bottle cola at two hundred and fifty => purchase | ^Brasseries | 60 piece Cola 33 cl @250
`;
