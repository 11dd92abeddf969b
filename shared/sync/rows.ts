import type { Adjustment } from "#shared/schemas/adjustment.ts";
import type { Agency } from "#shared/schemas/agency.ts";
import type { Message } from "#shared/schemas/message.ts";
import type { MonthBook } from "#shared/schemas/month-book.ts";
import type { Notification } from "#shared/schemas/notification.ts";
import type { Member } from "#shared/schemas/person.ts";
import type { Product, Stock } from "#shared/schemas/product.ts";
import type { ResellerSale } from "#shared/schemas/reseller-sale.ts";
import type { Return, Sale } from "#shared/schemas/sale.ts";
import type { Shop } from "#shared/schemas/shop.ts";
import type { ShopTransfer } from "#shared/schemas/shop-transfer.ts";
import type { TillAct } from "#shared/schemas/till.ts";
import type { Transfer } from "#shared/schemas/transfer.ts";

/** What comes back from the server, by kind. Rows are whole and their latest state; nothing is ever removed, only archived or ended. */
export type RowsByKind = {
  shops: Shop[];
  members: Member[];
  products: Product[];
  stocks: Stock[];
  sales: Sale[];
  returns: Return[];
  adjustments: Adjustment[];
  transfers: Transfer[];
  resellerSales: ResellerSale[];
  shopTransfers: ShopTransfer[];
  notifications: Notification[];
  agencies: Agency[];
  messages: Message[];
  tillActs: TillAct[];
  months: MonthBook[];
};
export type RowKind = keyof RowsByKind;

export const rowKinds = [
  "shops",
  "members",
  "products",
  "stocks",
  "sales",
  "returns",
  "adjustments",
  "transfers",
  "resellerSales",
  "shopTransfers",
  "notifications",
  "agencies",
  "messages",
  "tillActs",
  "months",
] as const satisfies readonly RowKind[];

/** Field that names a row of a kind inside its shop. */
export const rowKey = {
  shops: "id",
  members: "userId",
  products: "id",
  stocks: "productId",
  sales: "id",
  returns: "id",
  adjustments: "id",
  transfers: "id",
  resellerSales: "id",
  shopTransfers: "id",
  notifications: "id",
  agencies: "id",
  messages: "id",
  tillActs: "id",
  months: "id",
} as const satisfies Record<RowKind, string>;

/** Kinds that a device keeps for this many days; the others are kept whole. */
export const retentionDays = {
  sales: 90,
  returns: 90,
  adjustments: 90,
  notifications: 90,
  messages: 90,
  tillActs: 400,
} as const;
