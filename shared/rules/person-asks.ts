import { isAlone } from "./person-amount.ts";
import type { PersonMapping } from "./person-column.ts";
import { nameKey } from "./person-name.ts";
import type { PeopleRead, PersonRow } from "./person-reading.ts";

const isLasting = /\b(?:solde|balance|closing|encours|outstanding)\b/i;

/**
 * Asks about several lines of one person with a balance: each may be an amount to add, or the balance up to that line.
 */
export function askOfLines(
  rows: readonly PersonRow[],
  titles: readonly string[],
  mapping: PersonMapping,
): PeopleRead["asks"]["lines"] {
  if (!isAlone(mapping) || !isLasting.test(titles[mapping.balance ?? -1] ?? "")) return undefined;
  const taken = rows.filter(({ trouble }) => !trouble);
  const several = taken.find((row, at) => taken.findIndex((one) => isSame(one, row)) < at);
  if (!several) return undefined;
  const balances = taken.filter((one) => isSame(one, several)).map(({ balance }) => balance ?? 0);
  return { name: several.name, balances };
}

const isSame = (one: PersonRow, other: PersonRow) => nameKey(one.name) === nameKey(other.name);

/** Keeps the last balance of each person; the earlier ones become 0. */
export function lastOnly(rows: readonly PersonRow[]): PersonRow[] {
  const last = new Map<string, number>();
  for (const { name, line, trouble } of rows) if (!trouble) last.set(nameKey(name), line);
  return rows.map((row) =>
    row.trouble || last.get(nameKey(row.name)) === row.line ? row : { ...row, balance: 0 },
  );
}
