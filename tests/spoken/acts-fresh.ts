/** Expenses, payments and purchases, written before the grammar was read again. Format: `expected-acts.ts`. */
export const actsFresh = `
taxi 1500 => expense | =1500 | :transport
payé le gardien 30000 par orange money => expense | =30000 | :wages | +mobile-money
crédit téléphone 2000 de la caisse => expense | =2000 | :- | #crédit téléphone
sorti 5000 pour le gasoil du groupe => expense | =5000 | :transport
loyer 50000 non 55000 => expense | =55000 | :rent
ration du midi deux mille cinq cents => expense | =2500 | :-
facture sodeci 12 750 payée par wave => expense | =12750 | :power-and-water | +mobile-money
pousseur 500 et 300 pour les sacs => expense | =500 | :transport
gave the security man 10k => expense | =10000 | :wages
i pay bike 700 => expense | =700 | :transport
nepa bill 8500 momo => expense | =8500 | :power-and-water | +mobile-money
avance sur salaire de kevin 15000 => expense | =15000 | :wages
Fatou a donné 3000 sur sa dette => payment | =3000 | ~Fatou
Awa Diop paie 2500 par momo => payment | =2500 | ~Awa Diop | +mobile-money
Mama Rose don bring 4000 for im debt => payment | =4000 | ~Mama Rose
Fatou a payé 5000 non 4000 => payment | =4000 | ~Fatou
madame rose a payé 2000 => payment | =2000 | ~Mama Rose
Jean-Pierre solde son compte 12000 en espèces => payment | =12000 | ~Jean-Pierre Nkoulou | +cash
payé 40000 à Sopal référence MP240101.1234.C5 => payment | =40000 | ^Sopal
on a versé 25 000 à Brasseries par momo => payment | =25000 | ^Brasseries | +mobile-money
madame tchuente a payé 3000 => payment | =3000 | ~-
acheté 10 cartons de savon à 12000 chez Sopal => purchase | 10 pack Savon de Marseille @12000 | ^Sopal
acheté 10 cartons de savon 120000 chez Sopal à crédit => purchase | 10 pack Savon de Marseille *120000 | ^Sopal | owed
reçu 5 casiers de cola à 5000 de Brasseries payé cash => purchase | 5 pack Cola 33 cl @5000 | ^Brasseries | +cash | paid
reçu 2 sacs de sucre à 34000 => purchase | 2 pack Sucre @34000
acheté 3 cartons de sardines à 16000 chez Sopal transport 2000 => purchase | 3 pack Sardines @16000 | ^Sopal
pris 4 cartons de lait peak à 18000 chez Ets Ngando, on paie samedi => purchase | 4 pack Lait Peak @18000 | ^Ets Ngando | owed
acheté 2 litres d'huile à 1200 => purchase | 2 piece Huile 1 L @1200
bought 6 cartons of sardines at 16500 from Sopal on credit => purchase | 6 pack Sardines @16500 | ^Sopal | owed
bought 20 oil 1 L for 24000 => purchase | 20 piece Huile 1 L *24000
acheté 5 sacs de riz 25 kg 82500 non 85000 => purchase | 5 - Riz 25 kg *85000
retour de 2 cartons de sardines à Sopal => nothing
`;
