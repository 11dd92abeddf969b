import { and, eq, ne } from "drizzle-orm";
import { productHistory, productPrices, products } from "#server/db/tables/catalogue.ts";
import { kept, notKept, type Turn } from "#server/sync/turn.ts";
import { mergePatch, type Patch } from "#shared/rules/merge.ts";
import type { Product } from "#shared/schemas/product.ts";
import { barcodeKeyOf } from "./create-product.ts";
import type { OperationRule } from "./rule.ts";

type Editable = Omit<Product, "id" | "rev" | "uniqueCode">;
type Row = typeof products.$inferSelect;

/**
 * An edit is merged field by field. A field that somebody else has written meanwhile takes the later arrival and
 * its older value goes to the history. Prices are judged as they are after the merge.
 */
export const editProduct = {
  way: "in-turn",
  action: () => "edit-product",
  isFact: () => false,
  async write(turn, operation) {
    const { productId } = operation.body;
    const patch = operation.body.patch as Patch<Editable>;
    const { tx, shopId, rev } = turn;
    const here = and(eq(products.shopId, shopId), eq(products.id, productId));
    const [product] = await tx.select().from(products).where(here);
    if (!product) return notKept("unknown-product");
    const { changed, overwritten } = mergePatch<Editable>(product, patch);
    if (Object.keys(changed).length === 0) return kept();
    if (changed.barcode !== undefined) {
      if (product.barcode !== null) return notKept("changed-meanwhile");
      if (await isBarcodeTaken(turn, product, changed.barcode)) return notKept("barcode-taken");
    }
    const merged = { ...product, ...changed };
    if (merged.price < merged.minPrice) return notKept("price-below-minimum");
    await tx
      .update(products)
      .set({ ...changed, barcodeKey: barcodeKeyOf(merged.barcode), rev })
      .where(here);
    if (merged.price !== product.price || merged.minPrice !== product.minPrice) {
      const { price, minPrice } = merged;
      await tx
        .insert(productPrices)
        .values({ shopId, productId, fromRev: rev, price, minPrice })
        .onConflictDoUpdate({
          target: [productPrices.shopId, productPrices.productId, productPrices.fromRev],
          set: { price, minPrice },
        });
    }
    if (overwritten.length > 0) {
      const history = overwritten.map((field) => ({
        shopId,
        productId,
        rev,
        opId: operation.id,
        field,
        was: product[field],
        became: changed[field],
        byId: turn.userId,
        at: new Date(turn.now),
      }));
      await tx.insert(productHistory).values(history);
    }
    turn.catalogChanged = true;
    return kept();
  },
} satisfies OperationRule<"product.edit">;

async function isBarcodeTaken(
  { tx, shopId }: Turn,
  product: Row,
  barcode: string | null,
): Promise<boolean> {
  const key = barcodeKeyOf(barcode);
  if (key === null) return false;
  const others = await tx
    .select({ id: products.id })
    .from(products)
    .where(
      and(eq(products.shopId, shopId), eq(products.barcodeKey, key), ne(products.id, product.id)),
    );
  return others.length > 0;
}
