import { expect, test } from "vitest";
import { weighs } from "./left-words.ts";
import { readMessage } from "./read-message.ts";
import { suspicionsOf } from "./suspicions.ts";

const now = "2026-11-28T12:00:00.000Z";
const own = ["+237677999888"];

test.each([
  ["Votre solde est de 55500.0000 CDF.", 1_000_000, 5_550_000],
  ["Votre solde est de 55500.5000 CDF.", 1_000_000, 5_550_050],
  ["Votre solde est de 55500.1250 CDF.", 1_000_000, 5_550_012],
  ["Votre solde est de 55500,0000 CDF.", 1_000_000, 5_550_000],
])("four digits behind the point are a fraction in the DRC: %s", (balance, units, told) => {
  const text = `Trans. ID: CO261106.2320.C79855. Vous avez recu 10000.0000 CDF de 995282899 BOB. ${balance}`;
  expect(readMessage(text, "CD")).toMatchObject({ amount: units, balance: told });
});

test.each(["10000.125 CDF", "10000.1234 CDF"])(
  "an amount below a hundredth, or one that may be thousands, is never read: %s",
  (amount) => {
    const text = `Trans. ID: CO261106.2320.C79855. Vous avez recu ${amount} de 995282899 BOB. Votre solde est de 55500.00 CDF.`;
    expect(readMessage(text, "CD").kind).toBe("unreadable");
  },
);

const solde = "Nouveau solde: 45 000 FCFA. ID: 1840000001.";
test.each([
  [`Montant reçu : 3 100 FCFA. De : KOKOU (677010101), 17-11-26 16:35. ${solde}`, "received"],
  [`Somme reçue: 3 100 FCFA. Expéditeur: KOKOU (677010101). ${solde}`, "received"],
  [`Envoi de 3 100 FCFA au 677010101 (KOKOU), 20-11-26 10:02. ${solde}`, "sent"],
  [`Envoi d'argent de 3 100 FCFA a KOKOU (677010101). ${solde}`, "sent"],
  [`Montant envoyé : 3 100 FCFA. Bénéficiaire: KOKOU (677010101). ${solde}`, "sent"],
  [`Vous avez recu 3 100 FCFA. Venant de 677010101 KOKOU. ${solde}`, "received"],
  [`Vous avez recu 3 100 FCFA en provenance de KOKOU (677010101). ${solde}`, "received"],
  [`You have received 3 100 FCFA coming from KOKOU (677010101). ${solde}`, "received"],
])("the move stands under a noun, and the payer behind another word: %s", (text, kind) => {
  const reading = readMessage(text, "CM");
  expect(reading).toMatchObject({ kind, amount: 3100, sender: "KOKOU", phone: "+237677010101" });
  expect(reading.leftover).toEqual([]);
});

test.each([
  [
    "Paiement marchand de 3 100 FCFA par KOKOU (677010101) effectue avec succes.",
    "payment-received",
  ],
  ["Merchant payment of 3,100 FCFA by KOKOU (677010101) successful.", "payment-received"],
  ["Paiement de 3 100 FCFA effectue par KOKOU (677010101).", "unreadable"],
  ["Payment of 3,100 FCFA made by KOKOU 677010101.", "unreadable"],
  ["Paiement de 3 100 FCFA effectue par BOUTIQUE (677999888).", "payment"],
  ["Votre paiement de 3 100 FCFA a KOKOU (677010101) a ete effectue.", "payment"],
])("whose payment it is is read, never guessed: %s", (text, kind) => {
  expect(readMessage(`${text} ${solde}`, "CM", own).kind).toBe(kind);
});

test.each([
  `Credit de 3 100 FCFA par 677010101 KOKOU. ${solde}`,
  `Votre compte Orange Money a été crédité de 3 100 FCFA par KOKOU (677010101). ${solde}`,
  `Your account has been credited with 3,100 XAF from KOKOU (677010101). ${solde}`,
  "Transfert de 3 100 FCFA recu de KOKOU (677010101). Nouveau solde: 45 000 FCFA. Txn 1840000001",
])("an account that was credited received money: %s", (text) => {
  const told = { kind: "received", amount: 3100, phone: "+237677010101", reference: "1840000001" };
  expect(readMessage(text, "CM")).toMatchObject(told);
});

test.each(["momo", "Orange Money", "account", "wallet"])(
  "the payer's words end where the operator's balance begins: your new %s balance",
  (service) => {
    const text = `You have received 4500 XAF from PETER (237677010101). Reason: rent balance 20000. Your new ${service} balance is 33,400 XAF. Fee: 0 XAF. Transaction ID 18355500112.`;
    const told = { words: "rent balance 20000", balance: 33_400, leftover: [] };
    expect(readMessage(text, "CM")).toMatchObject(told);
  },
);

test.each([
  "Vous avez recu 5000 FCFA\nde MFS PAWAPAY\nDISBURSEMENT\n(677010101)\nle 2026-11-18 23:04:33.",
  "Vous avez recu 5000 FCFA de\nMFS PAWAPAY DISBURSEMENT (677010101).",
  "Vous avez recu 5000 FCFA\nDe MFS PAWAPAY DISBURSEMENT\n(677010101)",
  "Vous avez recu 5000 FCFA de MFS PAWAPAY\nDISBURSEMENT 677010101.",
])("a line may break anywhere in who paid: %s", (text) => {
  const whole = `${text}\nNouveau solde: 45000 FCFA.\nID: 1840000001.`;
  const reading = readMessage(whole, "CM");
  const told = { amount: 5000, sender: "MFS PAWAPAY DISBURSEMENT", phone: "+237677010101" };
  expect(reading).toMatchObject({ ...told, leftover: [] });
  expect(suspicionsOf({ text: whole, country: "CM", reading }, now)).toEqual([]);
});

test.each([
  "Cher client, le solde de vos points est de 372. Merci.",
  "Solde points: 372. Grace a ton paiement tu as gagné 12 points de fidélité.",
  "Votre solde bonus est de 500 FCFA.",
  "Solde credit: 250 FCFA. Recharge reussie.",
  "Your data balance: 372 MB. Balance points: 12.",
])("a balance of points, data or airtime is not the account's: %s", (text) => {
  expect(readMessage(text, "BJ").kind).not.toBe("balance");
});

const ref = (written: string) =>
  `Vous avez recu 5000 FCFA de BILOA (677010101). Ref: ${written}. Solde: 45000 FCFA.`;
test.each(["FACT2026001", "CMD-10258", "LOYER_11_2026", "TABLE12345", "INVOICE-2026-14", "778812"])(
  "a word and a number behind « Ref: » are the payer's: %s",
  (written) => {
    const reading = readMessage(ref(written), "CM");
    expect(reading).toMatchObject({ amount: 5000, balance: 45_000, words: written });
    expect(reading).not.toHaveProperty("reference");
  },
);
test.each(["1840000001", "PP261127.1010.A12345", "EU88123456", "DD6YGL2YPU", "T_QWERT12345"])(
  "the operator's number behind « Ref: » is a reference: %s",
  (written) => {
    expect(readMessage(ref(written), "CM")).toMatchObject({ reference: written });
  },
);

const payer = (words: string) =>
  `Vous avez recu 5000 FCFA de BILOA (677010101). Motif: ${words}. Solde: 45000 FCFA. ID: 1840000001.`;
test.each([
  ...["appelle au 677020202", "appelez-moi au 677 02 02 02 a l'arrivee", "call me on 677020202"],
  ...["livraison contact 677020202", "pour Awa, joindre le 677020202"],
])("a payer may ask to be called: %s", (words) => {
  const text = payer(words);
  const reading = readMessage(text, "CM");
  expect(reading).toMatchObject({ amount: 5000, words });
  expect(suspicionsOf({ text, country: "CM", reading }, now)).toEqual([]);
});
test.each([
  ...["appelez le service MTN au 677020202", "contactez notre agent 677020202 pour valider"],
  ...["envoi par erreur appelez 677020202", "call support 677020202 to claim"],
])("whoever poses as the operator in the payer's words is named: %s", (words) => {
  const text = payer(words);
  const reading = readMessage(text, "CM");
  expect(suspicionsOf({ text, country: "CM", reading }, now)).toContain("callback");
});

test.each([
  "contacter le service promotionnel au [694_66_18_77]",
  "contactez le 694/66/18/77",
  "appelez le (694) 66 18 77",
  "Contact: 694-66.18.77",
])("a number to call is found however it is written: %s", (written) => {
  const text = `Cher client, votre numero a ete selectionne. Veuillez ${written}`;
  const reading = readMessage(text, "CM");
  expect(suspicionsOf({ text, country: "CM", reading }, now)).toEqual(["callback", "prize"]);
});

test.each([
  ["Depot de 5000 FCFA effectue pour 677999888 (BOUTIQUE) par KIOSQUE (677010101).", "deposit"],
  ["Depot de 5000 FCFA vers 677999888 reussi.", "deposit"],
  ["Retrait de 5000 FCFA effectue par 677999888.", "withdrawal"],
])("what an agent did for the shop's own number is the shop's: %s", (text, kind) => {
  const whole = `${text} Nouveau solde: 45000 FCFA. ID: 1840000001.`;
  expect(readMessage(whole, "CM", own)).toMatchObject({ kind, amount: 5000 });
  expect(readMessage(whole, "CM").kind).toBe("unreadable");
});

test.each(["La fibre arrive a Douala", "12:33 ✓✓", "mar. 24 nov", "[24/11/2026 09:12] Maman:"])(
  "a line of other things weighs nothing: %s",
  (text) => expect(weighs({ is: "words", text })).toBe(false),
);
test.each(["-5000", "reste 2", "sous reserve", "sera annule", "ne comptez", "if confirmed", "677"])(
  "what may change the money weighs: %s",
  (text) => expect(weighs({ is: "words", text })).toBe(true),
);
