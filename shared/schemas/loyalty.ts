import { z } from "zod";
import { sumSchema } from "./primitives.ts";

/** What a shop's points are worth: how many francs are paid for one, and how many francs one is when it is spent. */
export const loyaltySchema = z.object({
  // In the order in which Postgres keeps them: two that say the same are written alike.
  francsOfPoint: sumSchema.min(1),
  francsPerPoint: sumSchema.min(1),
});
export type Loyalty = z.infer<typeof loyaltySchema>;
