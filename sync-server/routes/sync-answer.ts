import { z } from "zod";
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
import { transferSchema } from "#shared/schemas/transfer.ts";
import { accessSchema, cursorSchema } from "#shared/sync/protocol.ts";

/** Describes answers in the OpenAPI document; what is sent is not checked against it again. */
const rowsSchema = z
  .object({
    shops: z.array(shopSchema),
    members: z.array(memberSchema),
    products: z.array(productSchema),
    stocks: z.array(stockSchema),
    sales: z.array(saleSchema),
    returns: z.array(returnSchema),
    adjustments: z.array(adjustmentSchema),
    transfers: z.array(transferSchema),
    resellerSales: z.array(resellerSaleSchema),
    shopTransfers: z.array(shopTransferSchema),
    notifications: z.array(notificationSchema),
    agencies: z.array(agencySchema),
    messages: z.array(messageSchema),
    months: z.array(monthBookSchema),
  })
  .partial();

const snapshotPlanSchema = z.object({
  cursor: cursorSchema,
  parts: z.int(),
  products: z.int(),
});

const verdictSchema = z.union([
  z.tuple([z.literal(["applied", "flagged", "refused"]), z.int()]),
  z.tuple([z.literal(["applied", "flagged", "refused"]), z.int(), z.array(z.string())]),
]);

export const exchangeAnswerSchema = z.object({
  v: z.int(),
  time: z.int(),
  verdicts: z.array(verdictSchema),
  access: z.object({ rev: z.int(), shops: z.array(accessSchema) }).optional(),
  changes: z.array(
    z.union([
      z.object({
        scope: z.string(),
        state: z.literal("rows"),
        cursor: cursorSchema,
        rows: rowsSchema,
        more: z.boolean(),
      }),
      z.object({ scope: z.string(), state: z.literal("reset"), snapshot: snapshotPlanSchema }),
      z.object({ scope: z.string(), state: z.literal("gone") }),
    ]),
  ),
  epochs: z.record(z.string(), z.int()).optional(),
  others: z.array(verdictSchema.nullable()).optional(),
  minVersion: z.int(),
});

export const snapshotPartSchema = z.object({
  scope: z.string(),
  cursor: cursorSchema,
  part: z.int(),
  parts: z.int(),
  /** Rows as columns, see `shared/sync/columns.ts`. */
  rows: z.record(z.string(), z.unknown()),
});
