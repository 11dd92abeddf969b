import fc from "fast-check";
import { expect, test } from "vitest";
import { operationEntries } from "#shared/sync/kinds.ts";
import { canonicalText, type Operation, operationHeadSchema } from "#shared/sync/operations.ts";
import type { Unpacked } from "#shared/sync/pack.ts";
import { plainSale } from "./plain-sale.ts";

/** What the schemas make of the same, undefined when they refuse it. */
function bySchema(unpacked: Unpacked): { operation: Operation; text: string } | undefined {
  const head = operationHeadSchema.safeParse(unpacked);
  const body = operationEntries.sale.body.safeParse(unpacked.body);
  if (!head.success || !body.success) return undefined;
  const operation = { ...head.data, kind: "sale" as const, body: body.data };
  return { operation, text: canonicalText(operation) };
}

const oddNumber = fc.constantFrom(-1, 0, -0, 1.5, 1e6, 1e6 + 1, 1e10, 1e21, 2 ** 53, Number.NaN);
const odd = fc.oneof(
  fc.anything({ withNullPrototype: false }),
  oddNumber,
  fc.constantFrom("", "PX", "P 0001", "P0001\n", "é".repeat(5), "mobile-money", null, undefined),
);
/** Odd seldom enough that many a whole sale is read by hand, and most others are refused for one thing alone. */
const whole = fc.oneof(
  { weight: 29, arbitrary: fc.integer({ min: 1, max: 1000 }) },
  { weight: 1, arbitrary: odd },
);
const sometimes = <T>(usual: fc.Arbitrary<T>) =>
  fc.oneof(
    { weight: 39, arbitrary: usual as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: odd },
  );
const record = (model: Record<string, fc.Arbitrary<unknown>>) =>
  sometimes(fc.oneof(fc.record(model), fc.record({ ...model, extra: odd })));

const line = fc.oneof(
  record({
    productId: sometimes(fc.stringMatching(/^[A-Za-z0-9_-]{4,8}$/)),
    quantity: whole,
    price: whole,
  }),
  record({ price: whole, quantity: whole, productId: sometimes(fc.constant("P00001")), name: odd }),
);
const payment = fc.oneof(
  {
    weight: 5,
    arbitrary: record({ method: sometimes(fc.constant("cash")), amount: whole, tendered: whole }),
  },
  {
    weight: 1,
    arbitrary: record({
      method: fc.constant("mobile-money"),
      amount: whole,
      reference: fc.string(),
    }),
  },
);
const anyUuid = fc.oneof(
  { weight: 9, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.uuid().map((id) => id.toUpperCase()) },
  { weight: 1, arbitrary: odd },
);
const anySale = fc.record({
  id: anyUuid,
  seq: whole,
  shopId: anyUuid,
  at: whole,
  clockOffset: fc.oneof(fc.constant(null), fc.integer(), odd),
  kind: fc.constant("sale"),
  body: record({
    receipt: whole,
    catalogRev: whole,
    lines: sometimes(fc.array(line, { maxLength: 4 })),
    payments: sometimes(fc.array(payment, { maxLength: 3 })),
    total: whole,
    sellerId: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, anyUuid),
    agencyId: fc.oneof({ weight: 3, arbitrary: fc.constant(undefined) }, anyUuid),
  }),
}) as fc.Arbitrary<unknown> as fc.Arbitrary<Unpacked>;

test("what is read by hand is what the schemas read, to the byte of the canonical text", () => {
  let readByHand = 0;
  let atAgencies = 0;
  fc.assert(
    fc.property(anySale, (unpacked) => {
      const plain = plainSale(unpacked);
      if (!plain) return;
      readByHand += 1;
      if (plain.operation.body.agencyId !== undefined) atAgencies += 1;
      expect(plain).toEqual(bySchema(unpacked));
      expect(plain.text).toBe(canonicalText(plain.operation));
    }),
    { numRuns: 20_000 },
  );
  expect(readByHand).toBeGreaterThan(200);
  expect(atAgencies).toBeGreaterThan(50);
});

test("reads the commonest sale by hand", () => {
  const at = 1_763_000_000_000;
  const plain = plainSale({
    id: "019a7b3c-0000-7000-8000-000000000001",
    seq: 1,
    shopId: "019a7b3c-0000-7000-8000-000000000002",
    at,
    clockOffset: null,
    kind: "sale",
    body: {
      receipt: 1,
      catalogRev: 4,
      lines: [{ productId: "P00001", quantity: 2, price: 500 }],
      payments: [{ method: "cash", amount: 1000, tendered: 2000 }],
      total: 1000,
    },
  });
  expect(plain?.operation).toMatchObject({ kind: "sale", seq: 1, at });
});
