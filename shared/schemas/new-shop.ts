import { z } from "zod";
import { emailSchema } from "./person.ts";
import { lineSchema, uuidSchema, wordsSchema } from "./primitives.ts";

/** `POST /api/v1/shops`: `id` is made by the device, the same for every attempt. */
export const newShopSchema = z.object({
  id: uuidSchema,
  name: lineSchema(120),
  description: wordsSchema(500).default(""),
  address: wordsSchema(300).default(""),
  phone: wordsSchema(40).default(""),
  email: z.union([z.literal(""), emailSchema]).default(""),
  /** ISO 3166-1; without one it is told from telephone number and zone. */
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** The zone its days are cut in; without one, that of the country. */
  timeZone: z.string().max(60).optional(),
});
export type NewShopRequest = z.input<typeof newShopSchema>;

/** The shop is there; devices learn of it at their next exchange. */
export const openedShopSchema = z.object({ id: uuidSchema });
