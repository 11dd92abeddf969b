import { expect, test } from "vitest";
import { amountOf, totalOf } from "#shared/rules/sell.ts";
import { spreadCart } from "#shared/rules/sell-held.ts";
import { aTransfer, uuidNo } from "#tests/support/device/goods-rows.ts";
import type { HeldProduct } from "#web/store/read-models/handed-over/held-products.ts";
import { transfersIn } from "#web/store/read-models/handed-over/transfers-in.ts";
import { offByParts } from "./off-by-parts.ts";

const by = { per: 1000, unit: "g" } as const;
const sack = (no: number, left: number) => ({
  ...aTransfer({ id: uuidNo(no), at: `2026-11-0${no}T10:00:00.000Z`, minPrice: 300, by }),
  ...{ exactInStock: left, shownInStock: left, isPending: false, resellerName: "Bih" },
});
const rice: HeldProduct = {
  ...{ productId: "aaaa", name: "Riz", barcode: null, rev: 1, price: 333, minPrice: 300, by },
  ...{ held: 1300, images: [], transfers: [sack(1, 650), sack(2, 650)] },
};
const line = { productId: "aaaa", quantity: 1300, price: 333, by };

test("[U8] a line of the cart costs what its parts will, and the customer is told that", () => {
  expect(totalOf([line])).toBe(433);
  const [off = 0] = offByParts([line], [rice]);
  expect(off).toBe(1);
  const written = spreadCart([line], transfersIn([rice]));
  expect(written.ok && totalOf(written.value.flat())).toBe(amountOf({ ...line, discount: off }));
});

test("[U8] out of one hand-over it costs what it says, and nothing is said of what cannot be sold", () => {
  expect(offByParts([{ ...line, quantity: 650 }], [rice])).toEqual([0]);
  expect(offByParts([{ ...line, quantity: 1301 }], [rice])).toEqual([]);
});
