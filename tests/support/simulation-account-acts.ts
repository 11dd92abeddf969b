import type { Customer } from "#shared/schemas/customer.ts";
import {
  adjustAccount,
  chargeWithSale,
  keptChange,
  takePayment,
} from "#web/store/commands/accounts.ts";
import type { Acted } from "#web/store/commands/acted.ts";
import { editCustomer } from "#web/store/commands/customers.ts";
import { recordResellerSale } from "#web/store/commands/record-reseller-sale.ts";
import { recordSale } from "#web/store/commands/record-sale.ts";
import type { Device } from "#web/store/device.ts";
import { resellerOf } from "#web/store/hub/access.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { heldIn } from "#web/store/read-models/handed-over/held-products.ts";
import { uuidOf } from "./builders.ts";
import type { Rng } from "./random.ts";
import { type Doing, type Plan, planActs, tell } from "./simulation-own-acts.ts";

/**
 * People sell on credit, take what is paid of it, and the office puts accounts right, by the product's own commands; some
 * to customers whom the books do not know (yet).
 */
export function planAccounts(plan: Plan): void {
  const own = { ...plan, rng: plan.rng.fork(`accounts of ${plan.device.name}`) };
  const rests = plan.simulation.options.notebook
    ? ([300, 3000] as const)
    : ([1000, 12_000] as const);
  planActs(own, rests, "something is noted on an account", note);
}

function note({ simulation, device, rng }: Plan): void {
  // Where they work, as far as the device knows; else anywhere.
  const scopeIn = (id: string) => device.program?.device.accessTo(id)?.scope ?? `shop:${id}`;
  const own = simulation.world.shops.filter(({ id }) => device.cursor(scopeIn(id)));
  const { id: shopId } = rng.pick(own.length > 0 ? own : simulation.world.shops);
  const isReseller = resellerOf(scopeIn(shopId)) !== undefined;
  const known = [...device.rows(scopeIn(shopId), "customers").values()] as Customer[];
  const isStranger = known.length === 0 || rng.chance(0.1);
  // Most who buy on credit do so again and again, at any till.
  const customerId = isStranger
    ? uuidOf(rng)
    : rng.pick(rng.chance(0.6) ? known.slice(0, 1) : known).id;
  const form = { shopId, customerId, formId: uuidOf(rng) };
  const act = rng.weighted<Doing>([
    [5, (own) => (isReseller ? sellOwnOnCredit : sellOnCredit)(own, form, rng)],
    [known.length > 0 ? 2 : 0, (own) => mergeOrSeparate(own, form, known, rng)],
    [isReseller ? 0 : 2, (own) => sellKeepingChange(own, form, rng)],
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

/** Somebody is said to be the double of another, or not to be one any more. */
function mergeOrSeparate(
  own: Device,
  { shopId, formId }: { shopId: string; formId: string },
  known: readonly Customer[],
  rng: Rng,
): Promise<Acted<OperationRecord | null>> {
  const [one, other] = [rng.pick(known), rng.pick(rng.chance(0.6) ? known.slice(0, 1) : known)];
  const { id: customerId, name, mergedInto = null } = one;
  const wanted = mergedInto && rng.chance(0.5) ? null : rng.chance(0.1) ? uuidOf(rng) : other.id;
  const patch = { mergedInto: [mergedInto, wanted] as [string | null, string | null] };
  return editCustomer(own, { shopId, formId, customerId, name, patch });
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

/** A reseller sells out of what they hold to somebody of their own (C10). */
async function sellOwnOnCredit(
  own: Device,
  { shopId, customerId, formId }: { shopId: string; customerId: string; formId: string },
  rng: Rng,
): Promise<Acted<OperationRecord | null>> {
  const goods = await own.goods(shopId);
  const some = goods
    ? heldIn(goods)
        .list()
        .filter(({ held }) => held > 0)
    : [];
  if (some.length === 0) return { ok: true, value: null };
  const { productId, price, by, held } = rng.pick(some);
  const quantity = by ? Math.min(held, 777) : 1;
  const amount = Math.max(1, Math.floor(price * rng.pick([1, 1, 0.5])));
  const charge = await chargeWithSale(own, { shopId, customerId, amount, today: "2026-06-01" });
  const lines = [{ productId, quantity, price, ...(by && { by }) }];
  const also = charge && [charge];
  return recordResellerSale(own, { shopId, cartId: formId, lines, also });
}

/** A cash sale of which the coins that nobody had stay on an account (C9). */
async function sellKeepingChange(
  own: Device,
  { shopId, customerId, formId }: { shopId: string; customerId: string; formId: string },
  rng: Rng,
): Promise<Acted<OperationRecord | null>> {
  const catalogue = await own.catalogue(shopId);
  const some = [...(catalogue?.items() ?? [])];
  if (some.length === 0) return { ok: true, value: null };
  const { id: productId, price } = rng.pick(some);
  const amount = rng.int(1, 20) * 25;
  const also = await keptChange(own, { shopId, customerId, amount });
  if (!also) return { ok: true, value: null };
  const tendered = price + amount + rng.pick([0, 500]);
  const payments = [{ method: "cash" as const, amount: price, tendered }];
  const lines = [{ productId, quantity: 1, price }];
  return recordSale(own, { shopId, cartId: formId, lines, payments, also: [also] });
}
