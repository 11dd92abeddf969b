import { expect, test } from "vitest";
import type { ResellerSaleRow } from "#web/store/read-models/handed-over/reseller-sale-book.ts";
import { salesOf, waitingBeside } from "./sale-filters.ts";

function aSale(id: string, status: ResellerSaleRow["status"], ticketId = "t1"): ResellerSaleRow {
  return {
    id,
    ticketId,
    receiptNo: "K-000001",
    transferId: "1",
    productId: "soap",
    productName: "Savon",
    resellerId: "koffi",
    resellerName: "Koffi",
    byId: "koffi",
    quantity: 1,
    price: 600,
    minPrice: 450,
    status,
    soldAt: "2026-11-20T10:00:00.000Z",
    day: "2026-11-20",
    flags: [],
    decided: null,
    saleId: null,
    commission: null,
    rev: 1,
    isPending: false,
  };
}

const sales = [aSale("a", "pending"), aSale("b", "confirmed"), aSale("c", "declined")];

test.each([
  ["all", ["a", "b"]],
  ["confirmed", ["b"]],
  ["pending", ["a"]],
] as const)("the filter %s", (filter, ids) => {
  expect(salesOf(sales, filter).map(({ id }) => id)).toEqual(ids);
});

test("beside a line stand the other lines of its ticket that wait", () => {
  const line = aSale("a", "pending");
  const beside = [aSale("d", "pending"), aSale("e", "confirmed"), aSale("f", "pending", "t2")];
  expect(waitingBeside([line, ...beside], line).map(({ id }) => id)).toEqual(["d"]);
});
