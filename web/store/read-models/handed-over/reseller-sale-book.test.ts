import { expect, test } from "vitest";
import { defaultDayCut } from "#shared/rules/business-day.ts";
import type { Operation } from "#shared/sync/operations.ts";
import { aResellerSale, goodsShop, ownerId, uuidNo } from "#tests/support/device/goods-rows.ts";
import { type OperationRecord, unanswered } from "#web/store/outbox/operation-record.ts";
import { openResellerSaleBook } from "./reseller-sale-book.ts";

const saleId = uuidNo(77);
const earning = (amount: number, rev: number) =>
  aResellerSale({
    ...{ status: "confirmed", saleId, rev },
    commission: { amount, rate: 5000, status: "pending", paid: null },
  });

/** One of the two pieces comes back: 200 of the 400 francs are not earned. */
const back: OperationRecord = {
  ...{ epoch: 1, seq: 1, id: uuidNo(101), by: ownerId, cartId: null, closedAt: null },
  operation: {
    ...{ id: uuidNo(101), seq: 1, shopId: goodsShop, at: 1, clockOffset: null, kind: "return" },
    body: {
      ...{ saleId, restock: true, refund: "cash", reason: "casse", total: 600 },
      lines: [{ productId: "aaaa", quantity: 1, price: 600 }],
    },
  } as Operation,
  shown: { names: ["Savon"], sellerName: "Awa" },
  ...unanswered,
};
const answered: OperationRecord = { ...back, state: "applied", ackRev: 6, ackEpoch: 1 };

function opened() {
  const book = openResellerSaleBook({
    shopId: goodsShop,
    cut: () => defaultDayCut,
    me: () => ownerId,
    nameOf: () => "Bih",
    roleOf: () => "owner",
    nameOfShop: () => "",
    transfer: () => undefined,
  });
  book.takeRows({ resellerSales: [earning(400, 5)] });
  book.takeOwn({ put: [back], removed: [] });
  const amount = () => book.get(aResellerSale().id)?.commission?.amount;
  expect(amount()).toBe(200);
  return { book, amount };
}

test("[T13] a return answered while the books were dropped lowers no commission a second time", () => {
  const { book, amount } = opened();
  book.clear();
  book.takeOwn({ put: [answered], removed: [] });
  book.takeRows({ resellerSales: [earning(200, 6)] });
  expect(amount()).toBe(200);
});

test("[T13] a return that left the outbox while the books were dropped lowers nothing any more", () => {
  const { book, amount } = opened();
  book.clear();
  book.takeOwn({ put: [], removed: [answered] });
  book.takeRows({ resellerSales: [earning(200, 6)] });
  expect(amount()).toBe(200);
});

test("[T13] a return that waits through the dropping of the books is still taken off", () => {
  const { book, amount } = opened();
  book.clear();
  book.takeRows({ resellerSales: [earning(400, 5)] });
  expect(amount()).toBe(200);
});
