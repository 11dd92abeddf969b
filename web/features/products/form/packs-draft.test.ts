import { expect, test } from "vitest";
import type { Pack } from "#shared/schemas/pack.ts";
import { draftsOf, type PackDraft, packsOf, packTrouble } from "./packs-draft.ts";

const carton: Pack = { id: "crtn", name: "Carton", price: 10_000, factor: 24, minPrice: 9500 };
const draft = (given: Partial<PackDraft> = {}): PackDraft => ({
  ...{ id: "crtn", name: "Carton", factor: 24, price: 10_000, minPrice: undefined, barcode: "" },
  ...given,
});

test("[U1] a pack has a lowest price of its own, which the form says and never above its price", () => {
  expect(packsOf(draftsOf([carton]), [carton])).toEqual([carton]);
  expect(packsOf([draft({ minPrice: 9000 })])).toMatchObject([{ minPrice: 9000 }]);
  expect(packsOf([draft()])[0]).not.toHaveProperty("minPrice");
  expect(packTrouble(draft({ minPrice: 10_000 }))).toBeUndefined();
  expect(packTrouble(draft({ minPrice: 10_001 }))).toBe("minPrice");
});

test.each([
  ["factor", { factor: 0 }],
  ["factor", { factor: 1 }],
  ["factor", { factor: undefined }],
  ["name", { name: " " }],
  ["price", { price: undefined }],
] as const)("[U5] a pack without a right %s is no pack: %o", (trouble, given) => {
  expect(packTrouble(draft(given))).toBe(trouble);
});

test("[U5] what is taken out is archived at the end", () => {
  expect(packsOf([draft({ id: "new1" })], [carton])).toMatchObject([
    { id: "new1" },
    { id: "crtn", archived: true, minPrice: 9500 },
  ]);
});
