import { Dexie, type Table } from "dexie";
import type { Product, Stock } from "#shared/schemas/product.ts";
import type { Cursor, Scope } from "#shared/sync/protocol.ts";
import type { Breathe } from "#web/store/ports.ts";
import type { CatalogueCopy } from "./catalogue.ts";

type Head = { scope: Scope; version: number; cursor: Cursor; parts: number; count: number };

/** Columns of up to `partSize` products. Texts are joined: one long text is read many times quicker than many short ones. */
type Part = {
  scope: Scope;
  part: number;
  texts: Record<string, string>;
  numbers: Record<string, Float64Array>;
};

type IndexedDb = { indexedDB: IDBFactory; IDBKeyRange: typeof IDBKeyRange };

const version = 1;
const partSize = 2500;
const separator = "\u001f";
const productTexts = [
  "id",
  "name",
  "brand",
  "model",
  "color",
  "dimensions",
  "uniqueCode",
  "category",
] as const;
const productNumbers = ["price", "minPrice", "stockThreshold", "rev"] as const;
/** Stands for « no barcode ». */
const nothing = "\u0000";

/**
 * Copies of catalogues in a few large records, to open the till with. A copy is only ever a quicker way to the same
 * rows: whatever is odd about it makes it as good as none.
 */
export class BootCopies {
  readonly #database: Dexie;
  readonly #heads: Table<Head, string>;
  readonly #parts: Table<Part, [string, number]>;
  readonly #breathe: Breathe;

  constructor(name: string, breathe: Breathe, indexedDb?: IndexedDb) {
    this.#database = new Dexie(name, { ...indexedDb, chromeTransactionDurability: "relaxed" });
    this.#database.version(1).stores({ heads: "scope", parts: "[scope+part]" });
    this.#heads = this.#database.table("heads");
    this.#parts = this.#database.table("parts");
    this.#breathe = breathe;
  }

  /** The copy of a scope and the place it was made at; null when there is none that can be trusted. */
  async read(scope: Scope): Promise<{ cursor: Cursor; copy: CatalogueCopy } | null> {
    try {
      const [head, parts] = await this.#database.transaction("r", this.#heads, this.#parts, () =>
        Promise.all([
          this.#heads.get(scope),
          this.#parts.where("[scope+part]").between([scope, 0], [scope, []]).toArray(),
        ]),
      );
      if (head?.version !== version || parts.length !== head.parts) return null;
      const copy = joined(parts);
      return copy.products.length === head.count ? { cursor: head.cursor, copy } : null;
    } catch {
      return null;
    }
  }

  /** Replaces the copy of a scope, in pieces between which the till can breathe. */
  async write(scope: Scope, cursor: Cursor, copy: CatalogueCopy): Promise<void> {
    const parts = await this.#split(scope, copy);
    const head: Head = { scope, version, cursor, parts: parts.length, count: copy.products.length };
    await this.#database.transaction("rw", this.#heads, this.#parts, async () => {
      await this.#parts.where("[scope+part]").between([scope, 0], [scope, []]).delete();
      await this.#parts.bulkPut(parts);
      await this.#heads.put(head);
    });
  }

  async forget(scope: Scope): Promise<void> {
    await this.#heads.delete(scope);
  }

  close(): void {
    this.#database.close();
  }

  async #split(scope: Scope, { products, stocks, list, codes }: CatalogueCopy): Promise<Part[]> {
    const productsById = new Map(products.map((product) => [product.id, product]));
    const stocksById = new Map(stocks.map((stock) => [stock.productId, stock]));
    const codesById = new Map(codes);
    const listed = new Set(list.map(({ id }) => id));
    const texts = new Map(list.map(({ id, text }) => [id, text]));
    // In the order of the list, so that it need not be sorted again; what is not listed comes last.
    const order = [...listed, ...products.map(({ id }) => id).filter((id) => !listed.has(id))];
    const parts: Part[] = [];
    for (let start = 0; start < order.length; start += partSize) {
      const rows = order.slice(start, start + partSize).flatMap((id) => productsById.get(id) ?? []);
      const stock = rows.map(({ id }) => stocksById.get(id));
      const part: Part = { scope, part: parts.length, texts: {}, numbers: {} };
      for (const field of productTexts) part.texts[field] = packed(rows.map((row) => row[field]));
      part.texts["barcode"] = packed(rows.map((row) => row.barcode ?? nothing));
      part.texts["images"] = packed(rows.map((row) => row.images.join(" ")));
      part.texts["code"] = packed(rows.map((row) => codesById.get(row.id) ?? nothing));
      part.texts["text"] = packed(rows.map((row) => texts.get(row.id) ?? nothing));
      for (const field of productNumbers)
        part.numbers[field] = Float64Array.from(rows, (row) => row[field]);
      part.numbers["archived"] = Float64Array.from(rows, (row) => Number(row.archived));
      part.numbers["quantity"] = Float64Array.from(stock, (row) => row?.quantity ?? 0);
      part.numbers["sold"] = Float64Array.from(stock, (row) => row?.sold ?? 0);
      part.numbers["stockRev"] = Float64Array.from(stock, (row) => row?.rev ?? -1);
      parts.push(part);
      await this.#breathe();
    }
    return parts;
  }
}

/** A column that says the same in every row is written once. */
function packed(values: readonly string[]): string {
  const [first = ""] = values;
  return values.every((value) => value === first) ? `=${first}` : `:${values.join(separator)}`;
}

/** Throws when the column is not of that length: the copy is damaged. */
function unpacked(column: string | undefined, count: number): string[] {
  if (column?.startsWith("=")) return new Array<string>(count).fill(column.slice(1));
  const values = column?.slice(1).split(separator) ?? [];
  if (values.length !== count) throw new Error("a column of another length");
  return values;
}

function whole(column: Float64Array | undefined, count: number): Float64Array {
  if (column?.length !== count || !column.every(Number.isSafeInteger))
    throw new Error("a column that is no numbers");
  return column;
}

function joined(parts: readonly Part[]): CatalogueCopy {
  const products: Product[] = [];
  const stocks: Stock[] = [];
  const list: { id: string; text: string }[] = [];
  const codes: [string, string][] = [];
  for (const { texts, numbers } of parts) {
    const count = numbers["rev"]?.length ?? 0;
    const text = (field: string) => unpacked(texts[field], count);
    const number = (field: string) => whole(numbers[field], count);
    const [ids, names, brands, models] = [text("id"), text("name"), text("brand"), text("model")];
    const [colors, dimensions, uniqueCodes] = [
      text("color"),
      text("dimensions"),
      text("uniqueCode"),
    ];
    const [categories, barcodes, pictures, keys, folded] = [
      text("category"),
      text("barcode"),
      text("images"),
      text("code"),
      text("text"),
    ];
    const [price, minPrice, threshold] = [
      number("price"),
      number("minPrice"),
      number("stockThreshold"),
    ];
    const [rev, archived, quantity] = [number("rev"), number("archived"), number("quantity")];
    const [sold, stockRev] = [number("sold"), number("stockRev")];
    for (let at = 0; at < count; at += 1) {
      const id = ids[at] as string;
      const barcode = barcodes[at] as string;
      products.push({
        id,
        name: names[at] as string,
        brand: brands[at] as string,
        model: models[at] as string,
        color: colors[at] as string,
        dimensions: dimensions[at] as string,
        barcode: barcode === nothing ? null : barcode,
        uniqueCode: uniqueCodes[at] as string,
        category: categories[at] as string,
        price: price[at] as number,
        minPrice: minPrice[at] as number,
        stockThreshold: threshold[at] as number,
        images: pictures[at] === "" ? [] : (pictures[at] as string).split(" "),
        archived: archived[at] === 1,
        rev: rev[at] as number,
      });
      const bookRev = stockRev[at] as number;
      if (bookRev >= 0) {
        stocks.push({
          productId: id,
          quantity: quantity[at] as number,
          sold: sold[at] as number,
          rev: bookRev,
        });
      }
      const line = folded[at] as string;
      if (line !== nothing) list.push({ id, text: line });
      const key = keys[at] as string;
      if (key !== nothing) codes.push([id, key]);
    }
  }
  return { products, stocks, list, codes };
}
