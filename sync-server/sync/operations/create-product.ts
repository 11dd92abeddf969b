import { and, eq, or } from "drizzle-orm";
import { productPrices, products } from "#server/db/tables/catalogue.ts";
import { moveStock } from "#server/sync/stock-moves.ts";
import { kept, notKept, type Turn } from "#server/sync/turn.ts";
import { normalizeBarcode } from "#shared/rules/barcode.ts";
import { movesOf } from "#shared/rules/stock.ts";
import type { Refusal } from "#shared/schemas/refusal.ts";
import type { CreateProductBody } from "#shared/sync/operations.ts";
import type { OperationRule } from "./rule.ts";

/** A new product: an intention, refused when its identifier, barcode or code is taken in the shop. */
export const createProduct = {
  way: "in-turn",
  action: () => "create-product",
  isFact: () => false,
  async write(turn, operation) {
    const { productId, fields } = operation.body;
    const refusal =
      fields.price < fields.minPrice
        ? "price-below-minimum"
        : await whatIsTaken(turn, operation.body);
    if (refusal) return notKept(refusal);
    const { tx, shopId, rev } = turn;
    const barcodeKey = barcodeKeyOf(fields.barcode);
    await tx.insert(products).values({ ...fields, shopId, id: productId, barcodeKey, rev });
    const { price, minPrice } = fields;
    await tx.insert(productPrices).values({ shopId, productId, fromRev: rev, price, minPrice });
    await moveStock(turn, movesOf(operation));
    turn.catalogChanged = true;
    return kept();
  },
} satisfies OperationRule<"product.create">;

/** Every way of writing one barcode has one key; an empty barcode is none. */
export function barcodeKeyOf(barcode: string | null): string | null {
  return (barcode && normalizeBarcode(barcode)) || null;
}

async function whatIsTaken(
  { tx, shopId }: Turn,
  { productId, fields }: CreateProductBody,
): Promise<Refusal | undefined> {
  const barcodeKey = barcodeKeyOf(fields.barcode);
  const sameAs = [eq(products.id, productId), eq(products.uniqueCode, fields.uniqueCode)];
  if (barcodeKey) sameAs.push(eq(products.barcodeKey, barcodeKey));
  const taken = await tx
    .select({ id: products.id, barcodeKey: products.barcodeKey })
    .from(products)
    .where(and(eq(products.shopId, shopId), or(...sameAs)));
  if (taken.some(({ id }) => id === productId)) return "id-taken";
  if (barcodeKey && taken.some((product) => product.barcodeKey === barcodeKey))
    return "barcode-taken";
  return taken.length > 0 ? "code-taken" : undefined;
}
