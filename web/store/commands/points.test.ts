import { expect, test } from "vitest";
import { refundInPoints } from "#shared/rules/points.ts";
import { leftByMeans } from "#shared/rules/refund.ts";
import type { Payment, ReturnBody } from "#shared/schemas/sale.ts";
import { uuidNo } from "#tests/support/device/goods-rows.ts";
import { World } from "#tests/support/device/world.ts";
import { StorageFailure } from "#web/store/ports.ts";
import { notebookOf } from "#web/store/read-models/customers/keep-customers.ts";
import { editShop } from "./edit-shop.ts";
import { pointsWithReturn, pointsWithSale } from "./points.ts";
import { recordReturn } from "./record-return.ts";
import { recordSale } from "./record-sale.ts";

const customerId = uuidNo(61);
const loyalty = { francsPerPoint: 100, francsOfPoint: 10 };

async function aTill({ isOn = true } = {}) {
  const world = new World();
  await world.start();
  await world.settle();
  const { device, shopId } = world;
  if (isOn)
    await editShop(device, { shopId, formId: "loyalty", patch: { loyalty: [null, loyalty] } });
  const notebook = await notebookOf(device, shopId);
  const points = () => notebook?.whole.points(customerId) ?? 0;
  let carts = 0;
  /** Two pieces at 500, of which so many francs are paid by points. */
  const sell = async (byPoints = 0) => {
    const payments: Payment[] = [
      ...(byPoints > 0 ? [{ method: "points" as const, amount: byPoints, customerId }] : []),
      { method: "cash", amount: 1000 - byPoints, tendered: 1000 - byPoints },
    ];
    const also = await pointsWithSale(device, { shopId, customerId, payments });
    const lines = [{ productId: "aaaa", quantity: 2, price: 500 }];
    carts += 1;
    return recordSale(device, { shopId, cartId: `cart ${carts}`, lines, payments, also });
  };
  /** So many pieces come back. */
  const bringBack = async (saleId: string, quantity: number, before: ReturnBody[] = []) => {
    const sale = device.outbox.get(saleId)?.operation.body as { payments: Payment[] };
    const total = 500 * quantity;
    const refund = refundInPoints(total, leftByMeans(sale.payments, before), 10);
    const ticket = { id: saleId, payments: sale.payments };
    const returns = [...before, { ...refund, total }];
    const also = await pointsWithReturn(device, { shopId, ticket, returns });
    const lines = [{ productId: "aaaa", quantity, price: 500, name: "Savon aaaa" }];
    const what = { shopId, formId: `back ${before.length}`, saleId, lines, also, reason: "abîmé" };
    await recordReturn(device, { ...what, restock: true, ...refund });
    const bodies = device.outbox.records().map(({ operation: { kind, body } }) => ({ kind, body }));
    return bodies.flatMap(({ kind, body }) => (kind === "return" ? [body as ReturnBody] : []));
  };
  const moves = () =>
    device.outbox
      .records()
      .flatMap(({ operation: { kind, body } }) =>
        kind === "account.move" ? [[body.kind, body.amount] as const] : [],
      );
  return { world, device, shopId, notebook, points, sell, bringBack, moves };
}

const idOf = (sold: Awaited<ReturnType<typeof recordSale>>) => {
  if (!sold.ok) throw new Error(sold.refusal);
  return sold.value.id;
};

test("[Y1] [Y2] a ticket and what it earns are one writing, or nothing is written", async () => {
  const { world, device, notebook, points, sell } = await aTill();
  const before = device.outbox.records().length;
  world.outboxDisk.hook = () => {
    throw new StorageFailure("storage-full");
  };
  expect(await sell()).toEqual({ ok: false, refusal: "storage-full" });
  world.outboxDisk.hook = () => {};
  expect([device.outbox.records().length, points()]).toEqual([before, 0]);
  const saleId = idOf(await sell());
  expect(device.outbox.records().at(-1)?.operation).toMatchObject({
    ...{ kind: "account.move", body: { kind: "earn", customerId, amount: 10, saleId } },
  });
  expect(points()).toBe(10);
  // Debts know nothing of it.
  expect(notebook?.whole.owed(customerId)).toBe(0);
  expect(notebook?.whole.now().moves).toEqual([]);
  expect(notebook?.whole.now().pointMoves).toMatchObject([{ kind: "earn", points: 10, change: 0 }]);
});

test("[Y1] a shop without points gives none, and sells without them", async () => {
  const { points, sell, moves } = await aTill({ isOn: false });
  expect(await sell()).toMatchObject({ ok: true });
  expect([points(), moves()]).toEqual([0, []]);
});

test("[Y2] [Y3] points pay a part; what they pay earns none; without their move nothing is sold so", async () => {
  const { device, shopId, points, sell, moves } = await aTill();
  await sell();
  await sell();
  idOf(await sell(150));
  expect(moves()).toEqual([
    ...[
      ["earn", 10],
      ["earn", 10],
      ["earn", 8],
    ],
    ["spend", 15],
  ]);
  expect(points()).toBe(13);
  const payments: Payment[] = [{ method: "points", amount: 500, customerId }];
  const lines = [{ productId: "aaaa", quantity: 1, price: 500 }];
  const bare = { shopId, cartId: "bare", lines, payments };
  await expect(recordSale(device, bare)).rejects.toThrow("C2");
});

test("[Y5] a ticket that comes back piece by piece takes back what it earned and gives back what was spent", async () => {
  const { points, sell, bringBack, moves } = await aTill();
  await sell();
  const saleId = idOf(await sell(100));
  expect(points()).toBe(9);
  const first = await bringBack(saleId, 1);
  expect(first).toMatchObject([{ refund: "points", cashPart: 400 }]);
  expect(moves().slice(-2)).toEqual([
    ["take-back", 4],
    ["give-back", 10],
  ]);
  await bringBack(saleId, 1, first);
  expect(moves().slice(-1)).toEqual([["take-back", 5]]);
  expect(points()).toBe(10);
});
