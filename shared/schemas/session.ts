import { z } from "zod";
import { saidByDevice } from "./device.ts";
import { emailSchema, roleSchema } from "./person.ts";
import { uuidSchema } from "./primitives.ts";
import { subscriptionSchema } from "./subscription.ts";

/** Somebody as they see themselves. */
export const profilePersonSchema = z.object({
  id: uuidSchema,
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
});
export type ProfilePerson = z.infer<typeof profilePersonSchema>;

/** Answer to everything that signs in, and to refresh. `expiresAt` in ms of the server's clock; the refresh token is a cookie. */
export const signedInSchema = z.object({
  accessToken: z.string(),
  expiresAt: z.number(),
  person: profilePersonSchema,
});
export type SignedIn = z.infer<typeof signedInSchema>;

/** One shop that somebody may open now, and what they read of it. */
export const openShopSchema = z.object({
  shopId: uuidSchema,
  shopName: z.string(),
  role: roleSchema,
  scope: z.string(),
});
export type OpenShop = z.infer<typeof openShopSchema>;

/** As what somebody uses the product; an employee may be manager or seller in a shop. */
export const profileRoleSchema = z.literal(["owner", "employee", "reseller"]);
export type ProfileRole = z.infer<typeof profileRoleSchema>;

/** A shop in which somebody's access is paused, and who gives it back. */
export const pausedInSchema = z.object({ shopName: z.string(), ownerName: z.string() });
export type PausedIn = z.infer<typeof pausedInSchema>;

/** Answer to `GET /api/v1/me`. */
export const profileSchema = z.object({
  person: profilePersonSchema,
  accessRev: z.number(),
  shops: z.array(openShopSchema),
  pausedIn: z.array(pausedInSchema),
  /** Whoever has chosen a role, or belongs to a shop, has nothing left to choose. */
  onboarding: z.object({ completed: z.boolean(), role: profileRoleSchema.nullable() }),
  /** The person's own, as an owner. */
  subscription: subscriptionSchema.nullable(),
  /** Invitations that wait for this person's answer. */
  receivedInvitations: z.number(),
});
export type Profile = z.infer<typeof profileSchema>;

/** `POST /api/v1/me/role`. The same again changes nothing. */
export const roleChoiceSchema = z.object({ role: profileRoleSchema });

export const loginSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(200),
  ...saidByDevice,
});
export type Login = z.infer<typeof loginSchema>;

/** `requestId` is the same for every attempt of one refresh: it gets the same successor. */
export const refreshSchema = z.object({ requestId: uuidSchema, ...saidByDevice });
