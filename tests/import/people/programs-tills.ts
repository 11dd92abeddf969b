import type { PeopleFile } from "./file.ts";

/** Files of debt books, tills and other programs. */
export const tillPrograms: PeopleFile[] = [
  {
    name: "Tally, group summary of Sundry Debtors, heads in two rows",
    text: `Akwa Stores
Group Summary
Sundry Debtors
1-Apr-26 to 12-Nov-26
Particulars;Closing Balance;
;Debit;Credit
Awa Diop;15,000.00;
Ali Bello;;2,500.00
Grand Total;15,000.00;2,500.00`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Ali Bello", "", -2_500],
    ],
    sums: [9],
  },
  {
    name: "Tally, ledger list with Dr and Cr behind the amount",
    text: `Particulars;Mobile No.;Closing Balance
Awa Diop;677001234;15,000.00 Dr
Ali Bello;;2,500.00 Cr
Chez Tantine;;`,
    asks: { others: "keep" },
    want: [
      ["Awa Diop", "+237677001234", 15_000],
      ["Ali Bello", "", -2_500],
      ["Chez Tantine", "", 0],
    ],
  },
  {
    name: "Tally, Sundry Creditors with Dr and Cr, of suppliers",
    suppliers: true,
    text: `Particulars;Closing Balance
SABC;125,000.00 Cr
Chez Moussa;3,000.00 Dr`,
    asks: { others: "keep" },
    want: [
      ["SABC", "", 125_000],
      ["Chez Moussa", "", -3_000],
    ],
  },
  {
    name: "Khatabook, customer list",
    text: `Customer List Report
(As of Today - 12 Nov 2026)
Name;Phone;Details;You'll Get;You'll Give
Awa Diop;677001234;;15000;
Ali Bello;699005678;;;2500
Total;;;15000;2500`,
    want: [
      ["Awa Diop", "+237677001234", 15_000],
      ["Ali Bello", "+237699005678", -2_500],
    ],
    sums: [6],
  },
  {
    name: "Khatabook, entries of all customers",
    text: `Date;Customer Name;Details;You Gave;You Got
01 Nov 2026;Awa Diop;riz;10000;
03 Nov 2026;Ali Bello;sucre;4000;
05 Nov 2026;Awa Diop;;;3000
07 Nov 2026;Awa Diop;huile;2500;`,
    want: [
      ["Awa Diop", "", 9_500],
      ["Ali Bello", "", 4_000],
    ],
  },
  {
    name: "OkCredit, customers with due and advance",
    text: `Customer Name;Mobile Number;Balance Due;Advance
Awa Diop;+237677001234;15000;0
Ali Bello;;0;2500`,
    want: [
      ["Awa Diop", "+237677001234", 15_000],
      ["Ali Bello", "", -2_500],
    ],
  },
  {
    name: "Odoo, contacts",
    text: `Name;Phone;Mobile;Email;Salesperson;City;Country;Total Receivable
Awa Diop;+237 677 00 12 34;;awa@mail.cm;Mitchell;Douala;Cameroon;15000.0
Ets Bello, Ali Bello;;+237 699 00 56 78;;Mitchell;Garoua;Cameroon;0.0`,
    want: [
      ["Awa Diop", "+237677001234", 15_000],
      ["Ets Bello, Ali Bello", "+237699005678", 0],
    ],
    left: ["Salesperson", "Country"],
  },
  {
    name: "Odoo, contacts in French",
    text: `Nom complet;Téléphone;Courriel;Vendeur;Ville;Pays;Montant dû
Awa Diop;+237 677 00 12 34;;Mitchell;Douala;Cameroun;15 000,00
Ali Bello;;;Mitchell;Garoua;Cameroun;0,00`,
    want: [
      ["Awa Diop", "+237677001234", 15_000],
      ["Ali Bello", "", 0],
    ],
    left: ["Vendeur", "Pays"],
  },
  {
    name: "Loyverse, customers",
    text: `Customer ID;Customer name;Email;Phone;Address;City;Region;Postal code;Country;Customer code;Points balance;Note;First visit;Last visit;Total visits;Total spent
b1;Awa Diop;;677001234;Mokolo;Yaoundé;;;CM;C1;120;bonne cliente;2026-01-02;2026-11-02;14;150000
b2;Ali Bello;;699005678;;;;;CM;C2;0;;2026-01-02;2026-11-02;2;9000`,
    want: [
      ["Awa Diop", "+237677001234", 0],
      ["Ali Bello", "+237699005678", 0],
    ],
    left: ["Points balance", "Total spent", "Customer code"],
  },
  {
    name: "Loyverse, customers in French",
    text: `ID du client;Nom du client;E-mail;Téléphone;Adresse;Ville;Code client;Solde de points;Remarque;Première visite;Dernière visite;Nombre total de visites;Total dépensé
b1;Awa Diop;;677001234;Mokolo;Yaoundé;C1;120;;2026-01-02;2026-11-02;14;150000
b2;Ali Bello;;699005678;;;C2;40;;2026-01-02;2026-11-02;2;9000`,
    want: [
      ["Awa Diop", "+237677001234", 0],
      ["Ali Bello", "+237699005678", 0],
    ],
    left: ["Solde de points", "Total dépensé"],
  },
  {
    name: "Sage, balance auxiliaire des clients",
    text: `Compte;Intitulé du compte;Mouvement débit;Mouvement crédit;Solde débiteur;Solde créditeur
411001;DIOP AWA;25000;10000;15000;
411002;BELLO ALI;4000;6500;;2500
Totaux;;29000;16500;15000;2500`,
    want: [
      ["DIOP AWA", "", 15_000],
      ["BELLO ALI", "", -2_500],
    ],
    left: ["Compte"],
    sums: [4],
  },
  {
    name: "Ciel, balance des fournisseurs",
    suppliers: true,
    text: `Code;Nom du fournisseur;Débit;Crédit
SABC;Brasseries SABC;25000;150000
MOU;Chez Moussa;6000;4000`,
    want: [
      ["Brasseries SABC", "", 125_000],
      ["Chez Moussa", "", -2_000],
    ],
    left: ["Code"],
  },
  {
    name: "ERPNext, accounts receivable summary",
    text: `Party;Invoiced Amount;Paid Amount;Credit Note;Outstanding Amount;Territory
Awa Diop;25000;10000;0;15000;Douala
Ali Bello;8000;5000;0;3000;Garoua`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Ali Bello", "", 3_000],
    ],
    left: ["Credit Note"],
  },
  {
    name: "Google, contacts of a telephone",
    text: `First Name;Middle Name;Last Name;Organization Name;Labels;E-mail 1 - Value;Phone 1 - Label;Phone 1 - Value;Phone 2 - Label;Phone 2 - Value
Awa;;Diop;;* myContacts;;Mobile;+237 6 77 00 12 34;Work;699005678
Mama Rose;;;;* myContacts;;Mobile;655 00 01 11;;`,
    want: [
      ["Awa Diop", "+237677001234 +237699005678", 0],
      ["Mama Rose", "+237655000111", 0],
    ],
    left: ["Labels", "Phone 1 - Label"],
  },
];
