import type { Accounted } from "#shared/leftover.ts";

/** What a reader made of an input. `isSure`: its screen would call the reading sure, complete or ready. */
export type Read = Accounted & { isSure: boolean };

/**
 * A reader of what people bring, as `every-reader.test.ts` tries it. `whole` are inputs that it takes to the last word.
 * `places` put something that nobody understands into such an input: among its words, as a line, as a column.
 */
export type Reader = {
  name: string;
  whole: readonly (() => Read)[];
  places: readonly { name: string; read: (foreign: string) => Read }[];
  /** Instead of the usual words that nobody understands. */
  foreign?: readonly string[];
};
