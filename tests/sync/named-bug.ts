import type { PlantedBug } from "#tests/support/simulation-run.ts";

/** A mistake that somebody could make; the simulation must see it. */
export type NamedBug = {
  name: string;
  plant: PlantedBug;
  /** Seen where people do little but sell. */
  isBusy?: boolean;
  /** Seen where browsers do what they may do. */
  browsers?: boolean;
  /** Seen where tabs freeze. */
  freezes?: boolean;
  /** Seen where two tabs are awake. */
  tabs?: boolean;
};

/** A mistake of the server. */
export const server = (
  fault: NonNullable<PlantedBug["server"]>,
  more: Pick<NamedBug, "isBusy"> = {},
): NamedBug => ({
  name: fault,
  plant: { server: fault },
  ...more,
});
