import { expect, test } from "vitest";
import { leadsToWhole, linked } from "./said.ts";

test.each([
  ["/reports?period=days&from=2026-11-26&to=2026-11-26", true],
  ["/profit?period=days", true],
  ["/expenses?month=2026-11&category=rent", true],
  ["/tickets?from=2026-11-26&to=2026-11-26", true],
  ["/notebook?group=owing", true],
  ["/suppliers", true],
  ["/performance", true],
  ["/tickets/abc", false],
  ["/notebook/abc", false],
])("a figure that leads to %s opens the whole: %s", (to, isWhole) => {
  expect(leadsToWhole(`Hier : ${linked("500 FCFA", to)} de ventes.`)).toBe(isWhole);
});

test("a sentence without a figure opens nothing", () => {
  expect(leadsToWhole("Hier : rien de vendu.")).toBe(false);
});
