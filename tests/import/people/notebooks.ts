import type { PeopleFile } from "./file.ts";

/** Notebooks with days, telephones and other notes. */
export const notebookFiles: PeopleFile[] = [
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
