import { z } from "zod";
import { rateSchema } from "./primitives.ts";

/** What a product bears of the shop's taxes, where that is not the normal rate (K10). */
export const taxGroups = ["reduced", "exempt"] as const;
export const taxGroupSchema = z.literal([...taxGroups]);
export type TaxGroup = z.infer<typeof taxGroupSchema>;

/** What stands under one rate of tax, less what came back: francs with tax, and the tax among them. Both may be below zero. */
export const taxLineSchema = z.object({ rate: rateSchema, base: z.int(), vat: z.int() });
export type TaxLine = z.infer<typeof taxLineSchema>;

/** Most rates on one ticket: each line may have one of its own moment. */
export const mostRates = 20;
