import { z } from "zod";
import { localeSchema } from "./account.ts";

const base64url = z.string().regex(/^[A-Za-z0-9_-]+={0,2}$/);

/** Answer to `GET /api/v1/push`: with which key browsers subscribe; null on a server that sends no push messages. */
export const pushOfferSchema = z.object({ publicKey: z.string().nullable() });
export type PushOffer = z.infer<typeof pushOfferSchema>;

/** A browser's subscription, as it gives it, and the language in which it shall be told. */
export const pushSubscriptionSchema = z.object({
  endpoint: z.url().max(1000),
  /** The browser's public key (65 bytes) and shared secret (16), in base64url. */
  keys: z.object({ p256dh: base64url.max(100), auth: base64url.max(40) }),
  locale: localeSchema,
});
export type NewPushSubscription = z.infer<typeof pushSubscriptionSchema>;

/** Which subscription ends. */
export const endedPushSchema = z.object({ endpoint: z.url().max(1000) });

/** What a push message says, sealed: a title, a short sentence, and the address that a click opens. Nothing secret. */
export type PushWords = {
  title: string;
  body: string;
  path: string;
  /** A later message of the same name takes the place of an earlier one. */
  tag: string;
};
