import { z } from "zod";

/**
 * How the labels of one prefix are laid out, a sign for each of the thirteen digits as scales call them: the prefix, A
 * for the article, V for the inner check digit, W for grams or P for francs, C for the check digit of all.
 */
export const labelLayoutSchema = z
  .string()
  .length(13)
  .regex(/^2\dA{4,6}(?:V(?:W{4,5}|P{4,5})|W{4,6}|P{4,6})C$/);

/** The prefixes, 20 to 29, that a shop's scales print, each with its layout. */
export const scaleLabelsSchema = z
  .array(labelLayoutSchema)
  .max(10)
  .refine((all) => new Set(all.map((one) => one.slice(0, 2))).size === all.length);
export type ScaleLabels = z.infer<typeof scaleLabelsSchema>;
