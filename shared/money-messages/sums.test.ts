import { expect, test } from "vitest";
import { readMessage } from "./read-message.ts";
import { suspicionsOf } from "./suspicions.ts";

const now = "2026-11-28T12:00:00.000Z";
const own = ["+237656000001"];
const look = (text: string, country = "CM") => {
  const reading = readMessage(text, country, own);
  return { reading, suspicions: suspicionsOf({ text, country, reading }, now, own) };
};

test.each([
  "Transfert de 690000002 TALLA vers 656000001 BOUTIQUE reussi. Details: ID transaction: PP261124.1100.C40012, Montant Transaction: 40000 FCFA, Frais: 0 FCFA, Commission: 0 FCFA, Montant Net: 4000 FCFA, Nouveau Solde: 61200 FCFA.",
  "Successful transfer from 690000002 TALLA to 656000001 SHOP. Details: Transaction ID: PP261124.1100.C40012, Transaction amount: 9000 FCFA, Charges: 0 FCFA, Commission: 0 FCFA, Net amount :90000 FCFA, New balance: 635788 FCFA.",
  "Vous avez recu 20000 FCFA de BILOA (677010101). Ancien solde: 5000 FCFA. Nouveau solde: 45000 FCFA. ID: 1840000001.",
  "You have received 20000 XAF from BILOA (677010101). Previous balance: 30000 XAF. New balance: 35000 XAF. Transaction ID: 1840000001.",
  "Paiement de 8 000 FCFA recu de BILOA 677010101. Frais: 80 FCFA. Net reçu: 9 900 FCFA. Solde: 45 000 FCFA. ID: 1840000001.",
  "Transfert de 5000 FCFA a BILOA (677010101) effectue. Frais: 50 FCFA. Total: 15050 FCFA. Solde: 45000 FCFA. ID: 1840000001.",
])("sums that do not go together speak against a message: %s", (text) => {
  expect(look(text).suspicions).toEqual(["sums"]);
});

test.each([
  "Transfert de 690000002 TALLA vers 656000001 BOUTIQUE reussi. Details: ID transaction: PP261124.1100.C40012, Montant Transaction: 40000 FCFA, Frais: 0 FCFA, Commission: 0 FCFA, Montant Net: 40000 FCFA, Nouveau Solde: 61200 FCFA.",
  "Transfert de 656000001 BOUTIQUE vers 690000002 TALLA reussi. ID transaction: PP261123.1232.D86363, Montant Transaction: 1100 FCFA, Frais: 5.1 FCFA, Commission: 0 FCFA, Montant Net: 1105.1 FCFA, Nouveau Solde: 2200.4 FCFA.",
  "Vous avez recu 20000 FCFA de BILOA (677010101). Ancien solde: 25000 FCFA. Nouveau solde: 45000 FCFA. ID: 1840000001.",
  "Paiement de 8 000 FCFA recu de BILOA 677010101. Frais: 80 FCFA. Net reçu: 7 920 FCFA. Solde: 45 000 FCFA. ID: 1840000001.",
  "Transfert de 5000 FCFA a BILOA (677010101) effectue. Frais: 50 FCFA. Total: 5050 FCFA. Ancien solde: 50050 FCFA. Nouveau solde: 45000 FCFA. ID: 1840000001.",
])("sums that go together are no sign: %s", (text) => {
  expect(look(text).suspicions).toEqual([]);
});

test.each([
  ["Frais TTC: 280 FCFA dont Frais HT: 254,55 FCFA et TAF: 25,45 FCFA.", 280],
  ["Frais: 300 FCFA (dont TVA 46 FCFA).", 300],
  ["Frais: 300 FCFA dont 46 FCFA de TVA.", 300],
  ["Fee: 250 FCFA including VAT: 40 FCFA.", 250],
  ["Frais: 120 FCFA, y compris timbre 20 FCFA.", 120],
])("parts of a fee are told apart from the fee: %s", (written, fee) => {
  const text = `Retrait de 8 000 FCFA chez CHEZ DAVI (677010101). ${written} Nouveau solde: 9 000 FCFA. ID: 1840000001.`;
  const { reading } = look(text);
  expect(reading).toMatchObject({ kind: "withdrawal", amount: 8000, fee, balance: 9000 });
  expect(reading.leftover).toEqual([]);
});

const received = "Vous avez recu 5000 FCFA de BILOA (677010101).";
test.each([
  `${received} Nouveau solde: ... FCFA. ID: 1840000001.`,
  `${received} Solde: **** FCFA. ID: 1840000001.`,
  `${received} Nouveau solde: XXXXX FCFA. ID: 1840000001.`,
  `${received} Nouveau solde: 45000 FCFA. ID: ********`,
  `${received} Votre nouveau solde est de FCFA. ID: 1840000001.`,
  "You have received 5000 XAF from BILOA (677010101). Reference: 0000. New balance:.....XAF. Transaction ID: 1840000001.",
])("a balance or a number that is hidden speaks against a message: %s", (text) => {
  expect(look(text).suspicions).toContain("hidden-value");
});

test.each([
  `${received} Nouveau solde : 45000 FCFA. ID: 1840000001.`,
  `${received} Solde FCFA 45000. ID: 1840000001.`,
  `${received} Nouveau solde en FCFA : 45000. Ref: 1840000001. Merci...`,
])("a balance that is told is not hidden: %s", (text) => {
  expect(look(text).suspicions).not.toContain("hidden-value");
});

test.each([
  ["CM", "Vous avez recu 5000 FCFA de BILOA (677010101) sur votre compte Mobile Money. Merci."],
  ["CI", "Vous avez reçu 12.000F de KONE (0707112233). Wave"],
  ["CM", "You have received 9000 XAF from TANYI (677401290) on your mobile money account"],
  ["SN", "Orange Money: vous avez recu 50 000 FCFA du 776670211. Nouveau so"],
])("in %s a text with neither reference nor balance proves nothing: %s", (country, text) => {
  const { reading, suspicions } = look(text, country);
  expect(reading.kind).toBe("unreadable");
  expect(suspicions).toContain("no-proof");
});
