import { expect, test } from "vitest";
import type { Operation } from "#shared/sync/operations.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import {
  aTransfer,
  goodsShop,
  ownerId,
  resellerId,
  uuidNo,
} from "#tests/support/device/goods-rows.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import { heldIn } from "./handed-over/held-products.ts";
import { Views } from "./views.ts";

const otherReseller = uuidNo(900);

/** What somebody did in the shop on this telephone. */
function anAct(kind: Operation["kind"], by: string, body: unknown): Draft {
  const shown = () => ({ names: ["Savon aaaa"], sellerName: "Awa", receiptNo: "A-000001" });
  const written = () => body as ReturnType<Draft["body"]>;
  return { kind, shopId: goodsShop, by, cartId: null, body: written, shown };
}

const handOver = (to: string) =>
  anAct("transfer", ownerId, {
    ...{ resellerId: to, productId: "aaaa", quantity: 5, price: 500, minPrice: 400 },
    origin: "products",
  });
const line = { productId: "aaaa", quantity: 1, price: 600 };
const saleOf = (transferId: string) => ({
  ...{ receipt: 1, catalogRev: 1, total: 600 },
  lines: [{ ...line, transferId }],
});

test("[T10] a reseller sees of what others did on the same telephone only what was done for them", async () => {
  const { device, goods, accept } = await goodsDevice("reseller", {
    transfers: [aTransfer({ status: "pending" })],
  });
  const { outbox } = device;
  const theirs = await outbox.record(handOver(otherReseller));
  const mine = await outbox.record(handOver(resellerId));
  await outbox.record(anAct("reseller-sale", otherReseller, saleOf(theirs.id)));
  await outbox.record(anAct("reseller-sale", ownerId, saleOf(theirs.id)));
  const sold = await outbox.record(anAct("reseller-sale", resellerId, saleOf(mine.id)));
  await outbox.record(
    anAct("transfer.decide", ownerId, {
      ...{ transferId: uuidNo(1), productId: "aaaa", quantity: 10 },
      ...{ decision: "confirm", note: "" },
    }),
  );
  await outbox.record(anAct("sale", ownerId, { ...saleOf(""), payments: [] }));
  await outbox.record(
    anAct("return", ownerId, {
      ...{ saleId: null, lines: [line], restock: true, refund: "cash", total: 600, reason: "" },
    }),
  );
  const tickets = new Views(device).of(goodsShop)?.tickets();
  const seen = async () => {
    const books = await goods();
    const { transfers, resellerSales, returns } = books;
    return [
      transfers.list().map(({ id, status, exactInStock }) => [id, status, exactInStock]),
      resellerSales.list().map(({ ticketId }) => ticketId),
      [...returns.list(), ...(tickets?.all() ?? [])].length,
      heldIn(books)
        .list()
        .map((product) => product.held),
      transfers.get(theirs.id),
    ];
  };
  const expected = [
    [
      [mine.id, "pending", 4],
      [uuidNo(1), "confirmed", 10],
    ],
    ...[[sold.id], 0, [10], undefined],
  ];
  expect(await seen()).toEqual(expected);
  await accept();
  expect(await seen()).toEqual(expected);
});
