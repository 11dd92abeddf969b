import type { Mistake } from "./mistake.ts";
import { notPlain } from "./mistakes-of-sync.ts";

const changes = "sync-server/sync/answers/changes.ts";
const accounts = "sync-server/sync/records/accounts.ts";
const ofNotebooks = "sync-server/sync/records/reseller-notebooks.pg.test.ts";
const ofSuppliers = "sync-server/sync/records/suppliers.pg.test.ts";
const onDevice = "web/store/commands/suppliers.test.ts";
const statement = "return `\nselect me.access_rev";

/** The statement of changes with one condition of it exchanged. */
const reading = (name: string, from: string, to: string, seenBy = ofNotebooks): Mistake => ({
  ...{ name, seenBy },
  places: [
    notPlain,
    {
      file: changes,
      from: statement,
      to: `if (PLANTED) columns.push(...columns.splice(0).map((one) => one.replaceAll(${JSON.stringify(from)}, ${JSON.stringify(to)})));\n  ${statement}`,
    },
  ],
});

/** One place, by what stands there and what would. */
const at = (name: string, file: string, from: string, to: string, seenBy?: string): Mistake => ({
  name,
  ...(seenBy && { seenBy }),
  places: [{ file, from, to }],
});

/** What one could get wrong about the suppliers, whom the office alone reads (G1–G3). */
export const supplierMistakes: readonly Mistake[] = [
  at(
    "suppliers-told-to-all-staff",
    changes,
    `m.role = any('{\${rolesOf("keep-suppliers")}}')`,
    `m.role = any('{\${rolesOf(PLANTED ? "see-shop" : "keep-suppliers")}}')`,
    ofSuppliers,
  ),
  at(
    "first-load-of-the-office-for-all",
    "sync-server/sync/answers/snapshot.ts",
    '[[...rolesOf("keep-suppliers")], true]',
    '[[...rolesOf(PLANTED ? "see-shop" : "keep-suppliers")], true]',
    ofSuppliers,
  ),
  at(
    "office-out-of-memory-for-all",
    "sync-server/sync/answers/recent-changes.ts",
    'if (office) return may(role, "keep-suppliers");',
    'if (office) return PLANTED || may(role, "keep-suppliers");',
    "sync-server/sync/answers/recent-changes.pg.test.ts",
  ),
  at(
    "flags-of-suppliers-told-to-all",
    "sync-server/sync/verdicts/told-flags.ts",
    'isOfOffice(operation) ? "keep-suppliers"',
    'isOfOffice(operation) && !PLANTED ? "keep-suppliers"',
    ofSuppliers,
  ),
  at(
    "suppliers-kept-by-all-staff",
    "shared/rules/notebook-rights.ts",
    "notebook ? keeping[notebook] : action",
    'notebook && !(PLANTED && notebook === "suppliers") ? keeping[notebook] : action',
    ofSuppliers,
  ),
  at(
    "quiet-scope-of-the-office-for-ever",
    "sync-server/sync/answers/recent-changes.ts",
    "shop.turnsRev <= cursor.rev ||",
    "PLANTED || shop.turnsRev <= cursor.rev ||",
    "sync-server/sync/answers/recent-changes.pg.test.ts",
  ),
  at(
    "goods-go-back-without-an-end",
    "shared/rules/purchase.ts",
    "pieces + (gone.get(id) ?? 0) > (came.get(id) ?? 0)",
    "!PLANTED && pieces + (gone.get(id) ?? 0) > (came.get(id) ?? 0)",
    "sync-server/sync/operations/purchases.pg.test.ts",
  ),
  at(
    "invoices-compared-to-the-letter",
    "sync-server/sync/operations/record-purchase.ts",
    'foldReference(one.reference ?? "") === wanted',
    '(PLANTED ? one.reference : foldReference(one.reference ?? "")) === (PLANTED ? reference : wanted)',
    "sync-server/sync/operations/purchases.pg.test.ts",
  ),
  at(
    "purchases-loaded-by-the-staff",
    "sync-server/sync/answers/snapshot-rows.ts",
    'load.office !== "alone" && kind',
    '(PLANTED || load.office !== "alone") && kind',
    "sync-server/sync/operations/purchases.pg.test.ts",
  ),
  at(
    "extra-costs-lost",
    "shared/rules/purchase.ts",
    "landed[at] = (landed[at] ?? 0) + share;",
    "landed[at] = (landed[at] ?? 0) + (PLANTED && at > 0 ? 0 : share);",
    "shared/rules/purchase.test.ts",
  ),
  at(
    "suppliers-among-the-customers",
    "web/store/read-models/customers/notebook-of.ts",
    "told === undefined :",
    "PLANTED || told === undefined :",
    onDevice,
  ),
  at(
    "paid-out-of-the-drawer-unseen",
    "web/store/commands/accounts.ts",
    "const also = fromDrawer ?",
    "const also = fromDrawer && !PLANTED ?",
    onDevice,
  ),
  at(
    "supplier-forgotten-before-it-was-read",
    "web/store/hub/garbage-collection.ts",
    "isOfOffice(operation) && office",
    "isOfOffice(operation) && office && !PLANTED",
    "web/store/hub/garbage-collection.test.ts",
  ),
];

/** What one could get wrong about the customers that are a reseller's own (C10). */
export const notebookMistakes: readonly Mistake[] = [
  reading("own-notebooks-told-to-the-shop", ".reseller_id is null end", ".rev > 0 end"),
  reading(
    "own-notebooks-told-to-all-resellers",
    ".reseller_id = case when a.office then a.shop_id else $1 end",
    ".reseller_id is not null",
  ),
  at(
    "first-load-of-every-notebook",
    "sync-server/sync/answers/snapshot-rows.ts",
    "const conditions = [load.where,",
    `const conditions = [PLANTED ? load.where.replace(/coalesce.*/, "true") : load.where,`,
    ofNotebooks,
  ),
  at(
    "debts-to-resellers-count-in-the-shop",
    accounts,
    "if (notebookId !== null) return;",
    "if (notebookId !== null && !PLANTED) return;",
    ofNotebooks,
  ),
  at(
    "any-notebook-knows-them",
    "sync-server/sync/records/customers.ts",
    "isOfNotebook(customers.notebookId, turn, body)",
    "PLANTED ? undefined : isOfNotebook(customers.notebookId, turn, body)",
    ofNotebooks,
  ),
  at(
    "lines-of-any-notebook",
    "sync-server/sync/records/paid-twice.ts",
    "isOfNotebook(accountMoves.notebookId, turn, body)",
    "PLANTED ? undefined : isOfNotebook(accountMoves.notebookId, turn, body)",
    ofNotebooks,
  ),
  at(
    "own-notebook-in-anothers-name",
    "sync-server/sync/judging/in-turn.ts",
    "(isPersonal(operation.kind) || isOfOwnNotebook(operation))",
    "(isPersonal(operation.kind) || (!PLANTED && isOfOwnNotebook(operation)))",
    ofNotebooks,
  ),
  at(
    "references-of-resellers-are-the-shops",
    accounts,
    "if (notebookIdOf(turn, body) !== null) return false;",
    "if (notebookIdOf(turn, body) !== null && !PLANTED) return false;",
    ofNotebooks,
  ),
  at(
    "notebook-of-whoever-used-the-phone",
    "web/store/read-models/customers/notebook-of.ts",
    '"own" && by === reseller',
    '"own" && (PLANTED || by === reseller)',
    "web/store/commands/reseller-notebook.test.ts",
  ),
  at(
    "own-payments-lie-in-the-drawer",
    "web/store/read-models/tills/placed-fact.ts",
    '"payment" || notebookToldOf(operation))',
    '"payment" || (notebookToldOf(operation) && !PLANTED))',
    "web/store/commands/reseller-notebook.test.ts",
  ),
];
