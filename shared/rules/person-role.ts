import { type Rows, shareOf } from "./column-guess.ts";
import { foldedTitle, listOf } from "./column-words.ts";
import type { PeopleReading, PersonTrouble } from "./person-reading.ts";

/** Role of a person: buys from the shop, sells to it, or `both`. */
export type PersonRole = "customer" | "supplier" | "both";

const customers = listOf(
  "customer customers client clients cliente clientes debtors debiteurs buyer buyers acheteur acheteurs",
);
const suppliers = listOf(
  "vendor vendors supplier suppliers fournisseur fournisseurs creditors crediteurs",
);

/**
 * The role that a cell names: « Vendor », « Sundry Debtors », « Client et fournisseur »; undefined for another word.
 */
export function roleOf(cell: string): PersonRole | undefined {
  const told = foldedTitle(cell).split(" ");
  const [buys, sells] = [customers, suppliers].map((list) => told.some((word) => list.has(word)));
  if (buys && sells) return "both";
  return buys ? "customer" : sells ? "supplier" : undefined;
}

const beside = listOf("sundry divers trade et and or ou");

/** True for a word of a role and nothing else: « Client Mbarga » is a name. */
const isRole = (cell: string) =>
  roleOf(cell) !== undefined &&
  foldedTitle(cell)
    .split(" ")
    .every((word) => beside.has(word) || roleOf(word) !== undefined);

/** Share of the cells of a column that name a role, 0 to 1. */
export const rolesIn = (cells: readonly string[]): number => shareOf(cells, isRole);

const anybody = listOf(
  "party parties particulars tiers ledger ledgers contact contacts account accounts",
);
const known = listOf(
  "customer customers client clients fournisseur fournisseurs supplier suppliers vendor vendors debtor debtors",
);

/** True for the title of a column of names that fits customers and suppliers alike: « Party Name », « Tiers ». */
function mayBeAnybody(title: string): boolean {
  const told = foldedTitle(title).split(" ");
  return told.some((word) => anybody.has(word)) && !told.some((word) => known.has(word));
}

/** The effect of the roles of a file on its rows, for a notebook of customers or of suppliers. */
export function rolesOf(
  { mapping, others }: PeopleReading,
  titles: readonly string[],
  head: Rows,
  suppliers: boolean,
) {
  const title = titles[mapping.name ?? mapping.company ?? -1] ?? "";
  const isSaid = mapping.role !== undefined || head.flat().some(roleOf);
  const asksOthers = !isSaid && mayBeAnybody(title);
  const other = suppliers ? ("is-customer" as const) : ("is-supplier" as const);
  const own = suppliers ? "supplier" : "customer";
  function troubleOf(said: string, francs: number | undefined): PersonTrouble | undefined {
    if (asksOthers && others === "leave" && (francs ?? 0) < 0) return other;
    if (said === "") return undefined;
    const role = roleOf(said);
    if (!role) return "role-unknown";
    return role === own || role === "both" ? undefined : other;
  }
  return { asksOthers, troubleOf };
}
