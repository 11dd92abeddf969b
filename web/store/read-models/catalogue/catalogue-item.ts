import { previewPatch } from "#shared/rules/merge.ts";
import {
  exactStock,
  isPendingFor,
  type StockLevel,
  shownStock,
  stockLevel,
} from "#shared/rules/stock.ts";
import type { Pack } from "#shared/schemas/pack.ts";
import type { Product, ProductFields, Stock } from "#shared/schemas/product.ts";
import { ownState } from "#web/store/outbox/operation-record.ts";
import type { PendingMutations } from "#web/store/read-models/pending-mutations.ts";

/** A product as the till knows it at this instant. Never changed: another one takes its place. */
export type CatalogueItem = ProductFields & {
  id: string;
  archived: boolean;
  /** The books plus own moves they do not hold yet; negative is an « écart » (E4). */
  exactStock: number;
  /** What screens show, never below zero. */
  shownStock: number;
  level: StockLevel;
  /** False while the server has not taken the product itself. */
  isKnownToServer: boolean;
  /** The books call it otherwise: an own edit of its name is not in them yet. */
  isRenamed: boolean;
  /** An own edit or creation is not in the books yet. */
  isPending: boolean;
};

const none: Pack[] = [];

/**
 * The item of a product, or undefined while it cannot be shown: its figure would be wrong before its stock has
 * been read, unless this device itself brought the product in.
 */
export function catalogueItem(
  id: string,
  product: Product | undefined,
  stock: Stock | undefined,
  effects: PendingMutations,
): CatalogueItem | undefined {
  const creation = product && stock ? undefined : effects.creation(id);
  if (!creation && !(product && stock)) return undefined;
  let fields: ProductFields & { archived: boolean };
  if (product) fields = product;
  else if (creation) fields = { ...creation.body.fields, archived: false };
  else return undefined;
  let isPending = product === undefined;
  for (const { body, record } of effects.edits(id)) {
    if (!isPendingFor(ownState(record), product?.rev ?? 0)) continue;
    fields = previewPatch(fields, body.patch);
    isPending = true;
  }
  const exact = exactStock(stock, effects.moves(id));
  return {
    id,
    name: fields.name,
    brand: fields.brand,
    model: fields.model,
    color: fields.color,
    dimensions: fields.dimensions,
    barcode: fields.barcode,
    uniqueCode: fields.uniqueCode,
    category: fields.category,
    price: fields.price,
    minPrice: fields.minPrice,
    stockThreshold: fields.stockThreshold,
    images: fields.images,
    unit: fields.unit ?? null,
    packs: fields.packs ?? none,
    taxGroup: fields.taxGroup ?? null,
    family: fields.family ?? null,
    archived: fields.archived,
    exactStock: exact,
    shownStock: shownStock(exact),
    level: stockLevel(exact, fields.stockThreshold),
    isKnownToServer: product !== undefined,
    isRenamed: product !== undefined && product.name !== fields.name,
    isPending,
  };
}
