import { z } from "zod";
import { expenseCategories } from "./expense-categories.ts";
import { idsOfMoney } from "./means.ts";
import {
  daySchema,
  deviceTimeSchema,
  francsSchema,
  momentSchema,
  revSchema,
  sumSchema,
  uuidSchema,
} from "./primitives.ts";
import { imageIdSchema } from "./product.ts";
import { flagSchema } from "./sale.ts";

/** Money that the shop spent, beside goods: a fact, in francs. */
export const expenseBodySchema = z.object({
  category: z.literal(expenseCategories),
  amount: francsSchema.min(1),
  means: z.literal(idsOfMoney),
  /** It left the drawer of the device that tells it, which the till says beside (X3). */
  fromDrawer: z.literal(true).optional(),
  note: z.string().trim().min(1).max(200).optional(),
  /** Photograph of the paper. */
  imageId: imageIdSchema.optional(),
});
export type ExpenseBody = z.infer<typeof expenseBodySchema>;

/** An expense that was told wrongly counts nothing any more: a fact. */
export const undoExpenseBodySchema = z.object({
  expenseId: uuidSchema,
  /** Its money went back into the drawer of the device that tells it (X3). */
  toDrawer: z.literal(true).optional(),
});
export type UndoExpenseBody = z.infer<typeof undoExpenseBodySchema>;

/** An expense as it travels to the office, or what undoes one. */
export const expenseSchema = z.object({
  id: uuidSchema,
  /** The expense that it undoes; null for an expense. What undoes one has no category, no means and no francs. */
  undoes: uuidSchema.nullable(),
  category: z.literal(expenseCategories).nullable(),
  amount: sumSchema,
  means: z.literal(idsOfMoney).nullable(),
  /** It left the drawer of its device; of what undoes one, its money went back into it. */
  inDrawer: z.boolean(),
  note: z.string().max(200).nullable(),
  imageId: imageIdSchema.nullable(),
  byId: uuidSchema,
  at: momentSchema,
  deviceAt: deviceTimeSchema,
  day: daySchema,
  deviceCode: z.string().max(8),
  /** Place in the device's own numbering. */
  seq: z.int().min(1),
  flags: z.array(flagSchema),
  rev: revSchema,
});
export type Expense = z.infer<typeof expenseSchema>;
