import type { PeopleFile } from "./file.ts";

/** Notebooks and lists of debts as shopkeepers type them. */
export const notebookFiles: PeopleFile[] = [
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
  {
    name: "a notebook of amounts alone, dates in words",
    text: `Jour;Qui;Quoi;Combien
12 nov;Awa;pain;500
13 nov;Ali;lait;1 200
14 nov;Awa;sucre;700`,
    want: [
      ["Awa", "", 1_200],
      ["Ali", "", 1_200],
    ],
  },
  {
    name: "a notebook that says of each line whether it was paid",
    text: `Date;Nom;Marchandise;Montant;Payé ?
01/11/2026;Awa;riz;15 000;non
02/11/2026;Ali;savon;1 500;oui
05/11/2026;Awa;huile;2 500;oui`,
    want: [
      ["Awa", "", 15_000],
      ["Ali", "", 0],
    ],
  },
  {
    name: "a notebook with the kind of each line",
    text: `Date;Nom;Type;Montant
01/11/2026;Awa;Crédit;15 000
02/11/2026;Ali;Crédit;1 500
05/11/2026;Awa;Paiement;5 000`,
    want: [
      ["Awa", "", 10_000],
      ["Ali", "", 1_500],
    ],
  },
  {
    name: "one name with two telephones is two people",
    text: `Nom;Téléphone;Doit
Awa;677001234;15 000
Awa;699005678;2 000
Awa;677 00 12 34;1 000`,
    want: [
      ["Awa", "+237677001234", 16_000],
      ["Awa", "+237699005678", 2_000],
    ],
  },
  {
    name: "telephones as people write them",
    text: `Nom;Téléphone
Awa;6 77 12 34 56 / 6 99 12 34 56
Ali;677123457 (Orange)
Rose;+237677123458 , 699123458
Paul;00237 677 12 34 59
Marc;237-677-12-34-60
Luc;tel: 677.12.34.61
Jean;677123462 bureau, 699123462 mari
Anne;677123463.0
Eve;6.77E+08
Zoé;677123464 ou 699123464`,
    want: [
      ["Awa", "+237677123456 +237699123456", 0],
      ["Ali", "+237677123457", 0],
      ["Rose", "+237677123458 +237699123458", 0],
      ["Paul", "+237677123459", 0],
      ["Marc", "+237677123460", 0],
      ["Luc", "+237677123461", 0],
      ["Jean", "+237677123462 +237699123462", 0],
      ["Anne", "+237677123463", 0],
      ["Eve", "", 0],
      ["Zoé", "+237677123464 +237699123464", 0],
    ],
  },
  {
    name: "no titles at all",
    text: `Awa Diop;677001234;15 000
Mama Rose;699005678;7 500
Ali Bello;655000111;0`,
    want: [
      ["Awa Diop", "+237677001234", 15_000],
      ["Mama Rose", "+237699005678", 7_500],
      ["Ali Bello", "+237655000111", 0],
    ],
  },
  {
    name: "titles that say little",
    text: `Débiteurs du quartier;N°;FCFA
Awa Diop;677001234;15 000
Mama Rose;699005678;7 500`,
    want: [
      ["Awa Diop", "+237677001234", 15_000],
      ["Mama Rose", "+237699005678", 7_500],
    ],
  },
  {
    name: "a sum without a word, a page's titles again, an amount nobody understands",
    text: `N°;Nom;Montant dû
1;Awa;15 000
2;Ali;deux sacs
N°;Nom;Montant dû
3;Rose;5 000
;;20 000`,
    want: [
      ["Awa", "", 15_000],
      ["Rose", "", 5_000],
    ],
    left: ["N°"],
    refused: [3, 4],
    sums: [6],
  },
  {
    name: "suppliers with what is still to be paid",
    suppliers: true,
    text: `Raison sociale;Personne à contacter;Tél. bureau;Reste à payer
Brasseries SABC;M. Tchoua;677001234 / 699005678;125 000
Chez Moussa;;;0`,
    want: [
      ["Brasseries SABC (M. Tchoua)", "+237677001234 +237699005678", 125_000],
      ["Chez Moussa", "", 0],
    ],
  },
  {
    name: "suppliers, invoice by invoice",
    suppliers: true,
    text: `Date facture;Fournisseur;N° facture;Montant TTC;Réglé
01/11/2026;SABC;F001;125 000;25 000
03/11/2026;Chez Moussa;12;8 000;8 000
10/11/2026;SABC;F007;50 000;0`,
    want: [
      ["SABC", "", 150_000],
      ["Chez Moussa", "", 0],
    ],
    left: ["N° facture"],
  },
  {
    name: "a company that is called Total, and one called Somme",
    suppliers: true,
    text: `Nom;Solde
Total Energies;125 000
Somme Distribution;8 000
Total général;133 000`,
    want: [
      ["Total Energies", "", 125_000],
      ["Somme Distribution", "", 8_000],
    ],
    sums: [4],
  },
  {
    name: "outstanding in Nigeria",
    country: "NG",
    text: `S/N;Customer's Name;GSM;Amount Outstanding
1;Mrs. Bola Ade;08031234567;15,000
2;Chinedu Obi;0805 123 4567;7,500.00`,
    want: [
      ["Mrs. Bola Ade", "+2348031234567", 15_000],
      ["Chinedu Obi", "+2348051234567", 7_500],
    ],
    left: ["S/N"],
  },
  {
    name: "credit given and what was paid back, in Abidjan",
    country: "CI",
    text: `Nom & prénoms;Numéro WhatsApp;Crédit accordé;Remboursé;Solde restant
Kouassi Aya;0707123456;25000;10000;15000
Koné Issa;0505123456;8000;8000;0`,
    want: [
      ["Kouassi Aya", "+2250707123456", 15_000],
      ["Koné Issa", "+2250505123456", 0],
    ],
  },
];
