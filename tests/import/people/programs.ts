import type { PeopleFile } from "./file.ts";

/** Files as programs that shops come from write them. */
export const programFiles: PeopleFile[] = [
  {
    name: "QuickBooks Online, Customer Contact List",
    text: `Ets Mballa et Fils
Customer Contact List

Customer full name;Phone numbers;Email;Full name;Billing address;Shipping address
Awa Diop;Phone: +237 677 00 12 34;awa@mail.cm;Awa Diop;Marché Mokolo, Yaoundé;
Boulangerie Le Palmier;Phone: 699005678 Mobile: 655123456;;Jean Mvondo;Rue 12 Douala;
Chantal Ngo;;;;;

Saturday, Nov 28, 2026 08:31 PM GMT+1`,
    want: [
      ["Awa Diop", "+237677001234", 0],
      ["Boulangerie Le Palmier", "+237699005678 +237655123456", 0],
      ["Chantal Ngo", "", 0],
    ],
    left: ["Full name"],
    refused: [9],
  },
  {
    name: "QuickBooks Online, Customer Balance Summary",
    text: `Ets Mballa et Fils
Customer Balance Summary
As of November 12, 2026

;Total
Awa Diop;15,000.00
Chez Tantine;7,500.00
Jean Mvondo;-2,000.00
TOTAL;XAF20,500.00

Saturday, Nov 28, 2026 08:31 PM GMT+1`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Chez Tantine", "", 7_500],
      ["Jean Mvondo", "", -2_000],
    ],
    asks: { sign: "deposit" },
    refused: [11],
    sums: [9],
  },
  {
    name: "QuickBooks Online, A/R Aging Summary",
    text: `Ets Mballa
A/R Aging Summary
As of November 12, 2026
;Current;1 - 30;31 - 60;61 - 90;91 and over;Total
Awa Diop;5,000.00;10,000.00;;;;15,000.00
Jean Mvondo;;;2,500.00;;4,000.00;6,500.00
TOTAL;5,000.00;10,000.00;2,500.00;0.00;4,000.00;XAF21,500.00`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Jean Mvondo", "", 6_500],
    ],
    left: ["Current", "1 - 30", "31 - 60", "91 and over"],
    sums: [7],
  },
  {
    name: "QuickBooks Online, customers list with Open Balance",
    text: `Name;Company name;Street Address;City;State;Country;Zip;Phone;Email;Attachments;Open Balance;Notes
Awa Diop;;Rue 4;Douala;;Cameroon;;677001234;awa@mail.cm;;12500.00;au marché
Ali Bello;Bello & Fils;;Garoua;;Cameroon;;699 00 56 78;;;0.00;`,
    want: [
      ["Awa Diop", "+237677001234", 12_500],
      ["Ali Bello (Bello & Fils)", "+237699005678", 0],
    ],
    left: ["Country"],
  },
  {
    name: "QuickBooks Desktop, Customer & Jobs export",
    text: `Customer;Balance;Balance Total;Company;Mr./Ms./...;First Name;Last Name;Main Phone;Alt. Phone;Bill to 1;Credit Limit
Diop Awa;15000.00;15000.00;;Mme;Awa;Diop;677001234;699005678;Mokolo;50000.00
Bello Ali;0.00;0.00;;M.;Ali;Bello;655000111;;;`,
    want: [
      ["Mme Diop Awa", "+237677001234 +237699005678", 15_000],
      ["M. Bello Ali", "+237655000111", 0],
    ],
    left: ["Balance Total"],
  },
  {
    name: "Vyapar, party report",
    text: `All Parties Report
#;Name;Email;Phone No.;Receivable Balance;Payable Balance;Credit Limit
1;Awa Diop;;677001234;15000.00;0.00;-
2;Ali Bello;ali@x.cm;699005678;0.00;2500.00;50000
Total;;;;15000.00;2500.00;`,
    want: [
      ["Awa Diop", "+237677001234", 15_000],
      ["Ali Bello", "+237699005678", -2_500],
    ],
    left: ["#"],
    sums: [5],
  },
  {
    name: "Vyapar, party report, of suppliers",
    suppliers: true,
    text: `Name;Email;Phone No.;Receivable Balance;Payable Balance
SABC Douala;;677001234;0.00;125000.00
Chez Moussa;;;3000.00;0.00`,
    want: [
      ["SABC Douala", "+237677001234", 125_000],
      ["Chez Moussa", "", -3_000],
    ],
  },
  {
    name: "Vyapar, import template with Opening Balance and its type",
    text: `Full Name;Mobile;Opening Balance;Opening Balance Type
Awa Diop;677001234;2500;To Collect
Ali Bello;699005678;1000;To Pay`,
    want: [
      ["Awa Diop", "+237677001234", 2_500],
      ["Ali Bello", "+237699005678", -1_000],
    ],
  },
  {
    name: "Square, customer directory",
    text: `Reference ID;First Name;Last Name;Email Address;Phone Number;Nickname;Company Name;Street Address 1;Street Address 2;City;State;Postal Code;Birthday;Memo;Square Customer ID;Creation Source;First Visit;Last Visit;Transaction Count;Lifetime Spend;Email Subscription Status;Instant Profile
;Awa;Diop;awa@mail.cm;+237677001234;;;;;Douala;;;;cliente fidèle;8XKZ1;Merchant;2026-01-02;2026-11-02;14;150000.00;Unknown;No
;Moussa;Diop;;+237699005678;Moussa B.;;;;Douala;;;;;8XKZ2;Merchant;2026-01-02;2026-11-02;2;9000.00;Unknown;No
;;;;;;Hôtel du Lac;;;Limbé;;;;;8XKZ3;Third Party;2026-01-02;2026-11-02;1;4000.00;Unknown;No`,
    want: [
      ["Awa Diop", "+237677001234", 0],
      ["Moussa Diop (Moussa B.)", "+237699005678", 0],
      ["Hôtel du Lac", "", 0],
    ],
    left: ["Lifetime Spend", "Transaction Count", "Square Customer ID"],
  },
  {
    name: "Square, customer directory of the UK",
    text: `Reference ID;First name;Surname;Email address;Phone number;Memo;Lifetime spend
;Grace;Ndi;;'+237677001234;;12000.00
;Paul;Ndi;;'+237699005678;;2000.00`,
    want: [
      ["Grace Ndi", "+237677001234", 0],
      ["Paul Ndi", "+237699005678", 0],
    ],
    left: ["Lifetime spend"],
  },
  {
    name: "Zoho Books, contacts",
    text: `Created Time;Last Modified Time;Display Name;Company Name;Salutation;First Name;Last Name;Phone;Currency Code;Notes;Website;Status;Opening Balance;Opening Balance Exchange Rate;Credit Limit;EmailID;MobilePhone;Payment Terms;Payment Terms Label
2026-01-02 10:00;2026-02-01 09:00;Awa Diop;;Mrs.;Awa;Diop;677001234;XAF;;;Active;15000.00;1.0;50000.00;awa@mail.cm;699005678;30;Net 30
2026-01-03 10:00;2026-02-01 09:00;Ets Bello;Ets Bello;;Ali;Bello;;XAF;;;Active;0.00;1.0;;;655000111;0;Due on Receipt`,
    want: [
      ["Mrs. Awa Diop", "+237677001234 +237699005678", 15_000],
      ["Ets Bello (Ali Bello)", "+237655000111", 0],
    ],
    left: ["Currency Code", "Opening Balance Exchange Rate"],
  },
  {
    name: "Zoho Books, customer balances",
    text: `Customer Name;Invoiced Amount;Amount Received;Closing Balance
Awa Diop;25000.00;10000.00;15000.00
Ali Bello;8000.00;8000.00;0.00
Total;33000.00;18000.00;15000.00`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Ali Bello", "", 0],
    ],
    sums: [4],
  },
  {
    name: "Wave, customers",
    text: `customer_name;email;contact_first_name;contact_last_name;customer_currency;account_number;phone;fax;mobile;toll_free;website;country;province/state;address_line_1;city
Ets Diop;awa@mail.cm;Awa;Diop;XAF;;677001234;;699005678;;;CM;;Mokolo;Yaoundé
Chantal Ngo;;Chantal;Ngo;XAF;;;;;;;CM;;;`,
    want: [
      ["Ets Diop (Awa Diop)", "+237677001234 +237699005678", 0],
      ["Chantal Ngo", "", 0],
    ],
    left: ["customer_currency"],
  },
  {
    name: "Wave, aged receivables",
    text: `Customer;Not Yet Due;30 or less;31 to 60;61 to 90;91 or more;Total Unpaid
Awa Diop;5000.00;10000.00;0.00;0.00;0.00;15000.00
Ali Bello;0.00;0.00;2500.00;0.00;0.00;2500.00`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Ali Bello", "", 2_500],
    ],
    left: ["30 or less"],
  },
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
