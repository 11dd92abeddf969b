import { expect, test } from "vitest";
import { withCounted, withTypedCost } from "#shared/rules/proposed-cost.ts";
import {
  bodyOf,
  draftOfOrder,
  draftOfSaid,
  emptyDraft,
  proposedLines,
  sumsOf,
  unsaidLines,
  withLine,
  withoutLine,
  withPieces,
} from "./purchase-draft.ts";

const rice = { productId: "riz0", pieces: 1 };

test("what is scanned again is one line that grows, its cost with it", () => {
  const basis = { francs: 900, pieces: 2 };
  const once = withPieces(emptyDraft, { ...rice, basis });
  expect(once.lines).toEqual([{ productId: "riz0", quantity: 1, cost: 450, basis }]);
  const typed = withLine(once, { productId: "riz0", quantity: 2, cost: 1000 });
  // Nobody typed the cost of four of them.
  expect(withPieces(typed, { ...rice, pieces: 2, basis }).lines).toEqual([
    { productId: "riz0", quantity: 4, cost: 2000, basis: { francs: 1000, pieces: 2 } },
  ]);
  expect(withoutLine(typed, "riz0").lines).toEqual([]);
  // Its pieces were erased to be typed anew, and it is scanned instead: what it costs stands.
  const erased = withLine(once, { productId: "riz0", quantity: 0, cost: 1000 });
  expect(withPieces(erased, rice).lines).toEqual([{ productId: "riz0", quantity: 1, cost: 1000 }]);
});

test("a line whose cost nobody has said is told so; one that cost nothing is not", () => {
  const draft = withPieces(withPieces(emptyDraft, rice), { productId: "sel0", pieces: 3 });
  const free = withLine(draft, { productId: "sel0", quantity: 3, cost: 0 });
  expect(unsaidLines(free).map(({ productId }) => productId)).toEqual(["riz0"]);
});

test("what is told is what was typed, in the order of the invoice", () => {
  const draft = withPieces(withPieces(emptyDraft, { ...rice, basis: { francs: 450, pieces: 1 } }), {
    ...{ productId: "sel0", pieces: 2, basis: { francs: 100, pieces: 1 } },
  });
  expect(bodyOf(draft)).toEqual({
    lines: [
      { productId: "riz0", quantity: 1, cost: 450 },
      { productId: "sel0", quantity: 2, cost: 200 },
    ],
  });
  const extra = { kind: "transport" as const, by: "value" as const };
  const whole = {
    ...{ ...draft, supplierId: "s", reference: " F-12 " },
    extras: [
      { ...extra, amount: 300, onInvoice: true },
      { ...extra, amount: undefined, onInvoice: false },
    ],
  };
  expect(bodyOf(whole)).toMatchObject({
    ...{ supplierId: "s", reference: "F-12" },
    extraCosts: [{ ...extra, amount: 300, onInvoice: true }],
  });
  expect(sumsOf({ ...whole, paid: 400 })).toEqual({ due: 950, paid: 400, left: 550 });
  expect(sumsOf({ ...whole, paid: 4000 })).toEqual({ due: 950, paid: 950, left: 0 });
  // Whoever sells without a name is paid.
  expect(sumsOf({ ...whole, supplierId: undefined })).toEqual({ due: 950, paid: 950, left: 0 });
});

test("[U12] a line tells the pack that it was counted in while it is a whole number of them", () => {
  const by = { per: 24, pack: { id: "pk-1", name: "Carton" } };
  const draft = withLine(withPieces(emptyDraft, rice), {
    ...{ productId: "riz0", quantity: 48, cost: 20_000, by },
  });
  expect(bodyOf(draft).lines).toEqual([{ productId: "riz0", quantity: 48, cost: 20_000, by }]);
  // A single piece beside them is scanned: all are told in pieces.
  const more = withPieces(draft, rice);
  expect(bodyOf(more).lines).toEqual([{ productId: "riz0", quantity: 49, cost: 20_417 }]);
});

test("what the program proposed follows until a person types: an order that comes, all that is paid", () => {
  const order = {
    ...{ id: "o1", supplierId: "s" },
    lines: [
      { productId: "riz0", quantity: 3, cost: 1000 },
      { productId: "sel0", quantity: 10 },
    ],
  };
  const left = [
    { productId: "riz0", quantity: 1, cost: 333 },
    { productId: "sel0", quantity: 10 },
  ];
  const draft = draftOfOrder(order, left);
  // The cost expected by the order was not read on the invoice.
  expect(proposedLines(draft).map(({ productId, cost }) => [productId, cost])).toEqual([
    ["riz0", 333],
  ]);
  const [salt, rice] = draft.lines;
  if (!rice || !salt) throw new Error("two lines");
  const all = withLine(draft, withCounted(rice, { quantity: 3 }));
  expect(bodyOf(all).lines[0]).toEqual({ productId: "riz0", quantity: 3, cost: 1000 });
  const typed = withLine(draft, withTypedCost(rice, 350));
  expect(proposedLines(typed)).toEqual([]);
  expect(unsaidLines(typed)).toEqual([salt]);

  const said = draftOfSaid({
    ...{ act: "purchase", supplierId: "s", paid: "all" },
    lines: [{ productId: "riz0", quantity: 2, cost: 900 }],
  } as unknown as Parameters<typeof draftOfSaid>[0]);
  expect(sumsOf(said)).toEqual({ due: 900, paid: 900, left: 0 });
  const dearer = withLine(said, { productId: "riz0", quantity: 2, cost: 1500 });
  expect(sumsOf(dearer)).toEqual({ due: 1500, paid: 1500, left: 0 });
  expect(sumsOf({ ...dearer, paid: 900 })).toEqual({ due: 1500, paid: 900, left: 600 });
});
