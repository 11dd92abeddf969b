import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember } from "#server/accounts/members.ts";
import { register } from "#server/accounts/people.ts";
import { productFields } from "#tests/support/builders.ts";
import { httpDevice } from "#tests/support/device/http-device.ts";
import { plainWebp } from "#tests/support/pictures.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";
import { createProduct } from "#web/store/commands/create-product.ts";
import { decideResellerSale } from "#web/store/commands/decide-reseller-sale.ts";
import { decideTransfer } from "#web/store/commands/decide-transfer.ts";
import { importProducts } from "#web/store/commands/import-products.ts";
import { imageIdOf } from "#web/store/commands/keep-image.ts";
import { payCommissions } from "#web/store/commands/pay-commissions.ts";
import { recordResellerSale } from "#web/store/commands/record-reseller-sale.ts";
import { returnFromReseller } from "#web/store/commands/return-from-reseller.ts";
import { transferToReseller } from "#web/store/commands/transfer-to-reseller.ts";
import { imagePath } from "#web/store/hub/image-queue.ts";
import { heldIn } from "#web/store/read-models/handed-over/held-products.ts";

let server: TestServer;
let base = "";

beforeAll(async () => {
  server = await startTestServer();
  base = await server.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => server.close());

const registration = { phone: "+237 699000000", password: "secret-secret" };

async function anOwner(email: string) {
  const owner = await httpDevice(base);
  const account = { ...registration, fullName: "Ngo", email, shopName: "Akwa" };
  await register(server.deps, account);
  await owner.door.enter("login", account);
  await owner.sync();
  const shopId = owner.shopId();
  const goods = async () => {
    const opened = await owner.device.goods(shopId);
    if (!opened) throw new Error("no access");
    return opened;
  };
  return { ...owner, shopId, goods };
}

async function aReseller(shopId: string) {
  const reseller = await httpDevice(base);
  const account = { ...registration, fullName: "Bih", email: "bih@example.cm" };
  await register(server.deps, account);
  const joined = await reseller.door.enter("login", account);
  if (!joined.ok) throw new Error(joined.code);
  await addMember(server.deps, { shopId, userId: joined.userId, role: "reseller" });
  await reseller.sync();
  const goods = async () => {
    const opened = await reseller.device.goods(shopId);
    if (!opened) throw new Error("no access");
    return opened;
  };
  return { ...reseller, userId: joined.userId, goods };
}

test("[T1] [T3] [T5] [T6] [T7] [T8] [T10] goods go to a reseller, are sold, paid for and brought back, each act offline", async () => {
  const owner = await anOwner("ngo@example.cm");
  const { shopId } = owner;
  const created = await createProduct(owner.device, {
    shopId,
    formId: "product",
    fields: { ...productFields("savon"), price: 500, minPrice: 400 },
    initialStock: 10,
  });
  if (!created.ok || created.value.operation.kind !== "product.create") throw new Error("no");
  const { productId } = created.value.operation.body;
  const reseller = await aReseller(shopId);
  await owner.sync();

  const moved = await transferToReseller(owner.device, {
    ...{ shopId, formId: "transfer", resellerId: reseller.userId, productId },
    ...{ quantity: 6, origin: "till" },
  });
  if (!moved.ok) throw new Error(moved.refusal);
  await owner.sync();
  await reseller.sync();
  const transferId = moved.value.id;
  const theirs = await reseller.goods();
  expect(theirs.transfers.list()).toMatchObject([
    { id: transferId, status: "pending", exactInStock: 6, isPending: false, resellerName: "Bih" },
  ]);
  expect(theirs.notifications.list()).toMatchObject([{ type: "product_transfer_request" }]);

  const confirm = { shopId, transferId, decision: "confirm" as const, note: "" };
  expect(await decideTransfer(reseller.device, confirm)).toMatchObject({ ok: true });
  const cart = { shopId, cartId: "cart", lines: [{ productId, quantity: 2, price: 600 }] };
  expect(await recordResellerSale(reseller.device, cart)).toMatchObject({ ok: true });
  expect(heldIn(theirs).list()).toMatchObject([{ held: 4, name: "Article savon" }]);
  const back = { shopId, formId: "back", transferId, quantity: 3, reason: "invendu" };
  expect(await returnFromReseller(reseller.device, back)).toMatchObject({ ok: true });
  await reseller.sync();
  expect(theirs.transfers.get(transferId)).toMatchObject({
    status: "confirmed",
    ...{ sold: 2, returned: 3, inStock: 1, exactInStock: 1, isPending: false },
  });

  await owner.sync();
  const ours = await owner.goods();
  expect((await owner.figure(productId))?.exactStock).toBe(7);
  const [sale] = ours.resellerSales.list();
  expect(sale).toMatchObject({ status: "pending", resellerName: "Bih", isPending: false });
  const resellerSaleId = sale?.id ?? "";
  await decideResellerSale(owner.device, { shopId, resellerSaleId, decision: "confirm", note: "" });
  const paid = await payCommissions(owner.device, {
    ...{ shopId, formId: "pay", resellerId: reseller.userId, resellerSaleIds: [resellerSaleId] },
    ...{ means: "cash", reference: "", paidOn: "2026-11-05" },
  });
  expect(paid).toMatchObject({ ok: true });
  const seen = ours.resellerSales.get(resellerSaleId);
  await owner.sync();
  await reseller.sync();
  expect(owner.device.outbox.records().flatMap(({ reasons }) => reasons)).toEqual([]);
  expect(reseller.device.outbox.records().flatMap(({ reasons }) => reasons)).toEqual([]);
  for (const goods of [ours, theirs])
    expect(goods.resellerSales.get(resellerSaleId)).toMatchObject({
      ...{ status: "confirmed", isPending: false },
      commission: { amount: 400, rate: 5000, status: "paid" },
    });
  expect(seen).toMatchObject({ status: "confirmed", commission: { amount: 400, status: "paid" } });
  const [ticket] = await owner.device.readModels.rows(`shop:${shopId}`, "sales");
  expect(ticket).toMatchObject({ id: ours.resellerSales.get(resellerSaleId)?.saleId, total: 1200 });
  expect((await owner.figure(productId))?.exactStock).toBe(7);
});

test("[I1] [I2] a file goes in; what the server leaves out goes from the screen", async () => {
  const owner = await anOwner("import@example.cm");
  const { shopId } = owner;
  const creates = Array.from({ length: 450 }, (_, at) => ({
    fields: productFields(at === 449 ? "0" : `${at}`),
    initialStock: 2,
  }));
  const importId = crypto.randomUUID();
  const written = await importProducts(owner.device, { shopId, importId, creates, edits: [] });
  expect(written).toEqual({ ok: true, value: { operations: 3 } });
  await owner.sync();
  const catalogue = await owner.device.catalogue(shopId);
  expect(owner.device.outbox.records().map(({ reasons }) => reasons)).toEqual([
    [],
    [],
    ["rows-refused"],
  ]);
  expect(catalogue?.ids()).toHaveLength(449);
  for (const item of catalogue?.items() ?? [])
    expect(item).toMatchObject({ exactStock: 2, isPending: false });
});

test("a picture goes up by its name and comes back as it was", async () => {
  const { shopId, transport } = await anOwner("picture@example.cm");
  const bytes = new Uint8Array(plainWebp(1000));
  const imageId = await imageIdOf(bytes);
  const limits = { signal: new AbortController().signal, timeoutMs: 60_000 };
  const path = imagePath({ shopId, imageId });
  for (const _ of ["once", "again"])
    await transport.put(path, { type: "image/webp", bytes }, limits);
  const got = await fetch(base + path, { headers: await pictureCookie("picture@example.cm") });
  expect(new Uint8Array(await got.arrayBuffer())).toEqual(bytes);
  const wrong = transport.put(`${path.slice(0, -1)}A`, { type: "image/webp", bytes }, limits);
  await expect(wrong).rejects.toMatchObject({ kind: "rejected" });
});

/** What the browser of somebody who signed in shows with each picture it asks for. */
async function pictureCookie(email: string): Promise<{ cookie: string }> {
  const answer = await fetch(`${base}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: registration.password }),
  });
  return {
    cookie: answer.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; "),
  };
}
