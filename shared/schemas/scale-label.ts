import { z } from "zod";

/**
 * How the shop's scale writes its labels: thirteen digits that begin with `prefix` (20 to 29), then the article's number
 * of `articleDigits`, then what was weighed or what it costs, then the check digit. Fields in the order in which Postgres
 * keeps them: two that say the same are written alike.
 */
export const scaleLabelSchema = z.object({
  value: z.literal(["weight", "price"]),
  prefix: z.int().min(20).max(29),
  /** What is written is so many times the grams or francs: 10 for tens of a gram. */
  divisor: z.literal([1, 10, 100]),
  /** A check digit of the value stands before it. */
  isChecked: z.boolean(),
  articleDigits: z.int().min(4).max(6),
});
export type ScaleLabel = z.infer<typeof scaleLabelSchema>;

/** One for each prefix at most. */
export const scaleLabelsSchema = z
  .array(scaleLabelSchema)
  .max(10)
  .refine((labels) => new Set(labels.map(({ prefix }) => prefix)).size === labels.length);
