import fc from "fast-check";
import type { KeptLine } from "#server/db/short-sales.ts";
import type { Payment } from "#shared/schemas/sale.ts";

/** Words of people, and at times signs that a form could stumble over. */
const words = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom("Savon 400 g", "Thé « Lipton »", "Riz, 5 kg", "12", "") },
  fc.string({ maxLength: 12 }),
  fc.string({
    unit: fc.constantFrom("`", "^", "~", "|", ",", '"', "\\", "[", "{", "5"),
    maxLength: 6,
  }),
);
const francs = fc.oneof(fc.nat(5000), fc.nat(), fc.maxSafeNat());
const plainLine = fc.record({
  productId: fc.stringMatching(/^[A-Za-z0-9_-]{4,36}$/),
  quantity: fc.integer({ min: 1 }),
  price: francs,
  name: words,
});
const more = fc.record(
  {
    discount: fc.nat(100),
    by: fc.constant({ unit: "g", per: 1000 } as const),
    rate: fc.nat(10_000),
  },
  { requiredKeys: [] },
);
const anyLine = fc.tuple(plainLine, more).map(([line, rest]) => ({ ...line, ...rest }));

/** Lines as the books keep them: nearly all say nothing more than what was sold. */
export const keptLineLists: fc.Arbitrary<KeptLine[]> = fc.oneof(
  { weight: 3, arbitrary: fc.array(plainLine, { maxLength: 5 }) },
  fc.array(anyLine, { maxLength: 5 }),
);

const tendered = fc.record({
  method: fc.constant("cash" as const),
  amount: francs,
  tendered: francs,
});
const referenced = fc.record({
  method: fc.constant("mobile-money" as const),
  amount: francs,
  reference: words,
});
const onAccount = fc.record({
  method: fc.constant("credit" as const),
  amount: francs,
  customerId: fc.uuid(),
});

export const paymentLists: fc.Arbitrary<Payment[]> = fc.oneof(
  fc.array(tendered, { maxLength: 3 }),
  fc.array(referenced, { maxLength: 3 }),
  fc.array(fc.oneof(tendered, referenced, onAccount), { maxLength: 4 }),
);
