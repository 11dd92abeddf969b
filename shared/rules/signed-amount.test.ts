import { expect, test } from "vitest";
import { signedAmount } from "./signed-amount.ts";

test.each([
  ["15 000", 15_000],
  ["15 000 F", 15_000],
  ["15.000frs", 15_000],
  ["XAF 15,000.00", 15_000],
  ["N45,000", 45_000],
  ["+500", 500],
  ["7 mille", 7_000],
  ["2,5k", 2_500],
])("an amount written « %s » is %i", (text, francs) => {
  expect(signedAmount(text)).toEqual({ francs, side: undefined });
});

test.each([
  ["(15 000)", -15_000],
  ["15 000-", -15_000],
  ["− 1 500", -1_500],
  ["-XAF 15,000.00", -15_000],
  ["XAF -15,000", -15_000],
  ["XAF (15,000.00)", -15_000],
  ["(15 000) F", -15_000],
  ["15 000- F", -15_000],
])("a sign is never noise: « %s » is %i", (text, francs) => {
  expect(signedAmount(text)).toEqual({ francs, side: undefined });
});

test.each([
  ["15 000 Dr", "dr"],
  ["15,000.00 CR", "cr"],
  ["15000 (Dr)", "dr"],
  ["15 000 débiteur", "dr"],
  ["15 000 crédit", "cr"],
] as const)("« %s » says whose side it is on", (text, side) => {
  expect(signedAmount(text)).toEqual({ francs: 15_000, side });
});

test.each(["-", "néant", "nil", "soldé", "payé"])("« %s » is nothing", (text) => {
  expect(signedAmount(text)?.francs).toBe(0);
});

test.each(["deux sacs", "12,5", "15 000 sacs", "Dr", "1 500 ?", "99999999999"])(
  "« %s » is no amount",
  (text) => expect(signedAmount(text)).toBeUndefined(),
);
