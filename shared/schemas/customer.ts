import { z } from "zod";
import { patchOf } from "./patch.ts";
import {
  francsSchema,
  lineSchema,
  momentSchema,
  revSchema,
  uuidSchema,
  wordsSchema,
} from "./primitives.ts";

/**
 * Whose notebook an act is of: with `own` that of the reseller who tells it (C10), with `suppliers` that of whom the shop
 * buys from (G1), without either that of the shop's customers.
 */
export const ofNotebook = {
  own: z.literal(true).optional(),
  suppliers: z.literal(true).optional(),
};
/** A notebook beside that of the shop's customers. */
export type NotebookName = keyof typeof ofNotebook;

/** What the staff, or a reseller, says of somebody who buys from them. Nothing but the name is needed. */
const customerFieldsSchema = z.object({
  name: lineSchema(120).min(1),
  /** In the form +237677000000 where the device could tell; a hint for doubles and never a constraint. */
  phone: wordsSchema(40),
  otherPhone: wordsSchema(40),
  note: wordsSchema(200),
  /** The most that they may owe, in francs: 0 for no credit, null for no limit. */
  creditLimit: francsSchema.nullable(),
  /** Days until what is bought on credit is due; null where none were agreed. */
  termDays: z.int().min(0).max(365).nullable(),
  /** They want to be written to. */
  wantsMessages: z.boolean(),
  /** In which they read; absent or null where nobody said. */
  language: z.literal(["fr", "en"]).nullish(),
});

/** By which way somebody was reminded. */
export const reminderWaySchema = z.literal(["whatsapp", "sms"]);

const remindedSchema = z
  .object({
    /** When it was sent, by the clock of the device. */
    at: momentSchema,
    /** Who sent it, by their identifier. */
    by: uuidSchema,
    way: reminderWaySchema,
  })
  .nullish();

/** What is written of a customer by an edit alone; rows of servers of before have none of it. */
const editedAloneSchema = {
  /** Whom they are the double of: shown with them as one account (C8). */
  mergedInto: uuidSchema.nullish(),
  /** The last time that they were reminded of what they owe. */
  reminded: remindedSchema,
};

/** A customer as they travel to devices. `archived` ones stay for old tickets. */
export const customerSchema = customerFieldsSchema.extend({
  id: uuidSchema,
  archived: z.boolean(),
  ...editedAloneSchema,
  rev: revSchema,
});
export type Customer = z.infer<typeof customerSchema>;

/** A new customer; the identifier is made by the device. */
export const createCustomerBodySchema = customerFieldsSchema.extend({
  customerId: uuidSchema,
  ...ofNotebook,
});
export type CreateCustomerBody = z.infer<typeof createCustomerBodySchema>;

/** An edit of a customer: for each field what the editor saw and what it shall become. */
export const editCustomerBodySchema = z.object({
  customerId: uuidSchema,
  ...ofNotebook,
  patch: patchOf({ ...customerFieldsSchema.shape, archived: z.boolean(), ...editedAloneSchema }),
});
export type EditCustomerBody = z.infer<typeof editCustomerBodySchema>;
