import { mostToSpend, refundInPoints } from "#shared/rules/points.ts";
import { leftByMeans } from "#shared/rules/refund.ts";
import type { Customer } from "#shared/schemas/customer.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import type { OperationOf } from "#shared/sync/operations.ts";
import type { Acted } from "#web/store/commands/acted.ts";
import { pointsWithReturn, pointsWithSale } from "#web/store/commands/points.ts";
import { recordReturn } from "#web/store/commands/record-return.ts";
import { recordSale } from "#web/store/commands/record-sale.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { notebookOf } from "#web/store/read-models/customers/keep-customers.ts";
import { uuidOf } from "./builders.ts";
import type { Rng } from "./random.ts";
import { type Doing, type Plan, planActs, tell } from "./simulation-own-acts.ts";
import { backForPoints, pointsOfWorld } from "./world-points.ts";

/** Customers earn points and spend them, at any till; and goods of such tickets come back, piece by piece. */
export function planPoints(plan: Plan): void {
  const own = { ...plan, rng: plan.rng.fork(`points of ${plan.device.name}`) };
  planActs(own, [1000, 6000], "points move", move);
}

function move({ simulation, device, rng }: Plan): void {
  const own = simulation.world.shops.filter(({ id }) => device.cursor(`shop:${id}`));
  const { id: shopId } = rng.pick(own.length > 0 ? own : simulation.world.shops);
  const known = [...device.rows(`shop:${shopId}`, "customers").values()] as Customer[];
  const isStranger = known.length === 0 || rng.chance(0.05);
  const customerId = isStranger
    ? uuidOf(rng)
    : rng.pick(rng.chance(0.7) ? known.slice(0, 1) : known).id;
  const form = { shopId, customerId, formId: uuidOf(rng) };
  const act = rng.weighted<Doing>([
    [5, (at) => sell(at, form, rng)],
    [2, (at) => bringBack(at, form, rng)],
  ]);
  tell(simulation, device, act);
}

type Form = { shopId: string; customerId: string; formId: string };
const nothing = { ok: true, value: null } as const;

async function sell(
  own: Device,
  { shopId, customerId, formId }: Form,
  rng: Rng,
): Promise<Acted<OperationRecord | null>> {
  const catalogue = await own.catalogue(shopId);
  const some = [...(catalogue?.items() ?? [])];
  const notebook = await notebookOf(own, shopId);
  // Nothing says yet what points are worth.
  if (some.length === 0 || !notebook || !own.shop(shopId)?.get()?.loyalty) return nothing;
  const { id: productId, price } = rng.pick(some);
  const due = 2 * price;
  const most = mostToSpend(due, notebook.whole.points(customerId), pointsOfWorld);
  const spent = rng.chance(0.7) ? most : 0;
  const francs = spent * pointsOfWorld.francsOfPoint;
  const payments: Payment[] = [
    ...(francs > 0 ? [{ method: "points" as const, amount: francs, customerId }] : []),
    ...(due > francs
      ? [{ method: "cash" as const, amount: due - francs, tendered: due - francs }]
      : []),
  ];
  const also = await pointsWithSale(own, { shopId, customerId, payments });
  if (francs > 0 && also.length === 0) return nothing;
  const lines = [{ productId, quantity: 2, price }];
  return recordSale(own, { shopId, cartId: formId, lines, payments, also });
}

/** One piece of a ticket that earned or spent points on this device comes back, and another the next time. */
async function bringBack(
  own: Device,
  { shopId, formId }: Form,
  rng: Rng,
): Promise<Acted<OperationRecord | null>> {
  const records = own.outbox.records().filter(({ state }) => state !== "refused");
  const ofShop = records.filter(({ operation }) => operation.shopId === shopId);
  const named = new Set(
    ofShop.flatMap(({ operation: { kind, body } }) =>
      kind === "account.move" && (body.kind === "earn" || body.kind === "spend") ? body.saleId : [],
    ),
  );
  const returns = ofShop
    .map(({ operation }) => operation)
    .filter((one): one is OperationOf<"return"> => one.kind === "return");
  const backOf = (id: string) => returns.filter(({ body }) => body.saleId === id);
  const tickets = ofShop.filter(
    ({ id, operation }) => operation.kind === "sale" && named.has(id) && backOf(id).length < 2,
  );
  if (tickets.length === 0) return nothing;
  const { id: saleId, operation, shown } = rng.pick(tickets);
  if (operation.kind !== "sale") return nothing;
  const { lines: sold, payments } = operation.body;
  const before = backOf(saleId).map(({ body }) => body);
  const returned = before.reduce((sum, { lines }) => sum + (lines[0]?.quantity ?? 0), 0);
  const [line] = sold;
  if (!line || returned >= line.quantity) return nothing;
  const { productId, price } = line;
  const back = { productId, price, quantity: 1, name: shown.names[0] ?? productId };
  const { francsOfPoint } = pointsOfWorld;
  const refund = refundInPoints(price, leftByMeans(payments, before), francsOfPoint);
  const ticket = { id: saleId, payments };
  const all = [...before, { ...refund, total: price }];
  const also = await pointsWithReturn(own, { shopId, ticket, returns: all });
  return recordReturn(own, {
    ...{ shopId, formId, saleId, restock: true, reason: backForPoints, lines: [back], also },
    ...{ refund: refund.refund, ...(refund.cashPart && { cashPart: refund.cashPart }) },
  });
}
