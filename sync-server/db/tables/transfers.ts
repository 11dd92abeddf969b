import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from "drizzle-orm/pg-core";
import type { SoldBy } from "#shared/schemas/measure.ts";
import type { Commission, ResellerSaleStatus } from "#shared/schemas/reseller-sale.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import type { Arrival, ShopTransfer, TravellingProduct } from "#shared/schemas/shop-transfer.ts";
import type { Decision, TransferOrigin, TransferStatus } from "#shared/schemas/transfer.ts";
import { count, moment } from "./columns.ts";

const francs = () => bigint({ mode: "number" });

/** Hand-overs to resellers. What is left is `quantity` (none once rejected) − `sold` − `returned`. */
export const transfers = pgTable(
  "transfers",
  {
    shopId: uuid().notNull(),
    id: uuid().notNull(),
    rev: count().notNull(),
    deviceNo: integer().notNull(),
    productId: text().notNull(),
    productName: text().notNull(),
    resellerId: uuid().notNull(),
    quantity: count().notNull(),
    sold: count().notNull(),
    returned: count().notNull(),
    /** Francs a piece, or for what `by` says, as they stood at the hand-over. */
    price: francs().notNull(),
    minPrice: francs().notNull(),
    by: jsonb().$type<SoldBy>(),
    status: text().$type<TransferStatus>().notNull(),
    origin: text().$type<TransferOrigin>().notNull(),
    byId: uuid().notNull(),
    at: moment().notNull(),
    day: date().notNull(),
    decided: jsonb().$type<Decision>(),
    flags: text().array().$type<Flag[]>().notNull(),
    /** Told or confirmed by somebody who reads the product: its reseller may read it too. */
    vouched: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("transfers_rev").on(table.shopId, table.rev),
    index("transfers_reseller").on(table.shopId, table.resellerId, table.rev),
  ],
);

/** One row for each line of a reseller's sale. A commission without an amount does not exist (yet). */
export const resellerSales = pgTable(
  "reseller_sales",
  {
    shopId: uuid().notNull(),
    id: text().notNull(),
    rev: count().notNull(),
    ticketId: uuid().notNull(),
    deviceNo: integer().notNull(),
    seq: count().notNull(),
    receipt: integer().notNull(),
    /** Tax that its prices include, as its device told; null where it told none. */
    vatRate: integer(),
    transferId: uuid().notNull(),
    productId: text().notNull(),
    productName: text().notNull(),
    resellerId: uuid().notNull(),
    byId: uuid().notNull(),
    quantity: count().notNull(),
    price: francs().notNull(),
    minPrice: francs().notNull(),
    /** Of how many both prices are; null where they are of a piece. */
    by: jsonb().$type<SoldBy>(),
    /** So much of what `by` measures came back, and earns nothing any more. */
    cameBack: count().notNull().default(0),
    status: text().$type<ResellerSaleStatus>().notNull(),
    soldAt: moment().notNull(),
    deviceAt: count().notNull(),
    day: date().notNull(),
    flags: text().array().$type<Flag[]>().notNull(),
    decided: jsonb().$type<Decision>(),
    saleId: uuid(),
    commissionAmount: francs(),
    commissionRate: bigint({ mode: "number" }),
    commissionPaid: jsonb().$type<Commission["paid"]>(),
    /** The revision that paid it. */
    paidRev: bigint({ mode: "number" }),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("reseller_sales_rev").on(table.shopId, table.rev),
    index("reseller_sales_reseller").on(table.shopId, table.resellerId, table.rev),
    index("reseller_sales_transfer").on(table.shopId, table.transferId),
  ],
);

/** A transfer between two shops of one owner, once in the books of each. */
export const shopTransfers = pgTable(
  "shop_transfers",
  {
    shopId: uuid().notNull(),
    id: uuid().notNull(),
    rev: count().notNull(),
    direction: text().$type<ShopTransfer["direction"]>().notNull(),
    otherShopId: uuid().notNull(),
    otherShopName: text().notNull(),
    productId: text(),
    product: jsonb().$type<TravellingProduct>().notNull(),
    quantity: integer().notNull(),
    status: text().$type<ShopTransfer["status"]>().notNull(),
    counted: integer(),
    byId: uuid().notNull(),
    byName: text().notNull(),
    at: moment().notNull(),
    day: date().notNull(),
    received: jsonb().$type<Arrival>(),
    flags: text().array().$type<Flag[]>().notNull(),
    /** Whether the other shop has heard what this row has to tell it: that goods are on the way, or that they came. */
    told: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.id] }),
    index("shop_transfers_rev").on(table.shopId, table.rev),
    index("shop_transfers_untold").on(table.shopId, table.id).where(sql`not ${table.told}`),
    // For whoever leaves: their name goes from all of them (`erase-name.ts`).
    index("shop_transfers_sender").on(table.byId),
    index("shop_transfers_receiver")
      .on(sql`(${table.received}->>'by')`)
      .where(sql`${table.received} is not null`),
  ],
);
