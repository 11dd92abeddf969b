import type { z } from "zod";
import { adjustmentSchema } from "#shared/schemas/adjustment.ts";
import { agencySchema } from "#shared/schemas/agency.ts";
import { messageSchema } from "#shared/schemas/message.ts";
import { monthBookSchema } from "#shared/schemas/month-book.ts";
import { notificationSchema } from "#shared/schemas/notification.ts";
import { memberSchema } from "#shared/schemas/person.ts";
import { productSchema, stockSchema } from "#shared/schemas/product.ts";
import { resellerSaleSchema } from "#shared/schemas/reseller-sale.ts";
import { returnSchema, saleSchema } from "#shared/schemas/sale.ts";
import { shopSchema } from "#shared/schemas/shop.ts";
import { shopTransferSchema } from "#shared/schemas/shop-transfer.ts";
import { tillActSchema } from "#shared/schemas/till.ts";
import { transferSchema } from "#shared/schemas/transfer.ts";

/**
 * What comes back from the server, by kind. Rows are whole and their latest state; nothing is ever removed, only
 * archived or ended. The one list of kinds: everything that knows kinds is made from it, or does not compile without
 * the new one. Not for devices, which open without a validator (`rows.ts`).
 */
export const rowSchemas = {
  shops: shopSchema,
  members: memberSchema,
  products: productSchema,
  stocks: stockSchema,
  sales: saleSchema,
  returns: returnSchema,
  adjustments: adjustmentSchema,
  transfers: transferSchema,
  resellerSales: resellerSaleSchema,
  shopTransfers: shopTransferSchema,
  notifications: notificationSchema,
  agencies: agencySchema,
  messages: messageSchema,
  tillActs: tillActSchema,
  months: monthBookSchema,
} as const satisfies Record<string, z.ZodType<{ rev: number }>>;
