import { officeScope } from "#shared/rules/permissions.ts";
import type { Customer } from "#shared/schemas/customer.ts";
import type { Purchase } from "#shared/schemas/purchase.ts";
import { adjustAccount, takePayment } from "#web/store/commands/accounts.ts";
import type { Acted } from "#web/store/commands/acted.ts";
import { createCustomer, editCustomer } from "#web/store/commands/customers.ts";
import { recordPurchase, returnPurchase } from "#web/store/commands/record-purchase.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { uuidOf } from "./builders.ts";
import type { Rng } from "./random.ts";
import { type Doing, type Plan, planActs, tell } from "./simulation-own-acts.ts";

/** The office notes whom the shop buys from, what it owes them and what it pays; some from the drawer, some to nobody known. */
export function planSuppliers(plan: Plan): void {
  const own = { ...plan, rng: plan.rng.fork(`suppliers of ${plan.device.name}`) };
  planActs(own, [400, 4000], "something is noted of a supplier", note);
}

const names = ["Grossiste de Mboppi", "Ets Kouam & Fils", "Brasseries", "تاجر الجملة"];

function note({ simulation, device, rng }: Plan): void {
  const keepsOne = ({ id }: { id: string }) => {
    const role = device.program?.device.accessTo(id)?.role;
    return role === "owner" || role === "manager";
  };
  // Of the office where they are, as far as the device knows; now and then it knows too late that they are not.
  const own = simulation.world.shops.filter(keepsOne);
  const { id: shopId } = rng.pick(own.length > 0 ? own : simulation.world.shops);
  const known = [...device.rows(officeScope(shopId), "customers").values()] as Customer[];
  const customerId = known.length === 0 || rng.chance(0.1) ? uuidOf(rng) : rng.pick(known).id;
  const form = { shopId, suppliers: true, formId: uuidOf(rng) };
  const bought = device.rows(officeScope(shopId), "purchases");
  const goods = [...(device.catalogue(shopId)?.items() ?? [])].map(({ id }) => id);
  const name = `${rng.pick(names)} ${rng.int(1, 9)}`;
  const amount = rng.int(1, 40) * 50;
  const act = rng.weighted<Doing>([
    [
      6,
      (at) =>
        buy(at, { ...form, goods, supplierId: rng.chance(0.8) ? customerId : undefined }, rng),
    ],
    [2, (at) => giveBack(at, { ...form, rows: [...bought.values()] as Purchase[] }, rng)],
    [
      known.length < 3 ? 4 : 1,
      (at) =>
        createCustomer(at, {
          ...form,
          fields: {
            ...{ name, phone: "", otherPhone: "", note: "", wantsMessages: false },
            ...{ creditLimit: rng.pick([null, 5000]), termDays: rng.pick([null, 30]) },
          },
        }),
    ],
    [
      known.length > 0 ? 2 : 0,
      (at) => {
        const one = rng.pick(known);
        const into = rng.pick(known).id;
        const patch = rng.chance(0.6)
          ? { name: [one.name, name] as [string, string] }
          : { mergedInto: [one.mergedInto ?? null, into] as [string | null, string] };
        return editCustomer(at, { ...form, customerId: one.id, name: one.name, patch });
      },
    ],
    [
      3,
      (at) =>
        takePayment(at, {
          ...{ ...form, customerId, amount, by: { method: "cash" as const } },
          fromDrawer: rng.chance(0.5) ? name : undefined,
        }),
    ],
    [
      3,
      (at) =>
        adjustAccount(at, {
          ...{ ...form, customerId, reason: "facture", change: amount * rng.pick([1, 1, -1]) },
          kind: rng.pick(["opening", "correction"] as const),
        }),
    ],
  ]);
  tell(simulation, device, act);
}

/** Goods come in: of one or several products, paid now, in part, or not yet. */
async function buy(
  own: Device,
  {
    shopId,
    formId,
    supplierId,
    goods: all,
  }: { shopId: string; formId: string; supplierId: string | undefined; goods: readonly string[] },
  rng: Rng,
): Promise<Acted<OperationRecord | null>> {
  const goods = rng.shuffled(all).slice(0, rng.int(1, 3));
  if (rng.chance(0.05) || goods.length === 0) goods.push("nobody-knows");
  const lines = goods.map((productId) => ({
    ...{ productId, quantity: rng.int(1, 12), cost: rng.int(0, 40) * 100 },
  }));
  const extraCosts = rng.chance(0.4)
    ? [
        {
          ...{ kind: "transport" as const, amount: rng.int(1, 9) * 77 },
          ...{ by: rng.pick(["value", "pieces"] as const) },
          ...(rng.chance(0.5) && { onInvoice: true as const }),
        },
      ]
    : undefined;
  const due = lines.reduce((sum, { cost }) => sum + cost, 0);
  const paid =
    due > 0 && rng.chance(0.5)
      ? {
          ...{ amount: rng.int(1, due), by: { method: "cash" as const } },
          fromDrawer: rng.chance(0.5) ? "Achat" : undefined,
        }
      : undefined;
  return recordPurchase(own, {
    ...{ shopId, formId, today: "2026-06-01", lines, paid },
    ...(supplierId && { supplierId }),
    ...(extraCosts && { extraCosts }),
    ...(rng.chance(0.6) && { reference: rng.pick(["F-12", "f 12", "F13", "14"]) }),
  });
}

/** Some pieces of a purchase that this device has read go back, at times more than came; now and then of one that nobody knows. */
async function giveBack(
  own: Device,
  { shopId, formId, rows }: { shopId: string; formId: string; rows: readonly Purchase[] },
  rng: Rng,
): Promise<Acted<OperationRecord | null>> {
  const purchases = rows.filter(({ backOf }) => !backOf);
  if (purchases.length === 0) return { ok: true, value: null };
  const { id, supplierId, lines } = rng.pick(purchases);
  const { productId, cost } = rng.pick(lines);
  return returnPurchase(own, {
    ...{ shopId, formId, purchaseId: rng.chance(0.05) ? uuidOf(rng) : id, reason: "abîmé" },
    ...(supplierId && { supplierId }),
    lines: [{ productId, quantity: rng.int(1, 6), cost: Math.floor(cost / 2) }],
  });
}
