import { z } from "zod";
import { lineSchema, momentSchema, uuidSchema } from "./primitives.ts";

/** What a device says of itself when somebody signs in: its installation, and the kind of machine that it is. */
export const speakingDeviceSchema = z.object({ id: uuidSchema, label: z.string().max(120) });
export type SpeakingDevice = z.infer<typeof speakingDeviceSchema>;

/** Beside a proof of who somebody is. One that cannot be read keeps nobody out. */
export const saidByDevice = { device: speakingDeviceSchema.optional().catch(undefined) };

export const longestDeviceName = 40;

/** What somebody calls a device on which they are signed in; empty for no name of its own. */
export const deviceNameSchema = z.object({
  name: z.union([z.literal(""), lineSchema(longestDeviceName)]),
});

/** What the office sees of a device of the shop: who speaks from it, and what it has given out but not sent. */
export const deviceStatusSchema = z.object({
  /** First part of its receipt numbers. */
  code: z.string(),
  /** What kind of machine it is, by itself. */
  label: z.string(),
  /** What its people call it; empty without. */
  name: z.string(),
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
