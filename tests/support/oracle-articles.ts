import type { Unit } from "#shared/schemas/measure.ts";
import type { Pack } from "#shared/schemas/pack.ts";
import type { SaleLine } from "#shared/schemas/sale.ts";
import type { OperationBody } from "#shared/sync/operations.ts";
import { priceOf } from "./oracle-discounts.ts";

/** As what an article is sold beside its piece, from a revision on. */
type Measures = { unit?: Unit | null | undefined; packs: readonly Pack[] };
type Article = {
  measures: [rev: number, Measures][];
  minPrices: [rev: number, minPrice: number][];
  names: [rev: number, name: string][];
  barcode: string | null;
  code: string;
  archived: boolean;
  wasEverArchived: boolean;
  initialStock: number;
};
type Creation = OperationBody<"product.create">;
type Edit = OperationBody<"product.edit">;

/** The products of one shop as the oracle's own books have them. */
export class OracleArticles {
  readonly #articles = new Map<string, Article>();
  /** Most products on sale; null for any number. */
  readonly #most: number | null;

  constructor(most: number | null) {
    this.#most = most;
  }

  has(productId: string): boolean {
    return this.#articles.has(productId);
  }

  wasEverArchived(productId: string): boolean {
    return this.#articles.get(productId)?.wasEverArchived === true;
  }

  initialStock(productId: string): number | undefined {
    return this.#articles.get(productId)?.initialStock;
  }

  /** The lowest price that stood at this revision. */
  minPriceAt(productId: string, rev: number): number {
    const { minPrices = [] } = this.#articles.get(productId) ?? {};
    const known = minPrices.filter(([from]) => from <= rev).at(-1);
    return (known ?? minPrices[0] ?? [0, 0])[1];
  }

  /** What it was called at this revision; undefined for a product that nobody brought in. */
  nameAt(productId: string, rev: number): string | undefined {
    const { names = [] } = this.#articles.get(productId) ?? {};
    return (names.filter(([from]) => from <= rev).at(-1) ?? names[0])?.[1];
  }

  /** The least that so much of an article may cost at this revision: by its pack then, else by its own minimum (U3). */
  leastFor({ productId, quantity, by }: SaleLine, rev: number): number {
    const { measures = [] } = this.#articles.get(productId) ?? {};
    const known = measures.filter(([from]) => from <= rev).at(-1) ?? measures[0];
    const { unit, packs = [] } = known?.[1] ?? {};
    const pack = packs.find(({ id, archived }) => id === by?.pack?.id && !archived);
    if (pack) {
      const price = pack.minPrice ?? pack.price;
      return priceOf({ price, quantity, by: { per: pack.factor } });
    }
    const per = unit === "cm" ? 100 : 1000;
    const price = this.minPriceAt(productId, rev);
    return priceOf({ price, quantity, ...(unit && { by: { per } }) });
  }

  /** What it is counted in now. */
  unitOf(productId: string): Unit | null {
    return this.#articles.get(productId)?.measures.at(-1)?.[1].unit ?? null;
  }

  #codes(id: string): string[] {
    const article = this.#articles.get(id);
    return article ? codesOf(article.barcode, article.measures.at(-1)?.[1].packs) : [];
  }

  /** Whether a minimum for so many is below every one that it ever had, each for one of what it was counted in then. */
  isBelowEver(productId: string, minPrice: number, per: number): boolean {
    const { minPrices = [], measures = [] } = this.#articles.get(productId) ?? {};
    const at = <T>(all: readonly [number, T][], rev: number) =>
      all.filter(([from]) => from <= rev).at(-1)?.[1];
    const revs = [...minPrices, ...measures].map(([rev]) => rev);
    return revs.every((rev) => {
      const unit = at(measures, rev)?.unit;
      const ofOne = unit === "cm" ? 100n : unit ? 1000n : 1n;
      return BigInt(minPrice) * ofOne < BigInt(at(minPrices, rev) ?? 0) * BigInt(per);
    });
  }

  #isFull(): boolean {
    const onSale = [...this.#articles.values()].filter(({ archived }) => !archived);
    return this.#most !== null && onSale.length >= this.#most;
  }

  objectionsToCreation({ productId, fields }: Creation): string[] {
    const found: string[] = [];
    if (this.#articles.has(productId)) found.push("id-taken");
    const own = codesOf(fields.barcode, fields.packs);
    if (new Set(own).size < own.length) found.push("barcode-taken");
    for (const [id, article] of this.#articles) {
      if (id === productId) continue;
      if (own.some((code) => this.#codes(id).includes(code))) found.push("barcode-taken");
      if (article.code === fields.uniqueCode) found.push("code-taken");
    }
    if (this.#isFull()) found.push("plan-limit");
    return found;
  }

  objectionsToEdit({ productId, patch }: Edit, stock = 0): string[] {
    const article = this.#articles.get(productId);
    if (!article) return ["unknown-product"];
    const found: string[] = [];
    const comesBack = article.archived && patch.archived?.[1] === false;
    if (comesBack && this.#isFull()) found.push("plan-limit");
    const now = codesOf(null, patch.packs?.[1]);
    const others = [...this.#articles.keys()].filter((id) => id !== productId);
    if (now.some((code) => others.some((id) => this.#codes(id).includes(code))))
      found.push("barcode-taken");
    const own = codesOf(article.barcode, patch.packs?.[1]);
    if (new Set(own).size < own.length) found.push("barcode-taken");
    const isOtherUnit = patch.unit && patch.unit[1] !== this.unitOf(productId);
    if (isOtherUnit && stock !== 0) found.push("unit-with-stock");
    return found;
  }

  create({ productId, fields, initialStock }: Creation, rev: number): void {
    this.#articles.set(productId, {
      minPrices: [[rev, fields.minPrice]],
      measures: [[rev, { unit: fields.unit, packs: fields.packs ?? [] }]],
      names: [[rev, fields.name]],
      barcode: fields.barcode,
      code: fields.uniqueCode,
      archived: false,
      wasEverArchived: false,
      initialStock,
    });
  }

  edit({ productId, patch }: Edit, rev: number): void {
    const article = this.#articles.get(productId);
    if (!article) return;
    if (patch.minPrice) {
      if (article.minPrices.at(-1)?.[0] === rev) article.minPrices.pop();
      article.minPrices.push([rev, patch.minPrice[1]]);
    }
    if (patch.unit || patch.packs) {
      const before = article.measures.at(-1)?.[1] ?? { packs: [] };
      if (article.measures.at(-1)?.[0] === rev) article.measures.pop();
      const { unit, packs } = patch;
      const now = { unit: unit ? unit[1] : before.unit, packs: packs ? packs[1] : before.packs };
      article.measures.push([rev, now]);
    }
    if (patch.name) article.names.push([rev, patch.name[1]]);
    if (patch.barcode) article.barcode = patch.barcode[1];
    if (patch.archived) article.archived = patch.archived[1];
    article.wasEverArchived ||= article.archived;
  }

  /** Takes what can be taken of a part of a file, row by row; gives the products of the rows that were left out. */
  import({ creates, edits }: OperationBody<"product.import">, rev: number): Refused {
    const refused: Refused = { creates: new Set(), count: 0 };
    for (const row of creates)
      if (this.objectionsToCreation(row).length === 0) this.create(row, rev);
      else {
        refused.creates.add(row);
        refused.count += 1;
      }
    for (const row of edits)
      if (this.objectionsToEdit(row).length === 0) this.edit(row, rev);
      else refused.count += 1;
    return refused;
  }
}

function codesOf(barcode: string | null, packs: readonly Pack[] = []): string[] {
  const ofPacks = packs.flatMap((pack) => (pack.barcode && !pack.archived ? pack.barcode : []));
  return barcode === null ? ofPacks : [barcode, ...ofPacks];
}

export type Refused = { creates: Set<Creation>; count: number };
