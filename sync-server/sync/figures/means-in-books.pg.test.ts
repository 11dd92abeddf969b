import { expect, test } from "vitest";
import { closeMonths } from "#server/sync/watches/close-months.ts";
import { tillFigures } from "#shared/rules/till.ts";
import { meansById } from "#shared/schemas/means.ts";
import { meansOfPayment } from "#shared/schemas/means-of-payment.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import { aLine, uuidOf } from "#tests/support/builders.ts";
import { figuresWorld } from "#tests/support/figures-world.ts";
import { reasonsIn } from "#tests/support/sync-world.ts";
import { snakeCase } from "./means-columns.ts";

const here = figuresWorld();
const dayMs = 86_400_000;
const fail = (_: object, text: string) => expect.fail(text);

const paid = (method: Payment["method"], amount: number): Payment[] => {
  const told = {
    tendered: { tendered: amount },
    reference: { reference: `ref ${uuidOf(here.world.rng)}` },
    customer: { customerId: uuidOf(here.world.rng) },
    loyalty: { customerId: uuidOf(here.world.rng) },
  };
  return [{ method, amount, ...told[meansById[method].carries] } as Payment];
};

/** The figures by means of the one day that has any, as the database and as devices have them. */
async function figuresOf(): Promise<[kept: object, told: object]> {
  const [row = {}] = await here.sql`select * from day_totals where shop_id = ${here.shop}`;
  const { months = [] } = await here.world.rows(here.owner, `shop:${here.shop}`);
  const days = months[0]?.days;
  const tell = (of: (name: "cash" | "refundedCash") => unknown) =>
    Object.fromEntries(
      meansOfPayment
        .flatMap(({ received, refunded }) => [received, refunded])
        .map((name) => [name, Number(of(name as "cash"))])
        .filter(([, francs]) => francs !== 0),
    );
  return [tell((name) => row[snakeCase(name)]), tell((name) => days?.[name]?.[0])];
}

test.each(meansOfPayment.map((one) => [one.id, one] as const))(
  "[H1] [H4] %s is booked as itself: when its month is closed, and what comes late",
  async (id, { received, refunded }) => {
    const at = here.world.now;
    const sale = (price: number) =>
      here.device.sale(here.shop, [aLine("savon", { price })], { payments: paid(id, price) });
    const back = (price: number) =>
      here.device.operation(
        here.shop,
        "return",
        {
          ...{ saleId: null, lines: [aLine("savon", { price })], restock: true, refund: id },
          ...{ total: price, reason: "abîmé" },
        },
        at,
      );
    await here.world.send(here.owner, here.device, [sale(1000), sale(700), back(300)]);
    const later = at + 100 * dayMs;
    await closeMonths(
      { ...here.world.sync, log: { warn: fail, error: fail }, clock: () => later },
      { shopId: here.shop },
    );
    const closed = { [received]: 1700, [refunded]: 300 };
    expect(await figuresOf()).toEqual([closed, closed]);
    await here.world.send(here.owner, here.device, [sale(50), back(20)]);
    const late = { [received]: 1750, [refunded]: 320 };
    expect(await figuresOf()).toEqual([late, late]);
    expect(await here.check()).toEqual([]);
  },
);

test.each(meansOfPayment.map((one) => [one.id, one] as const))(
  "[Z2] the server finds %s in a closing as the device told it",
  async (id) => {
    const lines = [aLine("savon", { price: 900 })];
    const opened = here.device.operation(here.shop, "till.open", { float: 100 });
    const sale = here.device.sale(here.shop, lines, { payments: paid(id, 900) });
    const fact = { ...{ saleId: sale.id, lines, restock: true, refund: id }, total: 900 };
    const back = here.device.operation(here.shop, "return", { ...fact, reason: "abîmé" });
    const figures = tillFigures(100, [
      { kind: "sale", receipt: 1, lines, payments: paid(id, 900) },
      { kind: "return", lines, refund: id, isVoid: false, saleId: sale.id },
    ]);
    const closed = here.device.operation(here.shop, "till.close", {
      ...{ z: 1, after: opened.id, since: 0, openedAt: null, wasOpened: true, figures, counts: [] },
      ...{ counted: figures.expected, vatRate: 0, note: "", sellers: [] },
    });
    const facts = [opened, sale, back, closed];
    const answer = await here.world.send(here.owner, here.device, facts);
    expect(reasonsIn(answer)).toEqual([[], [], [], []]);
  },
);
