import { z } from "zod";
import { unitSchema } from "./measure.ts";
import { roleSchema } from "./person.ts";
import { momentSchema, productIdSchema, revSchema, uuidSchema } from "./primitives.ts";

/**
 * What a person is told. `data` carries the names and figures that its sentence needs. `invitation_received` and
 * `new_message` stand in no row of a shop: the first is for somebody who is no member yet, the second is seen in the
 * messages themselves, once a conversation.
 */
export const notificationTypeSchema = z.literal([
  "invitation_received",
  "invitation_accepted",
  "invitation_rejected",
  "new_message",
  "low_stock_alert",
  "sale_completed",
  "sale_declined",
  "product_transfer_request",
  "product_transfer_confirmed",
  "product_transfer_rejected",
  "commission_paid",
  "shop_transfer_sent",
  "shop_transfer_received",
  "product_transfer_received",
  "reseller_sale_request",
  "till_difference",
  "shop_transfer_withdrawn",
]);
export type NotificationType = z.infer<typeof notificationTypeSchema>;

export const notificationDataSchema = z.object({
  productId: productIdSchema.optional(),
  productName: z.string().max(200).optional(),
  quantity: z.int().optional(),
  /** Of what `quantity` is so many; pieces where nothing is said. */
  unit: unitSchema.optional(),
  threshold: z.int().optional(),
  /** Francs; of a difference at a till below zero when money is missing. */
  amount: z.int().optional(),
  personName: z.string().max(120).optional(),
  shopName: z.string().max(120).optional(),
  note: z.string().max(300).optional(),
  transferId: z.string().max(60).optional(),
  role: roleSchema.optional(),
});
export type NotificationData = z.infer<typeof notificationDataSchema>;

/** One notice for one person. `readAt` is null until they have seen it on any of their devices. */
export const notificationSchema = z.object({
  id: uuidSchema,
  userId: uuidSchema,
  type: notificationTypeSchema,
  data: notificationDataSchema,
  at: momentSchema,
  day: z.iso.date(),
  readAt: momentSchema.nullable(),
  rev: revSchema,
});
export type Notification = z.infer<typeof notificationSchema>;

/** The person has seen these notices of theirs. */
export const readNotificationsBodySchema = z.object({ ids: z.array(uuidSchema).min(1).max(500) });
export type ReadNotificationsBody = z.infer<typeof readNotificationsBodySchema>;
