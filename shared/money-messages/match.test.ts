import fc from "fast-check";
import { expect, test } from "vitest";
import type { PastedMessage } from "./chain-order.ts";
import { matchDay, type NotedPayment } from "./match.ts";
import type { Move } from "./reading.ts";

const start = Date.UTC(2026, 5, 1, 8);
const hour = 3_600_000;
const moment = (minutes: number) => new Date(start + minutes * 60_000).toISOString();

function aMessage(
  id: string,
  amount: number,
  minutes: number,
  more: Partial<Move> = {},
): PastedMessage {
  const reading: Move = {
    ...{ kind: "received", currency: "XAF", amount, at: moment(minutes), leftover: [], ...more },
  };
  return { id, text: id, reading, pastedAt: moment(minutes) };
}

function aPayment(
  id: string,
  amount: number,
  minutes: number,
  more: Partial<NotedPayment> = {},
): NotedPayment {
  return { id, amount, currency: "XAF", at: moment(minutes), ...more };
}

const pairs = (messages: PastedMessage[], payments: NotedPayment[]) =>
  matchDay(messages, payments, hour).matched.map(
    ({ messageId, paymentId, by, difference }) => `${messageId}-${paymentId} ${by} ${difference}`,
  );

test("a reference goes before amount and time, however the seller wrote it", () => {
  const messages = [aMessage("m", 5000, 0, { reference: "PP260601.0800.A12345" })];
  const near = aPayment("near", 5000, 1);
  const far = aPayment("far", 4500, 300, { reference: "pp260601 0800 a12345" });
  expect(pairs(messages, [near, far])).toEqual(["m-far reference 500"]);
});

test("without a reference the amount decides, the nearer first, within the window and no further", () => {
  expect(
    pairs([aMessage("m", 5000, 0)], [aPayment("b", 5000, 40), aPayment("a", 5000, 5)]),
  ).toEqual(["m-a amount 0"]);
  const around = [aPayment("early", 5000, 10), aPayment("late", 5000, 65)];
  expect(pairs([aMessage("m", 5000, 60)], around)).toEqual(["m-late amount 0"]);
  expect(pairs([aMessage("m", 5000, 0)], [aPayment("a", 5000, 60)])).toEqual(["m-a amount 0"]);
  expect(pairs([aMessage("m", 5000, 0)], [aPayment("a", 5000, 61)])).toEqual([]);
  expect(pairs([aMessage("m", 5000, 0)], [aPayment("a", 5001, 0)])).toEqual([]);
});

test("a nearer one is given up where its message has another and the other message has none", () => {
  const messages = [aMessage("m1", 5000, 50), aMessage("m2", 5000, 70)];
  const payments = [aPayment("p1", 5000, 0), aPayment("p2", 5000, 51)];
  expect(pairs(messages, payments)).toEqual(["m1-p1 amount 0", "m2-p2 amount 0"]);
});

test("other services, other currencies and other references do not match", () => {
  const message = aMessage("m", 5000, 0, { operator: "mtn", reference: "17600000001" });
  expect(pairs([message], [aPayment("p", 5000, 0, { operator: "orange" })])).toEqual([]);
  expect(pairs([message], [aPayment("p", 5000, 0, { currency: "USD" })])).toEqual([]);
  expect(pairs([message], [aPayment("p", 5000, 0, { reference: "17600000002" })])).toEqual([]);
  expect(pairs([message], [aPayment("p", 5000, 0, { operator: "mtn" })])).toEqual(["m-p amount 0"]);
});

test("what an agent put in, what came back and what went out is no customer's money", () => {
  const kinds = ["deposit", "reversal", "sent", "payment", "withdrawal", "airtime"] as const;
  const messages = kinds.map((kind) => aMessage(kind, 5000, 0, { kind }));
  expect(matchDay(messages, [aPayment("p", 5000, 0)], hour)).toMatchObject({
    ...{ matched: [], messagesWithoutSale: [], salesWithoutMessage: ["p"] },
    sums: [{ operator: "", received: 0, noted: 5000 }],
  });
});

test("the sums of each service say what came and what was noted", () => {
  const messages = [
    aMessage("a", 5000, 0, { operator: "mtn" }),
    aMessage("b", 700, 5, { operator: "wave" }),
  ];
  const payments = [aPayment("p", 5000, 1), aPayment("q", 900, 2, { operator: "wave" })];
  expect(matchDay(messages, payments, hour)).toEqual({
    matched: [{ messageId: "a", paymentId: "p", by: "amount", difference: 0 }],
    messagesWithoutSale: ["b"],
    salesWithoutMessage: ["q"],
    sums: [
      { operator: "mtn", currency: "XAF", received: 5000, noted: 5000 },
      { operator: "wave", currency: "XAF", received: 700, noted: 900 },
    ],
  });
});

const reference = fc.constantFrom(undefined, undefined, "R1", "R2", "R3");
const operator = fc.constantFrom(undefined, "mtn", "wave");
const one = fc.record({
  amount: fc.constantFrom(500, 1000, 2500),
  at: fc.nat(240),
  reference,
  operator,
});
const bare = ({
  reference: told,
  operator: name,
}: {
  reference: string | undefined;
  operator: string | undefined;
}) => ({
  ...(told && { reference: told }),
  ...(name && { operator: name }),
});

test("each counts at most once, nothing is lost, and no order changes anything", () => {
  fc.assert(
    fc.property(
      fc.array(one, { maxLength: 15 }),
      fc.array(one, { maxLength: 15 }),
      (left, right) => {
        const messages = left.map((move, index) =>
          aMessage(`m${index}`, move.amount, move.at, bare(move)),
        );
        const payments = right.map((paid, index) =>
          aPayment(`p${index}`, paid.amount, paid.at, bare(paid)),
        );
        const day = matchDay(messages, payments, hour);
        const used = [...day.matched.map(({ messageId }) => messageId), ...day.messagesWithoutSale];
        expect(used.sort()).toEqual(messages.map(({ id }) => id).sort());
        const noted = [
          ...day.matched.map(({ paymentId }) => paymentId),
          ...day.salesWithoutMessage,
        ];
        expect(noted.sort()).toEqual(payments.map(({ id }) => id).sort());
        expect(matchDay([...messages].reverse(), [...payments].reverse(), hour)).toEqual(day);
        const total = (name: "received" | "noted") =>
          day.sums.reduce((sum, each) => sum + each[name], 0);
        expect(total("received")).toBe(left.reduce((sum, { amount }) => sum + amount, 0));
        expect(total("noted")).toBe(right.reduce((sum, { amount }) => sum + amount, 0));
      },
    ),
  );
});
