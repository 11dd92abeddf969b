import { expect, test } from "vitest";
import type { Payment } from "#shared/schemas/sale.ts";
import type { Ticket } from "#web/blocks/ticket.ts";
import { messageMoney } from "./money-words.ts";
import { asksForEyesOf, operatorName, verdictWords } from "./reading-words.ts";
import { waitingFor } from "./waiting-payments.ts";

test("francs CFA are told as everywhere, other money by its own name", () => {
  const plain = (text: string) => text.replace(/\s/g, " ");
  expect(plain(messageMoney(12_500, "XAF"))).toBe("12 500 FCFA");
  expect(plain(messageMoney(12_500, "XOF"))).toBe("12 500 FCFA");
  expect(plain(messageMoney(1_250_000, "CDF"))).toBe("12 500 CDF");
  expect(plain(messageMoney(1050, "USD"))).toBe("10.5 USD");
});

test("only payments of the amount that wait are offered, by their place", () => {
  const ticket = (id: string, payments: Payment[]) => ({ id, payments }) as unknown as Ticket;
  const momo = (amount: number, reference?: string): Payment => ({
    ...{ method: "mobile-money", amount },
    ...(reference !== undefined && { reference }),
  });
  const tickets = [
    ticket("a", [{ method: "cash", amount: 500, tendered: 500 }, momo(500)]),
    ticket("b", [momo(500, "MP1")]),
    ticket("c", [momo(500, ""), momo(700)]),
  ];
  expect(waitingFor(tickets, 500).map(({ ticket: { id }, place }) => [id, place])).toEqual([
    ["a", 1],
    ["c", 0],
  ]);
});

test("a contradiction and what cannot be read ask for eyes; a gap, a first and an advertisement do not", () => {
  const move = { kind: "received", amount: 500, currency: "XAF", leftover: [] } as const;
  const asks = (verdict: "off-the-chain" | "reference-used" | "alone" | "fits" | "same") =>
    asksForEyesOf({ reading: move, judged: { verdict }, suspicions: [] });
  expect(
    ["off-the-chain", "reference-used", "alone", "fits", "same"].map((one) => asks(one as "fits")),
  ).toEqual([true, true, false, false, false]);
  const other = (kind: "other" | "unreadable" | "failed") =>
    asksForEyesOf({ reading: { kind, leftover: [] }, judged: undefined, suspicions: [] });
  expect([other("unreadable"), other("other"), other("failed")]).toEqual([true, false, false]);
  expect(asksForEyesOf({ reading: move, judged: undefined, suspicions: ["future"] })).toBe(true);
  expect(verdictWords(move, { verdict: "alone", reason: "gap-before" }).tone).toBe("neutral");
});

test("what was not understood asks for eyes only where it may change the money", () => {
  const asks = (text: string) =>
    asksForEyesOf({
      reading: {
        ...{ kind: "received", amount: 500, currency: "XAF" },
        leftover: [{ is: "words", text }],
      },
      ...{ judged: undefined, suspicions: [] },
    });
  expect(["La fibre arrive", "12:33 ✓✓", "Tchad"].map(asks)).toEqual([false, false, false]);
  expect(["reste 2000", "sera annulé", "not final", "-500"].map(asks)).toEqual(Array(4).fill(true));
});

test("an operator is called as in the country, else as anywhere", () => {
  expect(operatorName("mtn", "CM")).toBe("MTN MoMo");
  expect(operatorName("wave", "CM")).toBe("Wave");
  expect(operatorName("", "CM")).toBeUndefined();
});
