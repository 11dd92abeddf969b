import { describe, expect, test } from "vitest";
import { type FilledSheet, type Sought, sheetFor } from "./which-sheet.ts";

const cover = { name: "Accueil", rows: [["Boutique Akwa"], ["Clients et produits, nov. 2026"]] };
const products = {
  name: "Articles",
  rows: [
    ["Nom", "Prix", "Stock"],
    ["Savon", "500", "3"],
  ],
};
const customers = {
  name: "Clients",
  rows: [["Cahier de crédit"], ["Nom", "Téléphone", "Reste"], ["Awa", "677001234", "15 000"]],
};
const suppliers = {
  name: "Fournisseurs",
  rows: [
    ["Nom", "Téléphone", "Reste"],
    ["SABC", "233421100", "90 000"],
  ],
};
const english = {
  name: "Debtors",
  rows: [
    ["Customer", "Phone", "Balance due"],
    ["Awa", "677001234", "15000"],
  ],
};
const unnamed = { name: "Feuil2", rows: customers.rows };

describe("of a workbook the sheet is read that holds what is sought", () => {
  const cases: [Sought, FilledSheet[], FilledSheet][] = [
    ["customers", [cover, customers], customers],
    ["customers", [products, cover, unnamed], unnamed],
    ["customers", [suppliers, products, customers], customers],
    ["customers", [suppliers, unnamed], unnamed],
    ["customers", [products, english], english],
    ["suppliers", [cover, customers, suppliers, products], suppliers],
    ["products", [customers, suppliers, products], products],
    ["products", [cover, english, products], products],
  ];
  test.each(cases)("%s", (sought, sheets, wanted) => {
    expect(sheetFor(sheets, sought)?.name).toBe(wanted.name);
  });

  test("where no sheet holds it, the first that holds something", () => {
    expect(sheetFor([cover], "suppliers")).toBe(cover);
    expect(sheetFor([], "products")).toBeUndefined();
  });
});
