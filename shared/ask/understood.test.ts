import { expect, test } from "vitest";
import { askedOn, askedShop } from "#tests/ask/asked-shop.ts";
import { questionOf } from "./understood.ts";

const of = (kind: string | null, name: string | null = null, days: string | null = null) =>
  questionOf({ kind, name, days }, askedShop, askedOn);

test("what a model understood is a question about what the shop knows", () => {
  expect(of("sales-total", null, "hier")).toMatchObject({
    ...{ kind: "sales-total", days: { from: "2026-11-26", to: "2026-11-26" } },
  });
  expect(of("customer-debt", "Mama Rose")?.names.customer).toMatchObject({
    ...{ ids: ["Mama Rose"], isSure: false },
  });
  expect(of("compare-sales", null, "cette semaine et la semaine dernière")).toMatchObject({
    ...{ days: { from: "2026-11-22" }, against: { from: "2026-11-15", to: "2026-11-20" } },
  });
  expect(of("last-purchase")?.names).toEqual({});
});

test.each([
  ["nothing understood", null, null, null],
  ["a kind that there is not", "salary-of", null, null],
  ["nobody of that name", "customer-debt", "Ibrahim", null],
  ["no name where one is needed", "customer-debt", null, null],
  ["a supplier that the shop does not know", "last-purchase", "Nestlé", null],
  ["words that are no days", "sales-total", null, "bientôt"],
  ["days to come", "sales-total", null, "demain"],
  ["how things stood", "customer-debt", "Fatou", "hier"],
  ["a comparison with nothing", "compare-profit", null, null],
])("%s is no question", (_what, kind, name, days) => {
  expect(of(kind, name, days)).toBeUndefined();
});
