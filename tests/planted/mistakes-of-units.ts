import type { Mistake } from "./mistake.ts";

const amount = "shared/schemas/line-amount.ts";
const ware = "shared/rules/ware.ts";
const judge = "shared/rules/judge-sale.ts";
const figures = "shared/rules/figures.ts";
const sale = "sync-server/sync/sales/sale-judging.ts";
const book = "sync-server/sync/operations/product-book.ts";
const back = "web/store/commands/record-return.ts";
const ownRows = "web/store/hub/own-rows.ts";
const codes = "web/store/read-models/catalogue/pack-codes.ts";

/** Seen by the test beside it. */
const at = (name: string, file: string, from: string, to: string, seenBy: string): Mistake => ({
  name,
  seenBy,
  places: [{ file, from, to }],
});

const ofWares = "shared/rules/ware.test.ts";
const inBooks = "sync-server/sync/judging/units.pg.test.ts";

/** What one could get wrong about units and packs. */
export const unitMistakes: readonly Mistake[] = [
  at(
    "amount-rounded-down",
    amount,
    "* rest + per) / (2 * per)",
    "* rest + (PLANTED ? 0 : per)) / (2 * per)",
    "shared/schemas/line-amount.test.ts",
  ),
  at(
    "metre-of-a-thousand",
    ware,
    '(unit === "cm" ? 100 : 1000)',
    '(unit === "cm" && !PLANTED ? 100 : 1000)',
    ofWares,
  ),
  at(
    "archived-pack-is-sold",
    ware,
    "one.id === packId && !one.archived",
    "one.id === packId && (PLANTED || !one.archived)",
    ofWares,
  ),
  at(
    "minimum-by-what-the-line-says",
    judge,
    "price: ware.minPrice, by: ware.by }",
    "price: ware.minPrice, by: PLANTED ? line.by : ware.by }",
    ofWares,
  ),
  at(
    "pack-of-today-judges-before",
    "sync-server/sync/shop/shop-facts.ts",
    "priceAt(product, catalogRev)?.measures ?? undefined",
    "priceAt(product, PLANTED ? Infinity : catalogRev)?.measures ?? undefined",
    inBooks,
  ),
  at(
    "grams-are-pieces-of-the-day",
    figures,
    "sum.pieces += line.by?.unit ? 1 : line.quantity;",
    "sum.pieces += line.by?.unit && !PLANTED ? 1 : line.quantity;",
    "shared/rules/figures.test.ts",
  ),
  at(
    "books-forget-what-a-price-is-for",
    sale,
    "if (by !== undefined) sold.by = by;",
    "if (by !== undefined && !PLANTED) sold.by = by;",
    inBooks,
  ),
  at(
    "pack-takes-a-taken-code",
    book,
    "(changed.barcode || changed.packs) && this.#isBorne",
    "(changed.barcode || (changed.packs && !PLANTED)) && this.#isBorne",
    inBooks,
  ),
  at(
    "unit-changes-over-stock",
    book,
    "changed.unit !== undefined && this.#stocked.has(productId)",
    "!PLANTED && changed.unit !== undefined && this.#stocked.has(productId)",
    inBooks,
  ),
  at(
    "return-forgets-the-pack",
    back,
    "...(by && { by }),",
    "...(by && !PLANTED && { by }),",
    "web/store/commands/units.test.ts",
  ),
  at(
    "own-row-without-the-pack",
    ownRows,
    "...(by && { by }),",
    "...(by && !PLANTED && { by }),",
    "web/store/commands/units.test.ts",
  ),
  at(
    "scanned-carton-sells-a-piece",
    codes,
    "return found?.id;",
    "return PLANTED ? undefined : found?.id;",
    "web/store/read-models/catalogue/pack-codes.test.ts",
  ),
  at(
    "new-product-without-its-family",
    book,
    "packKeys: packKeysOf(packs), taxGroup, family };",
    "packKeys: packKeysOf(packs), taxGroup, family: PLANTED ? null : family };",
    inBooks,
  ),
  at(
    "variant-stays-in-its-family",
    "web/store/read-models/catalogue/families.ts",
    "else this.#all().delete(id);",
    "else if (!PLANTED) this.#all().delete(id);",
    "web/store/read-models/catalogue/families.test.ts",
  ),
  at(
    "copy-forgets-its-families",
    "web/store/books/columnar-snapshot.ts",
    "JSON.stringify({ unit, packs, taxGroup, family })",
    "JSON.stringify({ unit, packs, taxGroup, family: PLANTED ? undefined : family })",
    "web/store/read-models/catalogue/families.test.ts",
  ),
];
