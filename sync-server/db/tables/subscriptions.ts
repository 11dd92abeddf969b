import { index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { PlanId } from "#shared/schemas/plan.ts";
import type {
  Decided,
  MobileOperator,
  Payment,
  SubscriptionStatus,
} from "#shared/schemas/subscription.ts";
import { moment } from "./columns.ts";
import { users } from "./people.ts";

/** One for each owner, for good: a trial begins once. Their shops follow it. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    planId: text().$type<PlanId>().notNull(),
    /** What was decided; where the subscription stands follows from it and from the time. */
    decided: text().$type<Decided>().notNull(),
    /** As the shops were last told. */
    status: text().$type<SubscriptionStatus>().notNull(),
    trialEndsAt: moment(),
    /** Until when is paid for, or the trial lasts. */
    nextBillingAt: moment().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (table) => [index("subscriptions_next_billing").on(table.nextBillingAt)],
);

/**
 * Payments that owners say they have made; each counts once an administrator, or the operator, has confirmed it. They
 * are our books: they stay when the account goes.
 */
export const payments = pgTable(
  "payments",
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: "restrict" }),
    planId: text().$type<PlanId>().notNull(),
    /** Whole francs. */
    amount: integer().notNull(),
    operator: text().$type<MobileOperator>().notNull(),
    reference: text().notNull(),
    status: text().$type<Payment["status"]>().notNull(),
    at: moment().notNull(),
    decidedAt: moment(),
  },
  (table) => [
    index("payments_user").on(table.userId, table.at),
    index("payments_status").on(table.status, table.at),
    index("payments_reference").on(table.operator, table.reference),
  ],
);
