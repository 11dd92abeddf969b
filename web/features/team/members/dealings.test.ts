import { expect, test } from "vitest";
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
    a: { pieces: 7, owed: 500 },
    b: { pieces: 1, owed: 0 },
    c: { pieces: 0, owed: 300 },
  });
});

test("whoever used everything up and is paid is not in it", () => {
  expect(dealingsOf([handed("a", 0)], [earned("a", 500, "paid")]).size).toBe(0);
});
