import { describe, expect, test } from "vitest";
import { filledColumns } from "./column-guess.ts";
import { importColumns } from "./import-column.ts";
import { guessColumns, titleRowOf } from "./import-columns.ts";

describe("columns by their titles", () => {
  test.each([
    [
      "Nom;Marque;Code-barres;Prix de vente;Prix minimum;Stock",
      "name,brand,barcode,price,minPrice,stock",
    ],
    ["DÉSIGNATION;Réf.;P.U.;Qté", "name,uniqueCode,price,stock"],
    ["Libellé produit;P.V. TTC;Prix plancher;Nbre", "name,price,minPrice,stock"],
    ["nomProduit;PrixVente;PrixMin;StockInitial;codeBarres", "name,price,minPrice,stock,barcode"],
    ["Désignaton;Prix de vetne;Stok;Categorei", "name,price,stock,category"],
    ["Title;Variant Price;Code EAN13;Code fournisseurs", "name,price,barcode,"],
    ["Marchandises;Floor price;On hand;Sous-catégorie", "name,minPrice,stock,category"],
    ["Colour name;Brand name;Nom fournisseurs;Date dernier stok", "color,brand,,"],
    ["Désignation;Référence;Prix (FCFA);Quantité", "name,uniqueCode,price,stock"],
    ["product_name;EAN-13;category;unit price;qty", "name,barcode,category,price,stock"],
    ["Libellé;PRIX_DE_VENTE_FCFA;Seuil d’alerte;Couleur", "name,price,stockThreshold,color"],
    ["Couleur préférée;Remarque", ","],
    ["Article;Prix vente TTC;Prix mini", "name,price,minPrice"],
    ["Libellé article;Prix d’achat;Prix de vente conseillé", "name,cost,price"],
    ["Nom du fournisseur;Dénomination commerciale;PVTTC", ",name,price"],
    ["Qté dispo;Stock mini;Réf. interne;Code barre EAN", "stock,stockThreshold,uniqueCode,barcode"],
    ["Prix HT;PV TTC détail;Date d’entrée en stock", ",price,"],
    ["Famille de produits;Marque du produit;Prix plancher", "category,brand,minPrice"],
  ])("%s", (titles, expected) => {
    const mapping = guessColumns(titles.split(";"), []);
    for (const [index, column] of expected.split(",").entries())
      if (column !== "") expect(mapping).toHaveProperty(column, index);
    expect(Object.keys(mapping)).toHaveLength(expected.split(",").filter(Boolean).length);
  });

  test("the titles that the product itself writes are all known", () => {
    const titles =
      "Nom;Marque;Modèle;Couleur;Dimensions;Code-barres;Code unique;Catégorie;Prix de vente;Prix minimum;Seuil d’alerte;Stock;Se vend;Cartons et paquets;TVA;Famille de variantes;Coût d’achat";
    const mapping = guessColumns(titles.split(";"), []);
    expect(importColumns.map((column) => mapping[column])).toEqual([...importColumns.keys()]);
  });

  test("of several titles that say the same, the fuller column counts", () => {
    const titles = ["product_name_bg", "product_name_fr", "product_name_sr"];
    const rows = [
      ["", "Lait entier", ""],
      ["Мляко", "Beurre", ""],
      ["", "Thé vert", "Чај"],
    ];
    expect(guessColumns(titles, rows)).toEqual({ name: 1 });
    expect(guessColumns(["product_name_bg"], [["Мляко"], ["Сирене"]])).toEqual({ name: 0 });
  });

  test("a title that is only likely must be borne out by what stands below", () => {
    expect(guessColumns(["nom interne", "libellé"], [["12", "Savon"]])).toEqual({ name: 1 });
    expect(guessColumns(["Nom court"], [["12"], ["13"]])).toEqual({});
  });

  test("right barcodes are known without a title", () => {
    const rows = [
      ["Lait", "3017620422003"],
      ["Thé", "5449000000996"],
    ];
    expect(guessColumns(["nom", "champ 2"], rows)).toEqual({ name: 0, barcode: 1 });
  });

  test("prices with the noise of a program's reckoning are prices", () => {
    expect(guessColumns(["prix"], [["770.0000000000001"], ["1199.9999999999998"]])).toEqual({
      price: 0,
    });
  });

  test("columns that hold something anywhere are known", () => {
    expect(filledColumns([["nom", " "], ["Lait", "", "", "x"], []])).toEqual([0, 3]);
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

  test("is known by its words too", () => {
    expect(
      titleRowOf([
        ["Boutique Akwa, produits au 12 novembre"],
        ["Libellé article", "Prix vente TTC", "Prix mini"],
        ["Savon", "500", "450"],
      ]),
    ).toBe(1);
  });

  test("is no product whose name holds such a word", () => {
    expect(
      titleRowOf([
        ["Article de toilette", "500"],
        ["Lait", "1 200"],
      ]),
    ).toBeUndefined();
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
