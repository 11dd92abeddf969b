import { officeScope } from "#shared/rules/permissions.ts";
import type { Customer } from "#shared/schemas/customer.ts";
import type { Order } from "#shared/schemas/order.ts";
import { createOrder, editOrder } from "#web/store/commands/orders.ts";
import { recordPurchase } from "#web/store/commands/record-purchase.ts";
import type { Device } from "#web/store/device.ts";
import { uuidOf } from "./builders.ts";
import type { Rng } from "./random.ts";
import { type Doing, type Plan, planActs, tell } from "./simulation-own-acts.ts";

/** The office orders of its suppliers, changes what it ordered on several devices, and receives it in parts, twice, or after it was closed. */
export function planOrders(plan: Plan): void {
  const own = { ...plan, rng: plan.rng.fork(`orders of ${plan.device.name}`) };
  planActs(own, [900, 7000], "something is ordered", order);
}

function order({ simulation, device, rng }: Plan): void {
  const { id: shopId } = rng.pick(simulation.world.shops);
  const scope = officeScope(shopId);
  const suppliers = [...device.rows(scope, "customers").values()] as Customer[];
  const known = [...device.rows(scope, "orders").values()] as Order[];
  const form = { shopId, formId: uuidOf(rng) };
  const supplierId =
    suppliers.length === 0 || rng.chance(0.1) ? uuidOf(rng) : rng.pick(suppliers).id;
  const act = rng.weighted<Doing>([
    [known.length < 3 ? 5 : 2, (at) => make(at, { ...form, supplierId }, rng)],
    [known.length > 0 ? 5 : 0, (at) => change(at, { ...form, row: rng.pick(known) }, rng)],
    [known.length > 0 ? 4 : 0, (at) => receive(at, { ...form, row: rng.pick(known) }, rng)],
  ]);
  tell(simulation, device, act);
}

type Form = { shopId: string; formId: string };

async function goodsOf(own: Device, shopId: string, rng: Rng): Promise<string[]> {
  const some = [...((await own.catalogue(shopId))?.items() ?? [])].map(({ id }) => id);
  const goods = some.slice(0, rng.int(1, 3));
  return rng.chance(0.05) || goods.length === 0 ? [...goods, "nobody-knows"] : goods;
}

async function make(own: Device, { supplierId, ...form }: Form & { supplierId: string }, rng: Rng) {
  const goods = await goodsOf(own, form.shopId, rng);
  const lines = goods.map((productId) => ({
    ...{ productId, quantity: rng.int(1, 12) },
    ...(rng.chance(0.6) && { cost: rng.int(0, 40) * 100 }),
  }));
  const state = rng.pick(["draft", "sent"] as const);
  const day = rng.chance(0.5) ? "2026-06-04" : null;
  const fields = { supplierId, lines, state, note: "", expectedDay: day, sentDay: null };
  return createOrder(own, { ...form, fields });
}

/** One field of an order as it was read, which somebody may have changed since. */
async function change(own: Device, { row, ...form }: Form & { row: Order }, rng: Rng) {
  const lines = row.lines.map((line) => ({ ...line, quantity: rng.int(1, 12) }));
  const other = rng.chance(0.1) ? uuidOf(rng) : row.supplierId;
  const patch = rng.pick([
    { state: [row.state, rng.pick(["sent", "closed", "cancelled"] as const)] },
    { lines: [row.lines, lines] },
    { note: [row.note, `note ${rng.int(1, 9)}`], expectedDay: [row.expectedDay, "2026-06-09"] },
    { sentDay: [row.sentDay, "2026-06-02"], supplierId: [row.supplierId, other] },
  ] as const) as unknown as Parameters<typeof editOrder>[1]["patch"];
  const orderId = rng.chance(0.05) ? uuidOf(rng) : row.id;
  return editOrder(own, { ...form, supplierId: row.supplierId, orderId, patch });
}

/** What came of an order: some of it, all of it, or more than was ordered, whatever has come before. */
async function receive(own: Device, { row, ...form }: Form & { row: Order }, rng: Rng) {
  const { supplierId } = row;
  const lines = row.lines.slice(0, rng.int(1, row.lines.length)).map(({ productId, quantity }) => ({
    ...{ productId, quantity: rng.int(1, quantity + 2), cost: rng.int(0, 30) * 100 },
  }));
  const orderId = rng.chance(0.05) ? uuidOf(rng) : row.id;
  const reference = rng.pick(["B-7", "b7", "B8"]);
  const told = { supplierId, reference, orderId, lines };
  return recordPurchase(own, { ...form, today: "2026-06-01", ...told });
}
