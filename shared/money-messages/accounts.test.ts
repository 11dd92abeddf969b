import { expect, test } from "vitest";
import { judgeAccounts, splitPasted, unitsOf, wholeOf } from "./accounts.ts";
import { bestProof, proofOf } from "./proof.ts";
import { readMessage } from "./read-message.ts";

const received = (amount: number, balance: number, reference: string, at = "09:50:32") =>
  `Vous avez recu ${amount} XAF de ALPHA SARL (237652000001 ) sur votre compte Mobile Money 2026-06-23 ${at}. Message de l'expediteur:. Votre nouveau solde est de ${balance} FCFA. Frais: 0 XAF. Transaction ID: ${reference}.`;
const orange = (balance: number) =>
  `Vous avez recu 500 FCFA. Nouveau solde: ${balance} FCFA. Orange Money. Ref: CO260623.1014.A12345`;
const pasted = (texts: readonly string[]) =>
  texts.map((text, index) => ({
    id: String(index),
    text,
    reading: readMessage(text, "CM"),
    pastedAt: `2026-06-23T10:0${index}:00.000Z`,
  }));

test("messages are parted where a line is empty, whatever ends the lines", () => {
  expect(splitPasted("un\ndeux\r\n\r\ntrois\n \t\n\n quatre \n")).toEqual([
    "un\ndeux",
    "trois",
    "quatre",
  ]);
  expect(splitPasted(" \n\n ")).toEqual([]);
});

test("each operator's account is a chain of its own", () => {
  const messages = pasted([
    received(1000, 11_000, "17600000002"),
    orange(80_500),
    received(500, 11_500, "17600000009", "09:58:00"),
  ]);
  const judged = judgeAccounts(messages);
  expect(messages.map(({ id }) => judged.get(id)?.verdict)).toEqual(["alone", "alone", "fits"]);
});

test("an edited balance stands out of its account", () => {
  const messages = pasted([
    received(1000, 11_000, "17600000002"),
    received(5000, 61_500, "17600000005", "09:55:00"),
    received(500, 11_500, "17600000009", "09:58:00"),
  ]);
  expect(judgeAccounts(messages).get("1")?.verdict).toBe("off-the-chain");
});

test("Congolese francs are counted in hundredths, the others whole", () => {
  expect([unitsOf(500, "CDF"), unitsOf(500, "XAF")]).toEqual([50_000, 500]);
  expect([wholeOf(50_050, "USD"), wholeOf(500, "XOF")]).toEqual([500.5, 500]);
});

const asked = { due: 1000, currency: "XAF", now: "2026-06-23T09:00:00.000Z" } as const;

test.each([
  [received(1000, 11_000, "17600000002"), { is: "payment", difference: 0, isOld: false }],
  [received(800, 11_000, "17600000002"), { is: "payment", difference: -200 }],
  [received(1500, 11_000, "17600000002"), { is: "payment", difference: 500 }],
  [
    "Depot de 1000 FCFA effectue par AGENT BOYOU. Nouveau solde: 12000 FCFA. Ref: 17600000003",
    { is: "no-payment", kind: "not-customers" },
  ],
  ["Gagnez 5000 FCFA avec Mobile Money !", { is: "no-payment", kind: "other" }],
  [
    "Votre solde Mobile Money est de 5000 FCFA",
    { is: "no-payment", kind: expect.stringMatching(/balance|unreadable/) },
  ],
])("%s beside a payment of 1,000 francs", (text, proof) => {
  expect(proofOf(readMessage(text, "CM"), asked)).toMatchObject(proof);
});

test("yesterday's message is old, another currency's says so", () => {
  const reading = readMessage(received(1000, 11_000, "17600000002"), "CM");
  expect(proofOf(reading, { ...asked, now: "2026-06-24T09:00:00.000Z" })).toMatchObject({
    isOld: true,
  });
  expect(proofOf(reading, { ...asked, currency: "XOF" })).toMatchObject({ is: "other-currency" });
});

test("of several messages the one of the amount due is the proof", () => {
  const messages = pasted([
    "Gagnez 5000 FCFA avec Mobile Money !",
    received(800, 11_000, "17600000002"),
    received(1000, 12_000, "17600000005", "09:55:00"),
  ]);
  expect(bestProof(messages, asked)?.id).toBe("2");
  expect(bestProof(messages, { ...asked, due: 7 })?.id).toBe("1");
  expect(bestProof([], asked)).toBeUndefined();
});
