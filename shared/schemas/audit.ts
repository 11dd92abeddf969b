import { z } from "zod";
import { momentSchema, uuidSchema } from "./primitives.ts";

/** Acts worth remembering. A new one gets its words in `web/features/profile/audit-words.ts`. */
export const auditedActSchema = z.literal([
  "account-opened",
  "signed-in",
  "sign-in-failed",
  "password-reset",
  "password-changed",
  "profile-changed",
  "session-ended",
  "sessions-ended",
  "push-subscribed",
  "push-unsubscribed",
  "account-deleted",
  "shop-deleted",
  "member-invited",
  "invitation-withdrawn",
  "invitation-accepted",
  "invitation-rejected",
  "member-paused",
  "member-reactivated",
  "member-ended",
  "member-role-changed",
  "shop-opened",
  "role-chosen",
  "subscription-started",
  "plan-changed",
  "subscription-cancelled",
  "payment-announced",
  "payment-confirmed",
  "payment-refused",
  "desk-contact-answered",
  "desk-contact-settled",
  "desk-support-answered",
  "desk-support-settled",
  "desk-payment-confirmed",
  "desk-payment-refused",
  "desk-mail-retried",
  "chain-broken",
]);
export type AuditedAct = z.infer<typeof auditedActSchema>;

/** One sensitive act as its own person, or the owner of the shop it concerns, reads it. */
export const auditEntrySchema = z.object({
  id: uuidSchema,
  at: momentSchema,
  /** An `AuditedAct`; of a newer server perhaps one that this app does not know. */
  act: z.string(),
  /** Whoever acted; empty when nobody was recognised. */
  byName: z.string(),
  isMine: z.boolean(),
  /** The shop it concerns, when it concerns one that is still there. */
  shopName: z.string().nullable(),
  /** The network it came from (/24, /48); empty when unknown. */
  network: z.string(),
  details: z.record(z.string(), z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Newest first; `before` is the last entry already read. */
export const auditQuerySchema = z.object({ before: uuidSchema.optional() });
export const auditPageSchema = z.object({ entries: z.array(auditEntrySchema), more: z.boolean() });
export type AuditPage = z.infer<typeof auditPageSchema>;
