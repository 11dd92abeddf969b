import { expect, test } from "vitest";
import { encodeRows } from "#shared/sync/columns.ts";
import { operationEntries } from "#shared/sync/kinds.ts";

import { productFields } from "#tests/support/builders.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { aShop, goodsShop as shopId, uuidNo } from "#tests/support/device/goods-rows.ts";
import { aProduct, aStock } from "#tests/support/device/rows.ts";
import { StorageFailure } from "#web/store/ports.ts";
import { createProduct } from "./create-product.ts";
import { importProducts } from "./import-products.ts";

const importId = uuidNo(500);
const creates = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    fields: { ...productFields(`${at}`), uniqueCode: "" },
    initialStock: 3,
  }));
const edit = { productId: "aaaa", patch: { price: [500, 700] as [number, number] } };

test("[I1] all parts of a file are written at once, each of them sound and small enough", async () => {
  const { device } = await goodsDevice("owner");
  const file = { shopId, importId, creates: creates(450), edits: [edit] };
  expect(await importProducts(device, file)).toEqual({ ok: true, value: { operations: 3 } });
  const records = device.outbox.records();
  expect(records.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  const bodies = records.map(({ operation }) =>
    operationEntries["product.import"].body.parse(operation.body),
  );
  expect(
    bodies.map((body) => [body.part, body.parts, body.creates.length, body.edits.length]),
  ).toEqual([
    [1, 3, 200, 0],
    [2, 3, 200, 0],
    [3, 3, 50, 1],
  ]);
  const ids = bodies.flatMap((body) => body.creates.map(({ productId }) => productId));
  expect(new Set(ids).size).toBe(450);
  const catalogue = await device.catalogue(shopId);
  expect(catalogue?.size).toBe(451);
  expect(catalogue?.get(ids[7] ?? "")).toMatchObject({ exactStock: 3, isPending: true });
  expect(catalogue?.get("aaaa")).toMatchObject({ price: 700, isPending: true });
  expect(await importProducts(device, file)).toEqual({ ok: true, value: { operations: 3 } });
  expect(device.outbox.records()).toHaveLength(3);
});

test("[I1] edits fill the parts that creations leave open, each row once", async () => {
  const { device } = await goodsDevice("owner");
  const edits = Array.from({ length: 390 }, (_, at) => ({ ...edit, productId: `edit${at}` }));
  await importProducts(device, { shopId, importId, creates: creates(230), edits });
  const bodies = device.outbox
    .records()
    .flatMap(({ operation }) => (operation.kind === "product.import" ? [operation.body] : []));
  expect(bodies.map((body) => body.creates.length + body.edits.length)).toEqual([
    200, 200, 200, 20,
  ]);
  expect(bodies.flatMap((body) => body.edits)).toEqual(edits);
});

test("[I1] when the disk is full nothing of the file is written", async () => {
  const { device, outboxDisk } = await goodsDevice("owner");
  outboxDisk.hook = () => {
    throw new StorageFailure("storage-full");
  };
  const file = { shopId, importId, creates: creates(450), edits: [] };
  expect(await importProducts(device, file)).toEqual({ ok: false, refusal: "storage-full" });
  expect(device.outbox.records()).toEqual([]);
  expect((await device.catalogue(shopId))?.size).toBe(1);
  outboxDisk.hook = () => {};
  expect(await importProducts(device, file)).toMatchObject({ ok: true });
  expect(device.outbox.records().map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test("[I2] rows that the server left out go once the rows have been read", async () => {
  const { device, accept, receive } = await goodsDevice("owner");
  await importProducts(device, { shopId, importId, creates: creates(2), edits: [edit] });
  const [first = "", second = ""] = device.outbox
    .records()
    .flatMap(({ operation }) =>
      operation.kind === "product.import"
        ? operation.body.creates.map(({ productId }) => productId)
        : [],
    );
  const catalogue = await device.catalogue(shopId);
  await accept(["rows-refused"]);
  await receive({
    products: [
      { ...aProduct(first, 6), name: "Article 0" },
      { ...aProduct("aaaa", 6), price: 500 },
    ],
    stocks: [aStock(first, 6, 3), aStock(second, 6, 0)],
  });
  expect(catalogue?.get(first)).toMatchObject({ exactStock: 3, isPending: false });
  expect(catalogue?.get(second)).toBeUndefined();
  expect(catalogue?.get("aaaa")).toMatchObject({ price: 500, isPending: false });
  const [record] = device.outbox.records();
  await device.outbox.close(record?.id ?? "");
  expect(catalogue?.get(second)).toBeUndefined();
});

test("refuses a file that the plan has no room for, and whoever may not", async () => {
  const { device } = await goodsDevice("owner", { shops: [aShop({ maxProducts: 3 })] });
  const file = { shopId, importId, creates: creates(3), edits: [] };
  expect(await importProducts(device, file)).toEqual({ ok: false, refusal: "plan-limit" });
  expect(await importProducts(device, { ...file, creates: creates(2) })).toMatchObject({
    ok: true,
  });
  const form = { shopId, formId: "form", fields: productFields("x"), initialStock: 0 };
  expect(await createProduct(device, form)).toEqual({ ok: false, refusal: "plan-limit" });
  const seller = await goodsDevice("seller");
  expect(await importProducts(seller.device, file)).toEqual({ ok: false, refusal: "not-allowed" });
});

test("[E2] [I2] a scope that is read anew from an earlier revision still holds the import", async () => {
  const { device, accept, receive } = await goodsDevice("owner");
  await importProducts(device, { shopId, importId, creates: creates(1), edits: [] });
  const catalogue = await device.catalogue(shopId);
  const id = [...(catalogue?.items() ?? [])].find((item) => item.id !== "aaaa")?.id ?? "";
  await accept(["rows-refused"]);
  await receive({ products: [aProduct(id, 6)], stocks: [aStock(id, 6, 3)] });
  const [scope = ""] = device.scopes();
  await device.readModels.dropScope(scope);
  expect(catalogue?.get(id)).toMatchObject({ exactStock: 3, isPending: true });
  const plan = { cursor: { epoch: 1, rev: 5 }, parts: 1, products: 1 };
  const rows = { products: [aProduct("aaaa", 1)], stocks: [aStock("aaaa", 1, 20)] };
  await device.readModels.applyPart(scope, plan, 0, encodeRows(rows));
  await device.readModels.finishLoad(scope, plan);
  expect(catalogue?.get(id)).toMatchObject({ exactStock: 3, isPending: true });
});

test("[N3] [I1] costs are said after the products that they are of, of a kilo for what is weighed, by the office alone", async () => {
  const [one] = creates(1);
  const weighed = { ...one, fields: { ...productFields("riz"), unit: "g" as const }, cost: 410 };
  const costs = [{ productId: "aaaa", name: "Savon", cost: 300, unit: null }];
  const file = { shopId, importId, creates: [{ ...weighed, initialStock: 3 }], edits: [], costs };
  const { device } = await goodsDevice("owner");
  expect(await importProducts(device, file)).toEqual({ ok: true, value: { operations: 3 } });
  expect(await importProducts(device, file)).toMatchObject({ ok: true });
  const all = device.outbox.records().map(({ operation }) => operation);
  expect(all.map(({ kind }) => kind)).toEqual(["product.import", "cost.set", "cost.set"]);
  const [brought] = all;
  const productId = brought?.kind === "product.import" && brought.body.creates[0]?.productId;
  expect(all.map(({ body }) => body).slice(1)).toEqual([
    { productId: "aaaa", cost: 300 },
    { productId, cost: 410, pieces: 1000 },
  ]);
  const employee = await goodsDevice("employee");
  expect(await importProducts(employee.device, file)).toMatchObject({ ok: false });
  expect(employee.device.outbox.records()).toEqual([]);
});
