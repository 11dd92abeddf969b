import { expect, test } from "vitest";
import { aProduct, aStock } from "#tests/support/device/rows.ts";
import { Catalogue } from "./catalogue.ts";

const soap = { ...aProduct("soap", 1), name: "Savon", barcode: "3256225734948" };
const milk = { ...aProduct("milk", 1), name: "Lait", barcode: "BTS-12A", uniqueCode: "REF-7" };
const own = { ...aProduct("oils", 1), name: "Huile", uniqueCode: "BTSR28W4APQ" };
const upc = { ...aProduct("upca", 1), name: "Cola", barcode: "0049000006346" };
const beer = { ...aProduct("beer", 1), name: "Bière 1664", uniqueCode: "bbbb" };

function shelf(...more: readonly (typeof soap)[]): Catalogue {
  const catalogue = new Catalogue("shop");
  const products = [soap, milk, own, upc, beer, ...more].map((one) => ({ ...one }));
  catalogue.takeRows({ products, stocks: products.map(({ id }) => aStock(id, 1, 5)) });
  return catalogue;
}

test.each([
  ["3256225734948", "soap", "as it stands"],
  [" 3256225734948\t", "soap", "pasted with what stands around it"],
  ["325 6225 734948", "soap", "with blanks"],
  ["049000006346", "upca", "as UPC-A"],
  ["bts-12a", "milk", "in small letters"],
  ["Bts-12A", "milk", "in mixed letters"],
  ["BTS)&éQ", "milk", "by a scanner on a French keyboard"],
  ["BTSRé_Z'QPA", "oils", "our own label on a French keyboard"],
  ["btsr28w4apq", "oils", "our own label in small letters"],
  ["ref-7", "milk", "a unique code in small letters"],
  ["REFß7", "milk", "a unique code on a German keyboard"],
  ["*BTS-12A*", "milk", "with the asterisks of Code 39"],
  ["BTS 12A", "milk", "with a blank for its hyphen"],
  ["٣٢٥٦٢٢٥٧٣٤٩٤٨", "soap", "in Arabic digits"],
  ["EAN 3256225734948", "soap", "with a word before it"],
  ["btsr28z4qpa", "oils", "our own label on a French keyboard whose capitals are locked"],
])("a code typed, pasted or read: %j finds its product: %s", (text, id) => {
  expect(
    shelf()
      .bearing(text)
      .map((one) => one.id),
  ).toEqual([id]);
  if (text.length > 5) expect(shelf().search(text)[0]).toBe(id);
});

test("codes that differ by capitals: the very one, else a choice", () => {
  const catalogue = shelf({ ...aProduct("twin", 1), name: "Jumeau", barcode: "bts-12a" });
  expect(catalogue.bearing("BTS-12A").map(({ id }) => id)).toEqual(["milk"]);
  expect(catalogue.bearing("bts-12a").map(({ id }) => id)).toEqual(["twin"]);
  expect(catalogue.bearing("Bts-12A").map(({ id }) => id)).toEqual(["twin", "milk"]);
});

test("two readings of two articles leave the choice, and what stands there comes before both", () => {
  const catalogue = shelf(
    { ...aProduct("six6", 1), name: "Six", barcode: "K!1" },
    { ...aProduct("bel8", 1), name: "Belge", barcode: "Z8A2" },
    { ...aProduct("fra/", 1), name: "France", barcode: "Z/A2" },
  );
  expect(catalogue.bearing("K!1").map(({ id }) => id)).toEqual(["six6"]);
  expect(catalogue.bearing("W!Qé").map(({ id }) => id)).toEqual(["bel8", "fra/"]);
});

test("a product that bears a code in digits of another script is found by a scanner", () => {
  const tea = { ...aProduct("teas", 1), name: "Thé", barcode: "٦٠٣٤٠٠٠١٠٦٢٣٧" };
  expect(
    shelf(tea)
      .bearing("6034000106237")
      .map(({ id }) => id),
  ).toEqual(["teas"]);
});

test("codes that differ by hyphens: the very one, else a choice", () => {
  const catalogue = shelf({ ...aProduct("twin", 1), name: "Jumeau", barcode: "BTS1-2A" });
  expect(catalogue.bearing("BTS1-2A").map(({ id }) => id)).toEqual(["twin"]);
  expect(catalogue.bearing("BTS12A").map(({ id }) => id)).toEqual(["twin", "milk"]);
});

test("nothing like it finds nothing, and so does what is deleted", () => {
  expect(shelf().bearing("BTSR28W4APX")).toEqual([]);
  expect(shelf({ ...soap, archived: true }).bearing("3256225734948")).toEqual([]);
});

test("last digits find the codes that end with them, before names that hold them", () => {
  expect(shelf().search("4948")).toEqual(["soap"]);
  expect(shelf().search("734948")).toEqual(["soap"]);
  expect(shelf().search("948")).toEqual([]);
  expect(shelf().search("٤٩٤٨")).toEqual(["soap"]);
  expect(shelf().search("734 948")).toEqual(["soap"]);
  const cans = { ...aProduct("cans", 1), name: "Conserve", barcode: "6111242101664" };
  expect(shelf(cans).search("1664")).toEqual(["cans", "beer"]);
});
