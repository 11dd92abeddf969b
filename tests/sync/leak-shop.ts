import type { World } from "#tests/support/simulation-world.ts";

/** A shop of a hunt for leaks, and who may hear what of it. */
export type LeakShop = World["shops"][number] & {
  /** In the names of its goods; nothing else bears it. */
  secret: string;
  saleIds: string[];
  /** Who buys on account there: their names bear the secret. */
  customerIds: string[];
  /** Letters of its tickets, by which anybody is told a day and a total, and nothing else (CH9). */
  letters: string[];
  /** Suppliers, what was bought of them, what was spent, and roots of seals: for the office alone. */
  supplierIds: string[];
  /** The customers of each reseller, by the reseller; their names bear the secret and whose they are (C10). */
  ownCustomers: Map<string, string[]>;
  /** What resellers were given, by the person it was given to. */
  handed: Map<string, { transferId: string; productId: string; quantity: number }[]>;
  /** Numbers that somebody wrote themselves. */
  told: Map<string, Set<string>>;
  /** Goods whose names somebody may have written into sales of theirs while they were staff. */
  toldAsStaff: Map<string, Set<string>>;
  /** Whose names a reseller reads: people who gave them something or decided about it. */
  dealtWith: Map<string, Set<string>>;
  /** Whom somebody knew here who was of the staff until then: the notices they keep name people and goods (T12). */
  knew: Map<string, Set<string>>;
  /** Numbers of other shops that somebody wrote into these books: since then they are part of them. */
  written: Set<string>;
};
