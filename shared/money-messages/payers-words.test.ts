import { expect, test } from "vitest";
import { readMessage } from "./read-message.ts";

/** A message of Cameroon with these words and this name of the payer. */
const mtn = (words: string, name = "BILOA") =>
  `Vous avez recu 5000 XAF de ${name} (237677010101) sur votre compte Mobile Money 2026-11-27 10:00:00. Message de l'expediteur: ${words}. Votre nouveau solde est de 45000 FCFA. Frais: 0 XAF. Transaction ID: 1840000001.`;
const others = [
  (words: string, name = "BILOA") =>
    `Vous avez reçu 5 000 FCFA de ${name} (677010101).\nMotif : ${words}\nNouveau solde : 45 000 FCFA\nRéf : 1840000001`,
  (words: string, name = "BILOA") =>
    `You have received 5,000 XAF from ${name} (237677010101). Reason: ${words}. Fee: 0 XAF. New balance: 45,000 XAF. Financial Transaction Id: 1840000001`,
  (words: string, name = "BILOA") =>
    `Vous avez recu 5000F de ${name} (677010101). Ref: ${words}. Solde: 45000F. ID de transaction est 1840000001`,
];
const told = {
  ...{ kind: "received", amount: 5000, balance: 45_000, reference: "1840000001" },
  ...{ sender: "BILOA", phone: "+237677010101" },
};

const misleading = [
  ...["remboursement dette", "demande de pagne", "retrait chez Paul", "annulation", "echec"],
  ...["frais de transport", "failed reversal", "pending", "depot", "vous avez envoye 5000"],
  ...["pour 5000", "solde 900000", "REF 99887766", "transfert de 7000 FCFA", "credit 2 unites"],
];

test.each(misleading)("what the payer wrote changes nothing: %s", (words) => {
  for (const message of [mtn, ...others]) {
    const reading = readMessage(message(words), "CM");
    expect(reading).toMatchObject({ ...told, words, leftover: [] });
  }
});

test.each([
  ...["ANNULÉ MOÏSE", "RETRAIT PLUS", "FRAIS ET BON SARL", "DEMANDE GISELE", "ÉCHEC ET MAT"],
  ...["PENDING JOSEPH", "REVERSAL FAILED", "DEPOT DE BOISSONS", "TRANSFERT RAPIDE", "ALI ANNULE"],
])("what the payer is called changes nothing: %s", (name) => {
  for (const message of [mtn, ...others])
    expect(readMessage(message("1", name), "CM")).toMatchObject({ ...told, sender: name });
});

test("the operator's own words count as before", () => {
  const failed = mtn("merci").replace("Frais: 0 XAF.", "Transaction annulee.");
  expect(readMessage(failed, "CM").kind).toBe("failed");
  const back =
    "Remboursement de 5000 FCFA. Motif: merci. Nouveau solde: 45000 FCFA. Transaction ID: 1840000001.";
  expect(readMessage(back, "CM").kind).toBe("reversal");
});

test.each([
  ["ID de transaction est 1840000001", "1840000001"],
  ["Numero de transaction : 1840000001", "1840000001"],
  ["N° de transaction 1840000001", "1840000001"],
  ["Transaction\nID:\n1840000001", "1840000001"],
  ["Txn Id 1840000001", "1840000001"],
  ["TID: PP261127.1010.A12345", "PP261127.1010.A12345"],
  ["Réf PP261127.1010.A12345", "PP261127.1010.A12345"],
  ["Ref client: 99887766. Financial Transaction Id: 1840000001", "1840000001"],
  ["Reference: 55443322. Id transaction: 1840000001", "1840000001"],
])("the operator's number is found: %s", (label, reference) => {
  const text = `Vous avez recu 5000 FCFA de BILOA (677010101). Solde: 45000 FCFA. ${label}`;
  expect(readMessage(text, "CM")).toMatchObject({ ...told, reference });
});

test.each([
  ["de ATANGANA PAUL to 697112234. ", "ATANGANA PAUL", undefined],
  ["de 237677010101 (AWA). ", "AWA", "+237677010101"],
  ["from 237677010101 KONE. ", "KONE", "+237677010101"],
  ["par KAMGA (677010101). ", "KAMGA", "+237677010101"],
  ["de KAMGA PAUL, 677 01 01 01. ", "KAMGA PAUL", "+237677010101"],
  ["du 677010101, KAMGA, le 27/11/2026 10:00. ", "KAMGA", "+237677010101"],
  ["de ETS. KALLA. ", "ETS. KALLA", undefined],
])("the payer comes out clean: %s", (written, sender, phone) => {
  const reading = readMessage(`Vous avez recu 5000 FCFA ${written}Solde: 45000 FCFA.`, "CM");
  expect(reading).toMatchObject({ amount: 5000, sender });
  expect("phone" in reading ? reading.phone : undefined).toBe(phone);
});
