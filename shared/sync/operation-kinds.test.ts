import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { operationEntries } from "./kinds.ts";
import {
  codeOf,
  isFact,
  isOfOffice,
  isPackedSale,
  kindCodes,
  kindOfPacked,
} from "./operation-kinds.ts";
import type { Operation, OperationKind } from "./operations.ts";

test("kinds have their numbers on the wire for good: a new one is put behind the last", () => {
  expect(kindCodes.slice(0, 25)).toEqual([
    ...["sale", "return", "adjust", "product.create", "product.edit", "sale.settle"],
    ...["product.import", "transfer", "transfer.decide", "transfer.return", "reseller-sale"],
    ...["reseller-sale.decide", "commission.pay", "shop-transfer", "shop-transfer.receive"],
    ...["notification.read", "shop.edit", "agency.create", "agency.edit", "message.send"],
    ...["message.read", "till.open", "till.move", "till.close", "sale.reference"],
  ]);
  const kinds = kindCodes.filter(() => true);
  expect(kinds.toSorted()).toEqual(Object.keys(operationEntries).toSorted());
});

/** Numbers that are kept for kinds to come. */
const kept = [32];
const free = Array.from({ length: kindCodes.length }, (_, code) => code).filter(
  (code) => kindCodes[code] === undefined,
);

test.each(kindCodes.filter(() => true))("%s has the number behind the last", (kind) => {
  const between = free.filter((code) => code < Number(codeOf(kind)));
  expect(between.filter((code) => !kept.includes(code))).toEqual([]);
});

test("[X1] [G2] what is spent is told to the office alone, as what is bought is", () => {
  const of = (kind: OperationKind) => isOfOffice({ kind, body: {} } as Operation);
  expect((["expense", "expense.undo", "purchase", "purchase.return"] as const).map(of)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect((["sale", "till.move", "adjust"] as const).some(of)).toBe(false);
});

test("the numbers of expenses are theirs", () => {
  expect([codeOf("expense"), codeOf("expense.undo")]).toEqual([33, 34]);
});

test("a kind that only a newer tab knows goes by its name", () => {
  expect(codeOf("credit.pay" as OperationKind)).toBe("credit.pay");
});

test("a packed operation is a sale by its length or its kind, and a charge never is", () => {
  expect(isPackedSale([codeOf("sale"), 0, 1, 2, 0, 0, 0, {}])).toBe(true);
  expect(isPackedSale([7, 0, [4]])).toBe(true);
  expect(isPackedSale([codeOf("return"), 0, 1, 2, 0, 0, 0, {}])).toBe(false);
  // What was owed before may be any number, that of sales among them.
  for (const charge of [[codeOf("sale")], [codeOf("sale"), "2026-12-01"]])
    expect(isPackedSale(charge)).toBe(false);
});

/** The kinds that SPEC.md calls facts, as its second paragraph lists them. */
function factsOfTheSpecification(): string[] {
  const [, listed = ""] =
    /_Fact_: an operation that says what happened \(([^)]*)\)/.exec(
      readFileSync("shared/sync/SPEC.md", "utf8"),
    ) ?? [];
  return [...listed.matchAll(/`([a-z.-]+)`( by count)?/g)].map(([, kind = ""]) => kind);
}

test.each(Object.keys(operationEntries) as OperationKind[])(
  "[J3] [J4] %s is a fact where the specification calls it one",
  (kind) => {
    const facts = factsOfTheSpecification();
    expect(facts).toContain("sale");
    const of = (body: object) => isFact({ kind, body } as Operation);
    expect(of({ mode: "count" })).toBe(facts.includes(kind));
    expect(of({ mode: "increase" })).toBe(facts.includes(kind) && kind !== "adjust");
  },
);

test("a packed operation says its kind by number or by name; what is none of ours says nothing", () => {
  for (const kind of kindCodes.filter(() => true))
    expect(kindOfPacked([codeOf(kind), 0, 1, 2, 0, 0, 0, {}])).toBe(kind);
  expect(kindOfPacked(["till.open", 0, 1, 2])).toBe("till.open");
  expect(kindOfPacked([1, 2, 3])).toBe("sale");
  for (const other of [["toString", 1, 2, 3], [9999, 1, 2, 3], [null, 1, 2, 3], {}, "sale", null])
    expect(kindOfPacked(other)).toBeUndefined();
});
