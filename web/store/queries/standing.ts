import { totalOf } from "#shared/rules/sell.ts";
import { isPersonal } from "#shared/sync/operation-kinds.ts";
import { currentStore } from "#web/store/current-store.ts";
import { happenedAt } from "#web/store/outbox/operation-record.ts";
import { currentShop, useSession } from "#web/store/session.ts";

/** What this page recorded last: when (ms), its receipt's number, its francs where it is a sale. */
export type Recorded = { at: number; receiptNo: string | undefined; total: number | undefined };

/**
 * What stands whatever a screen makes of it (W8): the last fact or command that this page wrote for good, and the
 * francs of the cart that is not sold.
 */
export function standing(): { recorded: Recorded | undefined; unsold: number } {
  const store = currentStore();
  const shop = currentShop(useSession.getState().session);
  const record = store?.device.outbox.latest;
  const unsold = totalOf((shop && store?.carts.current(shop.id).lines) ?? []);
  if (!record || isPersonal(record.operation.kind)) return { recorded: undefined, unsold };
  const { operation, shown } = record;
  const isSale = operation.kind === "sale" || operation.kind === "reseller-sale";
  const total = isSale ? operation.body.total : undefined;
  return { recorded: { at: happenedAt(operation), receiptNo: shown.receiptNo, total }, unsold };
}
