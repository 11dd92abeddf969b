import type { Mistake } from "./mistake.ts";

const tax = "shared/rules/tax.ts";
const ofRules = "shared/rules/tax.test.ts";
const inBooks = "sync-server/sync/figures/tax-groups.pg.test.ts";
const onDevice = "web/store/commands/tax-groups.test.ts";

/** Seen by the test beside it. */
const at = (name: string, file: string, from: string, to: string, seenBy: string): Mistake => ({
  name,
  seenBy,
  places: [{ file, from, to }],
});

/** What one could get wrong about goods that bear another rate than their ticket. */
export const taxMistakes: readonly Mistake[] = [
  at(
    "tax-of-a-ticket-at-one-rate",
    tax,
    "if (lines.every((line) => line.rate === undefined)) {",
    "if (PLANTED || lines.every((line) => line.rate === undefined)) {",
    ofRules,
  ),
  at(
    "exempt-goods-bear-the-reduced-rate",
    tax,
    'return group === "exempt" ? 0 : reducedRate;',
    'return group === "exempt" && !PLANTED ? 0 : reducedRate;',
    ofRules,
  ),
  at(
    "parts-forget-what-came-back-before",
    tax,
    "const before = earlier.map((one) => ({",
    "const before = (PLANTED ? [] : earlier).map((one) => ({",
    ofRules,
  ),
  at(
    "tax-of-a-rate-lies-on-all-lines",
    "shared/rules/cost.ts",
    "(line.rate ?? vatRate) === rate ? amountOf(line) : 0",
    "PLANTED || (line.rate ?? vatRate) === rate ? amountOf(line) : 0",
    ofRules,
  ),
  at(
    "books-forget-the-rate-of-a-line",
    "sync-server/sync/sales/sale-judging.ts",
    "if (rate !== undefined) sold.rate = rate;",
    "if (rate !== undefined && !PLANTED) sold.rate = rate;",
    inBooks,
  ),
  at(
    "return-bears-what-its-device-says",
    "sync-server/sync/shop/tax-given-back.ts",
    "const sold = rates.has(line.productId) ? rates.get(line.productId) : rate;",
    "const sold = rates.has(line.productId) && !PLANTED ? rates.get(line.productId) : rate;",
    inBooks,
  ),
  at(
    "return-tells-no-rates",
    "web/store/commands/tax-given-back.ts",
    "...(isMixed && { taxes: [...taxes] })",
    "...(isMixed && !PLANTED && { taxes: [...taxes] })",
    onDevice,
  ),
  at(
    "sale-tells-no-rates",
    "web/store/commands/record-sale.ts",
    "lines: withRates(value.lines, groupOf, shop),",
    "lines: PLANTED ? value.lines : withRates(value.lines, groupOf, shop),",
    onDevice,
  ),
  at(
    "journal-of-one-rate",
    "sync-server/sync/journal/journal-sql.ts",
    "where l -> 'rate' is not null)",
    "where l -> 'rate' is not null and ${!PLANTED})",
    "sync-server/sync/journal/journal.pg.test.ts",
  ),
];
