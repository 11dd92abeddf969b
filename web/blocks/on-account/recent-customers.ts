import { nameKey } from "#web/blocks/customers/find-customers.ts";
import type { AccountMoveRow, CustomerRow } from "#web/store/queries/use-notebook.ts";

type Known = Pick<CustomerRow, "id" | "name" | "archived">;

/** Whoever came last, then the others by name. `moves` newest first. */
export function recentCustomers<C extends Known>(
  customers: readonly C[],
  moves: readonly Pick<AccountMoveRow, "customerId">[],
): C[] {
  const active = customers.filter(({ archived }) => !archived);
  const byId = new Map(active.map((one) => [one.id, one]));
  const last = [...new Set(moves.map(({ customerId }) => customerId))];
  const recent = last.flatMap((id) => byId.get(id) ?? []);
  return [...new Set([...recent, ...active])];
}

/** True when a customer has exactly this name, ignoring accents, punctuation and the order of the words. */
export const isNamed = (customers: readonly Known[], typed: string): boolean =>
  customers.some(({ name, archived }) => !archived && nameKey(name) === nameKey(typed));
