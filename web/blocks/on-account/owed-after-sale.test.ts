import { expect, test } from "vitest";
import { owedAfterSale } from "./owed-after-sale.ts";

const move = (kind: "charge" | "payment" | "refund", change: number, saleId?: string) => ({
  ...{ customerId: "awa", kind, change, saleIds: saleId === undefined ? [] : [saleId] },
});
const of = (saleId: string, owed: number, moves: readonly ReturnType<typeof move>[]) =>
  owedAfterSale({ saleId, customerId: "awa", owed, moves });

test("what is owed after a ticket is what is owed now less all that came later", () => {
  const moves = [
    move("refund", -200, "one"),
    move("charge", 3000, "two"),
    { ...move("payment", -9999), customerId: "bibi" },
    move("payment", -1000),
    move("charge", 5000, "one"),
  ];
  expect(of("two", 7800, moves)).toBe(8000);
  expect(of("one", 7800, moves)).toBe(6000);
});

test("a charge that this device does not know tells nothing, nor what only names the ticket", () => {
  expect(of("one", 500, [move("payment", -500, "one")])).toBeUndefined();
  expect(of("one", 500, [])).toBeUndefined();
});
