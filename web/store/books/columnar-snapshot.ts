import { normalizeBarcode } from "#shared/rules/barcode.ts";
import type { Product, Stock } from "#shared/schemas/product.ts";
import type { Listed } from "#web/store/read-models/catalogue/sorted-names.ts";

/** Rows of a catalogue with what was worked out from them, so that a cold start need not do it again. */
export type CatalogueCopy = {
  products: readonly Product[];
  stocks: readonly Stock[];
  /** Products on sale in the order of their names. */
  list: readonly Listed[];
};

/**
 * A catalogue field by field. Texts of a field are joined: one long text is read many times quicker than many short
 * ones. The first `listed` rows are the list in its order.
 */
export type CatalogueColumns = {
  count: number;
  listed: number;
  shown: number;
  texts: Record<string, string>;
  /** Characters of each text, by which a damaged one is told. */
  lengths: Record<string, number>;
  numbers: Record<string, Int32Array | Float64Array>;
};

const separator = "\u001f";
/** Stands for « no barcode ». */
const nothing = "\u0000";
const productTexts = [
  "name",
  "brand",
  "model",
  "color",
  "dimensions",
  "uniqueCode",
  "category",
] as const;
const textFields = ["id", ...productTexts, "barcode", "images", "code", "folded"] as const;
/** Unit, packs, group of tax and family of a product; copies of before have none. */
const measures = "measures";
const productNumbers = ["price", "minPrice", "stockThreshold", "rev"] as const;
const numberFields = [...productNumbers, "archived", "quantity", "sold", "stockRev"] as const;
type TextField = (typeof textFields)[number] | typeof measures;
type NumberField = (typeof numberFields)[number];

/** Joins rows to columns, with a turn for the till between two of them. Throws when a text cannot be kept so. */
export async function packColumns(
  { products, stocks, list }: CatalogueCopy,
  breathe: () => Promise<void>,
): Promise<CatalogueColumns> {
  const productsById = new Map(products.map((product) => [product.id, product]));
  const stocksById = new Map(stocks.map((stock) => [stock.productId, stock]));
  const rows = list.flatMap(({ id }) => productsById.get(id) ?? []);
  if (rows.length !== list.length) throw new Error("a list of products that are not there");
  for (const { id } of list) productsById.delete(id);
  rows.push(...productsById.values());
  await breathe();
  const columns: CatalogueColumns = {
    count: rows.length,
    listed: list.length,
    shown: rows.filter(({ id }) => stocksById.has(id)).length,
    texts: {},
    lengths: {},
    numbers: {},
  };
  const setText = async (field: TextField, values: readonly string[]) => {
    const text = packed(values);
    columns.texts[field] = text;
    columns.lengths[field] = text.length;
    await breathe();
  };
  const setNumbers = (field: NumberField, values: readonly number[]) => {
    const isSmall = values.every((value) => value === (value | 0));
    columns.numbers[field] = isSmall ? Int32Array.from(values) : Float64Array.from(values);
  };
  await setText(
    "id",
    rows.map(({ id }) => id),
  );
  for (const field of productTexts)
    await setText(
      field,
      rows.map((row) => row[field]),
    );
  await setText(
    "barcode",
    rows.map(({ barcode }) => barcode ?? nothing),
  );
  await setText(
    "images",
    rows.map(({ images }) => images.join(" ")),
  );
  await setText(
    "code",
    rows.map(({ barcode }) => (barcode ? normalizeBarcode(barcode) : nothing)),
  );
  await setText(measures, rows.map(measuresText));
  await setText(
    "folded",
    list.map(({ text }) => text),
  );
  for (const field of productNumbers)
    setNumbers(
      field,
      rows.map((row) => row[field]),
    );
  const stock = rows.map(({ id }) => stocksById.get(id));
  setNumbers(
    "archived",
    rows.map(({ archived }) => Number(archived)),
  );
  for (const field of ["quantity", "sold"] as const)
    setNumbers(
      field,
      stock.map((row) => row?.[field] ?? 0),
    );
  setNumbers(
    "stockRev",
    stock.map((row) => row?.rev ?? -1),
  );
  return columns;
}

const measuresText = ({ unit, packs, taxGroup, family }: Product): string =>
  unit || packs?.length || taxGroup || family
    ? JSON.stringify({ unit, packs, taxGroup, family })
    : "";

/** A column that says the same in every row is written once. */
function packed(values: readonly string[]): string {
  const [first = ""] = values;
  if (values.some((value) => value.includes(separator))) throw new Error("a text with a separator");
  return values.every((value) => value === first) ? `=${first}` : `:${values.join(separator)}`;
}

/**
 * Columns as rows again. A row becomes an object when it is asked for, a column is cut when the first row needs it:
 * a till shows thirty products of ten thousand.
 */
export class ColumnarSnapshot {
  readonly #columns: CatalogueColumns;
  readonly #cut = new Map<TextField, readonly string[]>();
  /** In the order of the list; what is not listed comes last. */
  readonly ids: readonly string[];
  /** Of the first ids, as many as somebody has asked for: a till shows those at the beginning. */
  readonly #places = new Map<string, number>();

  /** Throws when the columns are not those that were packed. */
  constructor(columns: CatalogueColumns) {
    this.#columns = columns;
    const { count, listed, texts, lengths, numbers } = columns;
    for (const field of textFields)
      if (texts[field]?.length !== lengths[field] || lengths[field] === undefined)
        throw new Error(`column ${field} is damaged`);
    if (texts[measures]?.length !== lengths[measures]) throw new Error("measures are damaged");
    for (const field of numberFields)
      if (numbers[field]?.length !== count) throw new Error(`column ${field} is damaged`);
    this.ids = this.#texts("id");
    if (listed > count) throw new Error("a list longer than its rows");
  }

  product(id: string): Product | undefined {
    const at = this.#placeOf(id);
    if (at === undefined) return undefined;
    const barcode = this.#text("barcode", at);
    const images = this.#text("images", at);
    return {
      id,
      name: this.#text("name", at),
      brand: this.#text("brand", at),
      model: this.#text("model", at),
      color: this.#text("color", at),
      dimensions: this.#text("dimensions", at),
      barcode: barcode === nothing ? null : barcode,
      uniqueCode: this.#text("uniqueCode", at),
      category: this.#text("category", at),
      price: this.#number("price", at),
      minPrice: this.#number("minPrice", at),
      stockThreshold: this.#number("stockThreshold", at),
      images: images === "" ? [] : images.split(" "),
      archived: this.#number("archived", at) === 1,
      rev: this.#number("rev", at),
      ...this.#measures(at),
    };
  }

  #measures(at: number): Pick<Product, "unit" | "packs" | "taxGroup" | "family"> {
    const text = this.#text(measures, at);
    return text === "" ? {} : JSON.parse(text);
  }

  stock(id: string): Stock | undefined {
    const at = this.#placeOf(id);
    if (at === undefined || this.#number("stockRev", at) < 0) return undefined;
    return {
      productId: id,
      quantity: this.#number("quantity", at),
      sold: this.#number("sold", at),
      rev: this.#number("stockRev", at),
    };
  }

  category(id: string): string | undefined {
    const at = this.#placeOf(id);
    return at === undefined ? undefined : this.#text("category", at);
  }

  /** Of the products in the list, each category as often as it comes. */
  listedCategories(): readonly string[] {
    return this.#texts("category").slice(0, this.#columns.listed);
  }

  /** How many products have a stock that is known. */
  get shown(): number {
    return this.#columns.shown;
  }

  /** Identifiers of products whose stock is known. */
  shownIds(): Set<string> {
    const revs = this.#columns.numbers["stockRev"] as Int32Array | Float64Array;
    return new Set(this.ids.filter((_, at) => (revs[at] as number) >= 0));
  }

  listedIds(): readonly string[] {
    const { listed, count } = this.#columns;
    return listed === count ? this.ids : this.ids.slice(0, listed);
  }

  list(): Listed[] {
    const texts = this.#texts("folded", this.#columns.listed);
    return this.listedIds().map((id, at) => ({ id, text: texts[at] as string }));
  }

  /** Every barcode as the key it is found by. */
  *codes(): Iterable<[id: string, code: string]> {
    const codes = this.#texts("code");
    for (const [at, id] of this.ids.entries()) {
      const code = codes[at] as string;
      if (code !== nothing) yield [id, code];
      for (const { barcode, archived } of this.#measures(at).packs ?? [])
        if (barcode && !archived) yield [id, normalizeBarcode(barcode)];
    }
  }

  /** The products that have a family; a shop without any is told by the text of the column, which is not cut for it. */
  *families(): Iterable<[id: string, family: string]> {
    if (!this.#columns.texts[measures]?.includes('"family":"')) return;
    for (const [at, id] of this.ids.entries()) {
      const { family } = this.#measures(at);
      if (family) yield [id, family];
    }
  }

  /** Whether a product bears this very key: looked for in the text of the column, which is not cut for it. */
  holdsCode(key: string): boolean {
    const column = this.#columns.texts["code"] as string;
    return (
      column.includes(`${separator}${key}${separator}`) ||
      column.startsWith(`:${key}${separator}`) ||
      column.endsWith(`${separator}${key}`) ||
      column === `=${key}` ||
      (this.#columns.texts[measures] ?? "").includes(`"barcode":"${key}"`)
    );
  }

  #placeOf(id: string): number | undefined {
    let place = this.#places.get(id);
    for (let at = this.#places.size; place === undefined && at < this.ids.length; at += 1) {
      const next = this.ids[at] as string;
      this.#places.set(next, at);
      if (next === id) place = at;
    }
    return place;
  }

  #number(field: NumberField, at: number): number {
    return this.#columns.numbers[field]?.[at] as number;
  }

  #text(field: TextField, at: number): string {
    return this.#texts(field)[at] as string;
  }

  #texts(field: TextField, count = this.#columns.count): readonly string[] {
    let values = this.#cut.get(field);
    if (!values) {
      const column = this.#columns.texts[field] ?? "=";
      values = column.startsWith("=")
        ? new Array<string>(count).fill(column.slice(1))
        : column.slice(1).split(separator);
      if (values.length !== count) throw new Error(`column ${field} is damaged`);
      this.#cut.set(field, values);
    }
    return values;
  }
}
