import { isByPoints, pointsBack, pointsEarned } from "#shared/rules/points.ts";
import type { KindOfPoints } from "#shared/schemas/points-kinds.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import type { Device } from "#web/store/device.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import { notebookOf } from "#web/store/read-models/customers/keep-customers.ts";
import { pointsOfTicket } from "#web/store/read-models/customers/points-of-ticket.ts";
import { shownOf, withAct } from "./accounts.ts";
import { actorIn } from "./act.ts";

type OfCustomer = { shopId: string; customerId: string };

/** One move of points for each kind that moves any, each naming a ticket. `saleOf`: the ticket, by the act it is written with. */
async function movesOf(
  device: Device,
  { shopId, customerId }: OfCustomer,
  moved: readonly (readonly [KindOfPoints, number])[],
  saleOf: (actId: string) => string,
): Promise<readonly Draft[]> {
  const actor = actorIn(device, shopId);
  if (!actor) return [];
  const { name } = await shownOf(device, { shopId, customerId });
  return moved.flatMap(([kind, amount]) =>
    amount > 0
      ? withAct(actor, shopId, name, (actId) => ({
          ...{ kind, customerId, amount, saleId: saleOf(actId) },
        }))
      : [],
  );
}

export type SaleWithPoints = OfCustomer & { payments: readonly Payment[] };

/**
 * What a sale to a customer does to their points: those it earns, and those its payments spend, by what the shop says of
 * points on this device. To be written with the sale (`recordSale`, `also`); nothing where the shop has no points.
 */
export async function pointsWithSale(
  device: Device,
  { payments, ...whose }: SaleWithPoints,
): Promise<readonly Draft[]> {
  const loyalty = device.shop(whose.shopId)?.get()?.loyalty;
  if (!loyalty) return [];
  const francs = payments.reduce((sum, one) => (isByPoints(one) ? sum + one.amount : sum), 0);
  const moved = [
    ["earn", pointsEarned(payments, loyalty)],
    ["spend", Math.floor(francs / loyalty.francsOfPoint)],
  ] as const;
  return movesOf(device, whose, moved, (saleId) => saleId);
}

type Returns = Parameters<typeof pointsBack>[0]["returns"];
export type ReturnWithPoints = {
  shopId: string;
  ticket: { id: string; payments: readonly Payment[] };
  /** All that came back of the ticket, what comes back now among them. */
  returns: Returns;
};

/** What a return does to the points that its ticket moved, as this device knows them: to be written with the return. */
export async function pointsWithReturn(
  device: Device,
  { shopId, ticket, returns }: ReturnWithPoints,
): Promise<readonly Draft[]> {
  const notebook = await notebookOf(device, shopId);
  const found = pointsOfTicket(notebook?.moves.list() ?? [], ticket.id);
  if (!found) return [];
  const { customerId, points } = found;
  const { taken, given } = pointsBack({ payments: ticket.payments, points, returns });
  const moved = [["take-back", taken] as const, ["give-back", given] as const];
  return movesOf(device, { shopId, customerId }, moved, () => ticket.id);
}
