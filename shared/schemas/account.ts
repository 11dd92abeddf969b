import { z } from "zod";
import { saidByDevice } from "./device.ts";
import { emailSchema } from "./person.ts";
import { isPhoneLike, seenPhone } from "./phone-signs.ts";
import { lineSchema, momentSchema, uuidSchema } from "./primitives.ts";

/** The language in which a mail or an SMS is written. */
export const localeSchema = z.literal(["fr", "en"]);
export type Locale = z.infer<typeof localeSchema>;

/** The same for every attempt of one request, so that a lost answer can be asked for again. */
const requestIdSchema = uuidSchema.optional();

export const passwordSchema = z
  .string()
  .min(6, { error: "Le mot de passe doit contenir au moins 6 caractères" })
  .max(200);

/** A telephone number as it was typed or pasted, without the signs that nobody sees. */
export const phoneSchema = z
  .string()
  .max(100)
  .overwrite(seenPhone)
  .max(40)
  .refine(isPhoneLike, { error: "Not a telephone number" });

/** Answered the same way whether the address has an account or not; nobody is signed in by it. */
export const registrationSchema = z.object({
  fullName: lineSchema(120),
  phone: phoneSchema,
  email: emailSchema,
  password: passwordSchema,
  locale: localeSchema.default("fr"),
  requestId: requestIdSchema,
});
export type Registration = z.infer<typeof registrationSchema>;

/** What the link in a mail carries behind its `#`: `/auth/confirm#token`, `/reset-password/new#token`. */
export const linkTokenSchema = z.string().min(20).max(200);

export const confirmationSchema = z.object({
  token: linkTokenSchema,
  requestId: requestIdSchema,
  ...saidByDevice,
});

/** With the password, the very registration it belongs to is mailed again; without, the newest one of the address. */
export const resendSchema = z.object({
  email: emailSchema,
  password: z.string().min(1).max(200).optional(),
  locale: localeSchema.default("fr"),
});

export const phoneRequestSchema = z.object({
  phone: phoneSchema,
  locale: localeSchema.default("fr"),
});

/** Six digits out of an SMS. */
export const phoneVerifySchema = z.object({
  phone: phoneSchema,
  code: z.string().regex(/^[0-9]{6}$/, { error: "Six digits" }),
  locale: localeSchema.default("fr"),
  /** What the person is called; empty where they were asked and said nothing. */
  fullName: z.union([z.literal(""), lineSchema(120)]).optional(),
  /** Whoever asks can show that a name is wanted; without it, an account is opened without one. */
  asksName: z.boolean().optional(),
  requestId: requestIdSchema,
  ...saidByDevice,
});

export const forgotPasswordSchema = z.object({
  email: emailSchema,
  locale: localeSchema.default("fr"),
});

export const resetPasswordSchema = z.object({
  token: linkTokenSchema,
  password: passwordSchema,
  requestId: requestIdSchema,
  ...saidByDevice,
});

/** A code is on its way; another one may be asked for in so many seconds. */
export const codeSentSchema = z.object({ retryAfter: z.int().min(0) });

/** What is asked for has been noted; whether anything comes of it is not said. */
export const notedSchema = z.object({});

/** Answer to `GET options`: the ways to sign in that this server offers besides e-mail and password. */
export const signInOptionsSchema = z.object({ google: z.boolean(), phone: z.boolean() });
export type SignInOptions = z.infer<typeof signInOptionsSchema>;

/**
 * `GET google/start?to=/path` begins; the browser comes back to `/auth/arrived?to=/path` with the refresh cookie set
 * (one refresh then signs in), or to `/auth?trouble=google` when it did not succeed.
 */
export const googleStartSchema = z.object({ to: z.string().max(500).optional() });

/** One browser in which somebody is signed in. */
export const openSessionSchema = z.object({
  id: uuidSchema,
  /** What the browser says of itself. */
  deviceLabel: z.string(),
  /** What its people call the device; empty without. */
  name: z.string(),
  /** Whether it can be called something: older applications do not say which device they are on. */
  canBeNamed: z.boolean(),
  /** When they signed in, and from which network (/24, /48; empty when unknown). */
  since: momentSchema,
  network: z.string(),
  lastUsedAt: momentSchema,
  isCurrent: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** Answer to `GET sessions`, last used first. */
export const openSessionsSchema = z.object({ sessions: z.array(openSessionSchema) });

/** Answer to `DELETE sessions/:id` and `DELETE sessions` (all but this one). */
export const endedSessionsSchema = z.object({ ended: z.number() });
