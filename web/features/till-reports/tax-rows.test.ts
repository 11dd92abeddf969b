import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { taxRows } from "./tax-rows.ts";

const i18n = setupI18n({ locale: "fr", messages: { fr: {} } });
const said = (given: Parameters<typeof taxRows>[0]) =>
  taxRows(given, i18n).map((row) =>
    row.kind === "pair" ? `${row.left}: ${row.right}`.replaceAll(/\s/g, " ") : "",
  );

test("[K3] a report says a line for each rate, and what is left without tax", () => {
  const taxes = [
    { rate: 1000, base: 110, vat: 10 },
    { rate: 1925, base: 650, vat: 100 },
  ];
  expect(said({ taxes, net: 800, vatRate: 0 })).toEqual([
    "dont TVA 10 %: 10",
    "dont TVA 19,25 %: 100",
    "Net hors TVA: 690",
  ]);
});

test("[K3] a closing of before is printed as it was: its one rate, of its net sum", () => {
  expect(said({ taxes: undefined, net: 13_000, vatRate: 1925 })).toEqual([
    "dont TVA 19,25 %: 2 099",
  ]);
  expect(said({ taxes: undefined, net: -2000, vatRate: 1925 })).toEqual(["dont TVA 19,25 %: −323"]);
  expect(said({ taxes: undefined, net: 13_000, vatRate: 0 })).toEqual([]);
});

test("[K1] a rate that was set after the sales says nothing of them", () => {
  expect(said({ taxes: [], net: 13_000, vatRate: 1925 })).toEqual(["dont TVA 19,25 %: 0"]);
  expect(said({ taxes: [], net: 13_000, vatRate: 0 })).toEqual([]);
});
