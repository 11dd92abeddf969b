import { z } from "zod";
import { momentSchema } from "./primitives.ts";

/**
 * What fields of a record said before: each entry with the moment until which it was so, the latest first. Only fields
 * that were changed at that moment are named.
 */
export const wasSchema = <T extends z.ZodRawShape>(fields: z.ZodObject<T>) =>
  z.array(z.tuple([momentSchema, fields.partial()])).max(mostWas);

/** So many changes of a record travel; what was before the oldest of them is taken to have been as it says. */
export const mostWas = 100;
