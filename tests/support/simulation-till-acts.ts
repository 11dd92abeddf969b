import type { ResellerSale } from "#shared/schemas/reseller-sale.ts";
import type { Return, Sale } from "#shared/schemas/sale.ts";
import type { Acted } from "#web/store/commands/acted.ts";
import { recordReturn } from "#web/store/commands/record-return.ts";
import { closeTill, moveTill, openTill } from "#web/store/commands/till.ts";
import type { Device } from "#web/store/device.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import { uuidOf } from "./builders.ts";
import type { Rng } from "./random.ts";
import type { Simulation } from "./simulation.ts";
import { type Doing, type Plan, planActs, tell } from "./simulation-own-acts.ts";
import type { TestDevice } from "./test-device.ts";

/**
 * People keep the tills of their devices, by the product's own commands: they open, put money in and take some out,
 * undo tickets of any device by any means, and close. All of it is drawn from a stream of its own.
 */
export function planTills(plan: Plan): void {
  planActs(plan, [1000, 25_000], "something is done with its till", keepTill);
}

/** Every till is closed once more, by whoever may. */
export function closeTills(simulation: Simulation, rng: Rng): void {
  for (const device of simulation.devices)
    for (const { id: shopId } of simulation.world.shops)
      tell(simulation, device, (own) => close(own, shopId, rng));
}

function keepTill({ simulation, device, rng }: Plan): void {
  const { id: shopId } = rng.pick(simulation.world.shops);
  const form = () => ({ shopId, formId: uuidOf(rng) });
  const act = rng.weighted<Doing>([
    [2, (own) => openTill(own, { ...form(), float: rng.int(0, 40) * 500 })],
    [
      2,
      (own) => {
        const direction = rng.pick(["in", "out"] as const);
        return moveTill(own, {
          ...form(),
          ...{ direction, amount: rng.int(1, 30) * 100, reason: "monnaie" },
        });
      },
    ],
    [5, (own) => undo(own, device, shopId, rng)],
    [3, (own) => close(own, shopId, rng)],
  ]);
  tell(simulation, device, act);
}

function close(own: Device, shopId: string, rng: Rng): Promise<Acted<OperationRecord>> {
  const counted = { counts: [], counted: rng.int(0, 90) * 100, note: "", vatRate: 0 };
  return closeTill(own, { shopId, formId: uuidOf(rng), ...counted });
}

/**
 * A ticket that the device shows is undone or given back in part, wherever it was sold. What comes back of a reseller's
 * lowers a commission (T13), which the oracle does not count.
 */
function undo(own: Device, device: TestDevice, shopId: string, rng: Rng): ReturnType<Doing> {
  const scope = `shop:${shopId}`;
  const sales = [...device.rows(scope, "sales").values()] as Sale[];
  const ofThem = [...device.rows(scope, "resellerSales").values()] as ResellerSale[];
  const ofResellers = new Set(ofThem.map(({ saleId }) => saleId));
  const sold = sales.filter(({ id }) => !ofResellers.has(id));
  if (sold.length === 0) return undefined;
  const sale = rng.pick(sold);
  const returns = ([...device.rows(scope, "returns").values()] as Return[]).filter(
    ({ saleId }) => saleId === sale.id,
  );
  const isVoid = rng.chance(0.5) && returns.length === 0;
  const lines = isVoid ? sale.lines : sale.lines.slice(0, 1);
  const refund = rng.pick(["cash", "mobile-money", "none"] as const);
  const { sellerId, receiptNo } = sale;
  return recordReturn(own, {
    ...{ shopId, formId: uuidOf(rng), saleId: sale.id, restock: true, reason: "erreur", refund },
    ...(refund === "mobile-money" && rng.chance(0.4) && { cashPart: 50 }),
    ...(isVoid && { isVoid: true as const }),
    lines: lines.map(({ productId, quantity, price, name, by }) => ({
      ...{ productId, quantity, price, name, by },
    })),
    ticket: { sellerId, receiptNo, agencyId: sale.agencyId ?? undefined },
    drawer: rng.pick(["here", "ticket"] as const),
  });
}
