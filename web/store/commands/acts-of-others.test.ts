import { expect, test, vi } from "vitest";
import type { Role } from "#shared/schemas/person.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { aMember, aTransfer, ownerId, resellerId } from "#tests/support/device/goods-rows.ts";
import { adjustStock } from "./adjust-stock.ts";
import { createProduct } from "./create-product.ts";
import { decideTransfer } from "./decide-transfer.ts";
import { sendMessage } from "./messages.ts";
import { recordReturn } from "./record-return.ts";
import { openTill } from "./till.ts";
import { transferToReseller } from "./transfer-to-reseller.ts";

const aline = "0198c0de-0000-7000-8000-0000000000ee";

/** The owner's device, on which Aline is switched in. */
async function lentTo(role: Role) {
  const members = [
    aMember(ownerId, "owner", "Awa"),
    aMember(resellerId, "reseller", "Bih"),
    aMember(aline, role, "Aline"),
  ];
  const transfers = [aTransfer({ status: "pending" })];
  const world = await goodsDevice("owner", { members, transfers });
  const { device, shopId } = world;
  vi.spyOn(device, "sellerIn").mockReturnValue({ userId: aline, fullName: "Aline", shopId, role });
  return { ...world, given: { shopId, formId: crypto.randomUUID() } };
}

const no = { ok: false, refusal: "not-allowed" };
const goods = { resellerId, productId: "aaaa", quantity: 2, origin: "products" } as const;
const count = { productId: "aaaa", change: { mode: "count", counted: 19 }, reason: "inventaire" };

test("[J11] what somebody does who is switched in bears their identifier, and is sent by whoever signed in", async () => {
  const { device, given } = await lentTo("seller");
  const form = () => ({ ...given, formId: crypto.randomUUID() });
  await adjustStock(device, { ...form(), ...count } as Parameters<typeof adjustStock>[1]);
  await transferToReseller(device, { ...form(), ...goods });
  const lines = [{ productId: "aaaa", quantity: 1, price: 500, name: "Savon aaaa" }];
  const rest = { saleId: null, restock: true, refund: "cash", reason: "abîmé" } as const;
  await recordReturn(device, { ...form(), ...rest, lines });
  await openTill(device, { ...form(), float: 100 });
  const records = device.outbox.waiting(ownerId);
  expect(records.map(({ operation }) => [operation.kind, operation.actorId])).toEqual(
    ["adjust", "transfer", "return", "till.open"].map((kind) => [kind, aline]),
  );
  expect(records.every(({ shown }) => shown.sellerName === "Aline")).toBe(true);
});

test("[J11] before it is sent, the device shows it as the books will: theirs, by their own rights", async () => {
  const { device, given, goods: book } = await lentTo("seller");
  const made = await transferToReseller(device, { ...given, ...goods });
  const row = (await book()).transfers.get(made.ok ? made.value.id : "");
  expect(row).toMatchObject({ status: "pending", byId: aline });
});

test("[J11] a decision of a manager on the owner's device is the manager's", async () => {
  const { device, given, goods: book } = await lentTo("manager");
  const { id } = aTransfer();
  const told = { ...given, transferId: id, decision: "confirm" as const, note: "" };
  expect(await decideTransfer(device, told)).toMatchObject({ ok: true });
  expect((await book()).transfers.get(id)?.decided).toMatchObject({ by: aline, name: "Aline" });
});

test("[J11] what they may not do is refused, and what is the signed-in person's own too", async () => {
  const { device, given } = await lentTo("seller");
  const { id } = aTransfer();
  const told = { ...given, transferId: id, decision: "confirm" as const, note: "" };
  expect(await decideTransfer(device, told)).toEqual(no);
  const fields = { price: 500, minPrice: 400 } as Parameters<typeof createProduct>[1]["fields"];
  expect(await createProduct(device, { ...given, fields, initialStock: 1 })).toEqual(no);
  const message = { ...given, memberId: resellerId, text: "Bonsoir" };
  expect(await sendMessage(device, message)).toEqual(no);
  expect(device.outbox.records()).toEqual([]);
});
