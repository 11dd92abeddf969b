import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Flag } from "#shared/schemas/sale.ts";
import type { TillAct } from "#shared/schemas/till.ts";
import { count, moment } from "./columns.ts";

/** Openings, moves and closings of tills: one of the three columns of that name is set in each row. */
export const tillActs = pgTable(
  "till_acts",
  {
    shopId: uuid().notNull(),
    id: uuid().notNull(),
    rev: count().notNull(),
    deviceNo: integer().notNull(),
    seq: count().notNull(),
    sellerId: uuid().notNull(),
    /** Who was signed in on the device, when somebody else did it. */
    recordedBy: uuid(),
    at: moment().notNull(),
    deviceAt: count().notNull(),
    day: date().notNull(),
    agencyId: uuid(),
    open: jsonb().$type<TillAct["open"]>(),
    move: jsonb().$type<TillAct["move"]>(),
    close: jsonb().$type<TillAct["close"]>(),
    flags: text().array().$type<Flag[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("till_acts_rev").on(table.shopId, table.rev),
    index("till_acts_device").on(table.shopId, table.deviceNo, table.seq),
  ],
);
