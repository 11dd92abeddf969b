import type { PlantedBug } from "#tests/support/simulation-run.ts";

/** A mistake that somebody could make; the simulation must see it. */
export type NamedBug = {
  name: string;
  plant: PlantedBug;
  /** A seed that shows it; others are tried when it no longer does. */
  seed?: number;
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
  seed?: number,
  more: Pick<NamedBug, "isBusy"> = {},
): NamedBug => ({
  name: fault,
  plant: { server: fault },
  ...(seed === undefined ? {} : { seed }),
  ...more,
});
