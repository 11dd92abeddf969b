import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { Loyalty } from "#shared/schemas/loyalty.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { ScaleLabels } from "#shared/schemas/scale-labels.ts";
import type { ShopMoney } from "#shared/schemas/shop-money.ts";
import { count, moment, stretches } from "./columns.ts";
import { users } from "./people.ts";

export const shops = pgTable(
  "shops",
  {
    id: uuid().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    description: text().notNull().default(""),
    address: text().notNull().default(""),
    phone: text().notNull().default(""),
    email: text().notNull().default(""),
    timeZone: text().notNull().default("Africa/Douala"),
    /** Whole hours after midnight at which its day turns. */
    dayTurnsAt: integer().notNull().default(0),
    /** ISO 3166-1. */
    country: text().notNull().default("CM"),
    vatRate: integer().notNull().default(0),
    reducedRate: integer().notNull().default(0),
    receiptFooter: text().notNull().default(""),
    /** Kinds of goods that it says it sells. */
    categories: text().array().notNull().default([]),
    /** The picture at the head of receipts, by its content. */
    logo: text(),
    /** What a new product is given as its threshold of low stock. */
    lowStockThreshold: integer().notNull().default(10),
    /** The most that each role may take off a price, hundredths of a percent; null for no limit. */
    sellerCeiling: integer().default(1000),
    employeeCeiling: integer().default(1000),
    managerCeiling: integer(),
    /** How points are earned and spent; null while there are none. */
    loyalty: jsonb().$type<Loyalty>(),
    /** How labels of its scales are read; null while they are ordinary codes. */
    scaleLabels: jsonb().$type<ScaleLabels>(),
    /** How it asks for mobile money; null while it does not. */
    payCodes: jsonb().$type<ShopMoney>(),
    /** Most products on sale that the plan allows; null for no limit. */
    maxProducts: integer(),
    /** Most agencies at once that the plan allows; null for no limit. */
    maxAgencies: integer(),
    /** The first day that lies in no closed month; null before the first month is closed. */
    totalsThrough: date(),
    /** The first month of which costs are reckoned; null for all. Shops of before costs were know no facts of earlier ones. */
    costsFrom: date(),
    rev: count().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [index("shops_owner").on(table.ownerId)],
);

/**
 * The row that every change of a shop locks. `catalogRev` and `membersRev` are the revisions that last changed them,
 * `turnsRev` is the last one that was more than sales and members: a reader beyond it need not look for anything else.
 */
export const shopRevisions = pgTable("shop_revisions", {
  shopId: uuid()
    .primaryKey()
    .references(() => shops.id, { onDelete: "cascade" }),
  /** Raised when the database was restored from a backup: every cursor of before is answered by a reset. */
  epoch: integer().notNull().default(1),
  rev: count().notNull(),
  catalogRev: count().notNull(),
  membersRev: count().notNull(),
  turnsRev: count().notNull().default(1),
  /** Device numbers given out so far. */
  deviceCount: integer().notNull().default(0),
});

export const shopUsers = pgTable(
  "shop_users",
  {
    shopId: uuid()
      .notNull()
      .references(() => shops.id, { onDelete: "cascade" }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    role: text().$type<Role>().notNull(),
    /** A reseller who was of the staff before: what they tell of that time has happened (J3). */
    wasStaff: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    joinedAt: moment().notNull(),
    leftAt: moment(),
    rev: count().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.userId] }),
    index("shop_users_user").on(table.userId),
    index("shop_users_rev").on(table.shopId, table.rev),
  ],
);

/**
 * One numbering of one browser in one shop: a device that finds its storage restored starts another epoch,
 * and gets another number and code with it, so that no receipt number is ever printed twice.
 */
export const devices = pgTable(
  "devices",
  {
    shopId: uuid()
      .notNull()
      .references(() => shops.id, { onDelete: "cascade" }),
    deviceId: uuid().notNull(),
    epoch: count().notNull(),
    no: integer().notNull(),
    code: text().notNull(),
    label: text().notNull().default(""),
    /** Who spoke from it last. */
    userId: uuid().notNull(),
    /** The highest number it said it has given out. */
    lastSeq: count().notNull().default(0),
    /** Server time − device time in ms, as last heard. */
    clockOffset: count().notNull().default(0),
    lastSeenAt: moment().notNull(),
    /** Numbers that were found to have arrived, as of some moment: what has arrived stays so (`device-list.ts`). */
    arrived: stretches().notNull().default("{}"),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.deviceId, table.epoch] }),
    unique("devices_no").on(table.shopId, table.no),
    index("devices_device").on(table.deviceId),
  ],
);
