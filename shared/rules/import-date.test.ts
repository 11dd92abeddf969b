import { expect, test } from "vitest";
import { isMadeDate } from "./import-date.ts";

test.each([
  "2026-02-01",
  "2026-02-01 12:30",
  "01/02/2026",
  "1/2/26",
  "1-févr",
  "01-févr.",
  "2-Jan",
  "02-Jan-26",
  "févr-26",
  "Feb-2026",
])("%s is what a spreadsheet makes of a text", (text) => {
  expect(isMadeDate(text)).toBe(true);
});

test.each([
  "1-2",
  "12-05-20",
  "10/20/30/40",
  "45/46",
  "Mars 24",
  "mai",
  "A1-févr",
  "2026",
  "40/12/5",
  "",
])("%s is what somebody wrote", (text) => {
  expect(isMadeDate(text)).toBe(false);
});
