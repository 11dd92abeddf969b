import { z } from "zod";
import { patchOf } from "./patch.ts";
import { francsSchema, lineSchema, revSchema, uuidSchema, wordsSchema } from "./primitives.ts";

/** What the staff says of somebody who buys here. Nothing but the name is needed. */
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
});

/** A customer as they travel to devices. `archived` ones stay for old tickets. */
export const customerSchema = customerFieldsSchema.extend({
  id: uuidSchema,
  archived: z.boolean(),
  rev: revSchema,
});
export type Customer = z.infer<typeof customerSchema>;

/** A new customer; the identifier is made by the device. */
export const createCustomerBodySchema = customerFieldsSchema.extend({ customerId: uuidSchema });
export type CreateCustomerBody = z.infer<typeof createCustomerBodySchema>;

/** An edit of a customer: for each field what the editor saw and what it shall become. */
export const editCustomerBodySchema = z.object({
  customerId: uuidSchema,
  patch: patchOf({ ...customerFieldsSchema.shape, archived: z.boolean() }),
});
export type EditCustomerBody = z.infer<typeof editCustomerBodySchema>;
