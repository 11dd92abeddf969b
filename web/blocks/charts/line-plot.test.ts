import { expect, test } from "vitest";
import { ticksOf } from "./line-plot.tsx";

const months = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    month: `2026-${String(at + 1).padStart(2, "0")}`,
    value: 0,
  }));

test("as many months are named as have room, the last one always", () => {
  expect(ticksOf(months(3), 400, 67)).toEqual(["2026-01", "2026-02", "2026-03"]);
  expect(ticksOf(months(12), 208, 67)).toEqual(["2026-04", "2026-08", "2026-12"]);
  expect(ticksOf(months(2), 10, 67)).toEqual(["2026-02"]);
  expect(ticksOf([], 208, 67)).toEqual([]);
});
