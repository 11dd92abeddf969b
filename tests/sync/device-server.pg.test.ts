import { afterAll, beforeAll, expect, test } from "vitest";
import { addMember } from "#server/accounts/members.ts";
import { register } from "#server/accounts/people.ts";
import { httpDevice } from "#tests/support/device/http-device.ts";
import { startTestServer, type TestServer } from "#tests/support/server.ts";
import { createProduct } from "#web/store/commands/create-product.ts";
import { editShop } from "#web/store/commands/edit-shop.ts";
import { TransportFailure } from "#web/store/ports.ts";

let server: TestServer;
let base = "";

beforeAll(async () => {
  server = await startTestServer();
  base = await server.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(() => server.close());

const browser = () => httpDevice(base);

const soap = {
  name: "Savon",
  brand: "",
  model: "",
  color: "",
  dimensions: "",
  barcode: "3017620422003",
  category: "Hygiène",
  price: 500,
  minPrice: 400,
  stockThreshold: 1,
  images: [],
};

test("[F2] [F3] [E4] two devices sell two of three pieces offline: two sales, one écart, the same figure everywhere", async () => {
  const owner = await browser();
  const password = "secret-secret";
  const email = "owner@example.cm";
  const registration = {
    fullName: "Ngo",
    phone: "+237 699000000",
    email,
    password,
    shopName: "Akwa",
  };
  await register(server.deps, registration);
  const entered = await owner.door.enter("login", { email, password });
  expect(entered.ok).toBe(true);
  await owner.sync();
  const created = await createProduct(owner.device, {
    shopId: owner.shopId(),
    formId: crypto.randomUUID(),
    fields: soap,
    initialStock: 3,
  });
  if (!created.ok || created.value.operation.kind !== "product.create")
    throw new Error("not created");
  const { productId } = created.value.operation.body;
  await owner.sync();

  const seller = await browser();
  const member = { ...registration, email: "seller@example.cm", fullName: "Awa" };
  const { shopName: _, ...withoutShop } = member;
  await register(server.deps, withoutShop);
  const joined = await seller.door.enter("login", { email: member.email, password });
  if (!joined.ok) throw new Error(joined.code);
  await addMember(server.deps, { shopId: owner.shopId(), userId: joined.userId, role: "seller" });
  await seller.sync();
  expect(await seller.figure(productId)).toMatchObject({ name: "Savon", exactStock: 3 });

  for (const device of [owner, seller]) {
    device.net.isCut = true;
    expect(await device.sell(productId, 2)).toMatchObject({ ok: true });
    await expect(device.sync()).rejects.toBeInstanceOf(TransportFailure);
    expect((await device.figure(productId))?.exactStock).toBe(1);
    device.net.isCut = false;
  }
  const listening = new AbortController();
  const heard = new Promise<void>((resolve) => {
    const listener = { onOpen: () => {}, onPoke: () => resolve() };
    owner.transport.live(listener, listening.signal).catch(() => undefined);
  });
  await seller.sync();
  await heard;
  listening.abort();
  await owner.sync();
  await seller.sync();
  for (const device of [owner, seller]) {
    expect(await device.figure(productId)).toMatchObject({ exactStock: -1, shownStock: 0 });
    expect(device.device.outbox.waiting()).toEqual([]);
    const [scope = ""] = device.device.scopes();
    const sales = await device.device.readModels.rows(scope, "sales");
    expect(sales.map(({ receiptNo }) => receiptNo).sort()).toEqual(["A-000001", "B-000001"]);
  }
});

test("[S4] an operation whose body makes no sense is refused with its reason, its neighbours pass", async () => {
  const owner = await browser();
  const registration = {
    fullName: "Binta",
    phone: "+237 699000001",
    email: "binta@example.cm",
    password: "secret-secret",
    shopName: "Deido",
  };
  await register(server.deps, registration);
  await owner.door.enter("login", registration);
  await owner.sync();
  const shopId = owner.shopId();
  const write = (body: unknown) =>
    owner.device.outbox.record({
      kind: "product.create",
      shopId,
      by: owner.device.userId ?? "",
      cartId: null,
      body: () => body as never,
      shown: () => ({ names: [], sellerName: "Binta" }),
    });
  const fields = { ...soap, uniqueCode: "S1" };
  await write({ productId: "aaaa", fields, initialStock: 1 });
  const poison = await write({ productId: 7, fields: null });
  await write({
    productId: "bbbb",
    fields: { ...fields, uniqueCode: "S2", barcode: null },
    initialStock: 2,
  });
  await owner.sync();
  expect(owner.device.outbox.get(poison.id)).toMatchObject({
    state: "refused",
    reasons: ["not-understood"],
  });
  expect((await owner.figure("aaaa"))?.exactStock).toBe(1);
  expect((await owner.figure("bbbb"))?.exactStock).toBe(2);
});

test("[F3] [M2] a till that sells before it has heard of the shop's new zone shows the day of the books", async () => {
  const [till, office] = [await browser(), await browser()];
  const registration = {
    fullName: "Mireille",
    phone: "+237 699000002",
    email: "mireille@example.cm",
    password: "secret-secret",
    shopName: "Bonapriso",
  };
  const registered = await register(server.deps, registration);
  // A zone that has another day than Douala at this hour.
  const hour = new Date().getUTCHours();
  const far = hour >= 10 && hour < 23 ? "Pacific/Kiritimati" : "Pacific/Pago_Pago";
  await server.database.sql`
    update shops set time_zone = ${far} where owner_id = ${registered?.id ?? ""}`;
  for (const device of [till, office]) {
    await device.door.enter("login", registration);
    await device.sync();
  }
  const shopId = till.shopId();
  const created = await createProduct(till.device, {
    shopId,
    formId: crypto.randomUUID(),
    fields: { ...soap, uniqueCode: "S3" },
    initialStock: 3,
  });
  if (!created.ok || created.value.operation.kind !== "product.create")
    throw new Error("not created");
  const { productId } = created.value.operation.body;
  await till.sync();
  const patch = { timeZone: [far, "Africa/Douala"] as [string, string] };
  await editShop(office.device, { shopId, formId: crypto.randomUUID(), patch });
  await office.sync();
  expect(await till.sell(productId, 1)).toMatchObject({ ok: true });
  await till.sync();
  const [shop] = await till.device.readModels.rows(`shop:${shopId}`, "shops");
  expect(shop?.timeZone).toBe("Africa/Douala");
  const shown = await till.device.readModels.rows(`shop:${shopId}`, "sales");
  const books = await server.database.sql<{ id: string; day: string }[]>`
    select id, day::text from sales where shop_id = ${shopId}`;
  expect(books).toHaveLength(1);
  expect(shown.map(({ id, day }) => ({ id, day }))).toEqual([...books]);
});
