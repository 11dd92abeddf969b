import fc from "fast-check";
import { expect, test } from "vitest";
import {
  mostFrancs,
  mostOf,
  mostPieces,
  mostResellerLines,
  mostUnits,
} from "#shared/schemas/bounds.ts";
import { resellerSaleBodySchema } from "#shared/schemas/reseller-sale.ts";
import { resellerSaleObjection } from "./reseller-sale-bounds.ts";
import { totalOf } from "./sell.ts";

test("[U8] what the device agrees to the wire carries, and it agrees to all that a line may hold", () => {
  const transferId = "0198c0de-0000-7000-8000-0000000000cc";
  const line = fc.record({
    transferId: fc.constant(transferId),
    productId: fc.constant("soap"),
    quantity: fc.oneof(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: mostPieces - 1, max: mostPieces + 1 }),
      fc.integer({ min: mostUnits - 1, max: mostUnits + 1 }),
    ),
    by: fc.constantFrom(undefined, { per: 1000, unit: "g" as const }),
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
      const isHeldTo = lines.every(({ quantity, by }) => quantity <= mostOf(by?.unit));
      expect(resellerSaleObjection(lines) === undefined).toBe(isCarried && isHeldTo);
    }),
  );
});
