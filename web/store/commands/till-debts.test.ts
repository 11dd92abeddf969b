import { expect, test } from "vitest";
import type { AccountMove } from "#shared/schemas/customer-account.ts";
import { uuidNo } from "#tests/support/device/goods-rows.ts";
import { modelPerson, World } from "#tests/support/device/world.ts";
import { tillOf } from "#web/store/read-models/tills/keep-till.ts";
import { takePayment } from "./accounts.ts";
import { closeTill, openTill } from "./till.ts";

const noon = Date.parse("2026-11-20T11:00:00.000Z");
const counted = { counts: [], counted: 0, note: "", vatRate: 0 };
let forms = 0;

/** A line of an account as its books tell it. */
const accountMove = (given: Partial<AccountMove>): AccountMove => ({
  ...{ id: uuidNo(70), customerId: uuidNo(61), kind: "payment", change: -1, day: "2026-11-20" },
  ...{ at: "2026-11-20T11:00:00.000Z", deviceAt: noon, sellerId: modelPerson, deviceCode: "A" },
  ...{ seq: 1, receiptNo: null, method: "cash", reference: null, saleIds: [], dueDay: null },
  ...{ reason: "", flags: [], rev: 9 },
  ...given,
});

test("[C7] [Z2] a debt paid here lies in this drawer, before and after the books hold it, and is no revenue", async () => {
  const world = new World();
  world.now = noon;
  world.server.now = noon;
  await world.start();
  await world.settle();
  const { device, shopId } = world;
  const form = () => {
    forms += 1;
    return { shopId, formId: `form-${forms}` };
  };
  const customerId = uuidNo(61);
  const pay = (amount: number, by: "cash" | "mobile-money") =>
    takePayment(device, { ...form(), customerId, amount, by: { method: by } });
  await pay(9000, "cash");
  await openTill(device, { ...form(), float: 1000 });
  await world.sell("aaaa", 1);
  const paid = await pay(2500, "cash");
  await pay(700, "mobile-money");
  const till = await tillOf(device, shopId);
  if (!till) throw new Error("the staff reads its tills");
  const { own, code } = till;
  const figures = { debtsCash: 2500, debtsMobileMoney: 700, revenue: 500, expected: 4000 };
  expect(own.session().figures).toMatchObject(figures);
  if (!paid.ok) throw new Error(paid.refusal);
  const { id, seq } = paid.value;
  own.takeRows({
    accountMoves: [
      accountMove({ id, seq, deviceAt: noon, deviceCode: code(), change: -2500 }),
      accountMove({ id: uuidNo(77), seq: 99, deviceAt: noon, deviceCode: "ZZ", change: -9999 }),
      accountMove({ id: uuidNo(78), seq: 98, kind: "charge", deviceAt: noon, change: 5000 }),
    ],
  });
  expect(own.session().figures).toMatchObject(figures);
  const closed = await closeTill(device, { ...form(), ...counted });
  expect(closed.ok && closed.value.operation.body).toMatchObject({ figures });
  expect(own.session().figures).toMatchObject({ debtsCash: 0, expected: 0 });
});
