import { expect, test } from "vitest";
import type { ProductFields } from "#shared/schemas/product.ts";
import {
  draftOf,
  emptyDraft,
  fieldsOf,
  patchOf,
  thresholdOfNew,
  troublesOf,
  withScanned,
} from "./product-draft.ts";

const image = "abcdefghijklmnopqrstuv";
const savon: ProductFields = {
  name: "Savon",
  brand: "Azur",
  model: "",
  color: "",
  dimensions: "",
  barcode: "3256225734948",
  uniqueCode: "BTS1",
  category: "Hygiène",
  price: 500,
  minPrice: 450,
  stockThreshold: 10,
  images: [],
};
const filled = { ...emptyDraft(), name: "Savon", category: "Hygiène", minPrice: 450, stock: 0 };

test("a name, a category, a lowest price and the pieces are enough", () => {
  expect(troublesOf(filled, true)).toEqual([]);
  expect(fieldsOf(filled)).toMatchObject({ price: 450, minPrice: 450, stockThreshold: 10 });
});

test("an empty box of the threshold lets nothing begin as low; what was typed in it stands", () => {
  expect(thresholdOfNew({ ...filled, stock: 5 })).toBe(2);
  expect(thresholdOfNew({ ...filled, stock: 5 }, 1)).toBe(1);
  expect(thresholdOfNew({ ...filled, stock: undefined }, 4)).toBe(4);
  const typed = { ...filled, stock: 5, stockThreshold: 8 };
  expect(fieldsOf(typed, thresholdOfNew(typed)).stockThreshold).toBe(8);
});

test.each([
  [{ name: "  " }, { field: "name", kind: "missing" }],
  [{ category: " " }, { field: "category", kind: "missing" }],
  [{ minPrice: undefined }, { field: "minPrice", kind: "missing" }],
  [{ stock: undefined }, { field: "stock", kind: "missing" }],
  [{ price: 449 }, { field: "price", kind: "below-minimum" }],
  [{ barcode: "x".repeat(61) }, { field: "barcode", kind: "too-long" }],
] as const)("%j is sent back", (wrong, trouble) => {
  expect(troublesOf({ ...filled, ...wrong }, true)).toEqual([trouble]);
});

test("an edit asks for no pieces and no category", () => {
  expect(troublesOf({ ...filled, stock: undefined, category: "" }, false)).toEqual([]);
});

test("a barcode is kept as the till looks it up; an empty one is none", () => {
  expect(fieldsOf({ ...filled, barcode: " 036000291452 " }).barcode).toBe("0036000291452");
  expect(fieldsOf({ ...filled, barcode: "\u202a٣٢٥٦٢٢٥٧٣٤٩٤٨\u202c" }).barcode).toBe(
    "3256225734948",
  );
  expect(fieldsOf({ ...filled, barcode: "BTS\u201112A" }).barcode).toBe("BTS-12A");
  expect(fieldsOf(filled).barcode).toBeNull();
});

test("a form that was only looked at changes nothing", () => {
  expect(patchOf(savon, draftOf(savon))).toEqual({});
});

test("each changed field says what was seen and what it becomes", () => {
  const draft = { ...draftOf(savon), name: "Savon doux", price: 600, images: [image] };
  expect(patchOf(savon, draft)).toEqual({
    name: ["Savon", "Savon doux"],
    price: [500, 600],
    images: [[], [image]],
  });
});

test("a threshold that was emptied is the one it had, not ten", () => {
  const few = { ...savon, stockThreshold: 3 };
  expect(patchOf(few, { ...draftOf(few), stockThreshold: undefined })).toEqual({});
  expect(fieldsOf({ ...filled, stockThreshold: undefined }, 5).stockThreshold).toBe(5);
});

test("a barcode is given once: the first stays, whatever the box says", () => {
  expect(patchOf(savon, { ...draftOf(savon), barcode: "5449000000996" })).toEqual({});
  const bare = { ...savon, barcode: null };
  expect(patchOf(bare, { ...draftOf(bare), barcode: "5449000000996" })).toEqual({
    barcode: [null, "5449000000996"],
  });
});

test("a scan fills the barcode, or takes the place of one that is not saved, and touches nothing else", () => {
  const scanned = withScanned(filled, undefined, "5449000000996");
  expect(scanned).toEqual({ ...filled, barcode: "5449000000996" });
  expect(withScanned(scanned, undefined, "4006381333931").barcode).toBe("4006381333931");
  const bare = { ...savon, barcode: null };
  expect(withScanned(draftOf(bare), bare, "5449000000996").barcode).toBe("5449000000996");
  expect(withScanned(draftOf(savon), savon, "5449000000996")).toEqual(draftOf(savon));
});

test("what is scanned into the box of the unique code is the unique code, where it fits", () => {
  expect(withScanned(filled, undefined, "BTS-77", true)).toEqual({
    ...filled,
    uniqueCode: "BTS-77",
  });
  expect(withScanned(filled, undefined, "x".repeat(21), true)).toEqual(filled);
});
