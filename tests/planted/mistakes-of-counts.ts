import type { Mistake } from "./mistake.ts";

const rules = "shared/rules/sell-by-count.ts";
const command = "web/store/commands/sell-count.ts";
const ofRules = "shared/rules/sell-by-count.test.ts";
const ofCommand = "web/store/commands/sell-count.test.ts";

/** One place, by what stands there and what would. */
const at = (name: string, file: string, from: string, to: string, seenBy?: string): Mistake => ({
  name,
  ...(seenBy && { seenBy }),
  places: [{ file, from, to }],
});

/** What one could get wrong about counts that are turned into sales. */
export const countMistakes: readonly Mistake[] = [
  at(
    "counted-goods-leave-twice",
    rules,
    "let shownBefore = goods.shownBefore - soldOf(goods);",
    "let shownBefore = goods.shownBefore - (PLANTED ? 0 : soldOf(goods));",
    ofRules,
  ),
  at(
    "known-sales-count-as-late",
    rules,
    "rev > count.rev &&",
    "(PLANTED || rev > count.rev) &&",
    ofRules,
  ),
  at(
    "late-ticket-is-of-every-count-after-it",
    rules,
    "!ofProduct.some((other) =>",
    "!ofProduct.some((other) => !PLANTED &&",
    ofRules,
  ),
  at(
    "count-names-the-revision-of-now",
    command,
    "formId, rev = catalogue.rev, at: countedAt } = goods;",
    "formId, rev: known, at: countedAt } = goods;\n  const rev = PLANTED ? catalogue.rev : (known ?? catalogue.rev);",
    ofCommand,
  ),
  at(
    "given-back-again-and-again",
    rules,
    "0) - returned);",
    "0) - (PLANTED ? 0 : returned));",
    ofRules,
  ),
  at(
    "counted-lines-lose-their-names",
    command,
    "index === steps.length - 1 ? formId : null",
    "!PLANTED && index === steps.length - 1 ? formId : null",
    ofCommand,
  ),
  at(
    "count-names-a-later-sale",
    command,
    "sale: { id: sale.id, rev }",
    "sale: { id: PLANTED ? actor.session.userId : sale.id, rev }",
  ),
  at(
    "counted-sale-forgotten-by-the-books",
    "sync-server/sync/operations/adjust-stock.ts",
    "...(sale && { saleId: sale.id, saleRev: sale.rev }),",
    "...(sale && !PLANTED && { saleId: sale.id, saleRev: sale.rev }),",
  ),
];
