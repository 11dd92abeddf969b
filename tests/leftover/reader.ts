import type { Accounted } from "#shared/leftover.ts";

/** Result of a reader on an input. `isSure`: its screen would call the reading sure, complete or ready. */
export type Read = Accounted & { isSure: boolean };

/**
 * A reader of people's input, tested by `every-reader.test.ts`. `whole`: inputs that it understands completely.
 * `places`: ways to put an unknown text into such an input: among its words, as a line, as a column.
 */
export type Reader = {
  name: string;
  whole: readonly (() => Read)[];
  places: readonly { name: string; read: (foreign: string) => Read }[];
  /** Unknown texts to use instead of the usual ones. */
  foreign?: readonly string[];
};
