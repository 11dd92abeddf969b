import { expect, test } from "vitest";
import { must } from "#shared/must.ts";
import { mostFrancs } from "#shared/schemas/bounds.ts";
import { goodsDevice } from "#tests/support/device/goods-device.ts";
import { goodsShop as shopId } from "#tests/support/device/goods-rows.ts";
import { createProductWithCost, editProductWithCost } from "./product-cost.ts";

const fields = {
  ...{ name: "Thé", brand: "", model: "", color: "", dimensions: "", barcode: null },
  ...{ category: "Épicerie", price: 1000, minPrice: 900, stockThreshold: 5, images: [] },
};
const aNew = { shopId, formId: "new", fields, initialStock: 3 };
const kinds = ({ operation }: { operation: { kind: string } }) => operation.kind;

test("[N3] [W1] a product and what it costs are one writing, the product first", async () => {
  const { device, outboxDisk } = await goodsDevice("owner");
  const steps: string[] = [];
  outboxDisk.hook = (step) => {
    steps.push(step);
  };
  const created = await createProductWithCost(device, { ...aNew, cost: 750 });
  expect(created).toMatchObject({ ok: true, value: { operation: { kind: "product.create" } } });
  expect(steps).toEqual(["record:before", "record:after"]);
  const [product, cost] = device.outbox.records().slice(-2);
  expect([product, cost].map((one) => kinds(must(one)))).toEqual(["product.create", "cost.set"]);
  const { productId } = must(product).operation.body as { productId: string };
  expect(cost?.operation.body).toEqual({ productId, cost: 750 });
  // Confirmed twice it is one product with one cost.
  await createProductWithCost(device, { ...aNew, cost: 750 });
  expect(device.outbox.records().filter((one) => kinds(one) === "cost.set")).toHaveLength(1);
});

test("[N3] a cost that nobody said is not written, one of nothing is", async () => {
  const { device } = await goodsDevice("owner");
  await createProductWithCost(device, { ...aNew, cost: undefined });
  expect(device.outbox.records().map(kinds)).not.toContain("cost.set");
  const on = { shopId, formId: "edit", productId: "aaaa", patch: {}, name: "Savon" };
  await editProductWithCost(device, { ...on, cost: 0 });
  expect(device.outbox.records().at(-1)?.operation).toMatchObject({
    ...{ kind: "cost.set", body: { productId: "aaaa", cost: 0 } },
  });
});

test("[N3] [W1] an edit and a cost are one writing; a cost that nobody can hold is refused with the edit", async () => {
  const { device } = await goodsDevice("owner");
  const patch = { name: ["Savon", "Savon doux"] as [string, string] };
  const on = { shopId, formId: "edit", productId: "aaaa", patch, name: "Savon" };
  const before = device.outbox.records().length;
  expect(await editProductWithCost(device, { ...on, cost: mostFrancs + 1 })).toEqual({
    ...{ ok: false, refusal: "amount-too-large" },
  });
  expect(device.outbox.records()).toHaveLength(before);
  await editProductWithCost(device, { ...on, cost: 300 });
  expect(device.outbox.records().slice(-2).map(kinds)).toEqual(["product.edit", "cost.set"]);
});

test("[N1] a seller says no cost", async () => {
  const { device } = await goodsDevice("seller");
  const on = { shopId, formId: "edit", productId: "aaaa", patch: {}, name: "Savon" };
  expect(await editProductWithCost(device, { ...on, cost: 300 })).toEqual({
    ...{ ok: false, refusal: "not-allowed" },
  });
});

test("[N3] [U1] what is weighed costs so much a kilo", async () => {
  const { device } = await goodsDevice("owner");
  const weighed = { ...aNew, fields: { ...fields, unit: "g" as const }, initialStock: 5000 };
  await createProductWithCost(device, { ...weighed, cost: 410 });
  expect(device.outbox.records().at(-1)?.operation.body).toMatchObject({ cost: 410, pieces: 1000 });
  const on = { shopId, formId: "edit", productId: "aaaa", patch: {}, name: "Tissu" };
  await editProductWithCost(device, { ...on, cost: 900, unit: "cm" });
  expect(device.outbox.records().at(-1)?.operation.body).toMatchObject({ cost: 900, pieces: 100 });
});
