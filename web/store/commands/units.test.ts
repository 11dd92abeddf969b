import { expect, test } from "vitest";
import { World } from "#tests/support/device/world.ts";
import type { ReadModels } from "#web/store/books/read-models.ts";
import { ownRows } from "#web/store/hub/own-rows.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { recordReturn } from "./record-return.ts";

const by = { per: 24, pack: { id: "crtn", name: "Carton" } };

test("[U2] what comes back says of which pack it was, and costs its part", async () => {
  const world = new World();
  await world.start();
  await world.settle();
  const line = { productId: "aaaa", name: "Lait", quantity: 6, price: 10_000, by };
  const done = await recordReturn(world.device, {
    ...{ shopId: world.shopId, formId: "form", saleId: null, restock: true },
    ...{ refund: "cash", reason: "abîmé", lines: [line] },
  });
  expect(done).toMatchObject({
    ok: true,
    value: { operation: { body: { total: 2500, lines: [{ quantity: 6, price: 10_000, by }] } } },
  });
});

test("[U2] [R7] the row that a device builds of its own sale says what its price is for", async () => {
  const body = {
    ...{ receipt: 1, catalogRev: 1, payments: [], total: 10_000 },
    lines: [{ productId: "milk", quantity: 24, price: 10_000, by }],
  };
  const operation = { kind: "sale", shopId: "shop", at: 0, clockOffset: 0, body };
  const record = {
    ...{ id: "sale", by: "awa", seq: 1, state: "applied", reasons: [], ackRev: 2, operation },
    shown: { names: ["Lait"], receiptNo: "A-000001" },
  } as unknown as OperationRecord;
  const none = { rows: async () => [], row: async () => undefined } as unknown as ReadModels;
  const to = { epoch: 1, rev: 2 };
  const rows = await ownRows([record], { scope: "shop:shop", to, rows: {}, deviceCode: "A" }, none);
  expect(rows.sales?.[0]?.lines).toEqual([{ ...body.lines[0], name: "Lait" }]);
});
