import fc from "fast-check";
import { discountReasons } from "#shared/schemas/discount-reasons.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { randomUuid } from "#shared/sync/uuid.ts";

/** Version 7 identifiers of any time and chance. */
export const anyUuid = fc
  .tuple(fc.integer({ min: 0, max: 2 ** 48 - 1 }), fc.uint8Array({ minLength: 10, maxLength: 10 }))
  .map(([time, random]) => randomUuid(time, random));

const sellers = ["0190a3c4-7d1e-7b2a-9c3d-5e6f708192a3", "0190a3c4-7d1e-7b2a-9c3d-5e6f708192a4"];
const franc = fc.integer({ min: 0, max: 1_000_000 });
const productId = fc.stringMatching(/^[A-Za-z0-9_-]{4,12}$/);
const name = fc.string({ minLength: 1, maxLength: 30 });

const line = fc
  .record(
    {
      ...{ productId, quantity: fc.integer({ min: 1, max: 5000 }), price: franc, name },
      discount: fc.integer({ min: 1, max: 5000 }),
    },
    { requiredKeys: ["productId", "quantity", "price"] },
  )
  .map(({ discount = 0, ...told }) => {
    const most = Math.min(discount, told.price * told.quantity);
    return most > 0 ? { ...told, discount: most } : told;
  });

const discount = fc.record(
  {
    ...{ line: fc.nat(5), amount: fc.integer({ min: 1, max: 5000 }), rate: fc.nat(10_000) },
    ...{ reason: fc.constantFrom(...discountReasons), allowedBy: fc.constantFrom(...sellers) },
  },
  { requiredKeys: ["amount", "reason"] },
);

const payment = fc.oneof(
  franc.chain((amount) =>
    fc.record({
      method: fc.constant("cash" as const),
      amount: fc.constant(amount),
      tendered: fc.integer({ min: amount, max: amount + 20_000 }),
    }),
  ),
  fc.record({
    method: fc.constant("mobile-money" as const),
    amount: franc,
    reference: fc.stringMatching(/^[A-Z0-9]{1,12}$/),
  }),
  // Its message has not come yet.
  fc.record({ method: fc.constant("mobile-money" as const), amount: franc }),
);

const head = fc.record({
  id: anyUuid,
  seq: fc.integer({ min: 1, max: 1_000_000 }),
  shopId: anyUuid,
  at: fc.integer({ min: 0, max: 4_000_000_000_000 }),
  clockOffset: fc.option(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 })),
});

/** Of anything but a sale: at times somebody is named who did it with another's sign-in. */
const namingHead = fc
  .tuple(head, fc.option(fc.constantFrom(...sellers)))
  .map(([own, actorId]) => ({ ...own, ...(actorId && { actorId }) }));

const sale = fc
  .record({
    receipt: fc.integer({ min: 1, max: 99_999_999 }),
    catalogRev: fc.nat(),
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    payments: fc.array(payment, { maxLength: 3 }),
    claimed: fc.option(franc),
    sellerId: fc.option(fc.constantFrom(...sellers)),
    agencyId: fc.option(fc.constantFrom(...sellers)),
    vatRate: fc.option(fc.constantFrom(0, 1000, 1925)),
    discounts: fc.option(fc.array(discount, { minLength: 1, maxLength: 3 })),
  })
  .map(({ claimed, sellerId, agencyId, vatRate, discounts, ...body }) => ({
    ...body,
    total: claimed ?? body.lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    ...(sellerId && { sellerId }),
    ...(agencyId && { agencyId }),
    ...(vatRate !== null && { vatRate }),
    ...(discounts && { discounts }),
  }));

const adjustment = fc.record({
  mode: fc.constant("count" as const),
  productId,
  counted: fc.nat(1000),
  shownBefore: fc.integer({ min: -1000, max: 1000 }),
  reason: fc.constant("inventaire"),
});

const resellerSale = fc.record({
  receipt: fc.integer({ min: 1, max: 99_999_999 }),
  lines: fc.array(
    fc.record({
      transferId: anyUuid,
      productId,
      quantity: fc.integer({ min: 1, max: 5000 }),
      price: franc,
    }),
    { minLength: 1, maxLength: 4 },
  ),
  total: franc,
});

const transfer = fc.record({
  resellerId: anyUuid,
  productId,
  quantity: fc.integer({ min: 1, max: 5000 }),
  price: franc,
  minPrice: franc,
  origin: fc.constantFrom("products" as const, "till" as const),
});

/** Any operation of the commonest kinds, whole and well formed, its total not always right. */
export const anyOperation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(head, sale)
      .map(([own, body]): Operation => ({ ...own, kind: "sale", body })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(namingHead, adjustment)
      .map(([own, body]): Operation => ({ ...own, kind: "adjust", body })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(namingHead, resellerSale)
      .map(([own, body]): Operation => ({ ...own, kind: "reseller-sale", body })),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(namingHead, transfer)
      .map(([own, body]): Operation => ({ ...own, kind: "transfer", body })),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(namingHead, anyUuid).map(
      ([own, saleId]): Operation => ({
        ...own,
        kind: "sale.settle",
        body: { saleId, note: "vu" },
      }),
    ),
  },
);
