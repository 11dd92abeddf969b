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

/** What one could get wrong about what goods cost. */
export const costMistakes: readonly Mistake[] = [
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
