import { normalizeBarcode } from "#shared/rules/barcode.ts";
import { looseKey, looseKeys } from "#shared/rules/code-readings.ts";
import { isSoldBy } from "#shared/rules/ware.ts";
import type { SoldBy } from "#shared/schemas/measure.ts";
import type { Product } from "#shared/schemas/product.ts";
import type { TaxGroup } from "#shared/schemas/tax.ts";
import type { Goods } from "#web/store/read-models/goods.ts";
import type { LiveRows } from "#web/store/read-models/live-rows.ts";
import type { TransferBook, TransferRow } from "./transfer-book.ts";

/** A product that a reseller holds, of whichever transfers. Only what was confirmed and is left counts. */
export type HeldProduct = {
  productId: string;
  name: string;
  barcode: string | null;
  /** Revision of the product as this device knows it; 0 where it does not. */
  rev: number;
  /**
   * The shop's usual price, in francs, but never below the minimum; that of the latest transfer where the product
   * itself is not known.
   */
  price: number;
  /** Lowest minimum of the transfers it is held of. */
  minPrice: number;
  /** Of how many both prices are, and in which unit it is held, where that is not the piece. */
  by?: SoldBy | undefined;
  /** Pieces left, or so much of the unit. */
  held: number;
  images: readonly string[];
  taxGroup?: TaxGroup | null | undefined;
  /** Oldest first, as they are sold from. */
  transfers: readonly TransferRow[];
};

/** What one reseller holds, by product: worked out anew when a transfer or a product has changed. */
class HeldProducts {
  readonly #transfers: TransferBook;
  readonly #products: LiveRows<"products">;
  readonly #userId: () => string | undefined;
  #known: { from: readonly unknown[]; list: readonly HeldProduct[] } | null = null;

  constructor(
    transfers: TransferBook,
    products: LiveRows<"products">,
    userId: () => string | undefined,
  ) {
    this.#transfers = transfers;
    this.#products = products;
    this.#userId = userId;
  }

  /** By name. The same array until something of it changes. */
  list(): readonly HeldProduct[] {
    const from = [this.#transfers.list(), this.#products.list(), this.#userId()];
    const { from: before } = this.#known ?? {};
    if (!this.#known || from.some((part, at) => part !== before?.[at]))
      this.#known = { from, list: this.#made() };
    return this.#known.list;
  }

  byBarcode(code: string): readonly HeldProduct[] {
    const borne = (isMeant: (key: string) => boolean) =>
      this.list().filter(({ barcode }) => barcode !== null && isMeant(normalizeBarcode(barcode)));
    const wanted = normalizeBarcode(code);
    const found = borne((key) => key === wanted);
    if (found.length > 0) return found;
    const keys = looseKeys(code);
    return borne((key) => keys.has(looseKey(key)));
  }

  subscribe(listener: () => void): () => void {
    const stops = [this.#transfers.subscribe(listener), this.#products.subscribe(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  #made(): readonly HeldProduct[] {
    const byProduct = new Map<string, TransferRow[]>();
    for (const transfer of this.#transfers.list()) {
      const isHeld = transfer.status === "confirmed" && transfer.exactInStock > 0;
      if (!isHeld || transfer.resellerId !== this.#userId()) continue;
      const others = byProduct.get(transfer.productId) ?? [];
      byProduct.set(transfer.productId, [transfer, ...others]);
    }
    return [...byProduct]
      .map(([productId, transfers]) => this.#heldProduct(productId, transfers))
      .sort((a, b) => a.name.localeCompare(b.name, "fr") || (a.productId < b.productId ? -1 : 1));
  }

  #heldProduct(productId: string, all: readonly TransferRow[]): HeldProduct {
    const product = this.#products.get(productId) as Product | undefined;
    const latest = all.at(-1);
    // What was handed over by another unit before is no part of one sum: it goes back, or the office sells it.
    const by = latest?.by;
    const transfers = all.filter((one) => isSoldBy(one.by, by));
    const isAsNow = (product?.unit ?? undefined) === by?.unit;
    const minPrice = Math.min(...transfers.map((transfer) => transfer.minPrice));
    return {
      productId,
      name: product?.name ?? latest?.productName ?? productId,
      barcode: product?.barcode ?? null,
      rev: product?.rev ?? 0,
      price: Math.max((isAsNow ? product?.price : latest?.price) ?? latest?.price ?? 0, minPrice),
      minPrice,
      by,
      held: transfers.reduce((sum, { shownInStock }) => sum + shownInStock, 0),
      images: product?.images ?? [],
      taxGroup: product?.taxGroup,
      transfers,
    };
  }
}

type Held = Pick<Goods, "transfers" | "products" | "me">;

const made = new WeakMap<Held, HeldProducts>();

/** What the signed-in reseller holds of a shop. A till that sells for the shop never asks, and does not fetch it. */
export function heldIn(goods: Held): HeldProducts {
  const known = made.get(goods) ?? new HeldProducts(goods.transfers, goods.products, goods.me);
  made.set(goods, known);
  return known;
}
