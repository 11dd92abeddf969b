import { receiptNumber } from "#shared/rules/receipt.ts";
import type { Stock } from "#shared/schemas/product.ts";
import type { Sale } from "#shared/schemas/sale.ts";
import { type Cursor, defaultRowBudget } from "#shared/sync/protocol.ts";
import type { SaleRow } from "./sale-judging.ts";

/** A sale as it was written, with what its row says beside. */
export type RecentSale = { row: SaleRow; recordedBy: string | null; deviceCode: string };

/** One revision of a shop that nothing but sales was written at, and how the stock rows stood after it. */
export type RecentRevision = {
  epoch: number;
  rev: number;
  sales: readonly RecentSale[];
  stocks: readonly Stock[];
};

/**
 * The last revisions of shops whose sales this instance wrote. Devices of one shop ask for them a moment later, or in
 * the very request that wrote them. Only an unbroken run is kept: whatever else took a revision, here or in another
 * instance, ends it.
 */
export type RecentSales = {
  note(shopId: string, revision: RecentRevision): void;
  /** Something took this revision: what is kept of the shop is of no more use when it is not in it. */
  heard(shopId: string, rev: number): void;
  /** Whether what changed after the cursor may be known. */
  reaches(shopId: string, cursor: Cursor): boolean;
  /** All that changed after the cursor up to a revision; undefined when not all of it is known. */
  between(shopId: string, cursor: Cursor, upTo: number): Between | undefined;
};

export type Between = { sales: { sale: RecentSale; rev: number }[]; stocks: Stock[] };

const mostRevisions = 64;
/** Sales and lines of all shops together: 50 MB. */
export const mostRows = 40_000;

type Run = { revisions: RecentRevision[]; weight: number };

/** Rows that a revision's sales are worth in an answer (`changes.ts`). */
function weightOf({ sales }: RecentRevision): number {
  return sales.reduce((sum, { row }) => sum + 1 + row.lines.length, 0);
}

export function createRecentSales(): RecentSales {
  const runs = new Map<string, Run>();
  let held = 0;

  function forget(shopId: string): void {
    held -= runs.get(shopId)?.weight ?? 0;
    runs.delete(shopId);
  }

  /** Shops that sold longest ago go first. */
  function makeRoom(): void {
    for (const shopId of runs.keys()) {
      if (held <= mostRows) return;
      forget(shopId);
    }
  }

  /** What no answer may hold together with all that came after it: the books would be asked. */
  function shorten(run: Run): void {
    while (run.revisions.length > mostRevisions || run.weight > defaultRowBudget) {
      const first = run.revisions.shift();
      if (!first) return;
      run.weight -= weightOf(first);
      held -= weightOf(first);
    }
  }

  function reaches(shopId: string, { epoch, rev }: Cursor): boolean {
    const first = runs.get(shopId)?.revisions[0];
    return first?.epoch === epoch && first.rev <= rev + 1;
  }

  return {
    note(shopId, revision) {
      const last = runs.get(shopId)?.revisions.at(-1);
      const follows = last?.epoch === revision.epoch && last.rev + 1 === revision.rev;
      if (!follows) forget(shopId);
      const run = runs.get(shopId) ?? { revisions: [], weight: 0 };
      const weight = weightOf(revision);
      run.revisions.push(revision);
      run.weight += weight;
      held += weight;
      shorten(run);
      runs.delete(shopId);
      if (run.revisions.length > 0) runs.set(shopId, run);
      makeRoom();
    },
    heard(shopId, rev) {
      if ((runs.get(shopId)?.revisions.at(-1)?.rev ?? rev) < rev) forget(shopId);
    },
    reaches,
    between(shopId, cursor, upTo) {
      const run = runs.get(shopId)?.revisions ?? [];
      if (!reaches(shopId, cursor) || (run.at(-1)?.rev ?? 0) < upTo) return undefined;
      const { rev } = cursor;
      const asked = run.filter((one) => one.rev > rev && one.rev <= upTo);
      const sales: Between["sales"] = [];
      for (const one of asked) for (const sale of one.sales) sales.push({ sale, rev: one.rev });
      return { sales, stocks: lastOf(asked) };
    },
  };
}

/** The stock rows as they stand after the last of these revisions; a statement writes each product once. */
function lastOf(revisions: readonly RecentRevision[]): Stock[] {
  const [only] = revisions;
  if (!only || revisions.length === 1) return [...(only?.stocks ?? [])];
  const stocks = new Map<string, Stock>();
  for (const one of revisions) for (const stock of one.stocks) stocks.set(stock.productId, stock);
  return [...stocks.values()];
}

/** The row as `row-sql.ts` has Postgres write it. */
export function rowOf({ row, recordedBy, deviceCode }: RecentSale, rev: number): Sale {
  return {
    id: row.id,
    sellerId: row.sellerId,
    deviceCode,
    seq: row.seq,
    soldAt: new Date(row.soldAt).toISOString(),
    deviceAt: row.deviceAt,
    day: row.day,
    flags: row.flags,
    settled: null,
    recordedBy,
    rev,
    receiptNo: receiptNumber(deviceCode, row.receipt),
    lines: row.lines,
    payments: row.payments,
    total: row.total,
    agencyId: row.agencyId?.toLowerCase() ?? null,
    vatRate: row.vatRate,
    ...(row.discounts && { discounts: row.discounts }),
  };
}
