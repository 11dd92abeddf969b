import type { PlantedBug } from "#tests/support/simulation-run.ts";

/** A mistake that somebody could make; the simulation must see it. */
export type NamedBug = {
  name: string;
  plant: PlantedBug;
  /** Seen where people do little but sell. */
  isBusy?: boolean;
  /** Seen where browsers do what they may do. */
  browsers?: boolean;
  /** Seen where customers earn points and spend them. */
  points?: boolean;
  /** Seen where tabs freeze. */
  freezes?: boolean;
  /** Seen where two tabs are awake. */
  tabs?: boolean;
  /** Seen where tabs have the product's own hub. */
  hubs?: boolean;
  /** Seen where the office keeps suppliers, and says what goods cost. */
  suppliers?: boolean;
  /** Seen in short runs in which accounts move all the time. */
  notebook?: boolean;
  /** Seen where people keep tills and the notebook. */
  tills?: boolean;
  /** Seen where the server is put back to an older copy. */
  restores?: "each";
};

/** A mistake in the product's own text (`tests/planted`). */
export const inText = (name: string, more: Omit<NamedBug, "name" | "plant"> = {}): NamedBug => ({
  name,
  plant: { mistake: name },
  ...more,
});
