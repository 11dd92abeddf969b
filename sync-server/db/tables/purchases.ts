import { sql } from "drizzle-orm";
import { date, index, integer, json, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ExtraCost, PurchaseLine } from "#shared/schemas/purchase.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import { count, moment } from "./columns.ts";

/** Goods that the shop bought. */
export const purchases = pgTable(
  "purchases",
  {
    shopId: uuid().notNull(),
    id: uuid().notNull(),
    rev: count().notNull(),
    deviceNo: integer().notNull(),
    seq: count().notNull(),
    byId: uuid().notNull(),
    /** Who was signed in on the device, when somebody else did it. */
    recordedBy: uuid(),
    at: moment().notNull(),
    deviceAt: count().notNull(),
    day: date().notNull(),
    supplierId: uuid(),
    /** Number of the invoice. */
    reference: text(),
    lines: json().$type<PurchaseLine[]>().notNull(),
    extraCosts: json().$type<ExtraCost[]>().notNull(),
    /** Of what went back: the purchase that it was of, and why. */
    backOf: uuid(),
    reason: text(),
    /** The order that its goods come of. */
    orderId: uuid(),
    /** Photograph of the supplier's paper. */
    imageId: text(),
    flags: text().array().$type<Flag[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("purchases_rev").on(table.shopId, table.rev),
    index("purchases_supplier").on(table.shopId, table.supplierId),
    index("purchases_back").on(table.shopId, table.backOf).where(sql`${table.backOf} is not null`),
  ],
);
