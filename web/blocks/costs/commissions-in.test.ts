import { expect, test } from "vitest";
import { commissionsIn } from "./commissions-in.ts";

test("[N5] a commission is of the day on which its sale was confirmed", () => {
  const row = (soldAt: string, at: string | null, amount: number) => ({
    ...{ soldAt, decided: at === null ? null : { at }, commission: { amount } },
  });
  const rows = [
    row("2026-10-31T10:00:00Z", "2026-11-02T10:00:00Z", 100),
    row("2026-11-26T10:00:00Z", null, 20),
    row("2026-11-05T10:00:00Z", "2026-12-01T10:00:00Z", 7),
    row("2026-11-06T10:00:00Z", "2026-11-06T11:00:00Z", 0),
  ];
  const found = commissionsIn(rows, { from: "2026-11-01", to: "2026-11-27" }, (at) =>
    at.slice(0, 10),
  );
  expect(found.map(({ commission }) => commission.amount)).toEqual([100, 20]);
});
