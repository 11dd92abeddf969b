import type { PeopleFile } from "./file.ts";

/** Lists written after the reader, which had not seen them. */
export const laterLists: PeopleFile[] = [
  {
    name: "vendors, QuickBooks",
    suppliers: true,
    text: `Vendor;Company;Address;Phone;Email;Account number;Open Balance
SABC;Brasseries du Cameroun;Koumassi;233421100;;;125000.00
Moussa Grossiste;;;699112233;;;0.00`,
    want: [
      ["SABC (Brasseries du Cameroun)", "+237233421100", 125_000],
      ["Moussa Grossiste", "+237699112233", 0],
    ],
  },
  {
    name: "two sides in a list of suppliers: we owe, they owe",
    suppliers: true,
    text: `Supplier;We owe;They owe
SABC;125000;0
Moussa;0;3000`,
    want: [
      ["SABC", "", 125_000],
      ["Moussa", "", -3_000],
    ],
  },
  {
    name: "words of sides in the heads of customers",
    text: `Client;Il me doit;Je lui dois
Awa;15 000;
Ali;;2 500`,
    want: [
      ["Awa", "", 15_000],
      ["Ali", "", -2_500],
    ],
  },
  {
    name: "balances of a till with a sign in a column of its own",
    text: `Nom client;Solde;D/C
Awa;15000;D
Ali;2500;C
Rose;0;D`,
    want: [
      ["Awa", "", 15_000],
      ["Ali", "", -2_500],
      ["Rose", "", 0],
    ],
  },
  {
    name: "deposits kept for customers",
    text: `Nom;Avance client
Awa Diop;10 000
Ali;5 000`,
    want: [
      ["Awa Diop", "", -10_000],
      ["Ali", "", -5_000],
    ],
  },
  {
    name: "subtotals by quarter of the town",
    text: `Quartier;Nom;Dette
Mokolo;Awa;15 000
Mokolo;Ali;5 000
;Sous-total;20 000
Essos;Rose;7 000
;Sous-total;7 000
;TOTAL GENERAL;27 000`,
    want: [
      ["Awa", "", 15_000],
      ["Ali", "", 5_000],
      ["Rose", "", 7_000],
    ],
    sums: [4, 6, 7],
  },
  {
    name: "Chad: telephones of eight digits beside amounts of eight",
    country: "TD",
    text: `Nom et prénom;Tél;Montant restant
Mahamat Saleh;66123456;10 000 000
Achta Abakar;99123456 / 62123456;2 500`,
    want: [
      ["Mahamat Saleh", "+23566123456", 10_000_000],
      ["Achta Abakar", "+23599123456 +23562123456", 2_500],
    ],
  },
  {
    name: "« Crédit » alone is asked",
    text: `Nom;Crédit
Awa;15000
Ali;2000`,
    asks: { sign: "they-owe" },
    want: [
      ["Awa", "", 15_000],
      ["Ali", "", 2_000],
    ],
  },
  {
    name: "the same name under itself, as notebooks write it",
    text: `Date;Nom;Article;Montant
01/11;Awa;riz;5 000
02/11;idem;sel;500
//;Ali;lait;1 000`,
    want: [
      ["Awa", "", 5_500],
      ["Ali", "", 1_000],
    ],
  },
  {
    name: "a list without columns",
    text: `Awa Diop 15 000
Mama Rose : 2 500 F
Ali - 500`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Mama Rose", "", 2_500],
      ["Ali", "", 500],
    ],
  },
  {
    name: "prices are no debts",
    text: `Nom;Prix;Quantité
Savon;500;3
Riz;1000;2`,
    want: [
      ["Savon", "", 0],
      ["Riz", "", 0],
    ],
    left: ["Prix", "Quantité"],
  },
  {
    name: "purchases alone are no debts",
    text: `Client;Total achats
Awa;150 000
Ali;20 000`,
    want: [
      ["Awa", "", 0],
      ["Ali", "", 0],
    ],
    left: ["Total achats"],
  },
  {
    name: "balances of several days of one person: asked, the last counts",
    text: `Date;Nom;Solde
01/11;Awa;5000
02/11;Awa;7000
03/11;Ali;100`,
    asks: { lines: "last" },
    want: [
      ["Awa", "", 7_000],
      ["Ali", "", 100],
    ],
  },
  {
    name: "opening balances of suppliers on their sides",
    suppliers: true,
    text: `Supplier;Opening balance
SABC;15,000 Cr
Moussa;2,000 Dr`,
    want: [
      ["SABC", "", 15_000],
      ["Moussa", "", -2_000],
    ],
  },
];
