import { normalizeBarcode } from "#shared/rules/barcode.ts";
import { tidyCode } from "#shared/rules/code-readings.ts";
import { startingThreshold } from "#shared/rules/stock.ts";
import { pricedPer } from "#shared/rules/ware.ts";
import { longestBarcode } from "#shared/schemas/bounds.ts";
import type { Unit } from "#shared/schemas/measure.ts";
import { isNameless } from "#shared/schemas/nameless.ts";
import type { ProductFields } from "#shared/schemas/product.ts";
import type { EditProductBody } from "#shared/schemas/product-bodies.ts";
import type { TaxGroup } from "#shared/schemas/tax.ts";
import { draftsOf, type PackDraft, packsOf, packTrouble } from "./packs-draft.ts";

/** Every box of the form as it stands; an empty box of figures is undefined. */
export type ProductDraft = {
  name: string;
  brand: string;
  model: string;
  color: string;
  dimensions: string;
  barcode: string;
  uniqueCode: string;
  category: string;
  price: number | undefined;
  minPrice: number | undefined;
  stock: number | undefined;
  stockThreshold: number | undefined;
  images: readonly string[];
  /** What one piece costs; empty: nothing is said of it. */
  cost: number | undefined;
  unit: Unit | null;
  packs: readonly PackDraft[];
  taxGroup: TaxGroup | null;
  family: string;
  /** A new name of the family is that of its other products too. */
  isOfAll: boolean;
};

export type DraftTrouble = {
  field: "name" | "category" | "price" | "minPrice" | "stock" | "barcode" | "packs";
  kind: "missing" | "below-minimum" | "too-long";
};

/** At or below ten pieces a product is « Stock faible », unless the shop or its editor says otherwise. */
export const defaultThreshold = 10;
/** Letters of the shop's own code. */
export const longestCode = 20;

export function emptyDraft(barcode = ""): ProductDraft {
  return {
    name: "",
    brand: "",
    model: "",
    color: "",
    dimensions: "",
    barcode,
    uniqueCode: "",
    category: "",
    price: undefined,
    minPrice: undefined,
    stock: undefined,
    stockThreshold: undefined,
    images: [],
    cost: undefined,
    unit: null,
    packs: [],
    taxGroup: null,
    family: "",
    isOfAll: true,
  };
}

export function draftOf(product: ProductFields): ProductDraft {
  const { unit = null, packs, taxGroup = null, family } = product;
  return {
    ...product,
    ...{
      barcode: product.barcode ?? "",
      stock: undefined,
      cost: undefined,
      unit,
      packs: draftsOf(packs),
      taxGroup,
      family: family ?? "",
      isOfAll: true,
    },
  };
}

/** A draft of another size or colour of a product: all that it has but its code, its stock, its pictures and its costs. */
export function variantOf(product: ProductFields): ProductDraft {
  const own = { barcode: "", uniqueCode: "", stock: undefined, cost: undefined, images: [] };
  const packs = draftsOf(product.packs).map((pack) => ({ ...pack, barcode: "" }));
  return { ...draftOf(product), ...own, packs };
}

/**
 * A draft with the code that a scanner sent: the barcode, whichever box has the focus, unless that is the box of the
 * unique code. A barcode that is saved stays.
 */
export function withScanned(
  draft: ProductDraft,
  seen: ProductFields | undefined,
  code: string,
  isUniqueCode = false,
): ProductDraft {
  if (isUniqueCode) return code.length > longestCode ? draft : { ...draft, uniqueCode: code };
  return seen?.barcode ? draft : { ...draft, barcode: code };
}

/** What is wrong with a draft. A new product also needs its pieces and a category. */
export function troublesOf(draft: ProductDraft, isNew: boolean): DraftTrouble[] {
  const troubles: DraftTrouble[] = [];
  if (isNameless(draft.name)) troubles.push({ field: "name", kind: "missing" });
  if (draft.minPrice === undefined) troubles.push({ field: "minPrice", kind: "missing" });
  else if (draft.price !== undefined && draft.price < draft.minPrice)
    troubles.push({ field: "price", kind: "below-minimum" });
  if (isNew && draft.stock === undefined) troubles.push({ field: "stock", kind: "missing" });
  if (isNew && draft.category.trim() === "") troubles.push({ field: "category", kind: "missing" });
  if (draft.packs.some((pack) => packTrouble(pack) !== undefined))
    troubles.push({ field: "packs", kind: "missing" });
  if (draft.barcode.trim().length > longestBarcode)
    troubles.push({ field: "barcode", kind: "too-long" });
  return troubles;
}

/** The threshold of a new product whose own box is empty; `usual` is the shop's, in pieces, or in kilos, litres and metres. */
export function thresholdOfNew({ stock, unit }: ProductDraft, usual = defaultThreshold): number {
  return startingThreshold(stock ?? 0, usual * (unit ? pricedPer(unit) : 1));
}

/**
 * The fields of a draft without trouble. Without a selling price the lowest price is the selling price, without a
 * threshold the one that is given here.
 */
export function fieldsOf(
  draft: ProductDraft,
  threshold = defaultThreshold,
  seen?: ProductFields,
): Omit<ProductFields, "uniqueCode"> {
  const minPrice = draft.minPrice ?? 0;
  const barcode = normalizeBarcode(tidyCode(draft.barcode));
  const packs = packsOf(draft.packs, seen?.packs);
  return {
    name: draft.name.trim(),
    brand: draft.brand.trim(),
    model: draft.model.trim(),
    color: draft.color.trim(),
    dimensions: draft.dimensions.trim(),
    barcode: barcode === "" ? null : barcode,
    category: draft.category.trim(),
    price: draft.price ?? minPrice,
    minPrice,
    stockThreshold: draft.stockThreshold ?? threshold,
    images: [...draft.images],
    ...(draft.unit && { unit: draft.unit }),
    ...(packs.length > 0 && { packs }),
    ...(draft.taxGroup && { taxGroup: draft.taxGroup }),
    ...(draft.family.trim() !== "" && { family: draft.family.trim() }),
  };
}

const editable = [
  "name",
  "brand",
  "model",
  "color",
  "dimensions",
  "category",
  "price",
  "minPrice",
  "stockThreshold",
] as const;

/**
 * What an editor changed: for each field what they saw when the form opened and what they made of it. A barcode is
 * given once: where there was one it stays.
 */
export function patchOf(seen: ProductFields, draft: ProductDraft): EditProductBody["patch"] {
  const fields = fieldsOf(draft, seen.stockThreshold, seen);
  const changed = editable
    .filter((field) => fields[field] !== seen[field])
    .map((field) => [field, [seen[field], fields[field]]]);
  const patch: EditProductBody["patch"] = Object.fromEntries(changed);
  if (seen.barcode === null && fields.barcode !== null) patch.barcode = [null, fields.barcode];
  const { unit: unitSeen = null, packs: packsSeen = [], taxGroup: groupSeen = null } = seen;
  const [familySeen, family] = [seen.family ?? null, fields.family ?? null];
  if (family !== familySeen) patch.family = [familySeen, family];
  const { unit = null, packs = [], taxGroup = null } = fields;
  if (taxGroup !== groupSeen) patch.taxGroup = [groupSeen, taxGroup];
  if (unit !== unitSeen) patch.unit = [unitSeen, unit];
  if (JSON.stringify(packs) !== JSON.stringify(packsSeen)) patch.packs = [packsSeen, packs];
  if (fields.images.join(" ") !== seen.images.join(" "))
    patch.images = [seen.images, fields.images];
  return patch;
}
