import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { simulationDatabase } from "#tests/support/simulation-database.ts";
import { breadBasket } from "./bread-basket.ts";
import { differences } from "./figures.ts";
import { boughtByCustomer, breadBasketFigures, onlineRetailFigures } from "./file-figures.ts";
import { onlineRetail } from "./online-retail.ts";
import { replay } from "./replay.ts";

let database: Awaited<ReturnType<typeof simulationDatabase>>;

beforeAll(async () => {
  database = await simulationDatabase();
});

afterAll(() => database.drop());

const sample = readFileSync("tests/replay/sample.csv", "utf8");

test("[F2][F3][H2][H5] real trade, cancellations and write-offs included, comes out of the books as it stands in the file", async () => {
  const trade = onlineRetail(sample);
  const report = await replay(database, trade, onlineRetailFigures(sample), {
    devices: 4,
    seed: 7,
  });
  expect(report.different).toEqual([]);
  expect(report.screens).toEqual([]);
  expect(report.flags).toEqual({});
  expect(report.reports).toEqual([]);
  expect(report.traded.size).toBeGreaterThan(500);
  expect(report.closedMonths).toBeGreaterThan(1);
  expect(report.books).toMatchObject({ tickets: 35, returns: 12, writeOffs: 6 });
});

test("[C3] the customers of the file buy on credit and pay by a plan: every balance is what the file says less what was paid", async () => {
  const credited = await simulationDatabase();
  const owedByFile = boughtByCustomer(sample);
  const given = { devices: 4, seed: 8, owedByFile };
  const trade = onlineRetail(sample);
  const report = await replay(credited, trade, onlineRetailFigures(sample), given);
  await credited.drop();
  expect(report.credit).toMatchObject({ wrong: [] });
  expect(report.credit?.customers).toBeGreaterThan(8);
  expect(report.credit?.payments).toBeGreaterThan(4);
  expect([report.different, report.screens, report.reports, report.flags]).toEqual([
    [],
    [],
    [],
    {},
  ]);
});

test("every row of the sample is handled in one way or another", () => {
  const { handled, noted } = onlineRetail(sample);
  const rows = sample.trimEnd().split("\n").length - 1;
  expect([...handled.values()].reduce((sum, count) => sum + count, 0)).toBe(rows);
  expect(noted.get("the same line again in the file, kept")).toBeGreaterThan(0);
});

test("the bakery: NONE is no sale, two rows of an item are two lines", () => {
  const text = [
    "Date,Time,Transaction,Item",
    "2016-10-30,09:58:11,1,Bread",
    "2016-10-30,10:05:34,2,Scandinavian",
    "2016-10-30,10:05:34,2,Scandinavian",
    "2016-10-30,10:07:57,3,NONE",
    "",
  ].join("\n");
  const { acts, handled, noted, products } = breadBasket(text);
  const prices = Object.fromEntries(products.map(({ key, price }) => [key, price]));
  expect(acts.map((act) => act.kind === "sale" && act.lines.length)).toEqual([1, 2]);
  expect(handled.get("left out: NONE, nothing was sold")).toBe(1);
  expect(noted.get("tickets with nothing but NONE")).toBe(1);
  expect(breadBasketFigures(text, prices)).toMatchObject({ tickets: 2, lines: 3 });
});

test("a figure that differs is named", () => {
  const one = onlineRetailFigures(sample);
  const other = {
    ...one,
    revenue: one.revenue + 1,
    soldByProduct: { ...one.soldByProduct, "85123A": 0 },
  };
  expect(differences(one, other).map(([name]) => name)).toEqual([
    "revenue",
    "soldByProduct 85123A",
  ]);
});

test("[N2][N5][N6] goods bought by a cost book, a third told weeks late: what they cost and leave is what file and cost book say", async () => {
  const costed = await simulationDatabase();
  const trade = onlineRetail(sample);
  const given = { devices: 3, seed: 9, costs: true };
  const report = await replay(costed, trade, onlineRetailFigures(sample), given);
  await costed.drop();
  expect(report.costs).toMatchObject({ wrong: [] });
  expect(report.costs?.purchases).toBeGreaterThan(10);
  expect(report.costs?.late).toBeGreaterThan(3);
  expect([report.different, report.screens, report.reports, report.flags]).toEqual([
    [],
    [],
    [],
    {},
  ]);
});
