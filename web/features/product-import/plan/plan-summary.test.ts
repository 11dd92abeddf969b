import { expect, test } from "vitest";
import type { ImportedProduct, PlannedRow } from "#shared/rules/planned-row.ts";
import { countRows, isSamePlan, rowsShown, writesOf } from "./plan-summary.ts";

const product = { fields: { name: "Thé" }, initialStock: 3 } as ImportedProduct;
const head = { name: "Thé", notes: [] };
const plan: PlannedRow[] = [
  { ...head, line: 2, outcome: "create", ...product },
  {
    ...head,
    line: 3,
    outcome: "update",
    productId: "p1",
    patch: { price: [1, 2] },
    notes: ["stock-kept"],
  },
  { ...head, line: 4, outcome: "same", productId: "p2" },
  { ...head, line: 5, outcome: "refused", reason: "price-missing" },
];

test("rows are counted and shown by what becomes of them", () => {
  expect(countRows(plan)).toEqual({
    all: 4,
    create: 1,
    update: 1,
    same: 1,
    refused: 1,
    asked: 0,
    merged: 0,
    aside: 0,
    noted: 1,
  });
  const lines = (filter: Parameters<typeof rowsShown>[1]) =>
    rowsShown(plan, filter).map(({ line }) => line);
  expect(lines("all")).toEqual([2, 3, 4, 5]);
  expect(lines("update")).toEqual([3]);
  expect(lines("noted")).toEqual([3]);
});

test("only new and changed products are written", () => {
  expect(writesOf(plan)).toEqual({
    creates: [product],
    edits: [{ productId: "p1", patch: { price: [1, 2] } }],
    costs: [],
  });
});

test("[N3] a row that says only what a product costs edits nothing else, and is another plan", () => {
  const costs = (now: number): PlannedRow[] => {
    const cost = { before: 400, now, unit: "g" as const };
    return [
      { ...head, line: 1, outcome: "update", productId: "p1", patch: {}, unit: "g", cost },
      { ...head, line: 2, outcome: "create", ...product, cost: 300 },
    ];
  };
  const { name } = head;
  expect(writesOf(costs(410))).toEqual({
    creates: [{ ...product, cost: 300 }],
    edits: [],
    costs: [{ productId: "p1", name, cost: 410, unit: "g" }],
  });
  expect(isSamePlan(costs(410), costs(411))).toBe(false);
});

test("a plan is another one as soon as it would write something else", () => {
  expect(isSamePlan(plan, structuredClone(plan))).toBe(true);
  expect(isSamePlan(plan, plan.slice(1))).toBe(false);
  const [create, , same, refused] = plan as [PlannedRow, PlannedRow, PlannedRow, PlannedRow];
  const update = { ...head, line: 3, outcome: "update" as const, productId: "p1" };
  expect(isSamePlan(plan, [create, { ...update, patch: { price: [1, 3] } }, same, refused])).toBe(
    false,
  );
  expect(isSamePlan(plan, [same, { ...update, patch: { price: [1, 2] } }, same, refused])).toBe(
    false,
  );
});
