import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Sensitive acts: who did what, when, from about where. Rows are only ever added. */
export const auditLog = pgTable(
  "audit_log",
  {
    id: uuid().primaryKey(),
    at: moment().notNull(),
    act: text().notNull(),
    /** Who acted; kept after the account is gone. None when nobody was recognised. */
    userId: uuid(),
    /** The shop it concerns, when it concerns one. */
    shopId: uuid(),
    /** The network of the address, not the address: /24 of IPv4, /48 of IPv6. */
    ipPrefix: text().notNull().default(""),
    details: jsonb().$type<Record<string, string>>().notNull(),
  },
  (table) => [
    index("audit_log_user").on(table.userId, table.at),
    index("audit_log_shop").on(table.shopId, table.at),
    index("audit_log_address")
      .on(sql`(${table.details}->>'email')`, table.at)
      .where(sql`${table.act} = 'sign-in-failed'`),
  ],
);
