import { expect, test } from "vitest";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { withKept } from "./use-line-products.ts";

const item = (id: string, name = id) => ({ id, name }) as CatalogueItem;

test("a product that has not come yet is what it was, wherever its line stands by now", () => {
  const kept = [item("soap"), item("milk", "Lait"), undefined];
  const found = [item("milk", "Lait entier"), undefined, undefined];
  expect(withKept(["milk", "soap", "gone"], found, kept)).toEqual([
    item("milk", "Lait entier"),
    item("soap"),
    undefined,
  ]);
});
