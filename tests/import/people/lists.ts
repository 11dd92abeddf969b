import type { PeopleFile } from "./file.ts";

/** Lists of debts as shopkeepers type them. */
export const debtLists: PeopleFile[] = [
  {
    name: "what remains due",
    text: `Noms;Contact;Montant restant dû
Awa Diop;677001234;15 000 F
Mama Rose;699 00 56 78;7.500`,
    want: [
      ["Awa Diop", "+237677001234", 15_000],
      ["Mama Rose", "+237699005678", 7_500],
    ],
  },
  {
    name: "a balance on a day",
    text: `Client;Tél;Solde client au 12/11
Awa Diop;677001234;15 000
Mama Rose;;0`,
    want: [
      ["Awa Diop", "+237677001234", 15_000],
      ["Mama Rose", "", 0],
    ],
  },
  {
    name: "balance due in English",
    text: `Customer;Mobile no;Balance due (XAF)
Grace Ndi;677001234;XAF 15,000.00
Paul Ndi;699005678;7,500`,
    want: [
      ["Grace Ndi", "+237677001234", 15_000],
      ["Paul Ndi", "+237699005678", 7_500],
    ],
  },
  {
    name: "bought, paid, rest",
    text: `Nom du débiteur;Total achats;Payé;Reste
Awa Diop;25 000;10 000;15 000
Ali Bello;8 000;8 000;0
TOTAL;33 000;18 000;15 000`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Ali Bello", "", 0],
    ],
    sums: [4],
  },
  {
    name: "bought and paid without a rest",
    text: `Nom;Montant;Versé
Awa Diop;25 000;10 000
Ali Bello;8 000;`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Ali Bello", "", 8_000],
    ],
  },
  {
    name: "arithmetic alone tells the three columns",
    text: `Cliente;Pris;Donné;Manque
Awa Diop;25 000;10 000;15 000
Ali Bello;8 000;3 000;5 000
Rose;4 000;0;4 000`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Ali Bello", "", 5_000],
      ["Rose", "", 4_000],
    ],
  },
  {
    name: "two sides: Doit and Avoir",
    text: `Nom;Doit;Avoir
Awa Diop;15 000;
Ali Bello;;2 500`,
    want: [
      ["Awa Diop", "", 15_000],
      ["Ali Bello", "", -2_500],
    ],
  },
  {
    name: "two sides: debit and credit of customers",
    text: `Customer;Debit;Credit
Grace Ndi;15000;2000
Paul Ndi;0;2500`,
    want: [
      ["Grace Ndi", "", 13_000],
      ["Paul Ndi", "", -2_500],
    ],
  },
  {
    name: "a sign that nobody knows: the minus is what they owe",
    text: `Nom;Solde
Awa Diop;-15 000
Ali Bello;2 500
Rose;-7 000`,
    asks: { sign: "they-owe" },
    want: [
      ["Awa Diop", "", 15_000],
      ["Ali Bello", "", -2_500],
      ["Rose", "", 7_000],
    ],
  },
  {
    name: "amounts as people write them",
    text: `Nom;Reste à payer
Awa;(15 000)
Ali;15 000-
Rose;15 000 F CFA
Paul;FCFA 2.500
Marc;7 mille
Luc;2,5k
Jean;soldé
Anne;-`,
    want: [
      ["Awa", "", -15_000],
      ["Ali", "", -15_000],
      ["Rose", "", 15_000],
      ["Paul", "", 2_500],
      ["Marc", "", 7_000],
      ["Luc", "", 2_500],
      ["Jean", "", 0],
      ["Anne", "", 0],
    ],
  },
  {
    name: "surname and first name apart: two of a family are two",
    text: `Nom;Prénom;Téléphone;Dette
DIOP;Awa;677001234;15 000
DIOP;Moussa;699005678;7 000
NGO;Chantal;;500`,
    want: [
      ["DIOP Awa", "+237677001234", 15_000],
      ["DIOP Moussa", "+237699005678", 7_000],
      ["NGO Chantal", "", 500],
    ],
  },
  {
    name: "the three names of Kinshasa, and a title",
    country: "CD",
    text: `Civilité;Nom;Postnom;Prénom;Numéro;Doit
Mme;KABEYA;Mbuyi;Rachel;0812345678;15000
M.;KABEYA;Mbuyi;Joël;0998765432;2000`,
    want: [
      ["Mme KABEYA Mbuyi Rachel", "+243812345678", 15_000],
      ["M. KABEYA Mbuyi Joël", "+243998765432", 2_000],
    ],
  },
  {
    name: "a notebook with dates: article, amount, paid",
    text: `Cahier de dettes - Boutique Mokolo
Date;Nom;Article;Montant;Payé
01/11/2026;Awa Diop;riz 25 kg;15 000;5 000
02/11/2026;Mama Rose;savon;1 500;
05/11/2026;Awa Diop;huile;2 500;
09/11/2026;awa diop;sucre;1 000;1 000
TOTAL;;;20 000;6 000`,
    want: [
      ["Awa Diop", "", 12_500],
      ["Mama Rose", "", 1_500],
    ],
    sums: [7],
  },
  {
    name: "a notebook with what remains of each line",
    text: `Date;Client;Désignation;Qté;PU;Montant;Avance;Reste
01/11;Awa;riz;2;7 500;15 000;5 000;10 000
02/11;Ali;savon;3;500;1 500;0;1 500
05/11;Awa;huile;1;2 500;2 500;0;2 500`,
    want: [
      ["Awa", "", 12_500],
      ["Ali", "", 1_500],
    ],
    left: ["Qté", "PU"],
  },
  {
    name: "a notebook with a balance that runs on",
    text: `Date;Client;Libellé;Débit;Crédit;Solde
01/11/26;Awa;riz;15 000;;15 000
02/11/26;Ali;savon;1 500;;1 500
05/11/26;Awa;versement;;5 000;10 000
09/11/26;Awa;huile;2 500;;12 500`,
    want: [
      ["Awa", "", 12_500],
      ["Ali", "", 1_500],
    ],
  },
];
