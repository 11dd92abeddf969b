import fc from "fast-check";
import { expect, test } from "vitest";
import { type Judgement, judgeMessages } from "./chain.ts";
import type { PastedMessage } from "./chain-order.ts";
import type { Move, MoveKind } from "./reading.ts";

const start = Date.UTC(2026, 5, 1, 8);
const minute = (count: number) => new Date(start + count * 60_000).toISOString();

/** A message of a move; the minute is also when it was pasted. */
function aMove(
  id: string,
  kind: MoveKind,
  amount: number,
  balance: number,
  at: number,
  more: Partial<Move> = {},
): PastedMessage {
  const reading: Move = {
    ...{
      kind,
      amount,
      balance,
      currency: "XAF",
      at: minute(at),
      reference: `R${id}0000000`,
      leftover: [],
      ...more,
    },
  };
  return { id, text: JSON.stringify([id, reading]), reading, pastedAt: minute(at) };
}

/** 10 000 → a: +5000 → b: −2000 −100 → c: +7000 → d: +1000. */
const a = aMove("a", "received", 5000, 15_000, 10);
const b = aMove("b", "sent", 2000, 12_900, 20, { fee: 100 });
const c = aMove("c", "payment-received", 7000, 19_900, 30);
const d = aMove("d", "deposit", 1000, 20_900, 40);
const whole = [a, b, c, d];

function judged(messages: PastedMessage[]): Record<string, string> {
  const tell = ({ verdict, reason }: Judgement) => (reason ? `${verdict} ${reason}` : verdict);
  return Object.fromEntries([...judgeMessages(messages)].map(([id, one]) => [id, tell(one)]));
}

const fine = { a: "alone first", b: "fits", c: "fits", d: "fits" };

test("messages that follow each other fit, but for the first, which nothing speaks for", () => {
  expect(judged(whole)).toEqual(fine);
});

test("a message that nobody pasted is a gap, and breaks nothing behind it", () => {
  expect(judged([a, c, d])).toEqual({ a: "alone first", c: "alone gap-before", d: "fits" });
});

test("between two that follow each other there is no room for another", () => {
  const forged = aMove("f", "received", 50_000, 65_000, 25);
  expect(judged([...whole, forged])).toEqual({ ...fine, f: "off-the-chain no-room" });
});

test("a move that fits with a balance that does not is off the chain, and the next one fits", () => {
  const forged = aMove("b", "sent", 2000, 18_000, 20, { fee: 100 });
  expect(judged([a, forged, c, d])).toEqual({ ...fine, b: "off-the-chain balance-contradicts" });
});

test("an amount that was edited leaves a gap before it", () => {
  const forged = aMove("c", "payment-received", 70_000, 19_900, 30);
  expect(judged([a, b, forged, d])).toEqual({ ...fine, c: "alone gap-before" });
});

test("what fits at another moment than it tells is off the chain, and what stood behind it fits", () => {
  const moved = aMove("b", "sent", 2000, 12_900, 45, { fee: 100 });
  const e = aMove("e", "received", 300, 21_200, 50);
  const told = { ...fine, b: "off-the-chain time-contradicts" };
  expect(judged([a, moved, c, d, e])).toEqual({ ...told, e: "fits" });
  expect(judged([a, moved, c, d])).toEqual(told);
});

test("a whole message told again under a new reference is off the chain, wherever it stands", () => {
  const beside = { ...aMove("f", "received", 5000, 15_000, 10), pastedAt: minute(50) };
  expect(judged([...whole, beside])).toEqual({ ...fine, f: "off-the-chain told-twice" });
  const late = aMove("f", "received", 5000, 15_000, 50);
  expect(judged([...whole, late])).toEqual({ ...fine, f: "off-the-chain told-twice" });
});

test("of two under one reference the one that fits is believed, whichever was pasted first", () => {
  const forged = {
    ...aMove("f", "received", 90_000, 15_000, 5, { reference: "RA0000000" }),
    pastedAt: minute(1),
  };
  const first = aMove("a", "received", 5000, 15_000, 10, { reference: "RA0000000" });
  const before = aMove("z", "received", 1000, 10_000, 2);
  expect(judged([before, first, b, forged])).toMatchObject({
    a: "fits",
    b: "fits",
    f: "reference-used",
  });
});

test("the same text counts once, and so does the same move in other words", () => {
  const again = { ...a, id: "a2", pastedAt: minute(60) };
  const words = {
    ...aMove("a", "received", 5000, 15_000, 10),
    id: "a3",
    text: "told otherwise",
    pastedAt: minute(61),
  };
  expect(judged([...whole, again, words])).toEqual({ ...fine, a2: "same", a3: "same" });
  expect(judgeMessages([...whole, again]).get("a2")).toEqual({ verdict: "same", like: "a" });
});

test("a fee that is in the amount already fits too, and a rounded balance may be one franc apart", () => {
  const within = aMove("b", "sent", 2000, 13_000, 20, { fee: 100 });
  expect(judged([a, within])).toMatchObject({ b: "fits" });
  const rounded = aMove("b", "sent", 2000, 12_901, 20, { fee: 100, isCut: true });
  expect(judged([a, rounded])).toMatchObject({ b: "fits" });
  const apart = aMove("b", "sent", 2000, 12_902, 20, { fee: 100, isCut: true });
  expect(judged([a, apart])).toMatchObject({ b: "alone gap-before" });
});

test("messages that tell no moment find their place by the chain", () => {
  const untimed = whole.map(({ reading, ...rest }) => {
    const { at: _, ...bare } = reading as Move;
    return { ...rest, reading: bare as Move, pastedAt: minute(99) };
  });
  expect(judged([...untimed].reverse())).toEqual(fine);
  expect(judged([a, c, d, ...untimed.filter(({ id }) => id === "b")])).toEqual(fine);
});

test("francs and dollars of one account are two chains", () => {
  const dollars = aMove("u", "received", 500, 700, 15, { currency: "USD" });
  expect(judged([...whole, dollars])).toEqual({ ...fine, u: "alone first" });
});

test("a message without a balance is alone, and so is all that moved no money", () => {
  const silent = aMove("s", "received", 500, 0, 15);
  delete (silent.reading as Move).balance;
  const failed: PastedMessage = {
    id: "x",
    text: "x",
    pastedAt: minute(3),
    reading: { kind: "failed", leftover: [] },
  };
  expect(judged([silent, failed])).toEqual({ s: "alone no-balance", x: "alone no-balance" });
});

test("numbers of MTN rise, and one that does not is off the chain", () => {
  const mtn = (id: string, amount: number, balance: number, at: number, reference: string) =>
    aMove(id, "received", amount, balance, at, {
      operator: "mtn",
      pattern: "mtn-CM-1-1",
      reference,
    });
  const true1 = [
    mtn("a", 100, 1100, 1, "17600000100"),
    mtn("b", 100, 1200, 2, "17600000200"),
    mtn("c", 100, 1300, 3, "17600000300"),
  ];
  expect(judged(true1)).toMatchObject({ a: "alone first", b: "fits", c: "fits" });
  const edited = [...true1.slice(0, 1), mtn("b", 100, 1200, 2, "17900000200"), ...true1.slice(2)];
  expect(judged(edited)).toMatchObject({ b: "off-the-chain reference-out-of-order", c: "fits" });
});

/** Moves of one account, each at its own minute. */
const account = fc
  .array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 90 }), fc.nat(3)), {
    minLength: 1,
    maxLength: 25,
  })
  .map((moves) => {
    let balance = 1_000_000;
    return moves.map(([isIn, hundreds, fees], index) => {
      // No sum of some is the sum of others, or a missing one may look like another that is there.
      const [amount, fee] = [hundreds * 100 + 10_000 * 3 ** (index % 12), isIn ? 0 : fees * 25];
      balance += isIn ? amount : -amount - fee;
      return aMove(`m${index}`, isIn ? "received" : "sent", amount, balance, index + 1, { fee });
    });
  });

test("of a true account nothing is off the chain, whatever is missing and however it comes", () => {
  fc.assert(
    fc.property(
      account,
      fc.func(fc.nat(9)),
      fc.infiniteStream(fc.nat()),
      (messages, left, keys) => {
        const all = judgeMessages(messages);
        expect([...all.values()].filter(({ verdict }) => verdict !== "fits")).toHaveLength(1);
        const some = messages.filter(({ id }) => left(id) > 1);
        const order = new Map(some.map(({ id }) => [id, keys.next().value ?? 0]));
        const mixed = [...some].sort((x, y) => (order.get(x.id) ?? 0) - (order.get(y.id) ?? 0));
        const verdicts = judgeMessages(mixed);
        expect(verdicts).toEqual(judgeMessages(some));
        expect([...verdicts.values()].map(({ verdict }) => verdict)).not.toContain(
          "reference-used",
        );
      },
    ),
  );
});
