import fc from "fast-check";
import { expect, test } from "vitest";
import { readMessage } from "./read-message.ts";
import { isMove } from "./reading.ts";

const mtn =
  "Vous avez recu 26800 XAF de ALPHA SARL (237652000001 ) sur votre compte Mobile Money 2026-06-23 09:50:32. Message de l'expediteur:. Votre nouveau solde est de 29398 FCFA. Frais: 0 XAF. Transaction ID: 17600000002.";
const generic = (amount: string) =>
  `Vous avez recu ${amount} de LEA (677000111). Nouveau solde: 45 000 FCFA. Ref: 17600000002`;

test("a message that a pattern knows is read whole", () => {
  expect(readMessage(mtn, "CM")).toEqual({
    pattern: "mtn-CM-1-1",
    operator: "mtn",
    kind: "received",
    currency: "XAF",
    amount: 26_800,
    fee: 0,
    balance: 29_398,
    reference: "17600000002",
    sender: "ALPHA SARL",
    phone: "+237652000001",
    at: "2026-06-23T08:50:32.000Z",
    leftover: [],
  });
});

test.each([
  ["12500 FCFA", 12_500],
  ["12 500 FCFA", 12_500],
  ["12\u202f500 FCFA", 12_500],
  ["12\u00a0500 F", 12_500],
  ["12.500 F", 12_500],
  ["12,500.00 XAF", 12_500],
  ["12.500,00 F CFA", 12_500],
  ["12 500,00 FCFA", 12_500],
  ["12500F", 12_500],
  ["XAF 12,500", 12_500],
  ["1 250 000 FCFA", 1_250_000],
])("%s is %i", (written, amount) => {
  expect(readMessage(generic(written), "CM")).toMatchObject({ kind: "received", amount });
});

test.each([
  ["a comma and one digit", "12,5 FCFA"],
  ["a comma and one nought", "12,0 FCFA"],
  ["half a franc", "12.50 FCFA"],
  ["groups of two", "12 50 FCFA"],
  ["two signs for thousands", "1.250,000 FCFA"],
  ["a letter for a nought", "1O 000 FCFA"],
  ["two amounts", "5000 FCFA 7000 FCFA"],
  ["nothing", "0 FCFA"],
  ["too much to count", "999 999 999 999 999 999 FCFA"],
  ["a minus", "-5000 FCFA"],
])("%s is no amount", (_, written) => {
  expect(isMove(readMessage(generic(written), "CM"))).toBe(false);
});

test("a message that a pattern knows and that says of itself that it failed brought nothing in", () => {
  expect(readMessage(`${mtn} Paiement refuse.`, "CM")).toMatchObject({ kind: "unreadable" });
});

test("dollars and Congolese francs are hundredths of their own, and never francs", () => {
  const text =
    "Trans ID: PP250312.1403.A12345. Vous avez recu USD 12.50 de 0971234567, ILUNGA. Votre solde disponible est de USD 80.75.";
  expect(readMessage(text, "CD")).toMatchObject({ currency: "USD", amount: 1250, balance: 8075 });
  expect(readMessage(text.replaceAll("USD", "CDF"), "CD")).toMatchObject({ currency: "CDF" });
  expect(isMove(readMessage(text.replaceAll("USD ", ""), "CD"))).toBe(false);
  expect(isMove(readMessage(text.replace("USD 80", "CDF 80"), "CD"))).toBe(false);
});

test("a fraction of a franc is cut off a balance, and said", () => {
  const text =
    "Vous avez recu 1,800.00 FCFA du 57652700,CLAIRE. Le solde de votre compte est de 271.910 FCFA Trans ID: PP260316.2147.19371398.";
  expect(readMessage(text, "BF")).toMatchObject({ amount: 1800, balance: 271, isCut: true });
});

test.each([
  [
    "failed",
    "Vous avez recu 5000 FCFA de LEA: transaction echouee. Solde: 9000 FCFA. Ref: 1760000002",
  ],
  ["other", "Vous allez recevoir 5000 FCFA de LEA. Solde: 9000 FCFA. Ref: 17600000002"],
  ["other", "Vous avez recu une demande de paiement de 5000 FCFA. Ref: 17600000002"],
  ["other", "Gagnez 5000 FCFA avec MoMo! Composez *126#"],
  ["unreadable", "x".repeat(1001)],
  ["unreadable", "Vous avez recu 5000 FCFA"],
  ["unreadable", "Vous avez recu 5000 FC de LEA. Ref: 17600000002"],
  ["other", ""],
])("is %s: %s", (kind, text) => {
  const reading = readMessage(text, "CM");
  expect(reading.kind).toBe(kind);
  expect(isMove(reading)).toBe(false);
});

test("of two messages pasted as one the first is read, and the second is left over, whole", () => {
  const second = mtn.replaceAll("26800", "900");
  expect(readMessage(`${mtn} ${second}`, "CM")).toMatchObject({
    amount: 26_800,
    leftover: [{ is: "words", text: second }],
  });
  expect(readMessage(`${mtn}Prix Cassés chez MoMo: 0 F sur tes transferts`, "CM")).toMatchObject({
    pattern: "mtn-CM-1-1",
  });
});

test("a pattern of another country is not trusted here", () => {
  expect(readMessage(mtn, "SN")).not.toHaveProperty("pattern");
});

const words = [
  "Vous avez recu ",
  "1 000",
  "5000 FCFA",
  " de ",
  "solde",
  ": ",
  "(677000111)",
  "Frais",
  "\n",
];

test("any text is answered, and what is read of it is whole money", () => {
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 400 }),
    fc
      .array(fc.constantFrom(...words, ..."0123456789 .,FCA"), { maxLength: 300 })
      .map((all) => all.join("")),
  );
  fc.assert(
    fc.property(text, fc.constantFrom("CM", "CI", "CD", "BF", "XX"), (any, country) => {
      const reading = readMessage(any, country);
      if (!isMove(reading)) return;
      expect(Number.isSafeInteger(reading.amount) && reading.amount > 0).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test.each([
  "1 ".repeat(5000),
  "recu ".repeat(200),
  "Vous avez recu 5 FCFA de ".repeat(40),
  `Vous avez recu 5 FCFA de ${"(".repeat(900)}`,
  "transfert de ".repeat(76),
  "123 456 ".repeat(124),
  "solde ".repeat(166),
])("rubbish takes no time: %s", (text) => {
  const before = performance.now();
  readMessage(text, "CM");
  expect(performance.now() - before).toBeLessThan(2000);
});
