import { invoiced } from "#shared/rules/purchase.ts";
import { mostFrancs, mostPurchaseLines, mostUnits } from "#shared/schemas/bounds.ts";
import type { PurchaseBody, ReturnPurchaseBody } from "#shared/schemas/purchase.ts";
import { refused } from "#shared/schemas/refusal.ts";
import type { Device } from "#web/store/device.ts";
import type { Draft } from "#web/store/outbox/drafts.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";
import {
  chargeWithSale,
  type PaidBy,
  paymentDraft,
  refundWithReturn,
  shownOf,
} from "./accounts.ts";
import { act, actorIn } from "./act.ts";
import type { Acted } from "./acted.ts";
import { takenOut } from "./drawer-move.ts";

export type PurchaseToRecord = PurchaseBody & {
  shopId: string;
  /** Confirmed twice, it is one purchase (W4). */
  formId: string;
  /** The business day, from which the term of the supplier counts. */
  today: string;
  /** What was paid at once, in francs; `fromDrawer`: out of the drawer of this till, and why, as the till says it. */
  paid?: { amount: number; by: PaidBy; fromDrawer?: string | undefined } | undefined;
};

const isWithin = (value: number, least: number, most: number) =>
  Number.isSafeInteger(value) && value >= least && value <= most;

/**
 * Writes down goods that were bought and have come, with what they leave on the supplier's account, what was paid and what
 * left the drawer: all of it or nothing, without a network too (G4). Resolves when it is on the disk.
 */
export async function recordPurchase(
  device: Device,
  { shopId, formId, today, paid, extraCosts = [], ...goods }: PurchaseToRecord,
): Promise<Acted<OperationRecord>> {
  // The wire knows no empty list of them.
  const body = extraCosts.length === 0 ? goods : { ...goods, extraCosts };
  const { supplierId, lines } = body;
  if (lines.length === 0) return refused("empty-cart");
  if (lines.length > mostPurchaseLines || (paid?.amount ?? 0) > mostFrancs)
    return refused("amount-too-large");
  const areWhole =
    lines.every(
      ({ quantity, cost }) => isWithin(quantity, 1, mostUnits) && isWithin(cost, 0, mostFrancs),
    ) && extraCosts.every(({ amount }) => isWithin(amount, 1, mostFrancs));
  if (!areWhole) return refused("quantity-invalid");
  const actor = actorIn(device, shopId);
  if (!actor) return { ok: false, refusal: "no-access" };
  const due = invoiced(body);
  if (paid && !isWithin(paid.amount, 1, due)) return refused("quantity-invalid");
  const also: (Draft | undefined)[] = [];
  if (supplierId !== undefined && due > 0) {
    const on = { shopId, suppliers: true, customerId: supplierId };
    also.push(await chargeWithSale(device, { ...on, amount: due, today }));
    if (paid) {
      const payment = { ...on, amount: paid.amount, by: paid.by, formId: null, more: due };
      also.push(await paymentDraft(device, actor, payment));
    }
  }
  if (paid?.fromDrawer)
    also.push(takenOut(actor, { shopId, amount: paid.amount, reason: paid.fromDrawer }));
  const { name } = supplierId
    ? await shownOf(device, { shopId, suppliers: true, customerId: supplierId })
    : { name: "" };
  const drafts = also.filter((draft) => draft !== undefined);
  const given = { shopId, action: "keep-suppliers", kind: "purchase", formId, body } as const;
  return act(device, { ...given, names: [name], also: drafts });
}

/**
 * Gives goods back to whom they were bought of, with what that takes off their account (G6). Resolves when both are on the
 * disk.
 */
export async function returnPurchase(
  device: Device,
  { shopId, formId, ...given }: ReturnPurchaseBody & { shopId: string; formId: string },
): Promise<Acted<OperationRecord>> {
  const reason = given.reason.trim();
  if (reason === "") return refused("reason-required");
  const { supplierId, purchaseId, lines } = given;
  const areWhole = lines.every(
    ({ quantity, cost }) => isWithin(quantity, 1, mostUnits) && isWithin(cost, 0, mostFrancs),
  );
  if (lines.length === 0 || !areWhole) return refused("quantity-invalid");
  const amount = invoiced({ lines });
  const on = { shopId, suppliers: true, customerId: supplierId ?? "" };
  const refund =
    supplierId !== undefined && amount > 0
      ? await refundWithReturn(device, { ...on, amount, saleId: purchaseId })
      : undefined;
  const { name } = supplierId ? await shownOf(device, on) : { name: "?" };
  return act(device, {
    ...{ shopId, action: "keep-suppliers", kind: "purchase.return", formId },
    ...{ body: { ...given, reason }, names: [name], also: refund && [refund] },
  });
}
