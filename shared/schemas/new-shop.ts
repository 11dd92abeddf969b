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
});
export type NewShopRequest = z.infer<typeof newShopSchema>;

/** The shop is there; devices learn of it at their next exchange. */
export const openedShopSchema = z.object({ id: uuidSchema });
