import { z } from "zod";
import { emailSchema } from "./person.ts";
import { momentSchema, uuidSchema } from "./primitives.ts";

/** What somebody may be invited to be. */
export const invitedRoleSchema = z.literal(["manager", "employee", "seller", "reseller"]);
export type InvitedRole = z.infer<typeof invitedRoleSchema>;

/** A pending invitation that is past its time is given out as expired. */
export const invitationStatusSchema = z.literal(["pending", "accepted", "rejected", "expired"]);
export type InvitationStatus = z.infer<typeof invitationStatusSchema>;

/** What an invitation link carries: the name of the invitation and its seal. */
export const invitationTokenSchema = z.string().min(20).max(200);

/** Which of a person's own links: whoever opens it invites them as that. */
export const linkKindSchema = z.literal(["reseller", "employee"]);
export type LinkKind = z.infer<typeof linkKindSchema>;

/** What a person's own link carries. */
export const personalTokenSchema = z.string().min(8).max(200);

/**
 * Invites somebody by their address, or by their own link. `id` is made by whoever invites: the same one sent again
 * is the same invitation.
 */
export const newInvitationSchema = z.object({
  id: uuidSchema,
  role: invitedRoleSchema,
  to: z.discriminatedUnion("by", [
    z.object({ by: z.literal("email"), email: emailSchema }),
    z.object({ by: z.literal("link"), kind: linkKindSchema, token: personalTokenSchema }),
  ]),
});
export type NewInvitation = z.infer<typeof newInvitationSchema>;

/** Asks for a rejected or expired invitation once more: `id` is that of the new one. */
export const resendInvitationSchema = z.object({ id: uuidSchema });

/** An invitation as the office of its shop sees it. */
export const invitationSchema = z.object({
  id: uuidSchema,
  /** Whom it is for: an address, or somebody by name who was invited by their own link. */
  email: z.string().nullable(),
  fullName: z.string().nullable(),
  role: invitedRoleSchema,
  status: invitationStatusSchema,
  /** Behind `/invitation/`; null once it leads nowhere. */
  token: z.string().nullable(),
  inviterName: z.string(),
  createdAt: momentSchema,
  expiresAt: momentSchema,
  answeredAt: momentSchema.nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Whether the plan lets one more be invited to each side, those who are invited already counted. */
export const invitingRoomSchema = z.object({ employees: z.boolean(), resellers: z.boolean() });
export type InvitingRoom = z.infer<typeof invitingRoomSchema>;

/** Answer to `GET shops/:shopId/invitations`, newest first. Servers of before say nothing of the room. */
export const invitationsSchema = z.object({
  invitations: z.array(invitationSchema),
  room: invitingRoomSchema.optional(),
});

/** The shop as somebody who is invited sees it. */
export const invitingShopSchema = z.object({
  name: z.string(),
  description: z.string(),
  address: z.string(),
  phone: z.string(),
  /** ISO 3166-1; whoever is not told the number is not told it either. */
  country: z.string().optional(),
  email: z.string(),
});

/** An invitation as the invited sees it. */
export const receivedInvitationSchema = z.object({
  id: uuidSchema,
  shop: invitingShopSchema,
  role: invitedRoleSchema,
  inviterName: z.string(),
  status: invitationStatusSchema,
  createdAt: momentSchema,
  expiresAt: momentSchema,
});
export type ReceivedInvitation = z.infer<typeof receivedInvitationSchema>;

/** Answer to `GET me/invitations`, newest first. */
export const receivedInvitationsSchema = z.object({
  invitations: z.array(receivedInvitationSchema),
});

/**
 * Answer to `GET invitations/:token`. Without a session it says which shop asks, and while it can be answered the
 * address it was sent to (null for a person invited by their own link); with one, all there is to know and whether it is
 * for this person: `invitee` is the address or the name it is for.
 */
export const shownInvitationSchema = z.discriminatedUnion("signedIn", [
  z.object({
    signedIn: z.literal(false),
    shopName: z.string(),
    role: invitedRoleSchema,
    status: invitationStatusSchema,
    /** Servers of before do not say it. */
    email: z.string().nullable().default(null),
  }),
  z.object({
    signedIn: z.literal(true),
    invitation: receivedInvitationSchema,
    invitee: z.string(),
    /** The address, or else the number, of the account that asks. */
    you: z.string(),
    isForYou: z.boolean(),
  }),
]);
export type ShownInvitation = z.infer<typeof shownInvitationSchema>;

/** Answer to accepting or refusing: what it is now. */
export const answeredInvitationSchema = z.object({
  shopId: uuidSchema,
  shopName: z.string(),
  role: invitedRoleSchema,
  status: invitationStatusSchema,
});
export type AnsweredInvitation = z.infer<typeof answeredInvitationSchema>;

/** Answer to `GET me/links`: behind `/join-reseller/` and `/join-employee/`. */
export const personalLinksSchema = z.object({ reseller: z.string(), employee: z.string() });
export type PersonalLinks = z.infer<typeof personalLinksSchema>;

/** Answer to `GET join/:kind/:token`: whose link it is. */
export const linkHolderSchema = z.object({ fullName: z.string(), isYou: z.boolean() });
export type LinkHolder = z.infer<typeof linkHolderSchema>;

/** How the office reaches a member, and when a device of theirs was last heard. Never part of what devices are sent. */
export const contactSchema = z.object({
  userId: uuidSchema,
  email: z.string(),
  phone: z.string(),
  lastSeenAt: momentSchema.nullable(),
});
export type Contact = z.infer<typeof contactSchema>;

/** Answer to `GET shops/:shopId/contacts`. */
export const contactsSchema = z.object({ contacts: z.array(contactSchema) });

/** Another role for a member. Staff stays staff: who resells is invited as such. */
export const memberRoleSchema = z.object({
  role: z.literal(["manager", "employee", "seller"]),
});

/** A shop that a reseller works or worked with, and how to reach it. */
export const partnershipSchema = z.object({
  shopId: uuidSchema,
  shop: invitingShopSchema,
  state: z.literal(["active", "paused", "ended"]),
  since: momentSchema,
  endedAt: momentSchema.nullable(),
});
export type Partnership = z.infer<typeof partnershipSchema>;

/** Answer to `GET me/partnerships`. */
export const partnershipsSchema = z.object({ partnerships: z.array(partnershipSchema) });

/** A shop in which somebody is or was employed, as what, and since when. */
export const jobSchema = partnershipSchema.extend({
  role: z.literal(["manager", "employee", "seller"]),
});
export type Job = z.infer<typeof jobSchema>;

/** Answer to `GET me/jobs`. */
export const jobsSchema = z.object({ jobs: z.array(jobSchema) });
