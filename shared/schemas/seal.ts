import { z } from "zod";
import { momentSchema, revSchema } from "./primitives.ts";

/** Operations of a device whose numbers follow one another: its number in the shop, the first of them, how many, its key. */
export const runSchema = z.tuple([z.int(), z.int(), z.int(), z.string()]);
export type Run = z.infer<typeof runSchema>;

/** What a stretch of a shop's books came to (CH6). Never changes. */
export const sealSchema = z.object({
  /** Epoch of the books and number, as « 1-12 ». */
  id: z.string(),
  epoch: z.int(),
  no: z.int(),
  /** The last business day of which something may stand in it. */
  day: z.string(),
  at: momentSchema,
  /** Operations judged after this revision, up to the other. */
  fromRev: revSchema,
  toRev: revSchema,
  /** Root of the seal before, in hexadecimal; empty for the first. */
  before: z.string(),
  root: z.string(),
  runs: z.array(runSchema),
  /** The first bytes of what each operation came to, in the order of the runs, base64url. */
  marks: z.string(),
  rev: revSchema,
});
export type SealRow = z.infer<typeof sealSchema>;
