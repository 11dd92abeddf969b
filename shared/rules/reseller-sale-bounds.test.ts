import fc from "fast-check";
import { expect, test } from "vitest";
import { mostFrancs, mostPieces, mostResellerLines } from "#shared/schemas/bounds.ts";
import { resellerSaleBodySchema } from "#shared/schemas/reseller-sale.ts";
import { resellerSaleObjection } from "./reseller-sale-bounds.ts";
import { totalOf } from "./sell.ts";

test("what the device agrees to is what the wire carries", () => {
  const transferId = "0198c0de-0000-7000-8000-0000000000cc";
  const line = fc.record({
    transferId: fc.constant(transferId),
    productId: fc.constant("soap"),
    quantity: fc.oneof(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: mostPieces - 1, max: mostPieces + 1 }),
    ),
    price: fc.oneof(fc.nat(9999), fc.integer({ min: mostFrancs - 1, max: mostFrancs + 1 })),
  });
  const few = fc.array(line, { minLength: 1, maxLength: 3 });
  const many = fc.tuple(
    line,
    fc.integer({ min: mostResellerLines - 1, max: mostResellerLines + 1 }),
  );
  const lists = fc.oneof(
    few,
    many.map(([one, count]) => Array.from({ length: count }, () => one)),
  );
  fc.assert(
    fc.property(lists, (lines) => {
      const body = { receipt: 1, lines, total: totalOf(lines) };
      const isCarried = resellerSaleBodySchema.safeParse(body).success;
      expect(resellerSaleObjection(lines) === undefined).toBe(isCarried);
    }),
  );
});
