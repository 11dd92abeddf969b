import type { BookRow } from "./oracle-books.ts";
import type { Standing } from "./oracle-goods.ts";
import { demand, type OracleShop } from "./oracle-shop.ts";

/** What is known of a product besides its moves; out of sale it is not low. */
export type OnSale = {
  wasEverArchived(productId: string): boolean;
  initialStock(productId: string): number | undefined;
};

/**
 * A notice of low stock is written once per crossing (T11): at its revision the product is at or below its threshold,
 * and since the notice before it, or since it was created, it was above at some revision. Looked at only in notices
 * that were not seen before.
 */
export class LowStockWatch {
  readonly #seen = new Set<string>();
  /** Revision of the latest notice, by product and person. */
  readonly #latest = new Map<string, number>();

  check(shop: OracleShop, members: ReadonlyMap<string, Standing>, onSale: OnSale): number {
    const fresh = [...shop.books.rows.notifications]
      .filter(([id, { row }]) => row.type === "low_stock_alert" && !this.#seen.has(id))
      .sort(([, a], [, b]) => a.since - b.since);
    for (const [id, notice] of fresh) {
      this.#seen.add(id);
      this.#judge(shop, notice, members, onSale);
    }
    return fresh.length;
  }

  /** Books that were put back to a copy: what they hold is taken as it is. */
  adopt({ books }: OracleShop): void {
    for (const [id, { row, since }] of books.rows.notifications) {
      if (row.type !== "low_stock_alert") continue;
      this.#seen.add(id);
      this.#latest.set(`${productOf(row)} ${row.userId}`, since);
    }
  }

  #judge(
    shop: OracleShop,
    { row, since: rev }: BookRow,
    members: ReadonlyMap<string, Standing>,
    onSale: OnSale,
  ): void {
    const productId = productOf(row);
    const userId = String(row.userId);
    const threshold = thresholdOf(shop, productId);
    const what = () => `a notice of low stock of ${productId} at ${rev}`;
    const standing = members.get(userId);
    const isMeant = standing?.active && ["owner", "manager"].includes(standing.role);
    demand(isMeant === true, "T11", () => `${what()} for ${userId}, a ${standing?.role}`);
    const pieces = shop.stockAt(productId, rev);
    demand(pieces <= threshold, "T11", () => `${what()}, and there are ${pieces} of ${threshold}`);
    const key = `${productId} ${userId}`;
    const before = this.#latest.get(key) ?? 0;
    // Pieces sold before their product was brought in do not count: there were so many on the shelf.
    const beganAbove = before === 0 && (onSale.initialStock(productId) ?? 0) > threshold;
    const wasAbove = beganAbove || shop.wasAbove(productId, threshold, before, rev);
    demand(
      wasAbove || onSale.wasEverArchived(productId),
      "T11",
      () => `${what()}, and it was not above ${threshold} since ${before}`,
    );
    this.#latest.set(key, rev);
  }

  /** At rest, all having been looked at: what has come down to its threshold was told of. */
  checkTheEnd(shop: OracleShop, ownerId: string, onSale: OnSale): void {
    for (const [productId, { row }] of shop.books.rows.products) {
      const threshold = thresholdOf(shop, productId);
      const isLow = shop.stockNow(productId) <= threshold;
      // Its first move may be that of a return that came before it; what it began with is what its creation says.
      const began = onSale.initialStock(productId) ?? shop.beganWith(productId);
      if (row.archived || !isLow || began <= threshold || onSale.wasEverArchived(productId))
        continue;
      demand(
        this.#latest.has(`${productId} ${ownerId}`),
        "T11",
        () =>
          `${productId} began with ${began} and has come down to ${shop.stockNow(productId)} of ${threshold}: the owner does not know`,
      );
    }
  }
}

function productOf(row: Record<string, unknown>): string {
  return String((row.data as { productId?: string }).productId);
}

function thresholdOf({ books }: OracleShop, productId: string): number {
  return Number(books.rows.products.get(productId)?.row.stockThreshold ?? 0);
}
