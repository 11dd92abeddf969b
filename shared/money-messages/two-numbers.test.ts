import { expect, test } from "vitest";
import { readMessage } from "./read-message.ts";
import { receiptsOf } from "./receipts.ts";

const [sender, receiver, stranger] = ["+237656262382", "+237656480453", "+237699000001"];
const french =
  "Transfert de 656262382 AWOULOU KABA vers 656480453 EBAKO AGBOR reussi. Details: ID transaction: PP260730.1050.B91660, Montant Transaction: 30000FCFA, Frais: 0 FCFA, Commission: 0 FCFA, Montant Net: 30000 FCFA, Nouveau Solde: 30386.78 FCFA.";
const english =
  "Successful transfer from 656262382 AWOULOU KABA to 656480453 EBAKO AGBOR. Details: Transaction ID: PP260730.1050.B91660, Transaction amount: 30000 FCFA, Charges: 0 FCFA, Commission: 0 FCFA, Net amount :30000 FCFA, New balance: 30386.78 FCFA.";
const lines = french.replaceAll(", ", "\n");

test.each([french, english, lines])(
  "a transfer between two numbers tells its way by the shop's own: %s",
  (text) => {
    const told = { amount: 30_000, reference: "PP260730.1050.B91660", balance: 30_386 };
    expect(readMessage(text, "CM", [receiver])).toMatchObject({
      ...{ ...told, kind: "received", sender: "AWOULOU KABA", phone: sender, leftover: [] },
    });
    expect(readMessage(text, "CM", [sender])).toMatchObject({
      ...{ ...told, kind: "sent", sender: "EBAKO AGBOR", phone: receiver },
    });
  },
);

test.each([
  ["none", []],
  ["a third one", [stranger]],
  ["both", [sender, receiver]],
])("where %s is the shop's, the way is asked and never guessed", (_, own) => {
  for (const text of [french, english, lines])
    expect(readMessage(text, "CM", own)).toEqual({
      kind: "whose",
      sides: {
        from: { sender: "AWOULOU KABA", phone: sender },
        to: { sender: "EBAKO AGBOR", phone: receiver },
      },
      leftover: [],
    });
});

test("a deposit between two numbers, and what an agent did for somebody, is not taken for money of the shop", () => {
  const deposit =
    "Depot vers 690933686 NGANGOM reussi from 696103864 WONDER PHONE. Informations detaillees : Montant transaction : 10000FCFA, ID de Transaction : CI260801.1355.D50164, Frais : 0FCFA, Commission : 0 FCFA, Montant Net Debite : 10000FCFA, Nouveau Solde : 2773937.6FCFA.";
  expect(readMessage(deposit, "CM").kind).toBe("whose");
  expect(readMessage(deposit, "CM", ["+237696103864"])).toMatchObject({
    ...{ kind: "sent", amount: 10_000, sender: "NGANGOM", phone: "+237690933686" },
  });
  const agents = [
    "Dépôt de 5 000 FCFA effectue pour 91316317(DOSSEH), le 19-06-26 20:24. Commission: 14 FCFA. Nouveau solde Mixx : 144 FCFA. Ref: 17915718791.",
    "Retrait de 3 000 FCFA effectue par 93036603, le 19-06-26 20:31. Commission: 21 FCFA. Votre nouveau solde Mixx : 3 165 FCFA. Ref: 17915847509.",
  ];
  for (const text of agents) expect(readMessage(text, "TG").kind).toBe("unreadable");
});

const first = "Vous avez recu 5000 FCFA de BILOA (677010101). Solde: 45000 FCFA. ID: 1840000001.";
const second = "Vous avez recu 700 FCFA de AWA (677020202). Solde: 45700 FCFA. ID: 1840000002.";
const isMessage = (text: string) => readMessage(text, "CM").kind === "received";

test("messages pasted in one go are parted, whatever stands between them", () => {
  for (const between of [" ", "\n", ""])
    expect(receiptsOf(`${first}${between}${second}`, isMessage)).toEqual([first, second]);
  expect(receiptsOf([first, second, first].join(" "), isMessage)).toHaveLength(3);
  for (const between of [" ", "\n"]) {
    const many = Array.from({ length: 60 }, (_, at) =>
      first.replace("1840000001", `${1840000100 + at}`),
    );
    expect(receiptsOf(many.join(between), isMessage)).toEqual(many);
  }
});

test("what a payer wrote begins no second message", () => {
  const one = first.replace(" Solde", " Motif: vous avez recu 700 FCFA hier. Solde");
  expect(receiptsOf(one, isMessage)).toEqual([one]);
  expect(readMessage(one, "CM")).toMatchObject({ amount: 5000, balance: 45_000 });
});
