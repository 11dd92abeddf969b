import { describe, expect, test } from "vitest";
import type { Refusal } from "#shared/schemas/refusal.ts";
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
import { decideTransfer } from "./decide-transfer.ts";
import { markNotificationsRead } from "./mark-notifications-read.ts";
import { returnFromReseller } from "./return-from-reseller.ts";
import { transferToReseller } from "./transfer-to-reseller.ts";

const no = (refusal: Refusal) => ({ ok: false, refusal });
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
    expect((await own.goods()).held.list()).toMatchObject([{ held: 10 }]);
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
