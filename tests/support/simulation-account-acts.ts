import type { Customer } from "#shared/schemas/customer.ts";
import { adjustAccount, chargeWithSale, takePayment } from "#web/store/commands/accounts.ts";
import type { Acted } from "#web/store/commands/acted.ts";
import { recordSale } from "#web/store/commands/record-sale.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { uuidOf } from "./builders.ts";
import type { Rng } from "./random.ts";
import { type Doing, type Plan, planActs, tell } from "./simulation-own-acts.ts";

/**
 * People sell on credit, take what is paid of it, and the office puts accounts right, by the product's own commands; some
 * to customers whom the books do not know (yet).
 */
export function planAccounts(plan: Plan): void {
  const own = { ...plan, rng: plan.rng.fork(`accounts of ${plan.device.name}`) };
  planActs(own, [1000, 12_000], "something is noted on an account", note);
}

function note({ simulation, device, rng }: Plan): void {
  // Where they work, as far as the device knows; else anywhere.
  const own = simulation.world.shops.filter(({ id }) => device.cursor(`shop:${id}`));
  const { id: shopId } = rng.pick(own.length > 0 ? own : simulation.world.shops);
  const known = [...device.rows(`shop:${shopId}`, "customers").values()] as Customer[];
  const isStranger = known.length === 0 || rng.chance(0.1);
  // Most who buy on credit do so again and again, at any till.
  const customerId = isStranger
    ? uuidOf(rng)
    : rng.pick(rng.chance(0.6) ? known.slice(0, 1) : known).id;
  const form = { shopId, customerId, formId: uuidOf(rng) };
  const act = rng.weighted<Doing>([
    [5, (own) => sellOnCredit(own, form, rng)],
    [3, (own) => takePayment(own, { ...form, amount: rng.int(1, 40) * 50, by: paidBy(rng) })],
    [
      1,
      (own) =>
        adjustAccount(own, {
          ...form,
          ...{ kind: rng.pick(["opening", "forgiven", "correction"] as const), reason: "cahier" },
          change: rng.int(1, 40) * rng.pick([50, -50]),
        }),
    ],
  ]);
  tell(simulation, device, act);
}

const paidBy = (rng: Rng) =>
  rng.chance(0.6)
    ? { method: "cash" as const }
    : { method: "mobile-money" as const, ...(rng.chance(0.5) && { reference: uuidOf(rng) }) };

async function sellOnCredit(
  own: Device,
  { shopId, customerId, formId }: { shopId: string; customerId: string; formId: string },
  rng: Rng,
): Promise<Acted<OperationRecord | null>> {
  const catalogue = await own.catalogue(shopId);
  const some = [...(catalogue?.items() ?? [])];
  if (some.length === 0) return { ok: true, value: null };
  const { id: productId, price } = rng.pick(some);
  const amount = Math.max(1, Math.floor(price * rng.pick([1, 1, 0.5])));
  const charge = await chargeWithSale(own, { shopId, customerId, amount, today: "2026-06-01" });
  if (!charge || price < amount) return { ok: true, value: null };
  const paid = price - amount;
  const payments = [
    { method: "credit" as const, amount, customerId },
    ...(paid > 0 ? [{ method: "cash" as const, amount: paid, tendered: paid }] : []),
  ];
  const lines = [{ productId, quantity: 1, price }];
  return recordSale(own, { shopId, cartId: formId, lines, payments, also: [charge] });
}
