import { expect, test } from "vitest";
import { isByMonth, paramsOf, readPeriod } from "./profit-period.ts";

const today = "2026-11-27";
const read = (address: string) => readPeriod(new URLSearchParams(address), today);

test.each([
  ["", { kind: "this-month", period: { from: "2026-11-01", to: today } }],
  ["period=nonsense", { kind: "this-month", period: { from: "2026-11-01", to: today } }],
  ["period=today", { kind: "today", period: { from: today, to: today } }],
  ["period=yesterday", { kind: "yesterday", period: { from: "2026-11-26", to: "2026-11-26" } }],
  ["period=this-week", { kind: "this-week", period: { from: "2026-11-22", to: today } }],
  ["period=last-month", { kind: "last-month", period: { from: "2026-10-01", to: "2026-10-31" } }],
  [
    "period=days&from=2026-11-20&to=2026-11-02",
    { kind: "days", period: { from: "2026-11-02", to: "2026-11-20" } },
  ],
  ["period=days&from=0026-11-20", { kind: "days", period: { from: today, to: today } }],
])("an address of « %s »", (address, days) => {
  expect(read(address)).toEqual(days);
});

test("an address keeps the days that were chosen", () => {
  const period = { from: "2026-11-02", to: "2026-11-20" };
  expect(readPeriod(paramsOf("days", period), today).period).toEqual(period);
  expect(paramsOf("today", period).toString()).toBe("period=today");
});

test("a month is told by day, more by month", () => {
  expect(isByMonth({ from: "2026-10-01", to: "2026-10-31" })).toBe(false);
  expect(isByMonth({ from: "2026-10-01", to: "2026-11-01" })).toBe(true);
});
