import fc from "fast-check";
import { expect, test } from "vitest";
import { productFieldsSchema } from "#shared/schemas/product.ts";
import { fieldsOfVariant, listed, variantsOf } from "./many-variants.ts";

const shirt = {
  ...{ name: "T-shirt Wax", brand: "Woodin", model: "", color: "", dimensions: "" },
  ...{ barcode: "3256225734948", uniqueCode: "BTS1", category: "Habits" },
  ...{ price: 3500, minPrice: 3000, stockThreshold: 2, images: ["abcdefghijklmnopqrstuv"] },
  packs: [{ id: "pack1", name: "Lot", factor: 3, price: 9000, barcode: "6150000000017" }],
};

test("words stand between commas, semicolons or lines, each once", () => {
  expect(listed(" S, M;L\nxl ,, m ")).toEqual(["S", "M", "L", "xl"]);
  expect(listed(" , ;\n")).toEqual([]);
});

test("[U11] each size comes in each colour, or one of them alone", () => {
  expect(variantsOf("T-shirt", "S, M", "Rouge, Bleu").map(({ name }) => name)).toEqual([
    "T-shirt Rouge S",
    "T-shirt Rouge M",
    "T-shirt Bleu S",
    "T-shirt Bleu M",
  ]);
  expect(variantsOf("T-shirt", "", "Rouge")).toEqual([
    { name: "T-shirt Rouge", dimensions: "", color: "Rouge" },
  ]);
  expect(variantsOf("T-shirt", " , ", "")).toEqual([]);
});

test("[U11] variants are never two of one name, and each is a product of its own", () => {
  const words = fc
    .array(fc.constantFrom("S", "M", "s", "Rouge vif", "L/XL", ""))
    .map((all) => all.join(","));
  fc.assert(
    fc.property(words, words, (sizes, colors) => {
      const variants = variantsOf("T-shirt", sizes, colors);
      expect(new Set(variants.map(({ name }) => name)).size).toBe(variants.length);
      for (const variant of variants) {
        const fields = fieldsOfVariant(shirt, "T-shirt", variant);
        productFieldsSchema.parse({ ...fields, uniqueCode: "BTS2" });
        expect(fields).toMatchObject({
          name: variant.name,
          family: "T-shirt",
          barcode: null,
          images: [],
          price: 3500,
        });
        expect(fields.packs?.[0]).not.toHaveProperty("barcode");
      }
    }),
  );
});
