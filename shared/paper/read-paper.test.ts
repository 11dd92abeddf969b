import { expect, test } from "vitest";
import type { PaperWord } from "./paper-word.ts";
import { readPaper } from "./read-paper.ts";

const letters = 20;

/** Rows of cells, each cell beginning at a column; « ~ » leaves one empty. Words of a cell stand a letter apart. */
function wordsOf(rows: readonly (readonly string[])[], columns: readonly number[]): PaperWord[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      let x = columns[column] ?? 0;
      return cell
        .split(" ")
        .filter((text) => text !== "~")
        .map((text) => {
          const word = {
            text,
            x,
            y: row * 50,
            width: text.length * 12,
            height: 20,
            confidence: 95,
          };
          x += word.width + 10;
          return word;
        });
    }),
  );
}

const numbersOf = (words: readonly PaperWord[]) =>
  readPaper(words, letters).lines.map(({ name, count, unit, unitPrice, total, agrees }) => [
    ...[name, count, unit, unitPrice, total, agrees],
  ]);
const columns = [0, 600, 800, 1000];

test("a table with titles says its goods, its head and its total", () => {
  const words = wordsOf(
    [
      ["Ets Fokou"],
      ["FACTURE N° F-204"],
      ["Date : 03/11/2026"],
      ["Désignation", "Qté", "P.U.", "Montant"],
      ["Savon Azur 400 g", "24", "510", "12 240"],
      ["Huile Mayor 1 L", "3 CTN", "13 800", "41 400"],
      ["~", "~", "Total", "53 640"],
    ],
    columns,
  );
  expect(numbersOf(words)).toEqual([
    ["Savon Azur 400 g", 24, undefined, 510, 12_240, true],
    ["Huile Mayor 1 L", 3, "carton", 13_800, 41_400, true],
  ]);
  expect(readPaper(words, letters)).toMatchObject({
    ...{ supplier: "Ets Fokou", number: "F-204", day: "2026-11-03", kind: "invoice" },
    ...{ agrees: true, orderKnown: true, several: false, leftover: [] },
    sums: [{ is: "total", value: 53_640 }],
  });
});

test("thousands may stand apart, and seven at six hundred is no 7 600", () => {
  const words = wordsOf(
    [
      ["Article", "Qté", "Prix", "Total"],
      ["Riz", "7", "600", "4 200"],
      ["Sel", "1", "200", "200"],
    ],
    [0, 600, 640, 1000],
  );
  expect(numbersOf(words).map((line) => line.slice(1, 5))).toEqual([
    [7, undefined, 600, 4200],
    [1, undefined, 200, 200],
  ]);
});

test("the rule of a table read as a one is left out where the line then adds up, and the line is marked", () => {
  const words = wordsOf(
    [
      ["Article", "Qté", "Prix", "Total"],
      ["Ampoule", "721", "1 155", "83 160"],
      ["Bougie", "4", "90", "360"],
    ],
    columns,
  );
  const [lamp, candle] = readPaper(words, letters).lines;
  expect(lamp).toMatchObject({ count: 72, agrees: true, repaired: true });
  expect(candle).toMatchObject({ agrees: true, repaired: false });
});

test("what does not add up is shown as it was read", () => {
  const words = wordsOf(
    [
      ["Article", "Qté", "Prix", "Total"],
      ["Savon", "24", "510", "99 999"],
    ],
    columns,
  );
  expect(numbersOf(words)).toEqual([["Savon", 24, undefined, 510, 99_999, false]]);
});

test("a ticket says the name on one line and the numbers on the next; without titles the sign of multiplication says which is the count", () => {
  const words = wordsOf(
    [["MAHIMA"], ["Savon Dettol"], ["10 x 550", "~", "~", "5 500"], ["TOTAL", "~", "~", "5 500"]],
    columns,
  );
  expect(numbersOf(words)).toEqual([["Savon Dettol", 10, undefined, 550, 5500, true]]);
  expect(readPaper(words, letters)).toMatchObject({ agrees: true, orderKnown: true });
});

test("without titles nothing says which of two numbers is the count", () => {
  const words = wordsOf([["Savon Dettol", "550", "10", "5 500"]], columns);
  expect(readPaper(words, letters).orderKnown).toBe(false);
});

test("kilos have decimals, and a count may stand before the name", () => {
  const weighed = wordsOf(
    [
      ["Marchandise", "Poids", "Prix", "Somme"],
      ["Piment sec", "23,5 kg", "2 370", "55 695"],
    ],
    columns,
  );
  expect(numbersOf(weighed)).toEqual([["Piment sec", 23.5, "kg", 2370, 55_695, true]]);
  const note = wordsOf(
    [
      ["Quantité", "Désignation"],
      ["5 CTN", "Bière Mützig 65 cl"],
    ],
    [0, 300],
  );
  expect(numbersOf(note)).toEqual([
    ["Bière Mützig 65 cl", 5, "carton", undefined, undefined, false],
  ]);
});

test("names and prices alone are a list", () => {
  const words = wordsOf(
    [
      ["Article", "Prix de gros"],
      ["Café moulu 250 g", "1 850 F"],
    ],
    columns,
  );
  expect(readPaper(words, letters)).toMatchObject({
    kind: "list",
    lines: [{ name: "Café moulu 250 g", unitPrice: 1850 }],
  });
});

test("two tables on one photograph are told", () => {
  const table = [
    ["Article", "Qté", "Prix", "Total"],
    ["Savon", "2", "500", "1 000"],
  ];
  expect(readPaper(wordsOf([...table, ...table], columns), letters).several).toBe(true);
});

test("a letter has no goods", () => {
  const words = wordsOf([["Chère tante, nous allons bien,"], ["et les 3 enfants aussi."]], columns);
  expect(readPaper(words, letters).lines).toEqual([]);
});

test("a column of discounts, empty or not, is neither count nor price", () => {
  const wide = [0, 600, 800, 950, 1100];
  const words = wordsOf(
    [
      ["Article", "Qté", "Prix", "Remise", "Total"],
      ["Savon", "24", "510", "0", "12 240"],
      ["Bougie", "4", "90", "~", "360"],
    ],
    wide,
  );
  expect(numbersOf(words).map((line) => line.slice(1))).toEqual([
    [24, undefined, 510, 12_240, true],
    [4, undefined, 90, 360, true],
  ]);
});

test("a ticket without prices for one gives counts and sums, which nothing checks", () => {
  const words = wordsOf(
    [
      ["MAHIMA"],
      ["24", "Savon Azur 400 g", "12 240"],
      ["4", "Bougie", "360"],
      ["TOTAL", "~", "12 600"],
    ],
    [0, 60, 1000],
  );
  expect(numbersOf(words)).toEqual([
    ["Savon Azur 400 g", 24, undefined, undefined, 12_240, false],
    ["Bougie", 4, undefined, undefined, 360, false],
  ]);
});
