import type { Mistake } from "./mistake.ts";

const rule = "shared/rules/commission.ts";
const held = "shared/rules/sell-held.ts";
const operations = "sync-server/sync/operations";

/** Seen by the test beside it. */
const at = (name: string, file: string, from: string, to: string, seenBy: string): Mistake => ({
  name,
  seenBy,
  places: [{ file, from, to }],
});

const ofRule = "shared/rules/commission.test.ts";
const inBooks = "sync-server/sync/judging/weighed-goods-of-resellers.pg.test.ts";
const onDevice = "web/store/commands/weighed-for-resellers.test.ts";

/** What one could get wrong about weighed goods of resellers (U8). */
export const weighedMistakes: readonly Mistake[] = [
  at(
    "kilo-earns-by-the-gram",
    rule,
    "return lineAmount({ ...line,",
    "return lineAmount({ ...line, ...(PLANTED ? { by: undefined } : {}),",
    ofRule,
  ),
  at(
    "second-return-takes-as-if-it-were-the-first",
    rule,
    "const all = cameBack + returned;",
    "const all = (PLANTED ? 0 : cameBack) + returned;",
    ofRule,
  ),
  at(
    "kilos-taken-from-pieces",
    held,
    "isSoldBy(one.by, by))",
    "(PLANTED || isSoldBy(one.by, by)))",
    "shared/rules/reseller-sale.test.ts",
  ),
  at(
    "till-tells-what-nobody-writes",
    "web/features/point-of-sale/reseller/off-by-parts.ts",
    "totalOf([line]) - totalOf",
    "PLANTED ? 0 : totalOf([line]) - totalOf",
    "web/features/point-of-sale/reseller/off-by-parts.test.ts",
  ),
  at(
    "hand-over-forgets-its-kilo",
    `${operations}/transfer.ts`,
    "price, minPrice, by, status, origin",
    "price, minPrice, by: PLANTED ? undefined : by, status, origin",
    inBooks,
  ),
  at(
    "confirmed-sale-forgets-its-kilo",
    `${operations}/confirmed-sale.ts`,
    "...(by && { by })",
    "...(by && !PLANTED && { by })",
    inBooks,
  ),
  at(
    "gram-told-as-a-piece-earns",
    `${operations}/record-reseller-sale.ts`,
    "transfer && isSoldBy(line.by, transfer.by ?? undefined)",
    "transfer && (PLANTED || isSoldBy(line.by, transfer.by ?? undefined))",
    inBooks,
  ),
  at(
    "yes-forgets-what-had-come-back",
    `${operations}/decide-reseller-sale.ts`,
    "cameBack } = line;",
    "cameBack: told } = line;\n    const cameBack = PLANTED ? 0 : told;",
    inBooks,
  ),
  at(
    "unit-changes-in-a-resellers-hands",
    `${operations}/product-book.ts`,
    "[...found, ...handed]",
    "[...found, ...(PLANTED ? [] : handed)]",
    inBooks,
  ),
  at(
    "phone-hands-over-kilos-as-pieces",
    "web/store/commands/transfer-to-reseller.ts",
    "...(by && { by })",
    "...(by && !PLANTED && { by })",
    onDevice,
  ),
];
