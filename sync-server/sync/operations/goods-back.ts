import { adjustments } from "#server/db/tables/facts.ts";
import { moveStock } from "#server/sync/shop/stock-moves.ts";
import type { Turn } from "#server/sync/shop/turn.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import type { Flag } from "#shared/schemas/sale.ts";

/** Longest reason of an adjustment. */
const longest = 200;

/** Goods of a transfer that enter the shop's stock again, with the line in its history that says why. */
export async function bringBack(
  turn: Pick<Turn, "tx" | "shopId" | "rev" | "timeZone" | "dayTurnsAt" | "userId" | "touched"> & {
    device: { no: number };
  },
  goods: {
    id: string;
    mode: "reseller-return" | "transfer-rejected";
    transferId: string;
    productId: string;
    quantity: number;
    reason: string;
    at: number;
    flags: Flag[];
  },
): Promise<void> {
  const { id, mode, transferId, productId, quantity, reason, at, flags } = goods;
  await turn.tx.insert(adjustments).values({
    ...{ shopId: turn.shopId, id, rev: turn.rev, deviceNo: turn.device.no, productId, mode },
    ...{ transferId, delta: quantity, reason: reason.slice(0, longest), byId: turn.userId },
    ...{ at: new Date(at), day: businessDay(at, turn), flags },
  });
  await moveStock(turn, [{ productId, delta: quantity }]);
}
