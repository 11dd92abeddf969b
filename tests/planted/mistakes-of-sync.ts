import type { Mistake } from "./mistake.ts";

const changes = "sync-server/sync/answers/changes.ts";
const statement = "sync-server/sync/sales/sale-statement.ts";
const writing = "sync-server/sync/sales/write-sales.ts";
const judging = "sync-server/sync/sales/sale-judging.ts";

/** Sales go the long way, in which the mistake is. */
export const notFresh = {
  file: writing,
  from: "!lookFresh(judged)",
  to: "PLANTED || !lookFresh(judged)",
};
/** Changes are read by the long statement, in which the mistake is. */
export const notPlain = {
  file: changes,
  from: "salesStatement);",
  to: "PLANTED ? ofShop(statement()) : salesStatement);",
};

/** What one could get wrong about revisions, pages and verdicts. */
export const syncMistakes: readonly Mistake[] = [
  {
    // Revisions are handed out before the change instead of under the shop's lock with it; they travel as epoch.
    name: "sequence-instead-of-locked-revision",
    places: [
      notFresh,
      {
        file: writing,
        from: "const shops = shopsOf(judged);",
        to: "const shops = PLANTED ? await takeRevisions(to.sql, shopsOf(judged)) : shopsOf(judged);",
        more: `
async function takeRevisions(sql: Sql, shops: ShopFacts[]): Promise<ShopFacts[]> {
  const taken = [];
  for (const shop of shops) {
    const [row] = await sql\`
      update shop_revisions set rev = rev + 1 where shop_id = \${shop.shopId} returning rev\`;
    taken.push({ ...shop, epoch: row?.rev ?? 0 });
  }
  await sql\`select pg_sleep(0.01)\`;
  return taken;
}
`,
      },
      {
        file: statement,
        from: "const bump = `bump as (",
        to: "const bump = PLANTED ? `bump as (select g.n, g.shop_id, g.epoch as rev, g.epoch as turns_rev from ${asked})` : `bump as (",
      },
    ],
  },
  {
    // A page of changes ends where the budget ends.
    name: "cut-page-inside-revision",
    places: [
      {
        file: changes,
        from: "const page = pageOf(asked, row);",
        to: 'const page = pageOf(asked, row);\n    if (PLANTED && page.state === "rows") cutInside(page.rows, budget);',
        more: `
function cutInside(rows: Partial<RowsByKind>, budget: number): void {
  let left = budget;
  for (const kind of rowKinds) {
    const list: unknown[] = rows[kind] ?? [];
    if (list.length > left) list.length = left;
    left -= list.length;
  }
}
`,
      },
      notPlain,
    ],
  },
  {
    name: "cursor-one-too-far",
    places: [
      {
        file: changes,
        from: 'state: "rows", cursor: { epoch, rev: cut }, rows, more: cut < rev };',
        to: 'state: "rows", cursor: { epoch, rev: PLANTED && cut < rev ? cut + 1 : cut }, rows, more: (PLANTED ? cut + 1 : cut) < rev };',
      },
    ],
  },
  {
    // Who may read is not asked in the snapshot in which the rows are read.
    name: "filter-by-scope-late",
    places: [
      notPlain,
      {
        file: changes,
        from: "m.user_id = me.id and ${isTheirs}\nleft join shop_revisions r on r.shop_id = :shop and m.user_id is not null\nleft join lateral (select ${cut}",
        to: 'm.user_id = me.id ${PLANTED ? "" : `and ${isTheirs}`}\nleft join shop_revisions r on r.shop_id = :shop and m.user_id is not null\nleft join lateral (select ${cut}',
      },
    ],
  },
  {
    // A role written into the body of an operation is believed.
    name: "trust-body-role",
    places: [
      {
        file: "sync-server/sync/judging/incoming.ts",
        from: "const text = canonicalText(operation);",
        to: "const text = canonicalText(operation);\n      if (PLANTED) Object.assign(operation, { claims: unpacked.body.role });",
      },
      {
        file: "sync-server/sync/judging/judge-request.ts",
        from: "if (areSales && (await mayHaveSold(deps, shopId, userId)))",
        to: "if (areSales && ((PLANTED && sales.some(({ operation }) => operation.claims)) || (await mayHaveSold(deps, shopId, userId))))",
      },
      {
        file: judging,
        from: "if (!seller || sellerId !== named) seller = sellerOf(sellerId, job, facts);",
        to: "if (PLANTED || !seller || sellerId !== named) seller = operation.claims && PLANTED ? { id: job.userId, role: operation.claims, isActive: true, isOther: false } : sellerOf(sellerId, job, facts);",
      },
      {
        file: "sync-server/sync/judging/in-turn.ts",
        from: "await judgeOne(turn, operation, given)",
        to: "await judgeOne(turn, operation, PLANTED && operation.claims ? { ...given, signedIn: { ...member, role: operation.claims, isActive: true } } : given)",
      },
    ],
  },
  {
    // The same identifier counts as the same operation, whatever it says.
    name: "forget-ledger-hash",
    places: [
      {
        file: "sync-server/sync/verdicts/stored-verdicts.ts",
        from: "entry.hash !== hash",
        to: "(entry.hash !== hash && !PLANTED)",
      },
    ],
  },
  {
    // An operation that comes again is done again.
    name: "skip-dedupe",
    places: [
      {
        file: "sync-server/sync/judging/in-turn.ts",
        from: "if (stored.has(operation.id)) {",
        to: "if (stored.has(operation.id) && !PLANTED) {",
      },
      {
        file: judging,
        from: "id: operation.id,",
        to: "id: PLANTED ? crypto.randomUUID() : operation.id,",
      },
    ],
  },
  {
    // A refused change of stock moves the books all the same.
    name: "apply-refused",
    places: [
      {
        file: "sync-server/sync/operations/adjust-stock.ts",
        from: 'return notKept("stock-would-reach-zero");',
        to: 'return (PLANTED && (await moveStock(turn, movesOf(operation)))) || notKept("stock-would-reach-zero");',
      },
    ],
  },
  {
    // Operations of a request are judged from the last to the first.
    name: "judge-out-of-order",
    places: [
      {
        file: "sync-server/sync/judging/judge-request.ts",
        from: "for (const [shopId, own] of groupedByShop(understood)) {",
        to: "if (PLANTED) understood.reverse();\n  for (const [shopId, own] of groupedByShop(understood)) {",
      },
    ],
  },
  {
    name: "ack-rev-plus-one",
    places: [
      {
        file: "sync-server/sync/exchange.ts",
        from: "verdict(status, rev, reasons)",
        to: "verdict(status, PLANTED ? rev + 1 : rev, reasons)",
      },
    ],
  },
  {
    name: "ack-rev-minus-one",
    places: [
      {
        file: "sync-server/sync/exchange.ts",
        from: "verdicts: judged.map(({ status, rev, reasons }) =>",
        to: "verdicts: judged.map(({ status, rev: told, reasons }, _at, _all, rev = PLANTED ? told - 1 : told) =>",
      },
    ],
  },
  {
    name: "stock-keeps-its-rev",
    places: [
      notFresh,
      {
        file: statement,
        from: "sold = s.sold + excluded.sold, rev = excluded.rev",
        to: 'sold = s.sold + excluded.sold${PLANTED ? "" : ", rev = excluded.rev"}',
      },
    ],
  },
  {
    // Own sales are left out of the answer even when the device cannot know all of them.
    name: "omit-own-rows-too-much",
    places: [
      {
        file: judging,
        from: "deviceKnowsRow: deviceKnowsRow && !isBeforeCount,",
        to: "deviceKnowsRow: PLANTED || (deviceKnowsRow && !isBeforeCount),",
      },
    ],
  },
  {
    // Two lines of one product move it once.
    name: "move-one-line-only",
    places: [
      {
        file: judging,
        from: "moves: movesOf(operation),",
        to: "moves: PLANTED ? [...new Map(body.lines.map(({ productId, quantity }) => [productId, { productId, delta: -quantity }])).values()] : movesOf(operation),",
      },
    ],
  },
  {
    // What somebody does counts for whoever is signed in, whoever did it.
    name: "forget-named-seller",
    places: [
      {
        file: "sync-server/sync/judging/acting-in-turn.ts",
        from: "const id = namedActor(operation);",
        to: "const id = PLANTED ? undefined : namedActor(operation);",
      },
      {
        file: judging,
        from: "const id = sellerId?.toLowerCase();",
        to: "const id = PLANTED ? undefined : sellerId?.toLowerCase();",
      },
    ],
  },
];
