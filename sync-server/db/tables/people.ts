import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { bytes, count, moment } from "./columns.ts";

export const users = pgTable("users", {
  id: uuid().primaryKey(),
  /** Trimmed and in lower case. */
  email: text().notNull().unique(),
  phone: text().notNull().default(""),
  fullName: text().notNull(),
  passwordHash: text().notNull(),
  /** Grows with every change of what the person may open: memberships, names of their shops, codes of their devices. */
  accessRev: count().notNull().default(1),
  createdAt: moment().notNull().defaultNow(),
});

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
  },
  (table) => [
    index("refresh_tokens_family").on(table.family),
    index("refresh_tokens_user").on(table.userId),
    index("refresh_tokens_parent").on(table.parentId),
  ],
);
