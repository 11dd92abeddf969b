import type { Mistake } from "./mistake.ts";

/** What one could get wrong about pages of changes and moments. */
export const answerMistakes: readonly Mistake[] = [
  {
    // What people did at their tills is left out of the budget of a page.
    name: "acts-of-tills-weigh-nothing",
    seenBy: "sync-server/sync/answers/row-budget.pg.test.ts",
    places: [
      {
        file: "sync-server/sync/answers/changes.ts",
        from: "rowKinds.flatMap((kind) => kindsOnServer[kind].weight[reader] ?? []);",
        to: 'rowKinds.flatMap((kind) => (PLANTED && kind === "tillActs" ? [] : (kindsOnServer[kind].weight[reader] ?? [])));',
      },
    ],
  },
  {
    // Where no month is closed yet, none is taken for open.
    name: "old-facts-of-young-shops-not-loaded",
    seenBy: "sync-server/sync/answers/snapshot.pg.test.ts",
    places: [
      {
        file: "sync-server/sync/entries/row-parts.ts",
        from: "(select coalesce(h.totals_through, '-infinity') from",
        to: '(select coalesce(h.totals_through, \'${PLANTED ? "" : "-"}infinity\') from',
      },
    ],
  },
  {
    name: "dismissed-read-on",
    seenBy: "sync-server/sync/answers/changes.pg.test.ts",
    places: [
      {
        file: "sync-server/sync/answers/changes.ts",
        from: "const isTheirs = `m.is_active and case",
        to: 'const isTheirs = `${PLANTED ? "" : "m.is_active and"} case',
      },
    ],
  },
  {
    name: "cursor-of-another-epoch-goes-on",
    seenBy: "sync-server/sync/answers/changes.pg.test.ts",
    places: [
      {
        file: "sync-server/sync/answers/changes.ts",
        from: "if (!cursor || cursor.epoch !== epoch || cursor.rev > rev) return",
        to: "if (!cursor || (cursor.epoch !== epoch && !PLANTED) || cursor.rev > rev) return",
      },
    ],
  },
  {
    name: "cursor-ahead-of-the-books-goes-on",
    seenBy: "sync-server/sync/answers/changes.pg.test.ts",
    places: [
      {
        file: "sync-server/sync/answers/changes.ts",
        from: "|| cursor.rev > rev) return",
        to: "|| (cursor.rev > rev && !PLANTED)) return",
      },
    ],
  },
  {
    name: "device-from-the-future-is-believed",
    seenBy: "sync-server/sync/shop/small-rules.test.ts",
    places: [
      {
        file: "sync-server/sync/shop/moment.ts",
        from: "told > arrival + fiveMinutes ||",
        to: "(told > arrival + fiveMinutes && !PLANTED) ||",
      },
    ],
  },
  {
    name: "clock-put-back-is-believed",
    seenBy: "sync-server/sync/shop/small-rules.test.ts",
    places: [
      {
        file: "sync-server/sync/shop/moment.ts",
        from: "told < previousSaleAt - oneDay);",
        to: "told < previousSaleAt - oneDay && !PLANTED);",
      },
    ],
  },
];
