import type { PeopleFile } from "./file.ts";

/** Files written last, without another look at the reader: they show its results on files that it has not seen. */
export const thirdFiles: PeopleFile[] = [
  {
    name: "Zoho Inventory, vendors",
    suppliers: true,
    text: `Vendor Name;Company Name;First Name;Last Name;Work Phone;Mobile;Payment Terms Label;Outstanding Payables;Unused Credits
SABC;SABC;Jean;Mvondo;233421100;677001234;Net 30;125000.00;0.00
Moussa;;Moussa;;;699005678;Due on Receipt;8000.00;0.00`,
    want: [
      ["SABC (Jean Mvondo)", "+237233421100 +237677001234", 125_000],
      ["Moussa", "+237699005678", 8_000],
    ],
  },
  {
    name: "QuickBooks Desktop, customer balance summary",
    text: `;Nov 12, 26
Awa Diop;15000.00
Bello Ali;2500.00
TOTAL;17500.00`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Bello Ali", "", 2_500],
    ],
    refused: [1],
    sums: [4],
  },
  {
    name: "QuickBooks, open invoices by customer with a subtotal each",
    text: `Customer;Date;Num;Amount;Open Balance
Awa Diop;01/11/2026;1001;20000.00;10000.00
Awa Diop;05/11/2026;1004;5000.00;5000.00
Total for Awa Diop;;;25000.00;15000.00
Bello Ali;02/11/2026;1002;2500.00;2500.00
Total for Bello Ali;;;2500.00;2500.00
TOTAL;;;27500.00;17500.00`,
    asks: { lines: "sum" },
    want: [
      ["Awa Diop", "", 15_000],
      ["Bello Ali", "", 2_500],
    ],
    left: ["Num"],
    sums: [4, 6, 7],
  },
  {
    name: "Tally, bills receivable",
    text: `Bills Receivable
1-Apr-26 to 12-Nov-26
Date;Ref. No.;Party's Name;Pending Amount;Due on;Overdue by days
1-Nov-26;12;Awa Diop;10,000.00;1-Dec-26;0
5-Nov-26;14;Awa Diop;5,000.00;5-Dec-26;0
2-Nov-26;13;Bello Ali;2,500.00;2-Dec-26;0
;;;17,500.00;;`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Bello Ali", "", 2_500],
    ],
    left: ["Ref. No."],
    sums: [7],
  },
  {
    name: "Odoo, partner ledger balances",
    text: `Partenaire;Débit;Crédit;Solde
Awa Diop;25 000,00;10 000,00;15 000,00
Bello Ali;8 000,00;8 000,00;0,00
Total;33 000,00;18 000,00;15 000,00`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Bello Ali", "", 0],
    ],
    sums: [4],
  },
  {
    name: "a workshop: advances on orders",
    text: `Client;Tél;Modèle;Prix convenu;Acompte versé;Reste à verser
Mme Ngono;677001234;Robe;25 000;10 000;15 000
M. Etoa;699005678;Costume;60 000;60 000;0`,
    want: [
      ["Mme Ngono", "+237677001234", 15_000],
      ["M. Etoa", "+237699005678", 0],
    ],
  },
  {
    name: "a pharmacy: credit slips of a firm's workers",
    text: `Matricule;Nom;Prénoms;Entreprise;Montant bon;Montant réglé
A12;NDI;Paul;CAMRAIL;12 000;2 000
A13;NDI;Grace;CAMRAIL;8 000;`,
    want: [
      ["NDI Paul (CAMRAIL)", "", 10_000],
      ["NDI Grace (CAMRAIL)", "", 8_000],
    ],
    left: ["Matricule"],
  },
  {
    name: "English notebook: took, gave",
    text: `Date;Name;Item;Amount owed;Amount paid;Balance
2/11/2026;Mama Titi;Garri;5000;2000;3000
3/11/2026;Oga Ben;Rice;20000;0;20000
4/11/2026;Mama Titi;Oil;4000;0;4000`,
    want: [
      ["Mama Titi", "", 7_000],
      ["Oga Ben", "", 20_000],
    ],
  },
  {
    name: "contacts of a telephone in French",
    text: `Nom affiché;Prénom;Nom de famille;Numéro de mobile;Téléphone domicile;Adresse e-mail
Awa Diop;Awa;Diop;677 00 12 34;;awa@mail.cm
Chez Tantine;;;699005678;233421122;`,
    want: [
      ["Awa Diop", "+237677001234", 0],
      ["Chez Tantine", "+237699005678 +237233421122", 0],
    ],
  },
  {
    name: "balances with words of sides in French",
    text: `Nom;Solde
Awa;15 000 débiteur
Ali;2 500 créditeur`,
    want: [
      ["Awa", "", 15_000],
      ["Ali", "", -2_500],
    ],
  },
  {
    name: "money lent: principal, repaid, remaining, in Kigali's words",
    text: `Umukiriya / Client;Phone;Loan;Repaid;Remaining
Uwase;+250788123456;50,000;20,000;30,000
Mugabo;+250722123456;15,000;15,000;0`,
    want: [
      ["Uwase", "+250788123456", 30_000],
      ["Mugabo", "+250722123456", 0],
    ],
  },
  {
    name: "creditors of a shop: what is due and when",
    suppliers: true,
    text: `CREANCIER;TEL;DETTE;ECHEANCE
Grossiste Ali;677001234;150 000;30/11/2026
Dépôt Castel;699005678;75 000;15/12/2026`,
    want: [
      ["Grossiste Ali", "+237677001234", 150_000],
      ["Dépôt Castel", "+237699005678", 75_000],
    ],
    left: ["ECHEANCE"],
  },
];
