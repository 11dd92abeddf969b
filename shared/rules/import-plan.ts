import type { Unit } from "#shared/schemas/measure.ts";
import type { ProductFields } from "#shared/schemas/product.ts";
import { barcodeDoubt } from "./barcode-doubt.ts";
import type { ColumnMapping } from "./import-columns.ts";
import { ExistingProducts, likenessOf } from "./import-existing.ts";
import { type FileKeys, fileKeys } from "./import-keys.ts";
import { packsTold, readPacks } from "./import-measure.ts";
import { type ExistingProduct, type ProductPatch, patchOf } from "./import-patch.ts";
import {
  cleanText,
  type ImportRow,
  packCodes,
  type RowTrouble,
  readCounts,
  readRow,
  unitFor,
} from "./import-row.ts";
import { startingThreshold } from "./stock.ts";
import { pricedPer } from "./ware.ts";

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
  /** Another row of the file stands for the same product. */
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
  | "text-cut";

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
);

/** Francs that one of a product costs, in its unit, instead of what was known. */
export type ToldCost = { before: number | undefined; now: number; unit: Unit | null };

/** For cells that the file leaves empty, when the product is new. Whole francs and pieces. */
export type ImportDefaults = {
  price: number | undefined;
  category: string;
  stock: number;
  stockThreshold: number;
};

export type ImportQuestion = {
  rows: readonly (readonly string[])[];
  /** The row of titles, from 0; undefined when the first row is a product already. */
  titleRow: number | undefined;
  mapping: ColumnMapping;
  defaults: ImportDefaults;
  /** Every product of the shop, deleted ones too. */
  existing: readonly ExistingProduct[];
  /** How many more products the plan allows; null for no limit. */
  room: number | null;
  /** How the shop reads labels of its scales. */
  scaleLabels?: readonly string[];
};

/**
 * What importing a file would do, row by row, in the order of the file. A row stands for a product of the shop by a
 * barcode whose check digit is right, else by its unique code; never by a damaged code, nor by one that the file gives
 * to several names: such rows are products of their own. Where that would be a guess the row is refused.
 */
export function planImport(question: ImportQuestion): PlannedRow[] {
  const first = question.titleRow === undefined ? 0 : question.titleRow + 1;
  const rows: ImportRow[] = [];
  for (let at = first; at < question.rows.length; at += 1) {
    const row = readRow(question.rows[at] ?? [], at + 1, question.mapping);
    if (row) rows.push(row);
  }
  const plan = new Plan(question, fileKeys(rows));
  return rows.map((row) => plan.decide(row));
}

type Refused = { reason: ImportRefusal; otherLine?: number };

class Plan {
  readonly #defaults: ImportDefaults;
  readonly #keys: FileKeys;
  readonly #existing: ExistingProducts;
  readonly #layouts: readonly string[];
  #room: number;
  /** The line of the file that took a product, a barcode or a unique code first. */
  readonly #takenBy = new Map<string, number>();

  constructor({ defaults, existing, room, scaleLabels = [] }: ImportQuestion, keys: FileKeys) {
    this.#layouts = scaleLabels;
    this.#defaults = defaults;
    this.#keys = keys;
    this.#existing = new ExistingProducts(existing);
    this.#room = room ?? Number.POSITIVE_INFINITY;
  }

  decide(row: ImportRow): PlannedRow {
    const { line, name } = row;
    const refuse = (refused: Refused): PlannedRow => ({
      line,
      name,
      notes: [],
      outcome: "refused",
      ...refused,
    });
    if (row.trouble) return refuse({ reason: row.trouble });
    const target = this.#target(row);
    if (target && "reason" in target) return refuse(target);
    const unit = unitFor(row, target);
    const trouble = readCounts(row, unit);
    if (trouble) return refuse({ reason: trouble });
    if (this.#existing.isPackCodeTaken(row, unit, target, this.#codeToKeep(row)))
      return refuse({ reason: "pack-code-taken" });
    const planned = target ? this.#update(row, target) : this.#create(row);
    if ("reason" in planned) return refuse(planned);
    const keys = this.#keysOf(row, target);
    for (const key of keys) {
      const otherLine = this.#takenBy.get(key);
      if (otherLine !== undefined) return refuse({ reason: "repeated", otherLine });
    }
    if (planned.outcome === "create" && this.#room <= 0) return refuse({ reason: "plan-limit" });
    if (planned.outcome === "create") this.#room -= 1;
    for (const key of keys) this.#takenBy.set(key, line);
    return planned;
  }

  /** The product of the shop that the row stands for, undefined for a new one. */
  #target(row: ImportRow): ExistingProduct | Refused | undefined {
    const { code, uniqueCode } = row;
    const byCode = "key" in code ? this.#existing.byBarcode(code.key) : undefined;
    const byUnique = uniqueCode === undefined ? undefined : this.#existing.byUniqueCode(uniqueCode);
    if (byUnique && this.#uniqueToKeep(row) === undefined) return { reason: "code-shared" };
    const agree = byUnique && "key" in code && this.#existing.bears(byUnique, code.key);
    if (agree) return byUnique.archived ? { reason: "deleted" } : byUnique;
    if (byCode && this.#codeToKeep(row) === null) return { reason: "code-shared" };
    if (byCode && byUnique && byCode !== byUnique) return { reason: "keys-disagree" };
    if (byCode && !byUnique && code.kind !== "sure") return { reason: "code-not-sure" };
    if (byUnique && !byCode && code.kind === "sure" && byUnique.barcode !== null)
      return { reason: "keys-disagree" };
    const target = byCode ?? byUnique;
    if (target?.archived) return { reason: "deleted" };
    if (!target && this.#codeToKeep(row) === null && this.#uniqueToKeep(row) === undefined) {
      if (this.#existing.hasAlike(row)) return { reason: "name-exists" };
    }
    return target;
  }

  #update(row: ImportRow, product: ExistingProduct): PlannedRow | Refused {
    const { line } = row;
    const { patch, price, minPrice } = patchOf(row, product, this.#codeToKeep(row));
    if (price < minPrice) return { reason: "price-below-minimum" };
    if (patch.unit && product.shownStock > 0) return { reason: "unit-with-stock" };
    const notes: ImportNote[] = [];
    if ("code" in row.code && product.barcode !== null && row.code.kind === "own")
      if (!this.#existing.bears(product, row.code.key)) notes.push("barcode-kept");
    if (row.code.kind === "damaged" && product.barcode === null) notes.push("damaged-code");
    if (row.uniqueCode !== undefined && row.uniqueCode !== cleanText(product.uniqueCode))
      notes.push("unique-code-kept");
    if (row.numbers.stock !== undefined && row.numbers.stock !== product.shownStock)
      notes.push("stock-kept");
    if (row.lostText) notes.push("text-lost");
    if (row.isCut) notes.push("text-cut");
    const head = { line, name: row.name || product.name, notes, productId: product.id };
    const unit = unitFor(row, product);
    const cost =
      row.cost !== undefined && row.cost !== product.cost
        ? { before: product.cost, now: row.cost, unit }
        : undefined;
    return Object.keys(patch).length === 0 && !cost
      ? { ...head, outcome: "same" }
      : { ...head, outcome: "update", patch, ...(unit && { unit }), ...(cost && { cost }) };
  }

  #create(row: ImportRow): PlannedRow | Refused {
    const { line, name, texts, numbers } = row;
    if (name === "") return { reason: "name-missing" };
    const price = numbers.price ?? numbers.minPrice ?? this.#defaults.price;
    if (price === undefined) return { reason: "price-missing" };
    const minPrice = numbers.minPrice ?? price;
    if (price < minPrice) return { reason: "price-below-minimum" };
    const uniqueCode = this.#uniqueToKeep(row);
    const { unit = null } = row;
    const per = unit ? pricedPer(unit) : 1;
    const initialStock = numbers.stock ?? this.#defaults.stock * per;
    const usual = this.#defaults.stockThreshold * per;
    const told = row.packs === "" ? undefined : readPacks(row.packs, unit);
    return {
      line,
      name,
      notes: this.#notesOfNew(row),
      outcome: "create",
      fields: {
        name,
        brand: texts.brand ?? "",
        model: texts.model ?? "",
        color: texts.color ?? "",
        dimensions: texts.dimensions ?? "",
        barcode: this.#codeToKeep(row),
        ...(uniqueCode !== undefined && { uniqueCode }),
        category: texts.category ?? this.#defaults.category,
        price,
        minPrice,
        stockThreshold: numbers.stockThreshold ?? startingThreshold(initialStock, usual),
        images: [],
        ...(unit && { unit }),
        ...(row.taxGroup && { taxGroup: row.taxGroup }),
        ...(row.family !== undefined && { family: row.family }),
        ...(told?.length && { packs: [...packsTold(told)] }),
      },
      initialStock,
      ...(row.cost !== undefined && { cost: row.cost }),
    };
  }

  #notesOfNew(row: ImportRow): ImportNote[] {
    const notes: ImportNote[] = [];
    const { code } = row;
    if (code.kind === "damaged") notes.push("damaged-code");
    else if (code.kind !== "none" && this.#codeToKeep(row) === null) notes.push("shared-code");
    else if (code.kind !== "none") {
      const doubt = barcodeDoubt(code.code, this.#layouts);
      if (doubt) notes.push(doubt === "check-digit" ? doubt : `${doubt}-code`);
    }
    if (row.lostUniqueCode) notes.push("unique-code-lost");
    else if (row.uniqueCode !== undefined && this.#uniqueToKeep(row) === undefined)
      notes.push("unique-code-lost");
    if (row.lostText) notes.push("text-lost");
    if (row.isCut) notes.push("text-cut");
    return notes;
  }

  #codeToKeep({ code }: ImportRow): string | null {
    return "key" in code && !this.#keys.sharedCodes.has(code.key) ? code.code : null;
  }

  #uniqueToKeep({ uniqueCode }: ImportRow): string | undefined {
    return uniqueCode !== undefined && !this.#keys.sharedUniqueCodes.has(uniqueCode)
      ? uniqueCode
      : undefined;
  }

  #keysOf(row: ImportRow, target: ExistingProduct | undefined): string[] {
    const keys = target ? [`product ${target.id}`] : [];
    for (const code of packCodes(row, unitFor(row, target))) keys.push(`code ${code}`);
    if ("key" in row.code && this.#codeToKeep(row) !== null) keys.push(`code ${row.code.key}`);
    const uniqueCode = this.#uniqueToKeep(row);
    if (uniqueCode !== undefined) keys.push(`unique ${uniqueCode}`);
    // A row that never had a code; what a spreadsheet destroyed may have told two products apart.
    if (row.code.kind === "none" && row.uniqueCode === undefined && !row.lostUniqueCode)
      keys.push(`like ${likenessOf(row)}`);
    return keys;
  }
}
