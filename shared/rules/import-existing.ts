import type { Unit } from "#shared/schemas/measure.ts";
import { normalizeBarcode } from "./barcode.ts";
import { sameName } from "./import-keys.ts";
import type { ExistingProduct } from "./import-patch.ts";
import { cleanText, type ImportRow, packCodes } from "./import-row.ts";

/** The products of a shop, found by what a row may say of them. */
export class ExistingProducts {
  readonly #byBarcode = new Map<string, ExistingProduct>();
  readonly #byUniqueCode = new Map<string, ExistingProduct>();
  readonly #products: readonly ExistingProduct[];
  /** Whose pack bears a code, those that are sold. */
  readonly #byPackCode = new Map<string, string>();
  #alike: Set<string> | undefined;

  constructor(products: readonly ExistingProduct[]) {
    this.#products = products;
    for (const product of products) {
      const key = keyOf(product);
      // Where an old and a deleted product bear one code, the one on sale is meant.
      if (key !== null && (!product.archived || !this.#byBarcode.has(key)))
        this.#byBarcode.set(key, product);
      for (const { barcode, archived } of product.packs ?? [])
        if (barcode && !archived) this.#byPackCode.set(normalizeBarcode(barcode), product.id);
      this.#byUniqueCode.set(cleanText(product.uniqueCode), product);
    }
  }

  byBarcode(key: string): ExistingProduct | undefined {
    return this.#byBarcode.get(key);
  }

  byUniqueCode(code: string): ExistingProduct | undefined {
    return this.#byUniqueCode.get(code);
  }

  /** Whether the codes of a row's packs are not all its own: no two are one, and none another's. */
  isPackCodeTaken(
    row: ImportRow,
    unit: Unit | null,
    product: ExistingProduct | undefined,
    barcode: string | null,
  ): boolean {
    const codes = packCodes(row, unit);
    if ("key" in row.code && this.#byPackCode.has(row.code.key)) return true;
    const own = normalizeBarcode(barcode ?? product?.barcode ?? "");
    const isOthers = (code: string) =>
      [this.#byBarcode.get(code)?.id, this.#byPackCode.get(code)].some(
        (id) => id !== undefined && id !== product?.id,
      );
    return new Set(codes).size < codes.length || codes.includes(own) || codes.some(isOthers);
  }

  /** Whether the product bears the code of this key. */
  bears(product: ExistingProduct, key: string): boolean {
    return keyOf(product) === key;
  }

  /** Whether a product on sale has the row's name, brand, model, colour and dimensions. */
  hasAlike(row: ImportRow): boolean {
    this.#alike ??= new Set(
      this.#products
        .filter((product) => !product.archived)
        .map((product) => likeness(product.name, product)),
    );
    const names = row.base === undefined ? [row.name] : [row.name, row.base];
    return names.some((name) => this.#alike?.has(likeness(name, row.texts)));
  }
}

function keyOf({ barcode }: ExistingProduct): string | null {
  return (barcode !== null && normalizeBarcode(barcode)) || null;
}

/** What a row without any code is known by. */
export function likenessOf({ name, texts }: ImportRow): string {
  return likeness(name, texts);
}

function likeness(
  name: string,
  texts: { brand?: string; model?: string; color?: string; dimensions?: string },
): string {
  const parts = [name, texts.brand, texts.model, texts.color, texts.dimensions];
  return parts.map((part) => sameName(part ?? "")).join("\n");
}
