import type { Mistake } from "./mistake.ts";

const server = "sync-server/sync/records/accounts.ts";
const rules = "shared/rules/customer-account.ts";
const books = "web/store/read-models/customers/account-books.ts";
const ofServer = "sync-server/sync/records/accounts.pg.test.ts";
const ofRules = "shared/rules/customer-account.test.ts";

/** One place, by what stands there and what would. */
const at = (name: string, file: string, from: string, to: string, seenBy?: string): Mistake => ({
  name,
  ...(seenBy && { seenBy }),
  places: [{ file, from, to }],
});

/** What one could get wrong about what customers owe. */
export const creditMistakes: readonly Mistake[] = [
  at(
    "first-move-counts-twice",
    server,
    ".values({ shopId, customerId, balance: change, rev })",
    ".values({ shopId, customerId, balance: PLANTED ? 2 * change : change, rev })",
  ),
  at(
    "account-keeps-its-rev",
    server,
    "set: { balance: sql`${accounts.balance} + ${change}`, rev },",
    "set: { balance: sql`${accounts.balance} + ${change}`, ...(PLANTED ? {} : { rev }) },",
  ),
  at(
    "strangers-owe-unseen",
    server,
    'if (!customer) flags.push("unknown-customer");',
    'if (!customer && !PLANTED) flags.push("unknown-customer");',
  ),
  at(
    "limit-of-one-device-alone",
    server,
    "else if (isOverLimit(balance, 0, limit))",
    "else if (!PLANTED && isOverLimit(balance, 0, limit))",
    ofServer,
  ),
  at(
    "limit-by-the-books-alone",
    server,
    "if (isOverLimit(body.owedBefore, change, limit))",
    "if (isOverLimit(PLANTED ? balance - change : body.owedBefore, change, limit))",
    ofServer,
  ),
  at(
    "strangers-are-put-right",
    server,
    'if (!(await customerOf(turn, customerId))) return notKept("unknown-record");',
    'if (!PLANTED && !(await customerOf(turn, customerId))) return notKept("unknown-record");',
  ),
  at(
    "everybody-forgives",
    "shared/rules/permissions.ts",
    '"adjust-account": office,',
    '"adjust-account": PLANTED ? staff : office,',
    ofServer,
  ),
  at(
    "own-moves-are-not-shown",
    books,
    "own.map((record) => ({",
    "(PLANTED ? [] : own).map((record) => ({",
  ),
  at(
    "answered-moves-leave-at-once",
    rules,
    "isPendingFor(move, rev) ? owed + move.change : owed",
    '(PLANTED ? move.state === "waiting" : isPendingFor(move, rev)) ? owed + move.change : owed',
  ),
  at(
    "payments-are-owed-more",
    rules,
    'return kind === "charge" ? amount : -amount;',
    'return kind === (PLANTED ? kind : "charge") ? amount : -amount;',
  ),
  at(
    "sale-without-its-charge",
    "web/store/commands/record-sale.ts",
    "sale.also ?? []",
    "(PLANTED ? undefined : sale.also) ?? []",
  ),
  at(
    "payments-share-the-numbers-of-sales",
    "web/store/outbox/drafts.ts",
    "draft.series ?",
    "draft.series && !PLANTED ?",
  ),
  at(
    "paid-twice-on-one-device",
    server,
    "ne(accountMoves.deviceNo, device.no),",
    "PLANTED ? undefined : ne(accountMoves.deviceNo, device.no),",
    ofServer,
  ),
  at(
    "paid-twice-for-ever",
    server,
    "gte(accountMoves.at, new Date(at - tenMinutes)),",
    "gte(accountMoves.at, new Date(PLANTED ? 0 : at - tenMinutes)),",
    ofServer,
  ),
  at(
    "references-of-debts-are-not-entered",
    server,
    'if (reference === "") return false;',
    'if (PLANTED || reference === "") return false;',
    ofServer,
  ),
  at(
    "limit-is-passed-when-reached",
    rules,
    "limit !== null && owed + more > limit;",
    "limit !== null && owed + more > limit - (PLANTED ? 1 : 0);",
    ofRules,
  ),
  at(
    "newest-is-paid-first",
    rules,
    "for (const debt of all) free -= settle(debt, free);",
    "for (const debt of PLANTED ? [...all].reverse() : all) free -= settle(debt, free);",
    ofRules,
  ),
  at(
    "named-tickets-are-not-looked-at",
    rules,
    "if (debt.line && line.saleIds",
    "if (!PLANTED && debt.line && line.saleIds",
    ofRules,
  ),
];
