import { z } from "zod";
import { momentSchema, revSchema, uuidSchema } from "./primitives.ts";
import { wasSchema } from "./was.ts";

/** What a person may be in one shop. */
export const roleSchema = z.literal(["owner", "manager", "employee", "seller", "reseller"]);
export type Role = z.infer<typeof roleSchema>;

/**
 * One person in one shop, as the other members see them. Not active: paused while `leftAt` is null, else gone since
 * then.
 */
export const memberSchema = z.object({
  userId: uuidSchema,
  fullName: z.string().max(120),
  role: roleSchema,
  isActive: z.boolean(),
  joinedAt: momentSchema,
  leftAt: momentSchema.nullable(),
  rev: revSchema,
  /** What they were called before. */
  was: wasSchema(z.object({ fullName: z.string().max(120) })).optional(),
});
export type Member = z.infer<typeof memberSchema>;

export const emailSchema = z
  .email()
  .max(254)
  .transform((text) => text.trim().toLowerCase());
