import type { Mistake } from "./mistake.ts";

const rules = "shared/rules/account-figures.ts";
const totals = "sync-server/sync/figures/totals.ts";
const count = "sync-server/sync/figures/count-facts.ts";
const book = "web/store/read-models/facts/figures-book.ts";
const ofRules = "shared/rules/account-figures.test.ts";
const server = "sync-server/sync/records/accounts.ts";
const paidTwice = "sync-server/sync/records/paid-twice.ts";
const ofServer = "sync-server/sync/records/change-owed.pg.test.ts";
const ofBook = "web/store/read-models/facts/figures-book.test.ts";

/** One place, by what stands there and what would. */
const at = (name: string, file: string, from: string, to: string, seenBy?: string): Mistake => ({
  name,
  ...(seenBy && { seenBy }),
  places: [{ file, from, to }],
});

/** What one could get wrong about debts in the figures of days and months (H9). */
export const debtMistakes: readonly Mistake[] = [
  at(
    "debts-are-not-counted-at-closing",
    count,
    "(rows) => tallyDays(counted, [], [], rows),",
    "(rows) => tallyDays(counted, [], [], PLANTED ? [] : rows),",
  ),
  at(
    "late-debts-are-forgotten",
    totals,
    "moves: moves.filter(isOfClosed),",
    "moves: PLANTED ? [] : moves.filter(isOfClosed),",
  ),
  at(
    "charges-are-debts-paid",
    rules,
    'kind === "payment" || kind in said;',
    'PLANTED || kind === "payment" || kind in said;',
    ofRules,
  ),
  at(
    "forgiven-is-owed-more",
    rules,
    'kind === "payment" || kind === "forgiven" ? -change : change;',
    'kind === "payment" || (!PLANTED && kind === "forgiven") ? -change : change;',
    ofRules,
  ),
  at(
    "debts-of-a-closed-month-count-twice",
    book,
    "tellsOfAccounts(book) ? moves.filter(isUnheld) : moves",
    "tellsOfAccounts(book) && !PLANTED ? moves.filter(isUnheld) : moves",
    ofBook,
  ),
  at(
    "debts-of-before-are-lost",
    "web/store/read-models/facts/month-figures.ts",
    "accountFigures.some((figure) => told[figure] !== undefined);",
    "PLANTED || accountFigures.some((figure) => told[figure] !== undefined);",
    ofBook,
  ),
  at(
    "change-of-two-tickets-is-paid-twice",
    paidTwice,
    "if (ticket !== null && (await",
    "if (!PLANTED && ticket !== null && (await",
    ofServer,
  ),
  at(
    "change-makes-a-payment-paid-twice",
    paidTwice,
    "if (isSame || !(await",
    "if (isSame || PLANTED || !(await",
    ofServer,
  ),
  at(
    "change-of-no-ticket-is-never-paid-twice",
    paidTwice,
    "if (!sale) return false;",
    "if (!sale) return PLANTED;",
    ofServer,
  ),
  at(
    "more-than-the-change-is-never-paid-twice",
    paidTwice,
    "more <= changeOf(sale.payments)",
    "more <= changeOf(sale.payments) || PLANTED",
    ofServer,
  ),
  at(
    "change-forgets-its-ticket",
    server,
    "ofChange: ofChange(body), reference",
    "ofChange: PLANTED ? null : ofChange(body), reference",
    ofServer,
  ),
];
