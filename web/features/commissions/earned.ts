import { mostCommissions } from "#shared/schemas/bounds.ts";
import type { CommissionRow } from "#web/store/queries/use-reseller-sales.ts";

/** What one reseller has earned in a shop. */
export type EarnedByReseller = { resellerId: string; resellerName: string; rows: CommissionRow[] };

/** By reseller, in the order of names. */
export function byReseller(rows: readonly CommissionRow[]): EarnedByReseller[] {
  const groups = new Map<string, EarnedByReseller>();
  for (const row of rows) {
    const { resellerId, resellerName } = row;
    const group = groups.get(resellerId) ?? { resellerId, resellerName, rows: [] };
    group.rows.push(row);
    groups.set(resellerId, group);
  }
  return [...groups.values()].sort((a, b) => a.resellerName.localeCompare(b.resellerName, "fr"));
}

/** Months (`2026-11`) in which something was earned, newest first. */
export function monthsOf(rows: readonly CommissionRow[]): string[] {
  return [...new Set(rows.map(({ day }) => day.slice(0, 7)))].sort().reverse();
}

/** Of commissions that wait, newest first, those that one payment may name: the oldest where there are too many. */
export function payable(waiting: readonly CommissionRow[]): readonly CommissionRow[] {
  return waiting.slice(-mostCommissions);
}
