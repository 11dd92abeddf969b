import type { Unit } from "#shared/schemas/measure.ts";
import type { ProductFields } from "#shared/schemas/product.ts";
import type { AsideReason } from "./form-rows.ts";
import type { ProductPatch } from "./import-patch.ts";
import type { RowTrouble } from "./import-row.ts";

/** Reasons to refuse a row. */
export type ImportRefusal =
  | RowTrouble
  | "name-missing"
  | "price-missing"
  | "price-below-minimum"
  /** The shop has this code, but the file gives it to several names. */
  | "code-shared"
  /** The shop has a product with this code, and nothing proves that it is the same product. */
  | "code-not-sure"
  /** Barcode and unique code belong to two different products. */
  | "keys-disagree"
  /** The product was deleted in the shop. */
  | "deleted"
  /** The row has no usable code, and the shop already has a product of this name. */
  | "name-exists"
  /** Another row of the file is the same product, by its codes or by people's answers. */
  | "repeated"
  /** The code of a pack is already the code of its own product, or of another. */
  | "pack-code-taken"
  | "unit-with-stock"
  | "plan-limit";

/** Notes for people about a row that is taken. */
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
  /** Sold and counted by the carton, the crate, the heap. */
  | "counted-by"
  /** The stock in the file is negative: the product begins at 0. */
  | "stock-below"
  | "price-zero"
  /** Another row has the same name, and codes tell the two apart. */
  | "same-name"
  /** Made of other goods: the list of its parts is not imported. */
  | "kit"
  /** Unknown word for its kind, its state or its weighing. */
  | "state-unread";

/** A product to create; without a unique code the shop gives it one. */
export type ImportedProduct = {
  fields: Omit<ProductFields, "uniqueCode"> & { uniqueCode?: string };
  initialStock: number;
  /** Cost in francs of one piece or one kilo. */
  cost?: number;
};

/** The outcome of one row. */
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
  /** Waits for an answer: another row has its name, and nothing tells if they are one product. */
  | { outcome: "asked" }
  /** Its stock is added to the product of another row, as people answered. */
  | { outcome: "merged"; otherLine: number }
  /** No goods on sale in this shop. */
  | { outcome: "aside"; reason: AsideReason }
);

/** New cost of a product in francs per unit, and the cost known before. */
export type ToldCost = { before: number | undefined; now: number; unit: Unit | null };
