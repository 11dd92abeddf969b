import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { InvitationStatus, InvitedRole, LinkKind } from "#shared/schemas/invitation.ts";
import { moment } from "./columns.ts";
import { users } from "./people.ts";
import { shops } from "./shops.ts";

/**
 * Who was invited to which shop. The link is derived from the row and the secret of the server and stands nowhere.
 * For an address, or for somebody whose own link was used.
 */
export const invitations = pgTable(
  "invitations",
  {
    id: uuid().primaryKey(),
    shopId: uuid()
      .notNull()
      .references(() => shops.id, { onDelete: "cascade" }),
    inviterId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    inviteeEmail: text(),
    inviteeId: uuid().references(() => users.id, { onDelete: "cascade" }),
    role: text().$type<InvitedRole>().notNull(),
    /** Pending past `expiresAt` counts as expired. */
    status: text().$type<InvitationStatus>().notNull().default("pending"),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    answeredAt: moment(),
    answeredBy: uuid(),
  },
  (table) => [
    index("invitations_shop").on(table.shopId, table.createdAt),
    index("invitations_email").on(table.inviteeEmail, table.createdAt),
    index("invitations_invitee").on(table.inviteeId, table.createdAt),
    uniqueIndex("invitations_one_for_email")
      .on(table.shopId, table.inviteeEmail)
      .where(sql`${table.status} = 'pending'`),
    uniqueIndex("invitations_one_for_person")
      .on(table.shopId, table.inviteeId)
      .where(sql`${table.status} = 'pending'`),
  ],
);

/** A person's own links: whoever opens one may invite them. Meant to be handed round, so they stand as they are. */
export const personalLinks = pgTable(
  "personal_links",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<LinkKind>().notNull(),
    token: text().notNull().unique(),
    isActive: boolean().notNull().default(true),
    createdAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
