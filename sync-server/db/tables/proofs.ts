import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
import { users } from "./people.ts";

/*
 * What is sent to somebody to prove who they are. Links and codes are derived from the row and the secret of the
 * server and stand nowhere: a copy of these tables signs nobody in.
 */

/** A code of six digits: until when it is good, how often it was guessed, and the request that it was used by. */
const code = {
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
  tries: integer().notNull().default(0),
  usedAt: moment(),
  usedBy: uuid(),
};

/** Accounts that are asked for, until somebody follows the link that was mailed. */
export const registrations = pgTable(
  "registrations",
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    fullName: text().notNull(),
    phone: text().notNull(),
    passwordHash: text().notNull(),
    locale: text({ enum: ["fr", "en"] }).notNull(),
    /** Not written any more. Instances from before plans still name it while newer ones start beside them. */
    shopName: text(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** The account it became, and the request that made it. */
    userId: uuid().references(() => users.id, { onDelete: "cascade" }),
    usedBy: uuid(),
  },
  (table) => [
    index("registrations_email").on(table.email, table.createdAt),
    index("registrations_created").on(table.createdAt),
  ],
);

/** Forgotten passwords: asked for an address, whether or not it has an account. */
export const passwordResets = pgTable(
  "password_resets",
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
    usedBy: uuid(),
  },
  (table) => [
    index("password_resets_email").on(table.email),
    index("password_resets_created").on(table.createdAt),
  ],
);

/** Codes of six digits sent by SMS. */
export const phoneCodes = pgTable(
  "phone_codes",
  {
    id: uuid().primaryKey(),
    /** E.164. */
    phone: text().notNull(),
    ...code,
  },
  (table) => [
    index("phone_codes_phone").on(table.phone, table.createdAt),
    index("phone_codes_created").on(table.createdAt),
  ],
);

/**
 * Codes that somebody without a password gives once more before they delete a shop or their account: good for one
 * departure, which may be asked for again.
 */
export const departureCodes = pgTable(
  "departure_codes",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    ...code,
  },
  (table) => [
    index("departure_codes_user").on(table.userId, table.createdAt),
    index("departure_codes_created").on(table.createdAt),
  ],
);
