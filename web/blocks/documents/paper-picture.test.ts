import { expect, test } from "vitest";
import { picturePages } from "./paper-picture.ts";

const aDocument = (lines: number) => ({
  title: "Relevé de compte",
  information: [["Boutique", "Akwa"] as const, ["Client", "Awa"] as const],
  tables: [
    {
      ...{ title: "Reste à payer : 500 FCFA", columns: ["Date et opération", "Montant", "Solde"] },
      rows: Array.from({ length: lines }, (_, index) => [`ligne ${index}`, "+1", String(index)]),
      total: ["Solde", "", "500"],
    },
  ],
});

test("a short statement is one picture: head, lines, sum, and what is left to pay", () => {
  const [page, ...others] = picturePages(aDocument(2));
  expect(others).toEqual([]);
  expect(page?.map(({ left, middle, right }) => [left, middle, right].join("|"))).toEqual([
    ...["Relevé de compte||", "Boutique : Akwa||", "Client : Awa||"],
    ...["Date et opération|Montant|Solde", "ligne 0|+1|0", "ligne 1|+1|1"],
    ...["Solde||500", "Reste à payer : 500 FCFA||"],
  ]);
});

test("five hundred entries are several pictures of 100 rows at most, each line once, each with its head", () => {
  const pages = picturePages(aDocument(500));
  expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(100);
  expect(pages.map(([head]) => head?.right)).toEqual(pages.map((_, at) => `${at + 1}/6`));
  const lines = pages.flat().flatMap(({ left }) => (left.startsWith("ligne") ? [left] : []));
  expect(lines).toEqual(Array.from({ length: 500 }, (_, index) => `ligne ${index}`));
});

test("what is longer than its column ends in dots", () => {
  const document = { ...aDocument(0), title: "M".repeat(200) };
  expect(picturePages(document)[0]?.[0]?.left).toBe(`${"M".repeat(45)}…`);
});
