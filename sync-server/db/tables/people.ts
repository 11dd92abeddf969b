import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ProfileRole } from "#shared/schemas/session.ts";
import { bytes, count, moment } from "./columns.ts";

/** Accounts. Each has proven its e-mail address, its number or its identity elsewhere before it came to be. */
export const users = pgTable("users", {
  id: uuid().primaryKey(),
  /** Trimmed and in lower case; confirmed. None for somebody who signs in by telephone alone. */
  email: text().unique(),
  /** As the person writes it. */
  phone: text().notNull().default(""),
  /** The number that codes have proven, E.164. */
  provenPhone: text().unique("users_proven_phone_unique"),
  fullName: text().notNull(),
  /** None for somebody who signs in without a password. */
  passwordHash: text(),
  locale: text({ enum: ["fr", "en"] })
    .notNull()
    .default("fr"),
  /** As what they said they use the product; without it, what they are in their shops tells. */
  chosenRole: text().$type<ProfileRole>(),
  /** Grows with every change of what the person may open: memberships, names of their shops, codes of their devices. */
  accessRev: count().notNull().default(1),
  createdAt: moment().notNull().defaultNow(),
  /** When the account was closed. The row stays, without anything personal, for the books of shops that others own. */
  deletedAt: moment(),
});

/** Who vouches for somebody: an OpenID provider and the name it gives them. */
export const identities = pgTable(
  "identities",
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAt: moment().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index("identities_user").on(table.userId),
  ],
);

export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    id: uuid().primaryKey(),
    /** One sign-in on one browser; all its tokens end together. */
    family: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    parentId: uuid(),
    tokenHash: bytes().notNull().unique(),
    issuedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    firstUsedAt: moment(),
    /** When another token of the family was used in its stead. */
    supersededAt: moment(),
    revokedAt: moment(),
    deviceLabel: text().notNull().default(""),
    /** Which installation it is, where that says so: signing in there again ends what was before. */
    deviceId: uuid(),
    /** From where they signed in, /24 or /48. */
    network: text().notNull().default(""),
  },
  (table) => [
    index("refresh_tokens_family").on(table.family),
    index("refresh_tokens_user").on(table.userId),
    index("refresh_tokens_parent").on(table.parentId),
    index("refresh_tokens_expires").on(table.expiresAt),
  ],
);

/** What people call a device, whoever works on it and for whichever shop. Goes with the account of whoever said so. */
export const deviceNames = pgTable("device_names", {
  deviceId: uuid().primaryKey(),
  userId: uuid()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  name: text().notNull(),
});

/** What somebody was called before they changed it, as others were told: old tickets are signed so. Goes with the account. */
export const formerNames = pgTable(
  "former_names",
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** They were called so until then. */
    at: moment().notNull(),
    fullName: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.at] })],
);
