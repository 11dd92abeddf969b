import { and, arrayOverlaps, eq, gt, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import {
  formerProductNames,
  lowStock,
  productHistory,
  productPrices,
  products,
  stocks,
} from "#server/db/tables/catalogue.ts";
import { transfers } from "#server/db/tables/transfers.ts";
import type { Turn } from "#server/sync/shop/turn.ts";
import { normalizeBarcode } from "#shared/rules/barcode.ts";
import { mergePatch, type Patch } from "#shared/rules/merge.ts";
import { stockLevel } from "#shared/rules/stock.ts";
import type { Pack } from "#shared/schemas/pack.ts";
import type { Product } from "#shared/schemas/product.ts";
import type { CreateProductBody, EditProductBody } from "#shared/schemas/product-bodies.ts";
import type { Refusal } from "#shared/schemas/refusal.ts";
import { leftInSql } from "./transfer-rows.ts";

type Editable = Omit<Product, "id" | "rev" | "uniqueCode">;
export type ProductRow = typeof products.$inferSelect;
type Overwritten = { productId: string; field: keyof Editable; was: unknown; became: unknown };

/**
 * The products that some creations and edits have to do with, read at once. Each is judged after those before it;
 * what was taken is written at once at the end.
 */
export class ProductBook {
  readonly #turn: Turn;
  readonly #rows: Map<string, ProductRow>;
  readonly #codes: Map<string, string>;
  readonly #barcodes: Map<string, string>;
  #onSale: number;
  readonly #changed = new Set<string>();
  readonly #priced = new Set<string>();
  /** What was called otherwise before these operations, and how. */
  readonly #renamed = new Map<string, string>();
  readonly #low = new Set<string>();
  /** Products that are to be counted in another unit, and of which there is stock, or less than none. */
  readonly #stocked = new Set<string>();
  readonly #overwritten: Overwritten[] = [];

  private constructor(turn: Turn, rows: readonly ProductRow[], onSale: number) {
    this.#turn = turn;
    this.#rows = new Map(rows.map((row) => [row.id, row]));
    this.#codes = new Map(rows.map(({ id, uniqueCode }) => [uniqueCode, id]));
    this.#barcodes = new Map(rows.flatMap((row) => keysOf(row).map((key) => [key, row.id])));
    this.#onSale = onSale;
  }

  static async open(
    turn: Turn,
    creates: readonly CreateProductBody[],
    edits: readonly EditProductBody[],
  ): Promise<ProductBook> {
    const { tx, shopId, maxProducts } = turn;
    const ids = [...creates, ...edits].map(({ productId }) => productId);
    const codes = creates.map(({ fields }) => fields.uniqueCode);
    const given = [
      ...creates.map(({ fields }) => fields.barcode),
      ...edits.map(({ patch }) => patch.barcode?.[1] ?? null),
    ];
    const packs = [
      ...creates.map(({ fields }) => fields.packs ?? []),
      ...edits.map(({ patch }) => patch.packs?.[1] ?? []),
    ];
    const barcodes = [
      ...given.flatMap((barcode) => barcodeKeyOf(barcode) ?? []),
      ...packs.flatMap(packKeysOf),
    ];
    const asked = [inArray(products.id, ids)];
    if (codes.length > 0) asked.push(inArray(products.uniqueCode, codes));
    if (barcodes.length > 0) asked.push(inArray(products.barcodeKey, barcodes));
    if (barcodes.length > 0) asked.push(await withPacksOf(turn, barcodes));
    const rows = await tx
      .select()
      .from(products)
      .where(and(eq(products.shopId, shopId), or(...asked)));
    const book = new ProductBook(turn, rows, maxProducts === null ? 0 : await onSale(turn));
    await book.#readStock(edits);
    return book;
  }

  async #readStock(edits: readonly EditProductBody[]): Promise<void> {
    const ids = edits.flatMap(({ productId, patch }) => (patch.unit ? [productId] : []));
    if (ids.length === 0) return;
    const { tx, shopId } = this.#turn;
    const found = await tx
      .select({ id: stocks.productId })
      .from(stocks)
      .where(
        and(eq(stocks.shopId, shopId), inArray(stocks.productId, ids), ne(stocks.quantity, 0)),
      );
    const handed = await tx
      .select({ id: transfers.productId })
      .from(transfers)
      .where(
        and(eq(transfers.shopId, shopId), inArray(transfers.productId, ids), gt(leftInSql, 0)),
      );
    for (const { id } of [...found, ...handed]) this.#stocked.add(id);
  }

  /** A new product is refused when its identifier, barcode or code is taken in the shop, or when the plan allows no more. */
  create({ productId, fields, initialStock }: CreateProductBody): Refusal | undefined {
    const barcodeKey = barcodeKeyOf(fields.barcode);
    if (fields.price < fields.minPrice) return "price-below-minimum";
    if (this.#rows.has(productId)) return "id-taken";
    const { unit = null, packs = [], taxGroup = null, family = null } = fields;
    const measured = { unit, packs, packKeys: packKeysOf(packs), taxGroup, family };
    if (this.#isBorne(productId, keysOf({ barcodeKey, ...measured }))) return "barcode-taken";
    if (this.#codes.has(fields.uniqueCode)) return "code-taken";
    if (this.#isFull()) return "plan-limit";
    const { shopId, rev } = this.#turn;
    this.#put({ ...fields, ...measured, shopId, id: productId, barcodeKey, archived: false, rev });
    this.#priced.add(productId);
    this.#onSale += 1;
    if (stockLevel(initialStock, fields.stockThreshold) !== "normal") this.#low.add(productId);
    return undefined;
  }

  /**
   * An edit is merged field by field. A field that somebody else has written meanwhile takes the later arrival and
   * its older value goes to the history. Prices are judged as they are after the merge.
   */
  edit({ productId, patch }: EditProductBody): Refusal | undefined {
    const product = this.#rows.get(productId);
    if (!product) return "unknown-product";
    const { changed, overwritten } = mergePatch<Editable>(product, patch as Patch<Editable>);
    if (Object.keys(changed).length === 0) return undefined;
    if (changed.barcode !== undefined) {
      if (product.barcode !== null) return "changed-meanwhile";
    }
    if (changed.unit !== undefined && this.#stocked.has(productId)) return "unit-with-stock";
    const merged: ProductRow = { ...product, ...(changed as Partial<ProductRow>) };
    merged.barcodeKey = barcodeKeyOf(merged.barcode);
    merged.packKeys = packKeysOf(merged.packs);
    if ((changed.barcode || changed.packs) && this.#isBorne(productId, keysOf(merged)))
      return "barcode-taken";
    if (merged.price < merged.minPrice) return "price-below-minimum";
    if (product.archived && !merged.archived && this.#isFull()) return "plan-limit";
    this.#onSale += Number(product.archived) - Number(merged.archived);
    this.#put({ ...merged, rev: this.#turn.rev });
    const priced = ["price", "minPrice", "unit", "packs"] as const;
    if (priced.some((field) => changed[field] !== undefined)) this.#priced.add(productId);
    if (merged.name !== product.name && !this.#renamed.has(productId))
      this.#renamed.set(productId, product.name);
    for (const field of overwritten)
      this.#overwritten.push({ productId, field, was: product[field], became: changed[field] });
    return undefined;
  }

  /** A product that stays as it is, and travels once more: devices drop what they showed of a refused edit. */
  touch(productId: string): void {
    const product = this.#rows.get(productId);
    if (product) this.#put({ ...product, rev: this.#turn.rev });
  }

  #isFull(): boolean {
    const { maxProducts } = this.#turn;
    return maxProducts !== null && this.#onSale >= maxProducts;
  }

  /** Whether another product bears one of these codes, or two of its own packs bear the same. */
  #isBorne(productId: string, keys: readonly string[]): boolean {
    const isOfOther = (key: string) => (this.#barcodes.get(key) ?? productId) !== productId;
    return keys.some(isOfOther) || new Set(keys).size < keys.length;
  }

  #put(row: ProductRow): void {
    const before = this.#rows.get(row.id);
    for (const key of before ? keysOf(before) : []) this.#barcodes.delete(key);
    this.#rows.set(row.id, row);
    this.#codes.set(row.uniqueCode, row.id);
    for (const key of keysOf(row)) this.#barcodes.set(key, row.id);
    this.#changed.add(row.id);
  }

  /** A handful of statements, however many products. */
  async write(opId: string): Promise<void> {
    const { tx, shopId, rev, now, userId } = this.#turn;
    const rowsOf = (ids: ReadonlySet<string>) => [...ids].flatMap((id) => this.#rows.get(id) ?? []);
    const rows = rowsOf(this.#changed);
    if (rows.length === 0) return;
    await tx
      .insert(products)
      .values(rows)
      .onConflictDoUpdate({ target: [products.shopId, products.id], set: written });
    this.#turn.catalogChanged = true;
    for (const { id } of rows) this.#turn.touched.add(id);
    const prices = rowsOf(this.#priced).map(({ id: productId, price, minPrice, unit, packs }) => ({
      ...{ shopId, productId, fromRev: rev, price, minPrice },
      measures: unit || packs.length > 0 ? { unit, packs } : null,
    }));
    if (prices.length > 0)
      await tx
        .insert(productPrices)
        .values(prices)
        .onConflictDoUpdate({
          target: [productPrices.shopId, productPrices.productId, productPrices.fromRev],
          set: {
            price: sql`excluded.price`,
            minPrice: sql`excluded.min_price`,
            measures: sql`excluded.measures`,
          },
        });
    const names = [...this.#renamed].map(([productId, name]) => ({
      ...{ shopId, productId, untilRev: rev, name },
    }));
    // Of two edits in one turn the first knew what it was called until then.
    if (names.length > 0) await tx.insert(formerProductNames).values(names).onConflictDoNothing();
    const at = new Date(now);
    // What is low from the beginning has crossed nothing: nobody is told until it has been above once.
    const low = [...this.#low].map((productId) => ({ shopId, productId, since: at }));
    if (low.length > 0) await tx.insert(lowStock).values(low).onConflictDoNothing();
    const history = this.#overwritten.map((each) => ({
      shopId,
      rev,
      opId,
      byId: userId,
      at,
      ...each,
    }));
    if (history.length > 0) await tx.insert(productHistory).values(history).onConflictDoNothing();
  }
}

/** All that an edit may change of a row. */
const written = {
  ...{ name: sql`excluded.name`, brand: sql`excluded.brand`, model: sql`excluded.model` },
  ...{ color: sql`excluded.color`, dimensions: sql`excluded.dimensions` },
  ...{ barcode: sql`excluded.barcode`, barcodeKey: sql`excluded.barcode_key` },
  ...{ category: sql`excluded.category`, price: sql`excluded.price` },
  ...{ minPrice: sql`excluded.min_price`, stockThreshold: sql`excluded.stock_threshold` },
  ...{ unit: sql`excluded.unit`, packs: sql`excluded.packs`, packKeys: sql`excluded.pack_keys` },
  ...{ taxGroup: sql`excluded.tax_group`, family: sql`excluded.family` },
  ...{ images: sql`excluded.images`, archived: sql`excluded.archived`, rev: sql`excluded.rev` },
};

/** Every way of writing one barcode has one key; an empty barcode is none. */
function barcodeKeyOf(barcode: string | null): string | null {
  return (barcode && normalizeBarcode(barcode)) || null;
}

/** Keys of the barcodes of packs that are sold; what is archived gives its code free. */
const packKeysOf = (packs: readonly Pack[]): string[] =>
  packs.flatMap(({ barcode = null, archived }) => (archived ? [] : (barcodeKeyOf(barcode) ?? [])));

/** All codes by which a product is found. */
const keysOf = ({ barcodeKey, packKeys }: Pick<ProductRow, "barcodeKey" | "packKeys">): string[] =>
  barcodeKey === null ? packKeys : [barcodeKey, ...packKeys];

/** Products of whose packs one bears one of these codes; only those with such packs are looked at. */
async function withPacksOf({ tx, shopId }: Turn, keys: string[]): Promise<SQL> {
  const found = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        eq(products.shopId, shopId),
        sql`${products.packKeys} <> '{}'`,
        arrayOverlaps(products.packKeys, keys),
      ),
    );
  return inArray(
    products.id,
    found.map(({ id }) => id),
  );
}

async function onSale({ tx, shopId }: Turn): Promise<number> {
  const [found] = await tx
    .select({ products: sql<string>`count(*)` })
    .from(products)
    .where(and(eq(products.shopId, shopId), eq(products.archived, false)));
  return Number(found?.products ?? 0);
}
