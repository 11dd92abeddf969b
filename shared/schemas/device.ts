import { z } from "zod";
import { momentSchema, uuidSchema } from "./primitives.ts";

/** What the office sees of a device of the shop: who speaks from it, and what it has given out but not sent. */
export const deviceStatusSchema = z.object({
  /** First part of its receipt numbers. */
  code: z.string(),
  label: z.string(),
  userId: uuidSchema,
  fullName: z.string(),
  lastSeenAt: momentSchema,
  /** The highest number that it said it has given out. */
  announced: z.int(),
  /** Every number up to this one has arrived. */
  receivedUpTo: z.int(),
  /** Numbers that have not arrived yet, from and to, both included; the oldest ones first. */
  missing: z.array(z.tuple([z.int(), z.int()])),
  /** Server time − device time in ms, when the device's clock is off by more than two minutes. */
  clockOffset: z.int().nullable(),
});
export type DeviceStatus = z.infer<typeof deviceStatusSchema>;
