import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { expected } from "./tills/expected.ts";
import { planOf, planOfFile, saidOf } from "./tills/reading.ts";

const folder = join(import.meta.dirname, "tills");
const isFile = (name: string) => /\.(?:csv|txt)$/.test(name);
const names = [
  ...readdirSync(folder),
  ...readdirSync(join(folder, "aside")).map((name) => `aside/${name}`),
].filter(isFile);

describe("exports of tills and books are read as what they are", () => {
  test.each(names)("%s", async (name) => {
    const { rows, plan } = await planOfFile(name);
    expect(plan.rows.map(saidOf)).toEqual(expected[name]);
    // Every line must be counted, and every column read or named.
    expect(plan.heads + plan.empty + plan.rows.length).toBe(rows.length);
    const created = plan.rows.flatMap((row) => (row.outcome === "create" ? [row.fields] : []));
    expect(new Set(created.map((one) => one.name.toLowerCase())).size).toBe(created.length);
  });
});

describe("columns that are not taken are named", () => {
  const left = async (name: string) => {
    const { plan } = await planOfFile(name);
    return plan.leftover.map(({ text }) => text);
  };
  test("those of a second shop", async () => {
    expect(await left("loyverse-two-shops.csv")).toEqual([
      "Quantity of included item",
      "Track stock",
      "Available for sale [Marché Central]",
      "Price [Marché Central]",
      "In stock [Marché Central]",
      "Low stock [Marché Central]",
    ]);
    expect(await left("aside/shops-plain.csv")).toEqual(["Stock Dépôt Ndokoti"]);
  });

  test("a former price, a remark, a column of no known title", async () => {
    expect(await left("kyte.csv")).toContain("Promotional price");
    expect(await left("prestashop-fr.csv")).toContain("Prix (HT)");
    const { plan } = await planOf("Nom;Prix;Zorglub\nSavon;500;rouge\n");
    expect(plan.leftover).toEqual([{ is: "column", text: "Zorglub", at: 3 }]);
  });
});

test("another shop of the file is read when it is chosen", async () => {
  const { plan } = await planOfFile("loyverse-two-shops.csv", { shop: "Marché Central" });
  expect(plan.shops).toEqual(["Akwa", "Marché Central"]);
  expect(saidOf(plan.rows[0]!)).toBe("2 Savon Azur |  | 550 | 10 | 350");
  // Goods that this shop does not sell.
  expect(plan.rows.map(saidOf)).toContain("5 not-for-sale-row");
});

test("sizes, colours, taxes, thresholds and codes go where they belong", async () => {
  const { plan } = await planOfFile("loyverse-two-shops.csv");
  expect(plan.rows[1]).toMatchObject({
    fields: {
      uniqueCode: "10002",
      category: "Vêtements",
      color: "Noir",
      dimensions: "M",
      stockThreshold: 1,
    },
  });
  expect(plan.rows[4]).toMatchObject({ fields: { unit: "g", taxGroup: "exempt" } });
  expect(plan.rows[5]).toMatchObject({ notes: ["kit"] });
});

describe("rows of one name are a question", () => {
  const notebook = "Article;Prix;Quantité;Fournisseur\n";
  const twice = `${notebook}Riz;4500;10;SOCADA\nRiz;4700;6;Ets Ngono\nThé;300;1;A\n`;

  test("nothing of them is written before the answer, and what differs is shown", async () => {
    const { plan } = await planOf(twice);
    expect(plan.rows.map(saidOf)).toEqual(["2 asked", "3 asked", "4 Thé |  | 300 | 1 | "]);
    expect(plan.questions).toEqual([
      {
        key: "riz",
        name: "Riz",
        lines: [2, 3],
        differences: [
          { title: "Prix", cells: ["4500", "4700"] },
          { title: "Quantité", cells: ["10", "6"] },
          { title: "Fournisseur", cells: ["SOCADA", "Ets Ngono"] },
        ],
        choices: ["apart", "sum", "first"],
        answer: undefined,
      },
    ]);
  });

  test.each([
    ["apart", ["2 Riz (SOCADA) | Riz | 4500 | 10 | ", "3 Riz (Ets Ngono) | Riz | 4700 | 6 | "]],
    ["sum", ["2 Riz |  | 4500 | 16 | ", "3 merged"]],
    ["first", ["2 Riz |  | 4500 | 10 | ", "3 repeated"]],
  ] as const)("answered « %s »", async (answer, said) => {
    const { plan } = await planOf(twice, { answers: { riz: answer } });
    expect(plan.rows.slice(0, 2).map(saidOf)).toEqual(said);
    expect(plan.questions).toMatchObject([{ answer }]);
  });

  test.each([
    [
      "two deliveries of one code",
      "EAN;Nom;Prix;Stock\n3017620422003;Pâte;900;4\n3017620422003;Pâte;900;8\n",
      ["sum", "first"],
    ],
    [
      "one with a code, one without",
      "EAN;Nom;Prix;Stock\n3017620422003;Pâte;900;4\n;Pâte;900;4\n",
      ["sum", "apart", "first"],
    ],
    [
      "two places",
      "Nom;Prix;Stock;Lieu\nLait;200;5;rayon\nLait;200;5;réserve\n",
      ["sum", "apart", "first"],
    ],
    [
      "two costs, in English",
      "Item;Price;Cost;Qty\nMilk;200;150;5\nmilk;200;160;5\n",
      ["sum", "apart", "first"],
    ],
  ])("%s", async (_name, text, choices) => {
    const { plan } = await planOf(text);
    expect(plan.rows.map(({ outcome }) => outcome)).toEqual(["asked", "asked"]);
    expect(plan.questions).toMatchObject([{ choices, answer: undefined }]);
  });

  test("codes that differ make two products, at two prices under two names", async () => {
    const text = "SKU;Nom;Prix\nA1;Lait;200\nA2;Lait;300\nB1;Sel;100\nB2;Sel;100\n";
    const { plan } = await planOf(text);
    expect(plan.questions).toEqual([]);
    expect(plan.rows.map(saidOf)).toEqual([
      "2 Lait (200 F) | Lait | 200 | 0 | ",
      "3 Lait (300 F) | Lait | 300 | 0 | ",
      "4 Sel |  | 100 | 0 | ",
      "5 Sel |  | 100 | 0 | ",
    ]);
    for (const row of plan.rows) expect(row.notes).toContain("same-name");
  });

  test("rows alike in all are one product, the second with the line of the first", async () => {
    const { plan } = await planOf("Nom;Prix;Stock\nLait;200;5\nLait;200;5\n");
    expect(plan.rows[1]).toMatchObject({ outcome: "refused", reason: "repeated", otherLine: 2 });
  });
});

test("what was imported as a variant is known again by its code, under its own name", async () => {
  const name = "loyverse-two-shops.csv";
  const { plan } = await planOfFile(name);
  const existing = plan.rows.flatMap((row) =>
    row.outcome === "create"
      ? [
          {
            uniqueCode: "",
            ...row.fields,
            id: `p${row.line}`,
            archived: false,
            shownStock: row.initialStock,
            cost: row.cost,
          },
        ]
      : [],
  );
  const again = await planOfFile(name, { existing });
  expect(
    again.plan.rows.filter(({ outcome }) => outcome === "create" || outcome === "update"),
  ).toEqual([]);
});
