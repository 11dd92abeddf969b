import { z } from "zod";
import { revSchema, uuidSchema } from "./primitives.ts";

/** A shop as its members see it. `vatRate` is in hundredths of a percent (1925 = 19.25 %), prices include it. */
export const shopSchema = z.object({
  id: uuidSchema,
  name: z.string().min(1).max(120),
  description: z.string().max(500),
  address: z.string().max(300),
  phone: z.string().max(40),
  email: z.string().max(254),
  timeZone: z.string().max(60),
  vatRate: z.int().min(0).max(10_000),
  receiptFooter: z.string().max(300),
  /** Most products on sale that the plan allows; null for no limit. */
  maxProducts: z.int().min(0).nullable(),
  rev: revSchema,
});
export type Shop = z.infer<typeof shopSchema>;
