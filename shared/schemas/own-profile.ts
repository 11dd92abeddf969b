import { z } from "zod";
import { localeSchema, passwordSchema, phoneSchema } from "./account.ts";
import { lineSchema } from "./primitives.ts";

/** What somebody may change about themselves. The address stays: it is what was proven. */
export const profileChangeSchema = z.object({
  fullName: lineSchema(120),
  phone: z.union([phoneSchema, z.literal("")]),
  locale: localeSchema,
});
export type ProfileChange = z.infer<typeof profileChangeSchema>;

/** Answer to `GET /me/profile` and to its change. */
export const ownProfileSchema = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  locale: localeSchema,
  /** The number that a code signs them in by, whatever `phone` says; empty without one. */
  signInPhone: z.string(),
  /** False for somebody who has only ever signed in by telephone or Google. */
  hasPassword: z.boolean(),
});
export type OwnProfile = z.infer<typeof ownProfileSchema>;

export const passwordChangeSchema = z.object({
  current: z.string().min(1).max(200),
  next: passwordSchema,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;
