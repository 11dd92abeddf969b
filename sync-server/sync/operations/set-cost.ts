import { and, eq } from "drizzle-orm";
import { products } from "#server/db/tables/catalogue.ts";
import { productCosts } from "#server/db/tables/costs.ts";
import type { OperationRule } from "#server/sync/entries/rule.ts";
import { markStale, touchCosts } from "#server/sync/shop/owned-goods.ts";
import { kept, notKept } from "#server/sync/shop/turn.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import { unitOf, withSaid } from "#shared/rules/cost.ts";

/** What the office says that a product costs from a month on: an intention (N3). */
export const setCost = {
  way: "in-turn",
  action: () => "keep-costs",
  async write(turn, { body }, { happened }) {
    const { tx, shopId } = turn;
    const { productId, cost, pieces = 1 } = body;
    const known = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.shopId, shopId), eq(products.id, productId)));
    if (known.length === 0) return notKept("unknown-product");
    const now = businessDay(happened.at, turn).slice(0, 7);
    const month = body.month !== undefined && body.month < now ? body.month : now;
    await touchCosts(turn, [productId]);
    const own = and(eq(productCosts.shopId, shopId), eq(productCosts.productId, productId));
    const [row] = await tx.select({ said: productCosts.said }).from(productCosts).where(own);
    const said = withSaid(row?.said ?? [], [month, unitOf(cost, pieces)]);
    await tx.update(productCosts).set({ said }).where(own);
    await markStale(turn, `${month}-01`);
    return kept();
  },
} satisfies OperationRule<"cost.set">;
