import type { Sql } from "#server/db/client.ts";
import { isClosed, monthOf } from "#server/sync/figures/totals.ts";
import { isDataError, isRefusedByMachine } from "#server/sync/shop/postgres-errors.ts";
import type { ShopFacts } from "#server/sync/shop/shop-facts.ts";
import { flagUsed, referencesOf } from "./reference-sql.ts";
import { parametersOf, sellParameters } from "./sale-columns.ts";
import type { JudgedJob } from "./sale-judging.ts";
import { runStatement, sellThere } from "./sale-statement.ts";

/** Where sales are written, and whether every instance reads them in few bytes (`gone-instances.ts`). */
export type Books = {
  sql: Sql;
  saleForm: { readonly isShort: boolean };
  /** Whether the database is spread over machines: then no statement is of two shops. */
  isSpread: boolean;
};

/** What the statement did, and what it saw under the lock of each shop. */
export type Written = {
  /** The new revision of each shop whose facts still held. */
  revs: Map<string, number>;
  /** The sales that were in the books already. */
  repeated: Set<string>;
  /** What else it saw; only of sales that all came for the first time. */
  fresh?: Fresh;
};

export type Fresh = {
  /** Products that these sales brought down to their threshold, of shops that have any. */
  crossed: Map<string, string[]>;
  /** How each of these shops stands afterwards; empty when nobody asked. */
  stands: Map<string, Standing>;
  /** Revision of the access of each job's person, in the order of the jobs; empty when nobody asked. */
  accessRevs: readonly (number | null)[];
};

type Standing = { turnsRev: number; stocks: [id: string, quantity: number, sold: number][] };

/** Writes sales that come for the first time; undefined when some do not, or are of a month that is closed or not noted. */
export async function writeIfFresh(
  to: Books,
  judged: readonly JudgedJob[],
): Promise<Written | undefined> {
  if (!lookFresh(judged)) return undefined;
  try {
    return await write(to, judged, shopsOf(judged), false);
  } catch (error) {
    if (isDataError(error) || isRefusedByMachine(error)) return undefined;
    throw error;
  }
}

/**
 * Whether the sales look as if they came for the first time: each numbered after the last that was heard of its device.
 * And all of them of months that are open and noted to have facts.
 */
function lookFresh(judged: readonly JudgedJob[]): boolean {
  return judged.every(({ job: { device }, facts, rows }) =>
    rows.every(
      (row) =>
        row.seq > device.lastSeq &&
        facts.months.has(monthOf(row)) &&
        !isClosed(row.day, facts.totalsThrough) &&
        row.moves.every(({ productId }) => facts.products.has(productId)),
    ),
  );
}

/** Writes sales of which some may be in the books already, or of months that are closed or not noted. */
export async function writeSales(to: Books, judged: readonly JudgedJob[]): Promise<Written> {
  const shops = shopsOf(judged);
  const written = await write(to, judged, shops, true);
  const { revs, repeated } = written;
  for (const { facts, rows } of judged)
    if (revs.has(facts.shopId))
      for (const row of rows)
        if (!repeated.has(row.id) && !isClosed(row.day, facts.totalsThrough))
          facts.months.add(monthOf(row));
  return written;
}

async function write(
  { sql, saleForm, isSpread }: Books,
  judged: readonly JudgedJob[],
  shops: readonly ShopFacts[],
  exceptions: boolean,
): Promise<Written> {
  const told = referencesOf(judged);
  const form = {
    several: shops.length > 1,
    exceptions,
    reads: !exceptions && judged.some(({ job }) => job.reads),
    refers: told.length > 0,
  };
  const group = { judged, shops, told, isShort: saleForm.isShort };
  const rows =
    isSpread && !exceptions
      ? await sellThere(sql, form, sellParameters(form, group))
      : await runStatement(sql, form, parametersOf(form, group));
  const [first] = rows;
  const revs = new Map<string, number>();
  const crossed: Fresh["crossed"] = new Map();
  const stands: Fresh["stands"] = new Map();
  for (const row of rows) {
    const shopId = shops[row.n - 1]?.shopId ?? "";
    revs.set(shopId, row.rev);
    if (row.crossed) crossed.set(shopId, row.crossed);
    const { turnsRev, stocks } = row;
    if (turnsRev !== undefined) stands.set(shopId, { turnsRev, stocks: stocks ?? [] });
  }
  flagUsed(judged, new Set(first?.again));
  const repeated = new Set(first?.repeated);
  if (exceptions) return { revs, repeated };
  return { revs, repeated, fresh: { crossed, stands, accessRevs: first?.accessRevs ?? [] } };
}

const shopsOf = (judged: readonly JudgedJob[]): ShopFacts[] => [
  ...new Map(judged.map(({ facts }) => [facts.shopId, facts])).values(),
];
