import { z } from "zod";
import { longestReference } from "./bounds.ts";
import { ofNotebook } from "./customer.ts";
import { idsCarrying } from "./means.ts";
import { kindsOfPoints } from "./points-kinds.ts";
import {
  daySchema,
  deviceTimeSchema,
  momentSchema,
  revSchema,
  sumSchema,
  uuidSchema,
} from "./primitives.ts";
import { flagSchema } from "./sale.ts";

const amountSchema = sumSchema.min(1);
const told = {
  ...ofNotebook,
  customerId: uuidSchema,
  /** Francs, at least one. */
  amount: amountSchema,
  /** What the device showed as owed just before, in francs; below zero for a deposit. */
  owedBefore: z.int(),
};
/** By what a debt is paid: money that is counted, or that bears a reference. */
const payment = {
  kind: z.literal("payment"),
  ...told,
  /** Counts the receipts of payments of this device in this shop, from 1, without gaps. */
  receipt: z.int().min(1).max(99_999_999),
  /** The tickets that it is meant for; the oldest where none is named. */
  saleIds: z.array(uuidSchema).min(1).max(50).optional(),
};

/** Points, at least one, that a ticket moved. */
const ofPoints = {
  customerId: uuidSchema,
  amount: amountSchema,
  saleId: uuidSchema,
};

/**
 * What happens on a customer's account beside the ticket, in the strict transaction of the ticket where there is one: a
 * fact. `charge`: goods taken on account. `refund`: goods that came back lower what is owed. `payment`: a debt is paid,
 * or money is left as a deposit. Four kinds move points and no franc: `earn` and `spend` of a ticket; of what came back,
 * `take-back` of what it had earned and `give-back` of what had been spent on it.
 */
export const accountMoveBodySchema = z.union([
  z.object({
    kind: z.literal("charge"),
    ...told,
    saleId: uuidSchema,
    dueDay: daySchema.optional(),
  }),
  z.object({ kind: z.literal("refund"), ...told, saleId: uuidSchema }),
  z.object({
    ...payment,
    method: z.literal(idsCarrying("tendered")),
    /** Change of this ticket that was not handed back (C9). */
    ofChange: uuidSchema.optional(),
  }),
  z.object({
    ...payment,
    method: z.literal(idsCarrying("reference")),
    reference: z.string().trim().min(1).max(longestReference).optional(),
  }),
  z.object({ kind: z.literal(kindsOfPoints), ...ofPoints }),
]);
export type AccountMoveBody = z.infer<typeof accountMoveBodySchema>;

/** What the office says of an account: what was owed before, what is forgiven, what was written wrongly. An intention. */
export const adjustAccountBodySchema = z.object({
  ...ofNotebook,
  customerId: uuidSchema,
  kind: z.literal(["opening", "forgiven", "correction"]),
  /** Francs that are owed more, below zero for less. */
  change: z.int().refine((francs) => francs !== 0, { error: "Nothing" }),
  reason: z.string().trim().min(1).max(200),
});
export type AdjustAccountBody = z.infer<typeof adjustAccountBodySchema>;

/** A line of an account as it travels to devices. */
export const accountMoveSchema = z.object({
  id: uuidSchema,
  customerId: uuidSchema,
  kind: z.literal([
    ...(["charge", "refund", "payment", "opening", "forgiven", "correction"] as const),
    ...kindsOfPoints,
  ]),
  /** Francs that are owed more, below zero for less. */
  change: z.int(),
  /** Points that there are more, below zero for fewer; absent or null where none moved. */
  points: z.int().nullish(),
  at: momentSchema,
  deviceAt: deviceTimeSchema,
  day: daySchema,
  sellerId: uuidSchema,
  deviceCode: z.string().max(8),
  /** Place in the device's own numbering. */
  seq: z.int().min(1),
  /** As it is printed; null for what is no payment. */
  receiptNo: z.string().max(24).nullable(),
  method: z.string().max(40).nullable(),
  reference: z.string().max(longestReference).nullable(),
  saleIds: z.array(uuidSchema),
  dueDay: daySchema.nullable(),
  /** The ticket of whose change it is a part (C9); absent or null for any other. */
  ofChange: uuidSchema.nullish(),
  reason: z.string().max(200),
  flags: z.array(flagSchema),
  rev: revSchema,
});
export type AccountMove = z.infer<typeof accountMoveSchema>;

/** What a customer owes by the books, in francs; below zero for a deposit. Beside it their points, absent in rows of before. */
export const accountSchema = z.object({
  customerId: uuidSchema,
  balance: z.int(),
  points: z.int().optional(),
  rev: revSchema,
});
export type Account = z.infer<typeof accountSchema>;
