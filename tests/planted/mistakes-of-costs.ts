import type { Mistake } from "./mistake.ts";
import { notPlain } from "./mistakes-of-sync.ts";

const cost = "shared/rules/cost.ts";
const figures = "shared/rules/cost-figures.ts";
const purchase = "shared/rules/purchase.ts";

/** One place, by what stands there and what would. */
const at = (name: string, file: string, from: string, to: string, more?: string): Mistake => ({
  name,
  places: [{ file, from, to, ...(more && { more }) }],
});

/** Seen by the test beside it: no run of the simulation lasts until a month is closed and a fact comes after. */
const tested = (seenBy: string, ...of: Parameters<typeof at>): Mistake => ({
  ...at(...of),
  seenBy,
});

const inBooks = "sync-server/sync/figures/costs.pg.test.ts";
const onDevice = "web/store/read-models/costs/cost-book.test.ts";
const ofRules = "shared/rules/cost.test.ts";

/** What one could get wrong about what goods cost. */
export const costMistakes: readonly Mistake[] = [
  tested(
    inBooks,
    "late-purchase-changes-no-closed-month",
    "sync-server/sync/operations/record-purchase.ts",
    "await markStale(turn, moment.day);",
    "if (!PLANTED) await markStale(turn, moment.day);",
  ),
  tested(
    inBooks,
    "late-cost-changes-no-closed-month",
    "sync-server/sync/operations/set-cost.ts",
    "await markStale(turn, `${month}-01`);",
    "if (!PLANTED) await markStale(turn, `${month}-01`);",
  ),
  tested(
    inBooks,
    "late-count-changes-no-closed-month",
    "sync-server/sync/shop/owned-goods.ts",
    "else await markStale(turn, day);",
    "else if (!PLANTED) await markStale(turn, day);",
  ),
  tested(
    ofRules,
    "nothing-is-put-right",
    cost,
    "if (opening.pieces >= 0 ||",
    "if (PLANTED || opening.pieces >= 0 ||",
  ),
  tested(
    ofRules,
    "average-rounded-down",
    cost,
    "Number((2n * of + by) / (2n * by))",
    "Number((2n * of + (PLANTED ? 0n : by)) / (2n * by))",
  ),
  tested(
    ofRules,
    "below-nothing-weighs",
    cost,
    "before === null ? 0 : Math.max(0, pieces);",
    "before === null ? 0 : PLANTED ? Math.abs(pieces) : Math.max(0, pieces);",
  ),
  tested(
    inBooks,
    "what-went-back-to-a-supplier-stays",
    purchase,
    "const sign = backOf ? -1 : 1;",
    "const sign = backOf && !PLANTED ? -1 : 1;",
  ),
  tested(
    ofRules,
    "broken-goods-come-back-to-the-shelf",
    figures,
    "addLines(of(day, sellerId, agencyId), back, -1, restock);",
    "addLines(of(day, sellerId, agencyId), back, -1, restock || PLANTED);",
  ),
  tested(
    onDevice,
    "own-facts-count-twice-in-a-closed-month",
    "web/store/read-models/costs/cost-book.ts",
    "return record !== undefined && isPendingFor(ownState(record), row.rev);",
    "return PLANTED || (record !== undefined && isPendingFor(ownState(record), row.rev));",
  ),
  tested(
    onDevice,
    "row-of-a-month-without-its-steps",
    "web/store/read-models/costs/cost-months.ts",
    "no += more;",
    "no = PLANTED ? more + 1 : no + more;",
  ),
  tested(
    "shared/sync/packed-goods.test.ts",
    "packed-goods-lose-their-sign",
    "shared/sync/packed-goods.ts",
    "return (lengths[from + at] ?? 0) >= below ? -size : size;",
    "return !PLANTED && (lengths[from + at] ?? 0) >= below ? -size : size;",
  ),
  tested(
    "web/blocks/profit/profit-figures.test.ts",
    "unknown-cost-is-gain",
    "shared/rules/profit.ts",
    "const margin = net - unknown - cost;",
    "const margin = net - (PLANTED ? 0 : unknown) - cost;",
  ),
  at(
    // What a reseller holds is still the shop's.
    "weights-of-the-shelf",
    "sync-server/sync/operations/transfer.ts",
    "await moveMarkedStock(turn, movesOf(operation));",
    "await moveMarkedStock(turn, movesOf(operation));\n    if (PLANTED) await noteHanded(turn, movesOf(operation), businessDay(happened.at, turn));",
    '\nimport { noteOwned as noteHanded } from "#server/sync/shop/owned-goods.ts";\n',
  ),
  at(
    "extra-costs-do-not-land",
    purchase,
    "return landedCosts(lines, extraCosts).map(",
    "return landedCosts(lines, PLANTED ? [] : extraCosts).map(",
  ),
  at(
    "unknown-cost-is-nothing",
    figures,
    "const unit = unitOf(productId) ?? null;",
    "const unit = unitOf(productId) ?? (PLANTED ? 0 : null);",
  ),
  at(
    // The average would depend on whether goods left before or after others came.
    "what-left-weighs-no-more",
    cost,
    "return { pieces, unit: unitCost(opening, month) };",
    "const there = { ...opening, pieces: opening.pieces - (PLANTED ? month.left : 0) };\n  return { pieces, unit: unitCost(there, month) };",
  ),
  at(
    "first-word-of-a-month-stands",
    cost,
    "return [...said.filter(([month]) => month !== now[0]), now].sort(",
    "if (PLANTED && said.some(([month]) => month === now[0])) return [...said];\n  return [...said.filter(([month]) => month !== now[0]), now].sort(",
  ),
  at(
    "months-without-sales-are-not-reckoned",
    "sync-server/sync/figures/book-costs.ts",
    "where c.month is null or c.stale or b.rev > c.rev`;",
    "where (c.month is null and (b.month is not null or not ${PLANTED}::boolean)) or c.stale or b.rev > c.rev`;",
  ),
  {
    name: "costs-for-all-staff",
    places: [
      notPlain,
      {
        file: "sync-server/sync/answers/changes.ts",
        from: "const columns = rowKinds.map((kind) =>",
        to: 'const columns = rowKinds.map((kind) => PLANTED && /^(productCosts|costMonths)$/.test(kind) ? `${kindsOnServer[kind].changes.replace("a.office", "not a.messages")} as "${kind}"` :',
      },
    ],
  },
];
