import { describe, expect, test } from "vitest";
import { guessColumns, importColumns, titleRowOf } from "./import-columns.ts";

describe("columns by their titles", () => {
  test.each([
    [
      "Nom;Marque;Code-barres;Prix de vente;Prix minimum;Stock",
      "name,brand,barcode,price,minPrice,stock",
    ],
    ["DÉSIGNATION;Réf.;P.U.;Qté", "name,uniqueCode,,stock"],
    ["Désignation;Référence;Prix (FCFA);Quantité", "name,uniqueCode,price,stock"],
    ["product_name;EAN-13;category;unit price;qty", "name,barcode,category,price,stock"],
    ["Libellé;PRIX_DE_VENTE_FCFA;Seuil d’alerte;Couleur", "name,price,stockThreshold,color"],
    ["Couleur préférée;Remarque", ","],
  ])("%s", (titles, expected) => {
    const mapping = guessColumns(titles.split(";"), []);
    for (const [index, column] of expected.split(",").entries())
      if (column !== "") expect(mapping).toHaveProperty(column, index);
    expect(Object.keys(mapping)).toHaveLength(expected.split(",").filter(Boolean).length);
  });

  test("the titles that the product itself writes are all known", () => {
    const titles =
      "Nom;Marque;Modèle;Couleur;Dimensions;Code-barres;Code unique;Catégorie;Prix de vente;Prix minimum;Seuil d’alerte;Stock";
    const mapping = guessColumns(titles.split(";"), []);
    expect(importColumns.map((column) => mapping[column])).toEqual([...importColumns.keys()]);
  });

  test("« code » is a barcode when digits stand below, else the shop's own code", () => {
    expect(
      guessColumns(
        ["code", "nom"],
        [
          ["3017620422003", "a"],
          ["2.02E+11", "b"],
        ],
      ),
    ).toEqual({
      barcode: 0,
      name: 1,
    });
    expect(
      guessColumns(
        ["code", "nom"],
        [
          ["A-12", "a"],
          ["B-7", "b"],
        ],
      ),
    ).toEqual({
      uniqueCode: 0,
      name: 1,
    });
  });

  test("« quantity » is a content when it reads 70 g, else the stock", () => {
    expect(guessColumns(["quantity"], [["70 g"], ["1 l"], [""]])).toEqual({ dimensions: 0 });
    expect(guessColumns(["quantity"], [["70"], ["1 200"]])).toEqual({ stock: 0 });
  });

  test("a column of prices must hold amounts", () => {
    expect(guessColumns(["prix"], [["voir catalogue"], ["sur demande"]])).toEqual({});
  });

  test("one column is one thing", () => {
    const mapping = guessColumns(["code", "code"], [["3017620422003", "A-1"]]);
    expect(mapping).toEqual({ barcode: 0, uniqueCode: 1 });
  });
});

describe("the row of titles", () => {
  test("is the first one mostly", () => {
    expect(
      titleRowOf([
        ["nom", "prix"],
        ["Savon", "500"],
      ]),
    ).toBe(0);
  });

  test("may stand below a heading", () => {
    expect(
      titleRowOf([["Produits de la boutique"], [], ["", "Nom", "Prix"], ["", "nom", "5"]]),
    ).toBe(2);
  });

  test("may be missing", () => {
    expect(
      titleRowOf([
        ["Savon", "500"],
        ["Lait", "1 200"],
      ]),
    ).toBeUndefined();
  });
});
