import type { Unit } from "#shared/schemas/measure.ts";
import type { ProductFields } from "#shared/schemas/product.ts";
import type { AsideReason } from "./form-rows.ts";
import type { ProductPatch } from "./import-patch.ts";
import type { RowTrouble } from "./import-row.ts";

/** Why a row is not taken. */
export type ImportRefusal =
  | RowTrouble
  | "name-missing"
  | "price-missing"
  | "price-below-minimum"
  /** The shop knows the code, but the file gives it to several names. */
  | "code-shared"
  /** The shop has a product with this code, and nothing proves that it is the same one. */
  | "code-not-sure"
  /** Barcode and unique code belong to two different products. */
  | "keys-disagree"
  /** The product was deleted in the shop. */
  | "deleted"
  /** No code that could tell, and the shop already has a product of this name. */
  | "name-exists"
  /** Another row of the file stands for the same product, by its codes or by what people answered. */
  | "repeated"
  /** A code of a pack is its own product's, or another's. */
  | "pack-code-taken"
  | "unit-with-stock"
  | "plan-limit";

/** What people should know of a row that is taken. */
export type ImportNote =
  | "damaged-code"
  | "shared-code"
  | "check-digit"
  | "scale-code"
  | "label-code"
  | "unique-code-lost"
  | "unique-code-kept"
  | "barcode-kept"
  | "stock-kept"
  | "text-lost"
  | "text-cut"
  /** Sold by the carton, the crate, the heap, counted as such. */
  | "counted-by"
  /** The file has less than nothing in stock: it begins at nothing. */
  | "stock-below"
  | "price-zero"
  /** Another row has the same name, and codes tell the two apart. */
  | "same-name"
  /** Made of other goods: what it takes of them is not imported. */
  | "kit"
  /** What it says of its kind, its state or its weighing is no known word. */
  | "state-unread";

/** A product to create; without a unique code the shop gives it one. */
export type ImportedProduct = {
  fields: Omit<ProductFields, "uniqueCode"> & { uniqueCode?: string };
  initialStock: number;
  /** Francs for one of it: a piece, a kilo. */
  cost?: number;
};

/** What will become of one row. */
export type PlannedRow = { line: number; name: string; notes: readonly ImportNote[] } & (
  | ({ outcome: "create" } & ImportedProduct)
  | {
      outcome: "update";
      productId: string;
      patch: ProductPatch;
      unit?: Unit;
      cost?: ToldCost;
    }
  | { outcome: "same"; productId: string }
  | { outcome: "refused"; reason: ImportRefusal; otherLine?: number }
  /** It waits for an answer: another row has its name, and nothing says whether they are one product. */
  | { outcome: "asked" }
  /** Its stock is added to the product of another row, as people answered. */
  | { outcome: "merged"; otherLine: number }
  /** It stands for no goods that are sold here. */
  | { outcome: "aside"; reason: AsideReason }
);

/** Francs that one of a product costs, in its unit, instead of what was known. */
export type ToldCost = { before: number | undefined; now: number; unit: Unit | null };
