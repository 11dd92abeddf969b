import { and, eq, sql } from "drizzle-orm";
import { productPrices } from "#server/db/tables/catalogue.ts";
import { adjustments } from "#server/db/tables/facts.ts";
import { shopUsers } from "#server/db/tables/shops.ts";
import { resellerSales, transfers } from "#server/db/tables/transfers.ts";
import { flagsOfTelling, type OperationRule } from "#server/sync/entries/rule.ts";
import { moveMarkedStock } from "#server/sync/shop/stock-moves.ts";
import { kept, type Turn } from "#server/sync/shop/turn.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import { movesOf } from "#shared/rules/stock.ts";
import { transferStatusAtFirst } from "#shared/rules/transfer.ts";
import { pricedPer } from "#shared/rules/ware.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import type { TransferBody } from "#shared/schemas/transfer.ts";
import { namesOf, unitIn } from "./transfer-rows.ts";

/** Goods handed to a reseller: a fact. They leave the shop at once; the reseller hears of it, and what waits for a yes asks the owner too. */
export const handOver = {
  way: "in-turn",
  action: () => "transfer-to-reseller",
  async write(turn, operation, standing) {
    const { happened, role, isActive } = standing;
    const { id, body } = operation;
    const { tx, shopId, rev } = turn;
    const { resellerId, productId, quantity, price, minPrice, by, origin } = body;
    const productName = (await namesOf(turn, [productId])).get(productId);
    const flags: Flag[] = [];
    if (productName === undefined) flags.push("unknown-product");
    if (!(await isReseller(turn, resellerId))) flags.push("reseller-left");
    if (await wasNeverSoCheap(turn, body)) flags.push("price-below-minimum");
    flags.push(...flagsOfTelling(standing));
    const status = transferStatusAtFirst(isActive ? role : undefined, origin);
    // A reseller who tells of goods for a reseller must not learn by it what the shop sells.
    const vouched = role !== "reseller";
    const name = (vouched ? productName : undefined) ?? productId;
    await tx.insert(transfers).values({
      ...{ shopId, id, rev, deviceNo: turn.device.no, productId, productName: name, resellerId },
      ...{ quantity, ...(await countedBefore(turn, id)), price, minPrice, by, status, origin },
      ...{ byId: turn.userId, at: new Date(happened.at) },
      ...{ day: businessDay(happened.at, turn), flags, vouched },
    });
    await moveMarkedStock(turn, movesOf(operation));
    const isWaiting = status === "pending";
    turn.notices.push({
      by: turn.userId,
      to: [{ userId: resellerId }, ...(isWaiting ? (["owner"] as const) : [])],
      cause: id,
      type: isWaiting ? "product_transfer_request" : "product_transfer_received",
      data: {
        ...{ productId, productName: name, quantity, ...unitIn(by), transferId: id },
        ...{ personName: turn.userName, shopName: turn.shopName },
      },
    });
    return kept(flags);
  },
} satisfies OperationRule<"transfer">;

async function isReseller({ tx, shopId }: Turn, userId: string): Promise<boolean> {
  const [member] = await tx
    .select({ role: shopUsers.role, isActive: shopUsers.isActive })
    .from(shopUsers)
    .where(and(eq(shopUsers.shopId, shopId), eq(shopUsers.userId, userId)));
  return member?.isActive === true && member.role === "reseller";
}

/**
 * A minimum that the product never had would be paid for by the owner, as commission. Each is compared for one of the
 * unit that it was said in then.
 */
async function wasNeverSoCheap({ tx, shopId }: Turn, body: TransferBody): Promise<boolean> {
  const { productId, minPrice, by } = body;
  const known = await tx
    .select({ minPrice: productPrices.minPrice, measures: productPrices.measures })
    .from(productPrices)
    .where(and(eq(productPrices.shopId, shopId), eq(productPrices.productId, productId)));
  const isCheaper = (one: (typeof known)[number]) =>
    minPrice * (one.measures?.unit ? pricedPer(one.measures.unit) : 1) <
    one.minPrice * (by?.per ?? 1);
  return known.length > 0 && known.every(isCheaper);
}

/**
 * What came of a transfer before the transfer itself: only after the books were put back to a backup, when its sender
 * tells it once more.
 */
async function countedBefore(
  { tx, shopId }: Turn,
  id: string,
): Promise<{ sold: number; returned: number }> {
  const [sales] = await tx
    .select({ pieces: sql<string | null>`sum(${resellerSales.quantity})` })
    .from(resellerSales)
    .where(
      and(
        eq(resellerSales.shopId, shopId),
        eq(resellerSales.transferId, id),
        sql`${resellerSales.status} <> 'declined'`,
      ),
    );
  const [back] = await tx
    .select({ pieces: sql<string | null>`sum(${adjustments.delta})` })
    .from(adjustments)
    .where(
      and(
        eq(adjustments.shopId, shopId),
        eq(adjustments.transferId, id),
        eq(adjustments.mode, "reseller-return"),
      ),
    );
  return { sold: Number(sales?.pieces ?? 0), returned: Number(back?.pieces ?? 0) };
}
