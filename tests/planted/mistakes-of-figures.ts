import type { Mistake } from "./mistake.ts";
import { notFresh } from "./mistakes-of-sync.ts";

const statement = "sync-server/sync/sales/sale-statement.ts";

/** What one could get wrong about figures, and about what is answered out of memory. */
export const figureMistakes: readonly Mistake[] = [
  {
    name: "count-repeats-in-totals",
    places: [
      notFresh,
      {
        file: statement,
        from: "const isCounted = `late and ${isNew}`;",
        to: 'const isCounted = PLANTED ? "late" : `late and ${isNew}`;',
      },
    ],
  },
  {
    // An open month is noted from behind the sales that it is noted for.
    name: "note-month-behind-its-facts",
    places: [
      {
        file: statement,
        from: "rev from op where not late",
        to: "rev + ${PLANTED ? 1 : 0} from op where not late",
      },
    ],
  },
  {
    name: "return-not-in-totals",
    places: [
      {
        file: "sync-server/sync/operations/record-return.ts",
        from: "await countInTotals(turn, { returns: [counted] });",
        to: "if (!PLANTED) await countInTotals(turn, { returns: [counted] });",
      },
    ],
  },
  {
    // The book of a closed month keeps its revision when a fact comes late.
    name: "closed-month-keeps-its-rev",
    places: [
      {
        file: "sync-server/sync/figures/totals.ts",
        from: "  await tx\n    .insert(monthBooks)",
        to: "  if (PLANTED) return;\n  await tx\n    .insert(monthBooks)",
      },
      notFresh,
      {
        file: statement,
        from: "rev from op where ${isCounted}",
        to: 'rev from op where ${PLANTED ? "false" : isCounted}',
      },
    ],
  },
  {
    // Sales that were written lately are answered from memory although others were written between them.
    name: "recent-sales-over-a-gap",
    places: [
      {
        file: "sync-server/sync/sales/recent-sales.ts",
        from: "first.rev <= rev + 1;",
        to: "(PLANTED || first.rev <= rev + 1);",
      },
      {
        file: "sync-server/sync/sales/recent-sales.ts",
        from: "if (!follows) forget(shopId);",
        to: "if (!follows && !PLANTED) forget(shopId);",
      },
    ],
  },
];
