import type { PeopleFile } from "./file.ts";

/** Files of programs, written after the reader, which had not seen them. */
export const laterPrograms: PeopleFile[] = [
  {
    name: "Dolibarr, third parties with what is outstanding",
    text: `Ref;Nom du tiers;Nom alternatif;Code client;Adresse;Code postal;Ville;Pays;Téléphone;Email;Encours
1;SARL Akwa Distribution;Akwa;CU001;Bd de la Liberté;;Douala;Cameroun;233 42 00 11;contact@akwa.cm;150 000
2;Mballa Jeanne;;CU002;;;Yaoundé;Cameroun;699 11 22 33;;0`,
    want: [
      ["SARL Akwa Distribution", "+237233420011", 150_000],
      ["Mballa Jeanne", "+237699112233", 0],
    ],
    left: ["Code client"],
  },
  {
    name: "EBP, échéancier client",
    text: `Code tiers;Nom tiers;N° document;Date échéance;Montant TTC;Montant réglé;Solde dû
CL1;Diop Awa;FA12;30/11/2026;25 000;10 000;15 000
CL2;Bello Ali;FA13;30/11/2026;8 000;0;8 000
CL1;Diop Awa;FA15;15/12/2026;4 000;0;4 000`,
    want: [
      ["Diop Awa", "", 19_000],
      ["Bello Ali", "", 8_000],
    ],
    left: ["N° document"],
  },
  {
    name: "Xero, aged receivables",
    text: `Aged Receivables Summary
Demo Company
As at 12 November 2026

Contact,Current,< 1 Month,1 Month,2 Months,Older,Total
Awa Diop,5000.00,10000.00,0.00,0.00,0.00,15000.00
Ali Bello,0.00,0.00,2500.00,0.00,0.00,2500.00
Total,5000.00,10000.00,2500.00,0.00,0.00,17500.00`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Ali Bello", "", 2_500],
    ],
    left: ["Current", "Older"],
    sums: [8],
  },
  {
    name: "Xero, contacts",
    text: `*ContactName;AccountNumber;EmailAddress;FirstName;LastName;POAddressLine1;POCity;PhoneNumber;MobileNumber;BalanceReceivable;BalancePayable
Ets Diop;;a@b.cm;Awa;Diop;Mokolo;Yaoundé;;677001234;15000.00;0.00
Ali Bello;;;Ali;Bello;;;699005678;;0.00;2500.00`,
    asks: { others: "keep" },
    want: [
      ["Ets Diop (Awa Diop)", "+237677001234", 15_000],
      ["Ali Bello", "+237699005678", -2_500],
    ],
  },
  {
    name: "Shopify, customers",
    text: `Customer ID;First Name;Last Name;Email;Accepts Email Marketing;Default Address Company;Default Address Address1;Default Address City;Default Address Phone;Phone;Total Spent;Total Orders;Note;Tax Exempt;Tags
'123;Awa;Diop;a@b.cm;no;;Mokolo;Yaoundé;;'+237677001234;150000.00;12;;no;
'124;Ali;Bello;;no;;;Garoua;;'+237699005678;9000.00;2;paye bien;no;`,
    want: [
      ["Awa Diop", "+237677001234", 0],
      ["Ali Bello", "+237699005678", 0],
    ],
    left: ["Total Spent", "Total Orders"],
  },
  {
    name: "WooCommerce, customers",
    text: `Name;Username;Last Active;Date Registered;Email;Orders;Total Spend;AOV;Country / Region;City;Region;Postal Code
Awa Diop;awa;2026-11-01;2026-01-01;a@b.cm;12;150000;12500;CM;Yaoundé;;
Ali Bello;ali;2026-10-01;2026-01-05;ali@b.cm;2;9000;4500;CM;Garoua;;`,
    want: [
      ["Awa Diop", "", 0],
      ["Ali Bello", "", 0],
    ],
    left: ["Total Spend", "Orders", "AOV"],
  },
  {
    name: "MyBillBook, parties",
    text: `Party Name;Phone Number;Party Type;Opening Balance;Current Balance;Credit Period(Days);Credit Limit
Awa Diop;677001234;Customer;0;15000;30;50000
Ali Bello;699005678;Customer;1000;8000;7;0`,
    want: [
      ["Awa Diop", "+237677001234", 15_000],
      ["Ali Bello", "+237699005678", 8_000],
    ],
    left: ["Opening Balance"],
  },
  {
    name: "Sales Binder of Nigeria: debtors' list",
    country: "NG",
    text: `DEBTORS LIST AS AT 12TH NOV 2026
SN;NAME OF DEBTOR;PHONE NO;GOODS COLLECTED;AMOUNT;DEPOSIT;BAL
1;MAMA CHIDI;08031234567;RICE;N45,000;N20,000;N25,000
2;BROS EMEKA;08051234567;INDOMIE;N7,500;NIL;N7,500`,
    want: [
      ["MAMA CHIDI", "+2348031234567", 25_000],
      ["BROS EMEKA", "+2348051234567", 7_500],
    ],
    left: ["SN"],
  },
  {
    name: "a list of Ghana",
    country: "GH",
    text: `Customer;Contact No.;Owing
Auntie Akos;0244123456;150
Kofi Mensah;+233 20 123 4567;80`,
    want: [
      ["Auntie Akos", "+233244123456", 150],
      ["Kofi Mensah", "+233201234567", 80],
    ],
  },
  {
    name: "credits of a shop in Dakar",
    country: "SN",
    text: `Prénom et nom;Portable;Bon pour;Versement;Reliquat
Fatou Sow;77 123 45 67;25.000;10.000;15.000
Modou Fall;76 123 45 67;8.000;3.000;5.000`,
    want: [
      ["Fatou Sow", "+221771234567", 15_000],
      ["Modou Fall", "+221761234567", 5_000],
    ],
  },
  {
    name: "ardoise with pet names and two persons under one number",
    text: `Client (surnom);Tel;Ardoise
Mama Rose;677 00 12 34;5 000
Fils de Mama Rose;677 00 12 34;1 500
Le Grand;;2 000`,
    want: [
      ["Mama Rose", "+237677001234", 5_000],
      ["Fils de Mama Rose", "+237677001234", 1_500],
      ["Le Grand", "", 2_000],
    ],
  },
  {
    name: "entries and payments mixed, signed",
    text: `Date;Client;Motif;Montant
01/11/2026;Awa;riz;15 000
03/11/2026;Awa;paiement;-5 000
04/11/2026;Ali;savon;1 500`,
    asks: { sign: "deposit" },
    want: [
      ["Awa", "", 10_000],
      ["Ali", "", 1_500],
    ],
  },
  {
    name: "what was taken on credit and given back, with days",
    text: `DATE;NOMS ET PRENOMS;PRODUITS;DETTE;REMBOURSEMENT;OBSERVATION
lundi 2 nov;NGONO Marie;Farine;12500;;
mardi 3 nov;NGONO Marie;;;5000;par OM
mardi 3 nov;ETOA Paul;Sucre;3000;;`,
    want: [
      ["NGONO Marie", "", 7_500],
      ["ETOA Paul", "", 3_000],
    ],
  },
  {
    name: "suppliers with invoices, advances and what remains",
    suppliers: true,
    text: `Nom fournisseur;Contact;Total factures;Acomptes versés;Reste dû
SOCAPURSEL;233 42 11 22;450 000;200 000;250 000
Grossiste Nlongkak;677 11 22 33;80 000;80 000;0
TOTAUX;;530 000;280 000;250 000`,
    want: [
      ["SOCAPURSEL", "+237233421122", 250_000],
      ["Grossiste Nlongkak", "+237677112233", 0],
    ],
    sums: [4],
  },
];
