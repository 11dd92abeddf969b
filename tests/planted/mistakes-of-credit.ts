import type { Mistake } from "./mistake.ts";

const server = "sync-server/sync/records/accounts.ts";
const paidTwice = "sync-server/sync/records/paid-twice.ts";
const rules = "shared/rules/customer-account.ts";
const books = "web/store/read-models/customers/account-books.ts";
const ofServer = "sync-server/sync/records/accounts.pg.test.ts";
const aliases = "shared/rules/alias.ts";
const ofAliases = "shared/rules/alias.test.ts";
const ofMerged = "sync-server/sync/records/merged-customers.pg.test.ts";
const ofRules = "shared/rules/customer-account.test.ts";
const charges = "shared/sync/packed-charge.ts";
const ofCharges = "shared/sync/packed-charge.test.ts";

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
    ".values({ shopId, customerId, balance: change, points, rev })",
    ".values({ shopId, customerId, balance: PLANTED ? 2 * change : change, points, rev })",
  ),
  at(
    "account-keeps-its-rev",
    server,
    "...{ balance: sql`${accounts.balance} + ${change}`, rev },",
    "...{ balance: sql`${accounts.balance} + ${change}`, ...(PLANTED ? {} : { rev }) },",
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
    "else if (isOverLimit(owed, 0, limit))",
    "else if (!PLANTED && isOverLimit(owed, 0, limit))",
    ofServer,
  ),
  at(
    "limit-by-the-books-alone",
    server,
    "if (isOverLimit(body.owedBefore, moved.change, limit))",
    "if (isOverLimit(PLANTED ? owed - moved.change : body.owedBefore, moved.change, limit))",
    ofServer,
  ),
  at(
    "strangers-are-put-right",
    server,
    'if (!(await customerOf(turn, customerId, operation.body))) return notKept("unknown-record");',
    'if (!PLANTED && !(await customerOf(turn, customerId, operation.body))) return notKept("unknown-record");',
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
    paidTwice,
    "ne(accountMoves.deviceNo, device.no),",
    "PLANTED ? undefined : ne(accountMoves.deviceNo, device.no),",
    ofServer,
  ),
  at(
    "paid-twice-for-ever",
    paidTwice,
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
  at(
    "doubles-are-two-on-the-screen",
    aliases,
    "if (roots.size === 0) return books;",
    "if (PLANTED || roots.size === 0) return books;",
    ofAliases,
  ),
  at(
    "doubles-owe-apart-in-the-books",
    server,
    "if (others.length === 0) return own;",
    "if (PLANTED || others.length === 0) return own;",
    ofMerged,
  ),
  at(
    "doubles-have-a-limit-each",
    server,
    "customerOf(turn, root, body),",
    "customerOf(turn, PLANTED ? body.customerId : root, body),",
    ofMerged,
  ),
  at(
    "doubles-pay-twice-unseen",
    paidTwice,
    "inArray(accountMoves.customerId, [...members])",
    "inArray(accountMoves.customerId, PLANTED ? [body.customerId] : [...members])",
    ofMerged,
  ),
  at(
    "circle-has-two-ends",
    aliases,
    "if (passed.has(next)) return firstOfCircle(next, mergedInto);",
    "if (passed.has(next)) return PLANTED ? at : firstOfCircle(next, mergedInto);",
    ofAliases,
  ),
  at(
    "anybody-merges",
    "sync-server/sync/records/customers.ts",
    'patch.mergedInto ? "merge-customers"',
    'patch.mergedInto && !PLANTED ? "merge-customers"',
    ofMerged,
  ),
  at(
    "merged-into-a-stranger",
    "sync-server/sync/records/customers.ts",
    "if (into && (into === body.customerId ||",
    "if (into && !PLANTED && (into === body.customerId ||",
    ofMerged,
  ),
  at(
    "charge-of-any-ticket",
    charges,
    "saleId === left.saleId && customerId",
    "(PLANTED || saleId === left.saleId) && customerId",
    ofCharges,
  ),
  at(
    "charge-by-anybody",
    charges,
    "actorId !== extra?.sellerId ||",
    "(!PLANTED && actorId !== extra?.sellerId) ||",
    ofCharges,
  ),
  at(
    "due-day-is-lost",
    charges,
    "return dueDay === undefined ?",
    "return PLANTED || dueDay === undefined ?",
    ofCharges,
  ),
  at(
    "owed-by-the-first-customer",
    "shared/sync/pack.ts",
    "customerId: customers[-1 - packedPayments]",
    "customerId: customers[PLANTED ? 0 : -1 - packedPayments]",
    ofCharges,
  ),
  at(
    "reminded-again-the-next-day",
    "web/blocks/notebook/to-remind.ts",
    "daysLate(dayOf(reminded.at), today) < restDays",
    "daysLate(dayOf(reminded.at), today) < (PLANTED ? 1 : restDays)",
    "web/blocks/notebook/to-remind.test.ts",
  ),
  at(
    "imported-people-owe-twice",
    "web/store/commands/import-customers.ts",
    "recordAll(drafts, importId)",
    "recordAll(drafts, PLANTED ? null : importId)",
    "web/store/commands/import-customers.test.ts",
  ),
];
