import { barcodeDoubt } from "./barcode-doubt.ts";
import { ExistingProducts, likenessOf } from "./import-existing.ts";
import type { FileKeys } from "./import-keys.ts";
import { packsTold, readPacks } from "./import-measure.ts";
import { type ExistingProduct, patchOf } from "./import-patch.ts";
import { cleanText, type ImportRow, packCodes, readCounts, unitFor } from "./import-row.ts";
import type { ImportNote, ImportRefusal, PlannedRow } from "./planned-row.ts";
import { startingThreshold } from "./stock.ts";
import { pricedPer } from "./ware.ts";

/** Values of a new product for empty cells. In whole francs and pieces. */
export type ImportDefaults = {
  price: number | undefined;
  category: string;
  stock: number;
  stockThreshold: number;
};

/** The shop's data that rows are compared with. */
export type Shelf = {
  defaults: ImportDefaults;
  /** Every product of the shop, deleted ones too. */
  existing: readonly ExistingProduct[];
  /** Number of products that the plan still allows; null for no limit. */
  room: number | null;
  /** The shop's formats of scale labels. */
  scaleLabels?: readonly string[];
};

type Decided = Extract<PlannedRow, { outcome: "create" | "update" | "same" }>;
type Refused = { reason: ImportRefusal; otherLine?: number };

/** Decides the outcome of each row in turn; an earlier row wins over a later one that repeats its product or code. */
export class RowDecider {
  readonly #defaults: ImportDefaults;
  readonly #keys: FileKeys;
  readonly #existing: ExistingProducts;
  readonly #layouts: readonly string[];
  #room: number;
  /** Line of the file that first took a product, a barcode or a unique code. */
  readonly #takenBy = new Map<string, number>();

  constructor({ defaults, existing, room, scaleLabels = [] }: Shelf, keys: FileKeys) {
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
    const { same } = row;
    if (same?.is === "asked") return { line, name, notes: [], outcome: "asked" };
    if (same?.is === "merged")
      return { line, name, notes: [], outcome: "merged", otherLine: same.into };
    if (same?.is === "left") return refuse({ reason: "repeated", otherLine: same.into });
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

  /** The product of the shop to which the row belongs; undefined for a new one. */
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

  #update(row: ImportRow, product: ExistingProduct): Decided | Refused {
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
    if (row.isCountedBy) notes.push("counted-by");
    if (row.numbers.price === 0 && product.price > 0) notes.push("price-zero");
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

  #create(row: ImportRow): Decided | Refused {
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
    if (row.isCountedBy) notes.push("counted-by");
    if (row.isStockBelow) notes.push("stock-below");
    if (row.numbers.price === 0) notes.push("price-zero");
    if (row.same?.is === "apart") notes.push("same-name");
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
    // Only for a row that never had a code: a code that a spreadsheet destroyed may have told two products apart.
    if (row.code.kind === "none" && row.uniqueCode === undefined && !row.lostUniqueCode)
      keys.push(`like ${likenessOf(row)}`);
    return keys;
  }
}
