import { and, eq, inArray, or } from "drizzle-orm";
import { products } from "#server/db/tables/catalogue.ts";
import { purchases } from "#server/db/tables/purchases.ts";
import { flagsOfTelling, type OperationRule, type Standing } from "#server/sync/entries/rule.ts";
import { markStale } from "#server/sync/shop/owned-goods.ts";
import { moveMarkedStock } from "#server/sync/shop/stock-moves.ts";
import { kept, type Turn } from "#server/sync/shop/turn.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import { isMoreBack } from "#shared/rules/purchase.ts";
import { foldReference } from "#shared/rules/reference.ts";
import { movesOf } from "#shared/rules/stock.ts";
import type { PurchaseBody, ReturnPurchaseBody } from "#shared/schemas/purchase.ts";
import type { OperationOf } from "#shared/sync/operations.ts";

/** Goods that were bought and have come: a fact, flagged where somebody should look (G4). */
export const recordPurchase = {
  way: "in-turn",
  action: () => "keep-suppliers",
  async write(turn, operation, standing) {
    const { body } = operation;
    const { supplierId = null, reference = null, lines, extraCosts = [], orderId, imageId } = body;
    const flags = flagsOfTelling(standing);
    const [areKnown, isTwice] = await Promise.all([
      areProductsKnown(turn, body),
      isInvoiceKnown(turn, body),
    ]);
    if (!areKnown) flags.push("unknown-product");
    if (isTwice) flags.push("reference-used");
    await enter(turn, operation, standing, {
      supplierId,
      reference,
      lines,
      extraCosts,
      orderId,
      imageId,
      flags,
    });
    return kept(flags);
  },
} satisfies OperationRule<"purchase">;

/** Goods that go back to whom they were bought of: a fact (G6). */
export const returnPurchase = {
  way: "in-turn",
  action: () => "keep-suppliers",
  async write(turn, operation, standing) {
    const { purchaseId: backOf, supplierId = null, lines, reason } = operation.body;
    const flags = flagsOfTelling(standing);
    if (!(await areProductsKnown(turn, operation.body))) flags.push("unknown-product");
    if (await isTooMuchBack(turn, operation.body)) flags.push("more-returned-than-sold");
    const row = { supplierId, reference: null, lines, extraCosts: [], backOf, reason, flags };
    await enter(turn, operation, standing, row);
    return kept(flags);
  },
} satisfies OperationRule<"purchase.return">;

type Row = Pick<
  typeof purchases.$inferInsert,
  | "supplierId"
  | "reference"
  | "lines"
  | "extraCosts"
  | "backOf"
  | "reason"
  | "orderId"
  | "imageId"
  | "flags"
>;

async function enter(
  turn: Turn,
  operation: OperationOf<"purchase" | "purchase.return">,
  { happened }: Standing,
  row: Row,
): Promise<void> {
  const { tx, shopId, rev, device, userId, recordedBy } = turn;
  const { id, seq, at } = operation;
  const moment = { at: new Date(happened.at), deviceAt: at, day: businessDay(happened.at, turn) };
  await tx.insert(purchases).values({
    ...{ shopId, id, rev, deviceNo: device.no, seq, byId: userId, recordedBy, ...moment, ...row },
  });
  await moveMarkedStock(turn, movesOf(operation));
  await markStale(turn, moment.day);
}

/** Whether more goes back of a purchase than came by it, with what went back before; of one that is not here nothing came. */
async function isTooMuchBack(
  { tx, shopId }: Turn,
  { purchaseId, lines }: ReturnPurchaseBody,
): Promise<boolean> {
  const found = await tx
    .select({ id: purchases.id, backOf: purchases.backOf, lines: purchases.lines })
    .from(purchases)
    .where(
      and(
        eq(purchases.shopId, shopId),
        or(eq(purchases.id, purchaseId), eq(purchases.backOf, purchaseId)),
      ),
    );
  const bought = found.filter(({ id, backOf }) => id === purchaseId && backOf === null);
  const before = found.filter(({ backOf }) => backOf === purchaseId);
  const linesOf = (rows: typeof found) => rows.flatMap((one) => one.lines);
  return isMoreBack(linesOf(bought), linesOf(before), lines);
}

async function areProductsKnown(
  { tx, shopId }: Turn,
  { lines }: Pick<PurchaseBody, "lines">,
): Promise<boolean> {
  const named = new Set(lines.map(({ productId }) => productId));
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.shopId, shopId), inArray(products.id, [...named])));
  return found.length === named.size;
}

/** Whether an invoice of this number of this supplier was told before, however it is written. */
async function isInvoiceKnown(
  { tx, shopId }: Turn,
  { supplierId, reference }: PurchaseBody,
): Promise<boolean> {
  if (supplierId === undefined || reference === undefined) return false;
  const told = await tx
    .select({ reference: purchases.reference })
    .from(purchases)
    .where(and(eq(purchases.shopId, shopId), eq(purchases.supplierId, supplierId)));
  const wanted = foldReference(reference);
  return told.some((one) => foldReference(one.reference ?? "") === wanted);
}
