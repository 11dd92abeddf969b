import { expect, test } from "vitest";
import { ownReceipt } from "./own-receipt.ts";

const hour = 3_600_000;

function soldAt(at: number, clockOffset: number | null) {
  const operation = { kind: "sale", at, clockOffset, body: { total: 500 } };
  const shown = { receiptNo: "A-000001", names: ["Savon"], sellerName: "Aline" };
  const rest = { shop: {}, lines: [], payments: [] };
  type Given = Parameters<typeof ownReceipt>;
  return ownReceipt(operation as unknown as Given[0], shown, rest as unknown as Given[2]).soldAt;
}

test("a receipt bears the moment of the books, not that of a clock known to be wrong", () => {
  expect(soldAt(10 * hour, -3 * hour)).toBe(7 * hour);
  expect(soldAt(10 * hour, null)).toBe(10 * hour);
});
