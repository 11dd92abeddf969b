/** Expenses, payments and purchases that were at hand while acts that are no sale were made to be understood; how what is expected is written: `expected-acts.ts`. */
export const actsSeen = `
taxi 1500 => expense | =1500 | :transport
j'ai payé le loyer 75 mille => expense | =75000 | :rent
transport deux mille depuis la caisse => expense | =2000 | :transport | #depuis la caisse
salaire de Paul 60 000 => expense | =60000 | :wages | #Paul
facture électricité 18 500 => expense | =18500 | :power-and-water
loyer de novembre 80.000 => expense | =80000 | :rent | #novembre
payé le salaire de Chantal 55000 F => expense | =55000 | :wages | #Chantal
moto 500 => expense | =500 | :transport
dépense transport 3 500 fcfa => expense | =3500 | :transport
électricité douze mille => expense | =12000 | :power-and-water
transport 2000 non 2 500 => expense | =2500 | :transport
sachets plastiques 1 000 => expense | =1000 | :- | #sachets plastiques
crédit téléphone mille francs => expense | =1000 | :- | #crédit téléphone
acheté un balai 1500 => expense | =1500 | :- | #balai
j'ai payé le courant 9 750 => expense | =9750 | :power-and-water
sorti 5000 pour le transport de la marchandise => expense | =5000 | :transport | #marchandise
loyer cent mille => expense | =100000 | :rent
réparation du frigo 15 000 => expense | =15000 | :- | #réparation du frigo
salaires 180 mille => expense | =180000 | :wages
taxi pour la banque 1 000 => expense | =1000 | :transport | #pour la banque
taxi 2000 => expense | =2000 | :transport
paid loyer 90,000 => expense | =90000 | :rent
transport 1 500 from the till => expense | =1500 | :transport | #from the till
electricity bill 14 200 => expense | =14200 | :power-and-water
salary for Paul 50000 => expense | =50000 | :wages | #Paul
I don pay rent seventy thousand => expense | =70000 | :rent
spend 1000 for transport => expense | =1000 | :transport
plastic bags 2 500 => expense | =2500 | :- | #plastic bags
phone credit 500 => expense | =500 | :- | #phone credit
salaries 120k => expense | =120000 | :wages
Mama Rose a donné 5000 => payment | =5000 | ~Mama Rose
Fatou paie 2 500 par Orange Money => payment | =2500 | ~Fatou | +mobile-money
Awa Diop a payé 10 000 => payment | =10000 | ~Awa Diop
Jean-Pierre Nkoulou a versé 15 mille => payment | =15000 | ~Jean-Pierre Nkoulou
Mama Rose paie 3000 en espèces => payment | =3000 | ~Mama Rose | +cash
Fatou a remboursé 7 500 => payment | =7500 | ~Fatou
paiement de Mama Rose 12.000 => payment | =12000 | ~Mama Rose
reçu 4 000 de Fatou => payment | =4000 | ~Fatou
Jean-Pierre a payé vingt mille en espèces => payment | =20000 | ~Jean-Pierre Nkoulou | +cash
Awa Diop donne 2000 par mtn momo => payment | =2000 | ~Awa Diop | +mobile-money
Fatou a versé 6000 F sur sa dette => payment | =6000 | ~Fatou
Mama Rose a payé cinq mille par mobile money => payment | =5000 | ~Mama Rose | +mobile-money
Nkoulou a donné 8 500 => payment | =8500 | ~Jean-Pierre Nkoulou
Awa Diop rembourse 1 500 cash => payment | =1500 | ~Awa Diop | +cash
Mama Rose a donné 2000 non 3000 => payment | =3000 | ~Mama Rose
Fatou a payé 25 000 par Wave => payment | =25000 | ~Fatou | +mobile-money
dette de Jean-Pierre payé 30 000 => payment | =30000 | ~Jean-Pierre Nkoulou
j'ai reçu 10000 fcfa de Awa Diop en liquide => payment | =10000 | ~Awa Diop | +cash
Fatou donne mille francs => payment | =1000 | ~Fatou
Mama Rose verse 40 mille orange money => payment | =40000 | ~Mama Rose | +mobile-money
Mama Rose paid 5000 => payment | =5000 | ~Mama Rose
Fatou paid 2,500 by mobile money => payment | =2500 | ~Fatou | +mobile-money
Awa Diop don pay 3000 => payment | =3000 | ~Awa Diop
Jean-Pierre gave 10 000 cash => payment | =10000 | ~Jean-Pierre Nkoulou | +cash
received 7000 from Fatou => payment | =7000 | ~Fatou
Mama Rose don give four thousand => payment | =4000 | ~Mama Rose
payment from Jean-Pierre Nkoulou 20k => payment | =20000 | ~Jean-Pierre Nkoulou
Awa Diop pays 6 000 with MTN MoMo => payment | =6000 | ~Awa Diop | +mobile-money
Fatou pay 1500 no 2000 => payment | =2000 | ~Fatou
Mama Rose paid 15000 in cash => payment | =15000 | ~Mama Rose | +cash
acheté 10 cartons de savon à 12 000 chez Sopal => purchase | ^Sopal | 10 pack Savon de Marseille @12000
j'ai pris 5 sacs de riz 25 kg à 16500 => purchase | 5 piece Riz 25 kg @16500
acheté 3 cartons de lait peak à 18 000 chez Ets Ngando => purchase | ^Ets Ngando | 3 pack Lait Peak @18000
achat 20 casiers de cola à 4 500 aux Brasseries => purchase | ^Brasseries | 20 pack Cola 33 cl @4500
acheté 2 sacs de sucre à 32 000 => purchase | 2 pack Sucre @32000
j'ai acheté 6 cartons de sardines pour 90 000 chez Sopal => purchase | ^Sopal | 6 pack Sardines *90000
pris 12 bouteilles d'huile 1 L à 1 100 chez Ngando => purchase | ^Ets Ngando | 12 piece Huile 1 L @1100
acheté 10 cartons de cola à 3500 non 3000 chez les Brasseries => purchase | ^Brasseries | 10 pack Cola 33 cl @3000
achat 50 savons à 300 chez Sopal => purchase | ^Sopal | 50 - Savon de Marseille @300
acheté 4 sacs de riz brisé à 14.000 chez Sopal payé => purchase | ^Sopal | 4 pack Riz brisé @14000 | paid
pris 5 cartons de sardines à 15 000 à crédit chez Ets Ngando => purchase | ^Ets Ngando | 5 pack Sardines @15000 | owed
acheté 24 boîtes de lait peak à 700 => purchase | 24 piece Lait Peak @700
acheté 8 cartons de savon et 2 sacs de sucre chez Sopal => purchase | ^Sopal | 8 pack Savon de Marseille | 2 pack Sucre
j'ai pris dix sacs de riz 25 kg à seize mille chez Ngando => purchase | ^Ets Ngando | 10 piece Riz 25 kg @16000
achat 3 cartons d'huile 1 L à 13 200 et 2 cartons de lait peak à 17 500 => purchase | 3 pack Huile 1 L @13200 | 2 pack Lait Peak @17500
acheté 100 cola à 250 aux Brasseries => purchase | ^Brasseries | 100 - Cola 33 cl @250
acheté 15 kilos de sucre à 650 => purchase | 15 - Sucre @650
achat chez Sopal 7 cartons de savon à 11 500 payé cash => purchase | ^Sopal | 7 pack Savon de Marseille @11500 | paid
pris 2 cartons de sardines pour 31 000 => purchase | 2 pack Sardines *31000
acheté 20 sacs de riz 25 kg à 15 800 chez Sopal pas encore payé => purchase | ^Sopal | 20 piece Riz 25 kg @15800 | owed
bought 10 cartons of savon at 12,000 from Sopal => purchase | ^Sopal | 10 pack Savon de Marseille @12000
bought 5 bags of riz 25 kg at 16 500 => purchase | 5 piece Riz 25 kg @16500
I buy 20 crates cola at 4500 from Brasseries => purchase | ^Brasseries | 20 pack Cola 33 cl @4500
purchased 3 cartons of Lait Peak for 54000 from Ets Ngando => purchase | ^Ets Ngando | 3 pack Lait Peak *54000
I don buy 2 bags sucre at 32000 each => purchase | 2 pack Sucre @32000
bought 24 bottles of huile 1 L at 1 100 from Sopal paid cash => purchase | ^Sopal | 24 piece Huile 1 L @1100 | paid
bought 6 cartons sardines at 15000 no 14500 => purchase | 6 pack Sardines @14500
bought 4 bags of riz brisé at 14000 on credit from Ngando => purchase | ^Ets Ngando | 4 pack Riz brisé @14000 | owed
bought 100 savon at 290 from Sopal => purchase | ^Sopal | 100 - Savon de Marseille @290
bought 2 cartons of savon at 12000 and 5 cartons of sardines at 15000 => purchase | 2 pack Savon de Marseille @12000 | 5 pack Sardines @15000
`;
