import { date, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { NotificationData, NotificationType } from "#shared/schemas/notification.ts";
import { count, moment } from "./columns.ts";

/**
 * What one person of a shop is told. Staff share a scope, so the rows of all travel in it, and a device shows those of
 * whoever is signed in; a reseller reads their own.
 */
export const notifications = pgTable(
  "notifications",
  {
    shopId: uuid().notNull(),
    id: uuid().notNull(),
    rev: count().notNull(),
    userId: uuid().notNull(),
    type: text().$type<NotificationType>().notNull(),
    /** `personId`: whom `personName` names; it stays here. */
    data: jsonb().$type<NotificationData & { personId?: string }>().notNull(),
    at: moment().notNull(),
    day: date().notNull(),
    readAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("notifications_rev").on(table.shopId, table.rev),
    index("notifications_user").on(table.shopId, table.userId, table.rev),
  ],
);
