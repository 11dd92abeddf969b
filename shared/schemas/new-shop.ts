import { z } from "zod";
import { emailSchema } from "./person.ts";
import { uuidSchema } from "./primitives.ts";

/** `POST /api/v1/shops`: `id` is made by the device, the same for every attempt. */
export const newShopSchema = z.object({
  id: uuidSchema,
  name: z.string().trim().min(1).max(120),
  description: z.string().trim().max(500).default(""),
  address: z.string().trim().max(300).default(""),
  phone: z.string().trim().max(40).default(""),
  email: z.union([z.literal(""), emailSchema]).default(""),
});
export type NewShopRequest = z.infer<typeof newShopSchema>;

/** The shop is there; devices learn of it at their next exchange. */
export const openedShopSchema = z.object({ id: uuidSchema });
