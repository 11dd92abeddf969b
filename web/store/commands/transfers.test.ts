import { describe, expect, test } from "vitest";
import type { Objection } from "#shared/schemas/refusal.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import {
  aMember,
  aNotice,
  aTransfer,
  ownerId,
  resellerId,
  goodsShop as shopId,
  uuidNo,
} from "#tests/support/device/goods-rows.ts";
import { aProduct, aStock } from "#tests/support/device/rows.ts";
import { heldIn } from "#web/store/read-models/handed-over/held-products.ts";
import { confirmResellerSales, confirmTransfers } from "./confirm-all.ts";
import { decideTransfer } from "./decide-transfer.ts";
import { markNotificationsRead } from "./mark-notifications-read.ts";
import { returnFromReseller } from "./return-from-reseller.ts";
import { transferList } from "./transfer-list.ts";
import { transferToReseller } from "./transfer-to-reseller.ts";

const no = (refusal: Objection) => ({ ok: false, refusal });
const transferId = uuidNo(1);

describe("a transfer to a reseller", () => {
  const given = {
    shopId,
    formId: "form",
    resellerId,
    productId: "aaaa",
    quantity: 20,
    origin: "products" as const,
  };

  test("[T1] [T4] takes all there is at once, its prices frozen, confirmed by the office", async () => {
    const { device, goods, figure } = await goodsDevice("owner");
    const done = await transferToReseller(device, given);
    expect(done).toMatchObject({ ok: true, value: { operation: { body: { minPrice: 400 } } } });
    expect(await figure("aaaa")).toBe(0);
    expect((await goods()).transfers.list()).toMatchObject([
      { status: "confirmed", exactInStock: 20, resellerName: "Bih", productName: "Savon aaaa" },
    ]);
    expect(await transferToReseller(device, given)).toEqual(done);
  });

  test("[T1] waits when made at the till", async () => {
    const { device, goods } = await goodsDevice("seller");
    await transferToReseller(device, { ...given, origin: "till" });
    expect((await goods()).transfers.list()).toMatchObject([{ status: "pending" }]);
  });

  test.each([
    ["more than there is", { quantity: 21 }, "insufficient-stock"],
    ["no piece", { quantity: 0 }, "quantity-invalid"],
    ["somebody who is no reseller", { resellerId: ownerId }, "unknown-reseller"],
    ["a product that is not there", { productId: "zzzz" }, "unknown-product"],
  ] as const)("refuses %s", async (_, changed, refusal) => {
    const { device } = await goodsDevice("owner");
    expect(await transferToReseller(device, { ...given, ...changed })).toEqual(no(refusal));
    expect(device.outbox.records()).toEqual([]);
  });

  test("refuses a reseller who has left", async () => {
    const left = { ...aMember(resellerId, "reseller", "Bih"), isActive: false };
    const { device } = await goodsDevice("owner", { members: [left] });
    expect(await transferToReseller(device, given)).toEqual(no("unknown-reseller"));
  });
});

describe("the answer to a transfer", () => {
  const given = { shopId, transferId, decision: "reject" as const, note: " trop " };
  const pending = { transfers: [aTransfer({ status: "pending" })] };

  test("[T3] a rejection brings the pieces back; a second answer comes too late", async () => {
    const { device, figure } = await goodsDevice("owner", pending);
    const done = await decideTransfer(device, given);
    expect(done).toMatchObject({
      ok: true,
      value: { operation: { body: { note: "trop", quantity: 10, productId: "aaaa" } } },
    });
    expect(await figure("aaaa")).toBe(30);
    expect(await decideTransfer(device, given)).toEqual(done);
    expect(await decideTransfer(device, { ...given, decision: "confirm" })).toEqual(
      no("already-decided"),
    );
  });

  test("[T3] the reseller answers their own; a seller answers none", async () => {
    const own = await goodsDevice("reseller", pending);
    expect(await decideTransfer(own.device, { ...given, decision: "confirm" })).toMatchObject({
      ok: true,
    });
    expect(heldIn(await own.goods()).list()).toMatchObject([{ held: 10 }]);
    const seller = await goodsDevice("seller", pending);
    expect(await decideTransfer(seller.device, given)).toEqual(no("not-allowed"));
  });

  test("may be tried again after a refusal", async () => {
    const { device, refuse } = await goodsDevice("owner", pending);
    await decideTransfer(device, given);
    await refuse();
    expect(await decideTransfer(device, given)).toMatchObject({ ok: true, value: { seq: 2 } });
  });
});

describe("goods that a reseller gives back", () => {
  const given = { shopId, formId: "form", transferId, quantity: 10, reason: "invendu" };

  test("[T7] enter the stock of the shop, and no more than is held", async () => {
    const { device, goods, figure } = await goodsDevice("seller", { transfers: [aTransfer()] });
    expect(await returnFromReseller(device, given)).toMatchObject({ ok: true });
    expect(await figure("aaaa")).toBe(30);
    expect((await goods()).transfers.get(transferId)).toMatchObject({
      exactInStock: 0,
      returned: 10,
    });
    const more = { ...given, formId: "other", quantity: 1 };
    expect(await returnFromReseller(device, more)).toEqual(no("more-than-transferred"));
  });

  test("a transfer that waits gives nothing back", async () => {
    const { device } = await goodsDevice("reseller", {
      transfers: [aTransfer({ status: "pending" })],
    });
    expect(await returnFromReseller(device, given)).toEqual(no("unknown-transfer"));
  });
});

test("notices are this person's alone, and read once", async () => {
  const [mine, others] = [aNotice(uuidNo(80), ownerId), aNotice(uuidNo(81), resellerId)];
  const { device, goods } = await goodsDevice("owner", { notifications: [mine, others] });
  const { notifications } = await goods();
  expect(notifications.list()).toEqual([mine]);
  const read = await markNotificationsRead(device, { shopId, ids: [mine.id, others.id, mine.id] });
  expect(read).toMatchObject({ ok: true, value: { operation: { body: { ids: [mine.id] } } } });
  expect(notifications.list()[0]?.readAt).toBe("2026-11-20T09:00:00.000Z");
  expect(await markNotificationsRead(device, { shopId, ids: [mine.id] })).toEqual({
    ok: true,
    value: null,
  });
  await device.outbox.putMeta({
    session: { userId: resellerId, fullName: "Bih", email: "" },
  });
  expect(notifications.list().map(({ id }) => id)).toEqual([others.id]);
});

describe("several at once", () => {
  const list = { shopId, formId: "list", resellerId, origin: "products" as const };

  test("[T1] [W4] goods are handed over together, each a transfer, a product told twice once, the form once", async () => {
    const { device, figure } = await goodsDevice("owner", {
      products: ["aaaa", "bbbb"].map((id) => ({ ...aProduct(id, 1), price: 500, minPrice: 400 })),
      stocks: [aStock("aaaa", 1, 20), aStock("bbbb", 1, 5)],
    });
    const goods = [
      { productId: "aaaa", quantity: 12 },
      { productId: "bbbb", quantity: 1 },
      { productId: "aaaa", quantity: 8 },
    ];
    const done = await transferList(device, { ...list, goods });
    expect(done).toEqual({ ok: true, value: { done: 2, left: [] } });
    expect(await transferList(device, { ...list, goods })).toEqual(done);
    const bodies = device.outbox.records().map(({ seq, operation }) => [seq, operation.body]);
    expect(bodies).toMatchObject([
      [1, { productId: "aaaa", quantity: 20, minPrice: 400 }],
      [2, { productId: "bbbb", quantity: 1 }],
    ]);
    expect(await figure("aaaa")).toBe(0);
  });

  test.each([
    [
      "more than there is, in two lines",
      [
        ["aaaa", 12],
        ["aaaa", 9],
      ],
      "insufficient-stock",
    ],
    [
      "a product that is not there",
      [
        ["aaaa", 1],
        ["zzzz", 1],
      ],
      "unknown-product",
    ],
    ["nothing", [], "empty-cart"],
  ] as const)("[T1] a list with %s hands over none of it", async (_, lines, refusal) => {
    const { device } = await goodsDevice("owner");
    const goods = lines.map(([productId, quantity]) => ({ productId, quantity }));
    expect(await transferList(device, { ...list, goods })).toEqual(no(refusal));
    expect(device.outbox.records()).toEqual([]);
  });

  const three = [1, 2, 3].map((n) => aTransfer({ id: uuidNo(n), status: "pending" }));
  const ids = three.map(({ id }) => id);

  test("[T3] all that waits is confirmed in one act, what was decided meanwhile is named", async () => {
    const { device, goods } = await goodsDevice("reseller", { transfers: three });
    await decideTransfer(device, {
      ...{ shopId, transferId: uuidNo(2), decision: "reject", note: "" },
    });
    const done = await confirmTransfers(device, { shopId, formId: "all", ids });
    expect(done).toEqual({
      ok: true,
      value: { done: 2, left: [{ name: "Savon aaaa", refusal: "already-decided" }] },
    });
    const { transfers } = await goods();
    expect(
      transfers
        .list()
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual([...["confirmed", "confirmed", "rejected"]]);
    expect(await confirmTransfers(device, { shopId, formId: "again", ids })).toEqual(
      no("already-decided"),
    );
  });

  test("[T3] [T6] who may confirm none confirms not all", async () => {
    const { device } = await goodsDevice("seller", { transfers: three });
    expect(await confirmTransfers(device, { shopId, formId: "all", ids })).toEqual(
      no("not-allowed"),
    );
    expect(
      await confirmResellerSales(device, { shopId, formId: "sales", ids: ["nobody-knows"] }),
    ).toMatchObject({ ok: false });
  });
});
