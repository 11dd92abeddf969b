import { expect, test } from "vitest";
import { emptyProduct, fieldsOf, firstProductTrouble, isCodeTooLong } from "./first-product.ts";
import { isBadEmail, isEmpty, patchOf } from "./setup-draft.ts";

const shop = {
  ...{ name: "Chez Awa", description: "", address: "Akwa", phone: "", email: "" },
  ...{ categories: ["Savons"], logo: null },
};

test("only what changed is told, with what stood there", () => {
  const draft = { ...shop, name: " Chez Awa ", address: " Deïdo", categories: ["Savons", "Lait"] };
  expect(patchOf(shop, draft)).toEqual({
    address: ["Akwa", "Deïdo"],
    categories: [["Savons"], ["Savons", "Lait"]],
  });
  expect(isEmpty(patchOf(shop, { ...shop, categories: ["Savons"] }))).toBe(true);
});

test.each([
  ["", false],
  [" nadege@exemple.cm ", false],
  ["nadege.cm", true],
  ["nadege@exemple", true],
])("the address %j is wrong: %s", (email, wrong) => {
  expect(isBadEmail({ email })).toBe(wrong);
});

test.each([
  [emptyProduct, "name"],
  [{ ...emptyProduct, name: "Savon" }, "price"],
  [{ ...emptyProduct, name: "Savon", price: 0 }, "price"],
  [{ ...emptyProduct, name: "  ", price: 500 }, "name"],
  [{ ...emptyProduct, name: "Savon", price: 500 }, undefined],
] as const)("%j lacks %j", (product, trouble) => {
  expect(firstProductTrouble(product)).toBe(trouble);
});

test("a first product is sold at its price, warned of by the shop's threshold", () => {
  const typed = { barcode: " 3256225734948 ", name: " Savon ", price: 500, stock: 3 };
  expect(fieldsOf(typed, 4)).toMatchObject({
    ...{ name: "Savon", barcode: "3256225734948" },
    ...{ price: 500, minPrice: 500, stockThreshold: 4 },
  });
  expect(fieldsOf({ ...typed, barcode: " " }, 4).barcode).toBeNull();
});

test("a first product's code is kept as the till looks it up, and is none when the server would refuse it", () => {
  const typed = { barcode: " 036000291452 ", name: "Savon", price: 500, stock: 3 };
  expect(fieldsOf(typed, 4).barcode).toBe("0036000291452");
  const address = `https://exemple.cm/${"x".repeat(42)}`;
  expect(isCodeTooLong(address)).toBe(true);
  expect(isCodeTooLong(` ${address.slice(1)} `)).toBe(false);
  expect(fieldsOf({ ...typed, barcode: address }, 4).barcode).toBeNull();
});
