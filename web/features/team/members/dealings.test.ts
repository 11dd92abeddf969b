import { expect, test } from "vitest";
import { nothing as none } from "#web/blocks/handover/amounts.ts";
import { dealingsOf } from "./dealings.ts";

const handed = (resellerId: string, exactInStock: number, status = "confirmed") => ({
  resellerId,
  exactInStock,
  status,
});
const earned = (resellerId: string, amount: number, status = "pending") => ({
  resellerId,
  commission: { amount, status },
});

test("adds up what each reseller holds and is owed", () => {
  const found = dealingsOf(
    [handed("a", 3), handed("a", 4), handed("b", 1), handed("a", 9, "pending")],
    [earned("a", 500), earned("b", 200, "paid"), earned("c", 300)],
  );
  expect(Object.fromEntries(found)).toEqual({
    a: { held: { ...none, pieces: 7 }, owed: 500 },
    b: { held: { ...none, pieces: 1 }, owed: 0 },
    c: { held: { ...none, pieces: 0 }, owed: 300 },
  });
});

test("whoever used everything up and is paid is not in it", () => {
  expect(dealingsOf([handed("a", 0)], [earned("a", 500, "paid")]).size).toBe(0);
});

test("[U7a] unlike units are never summed: who holds kilos and pieces holds each", () => {
  const weighed = { ...handed("a", 1500), by: { per: 1000, unit: "g" as const } };
  expect(dealingsOf([weighed, handed("a", 1)], []).get("a")?.held).toEqual({
    ...{ ...none, pieces: 1, g: 1500 },
  });
});
