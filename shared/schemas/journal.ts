import { z } from "zod";
import { expenseCategories } from "./expense-categories.ts";
import { daySchema, lineSchema, momentSchema, revSchema, uuidSchema } from "./primitives.ts";

/** What the journal moves, by names of ours: the shop's map of accounts gives each its number. */
export const journalAccounts = [
  ...(["cash", "wallet", "bank", "owner", "customers", "suppliers"] as const),
  ...(["sales", "vat", "points", "purchases", "purchase-costs", "commissions"] as const),
  ...(["bad-debts", "supplier-gains", "till-short", "till-over", "opening"] as const),
  ...expenseCategories,
] as const;
export const journalAccountSchema = z.literal([...journalAccounts]);
export type JournalAccount = z.infer<typeof journalAccountSchema>;

/** Numbers of accounts as an accountant writes them. */
export const accountMapSchema = z.record(
  journalAccountSchema,
  z.string().regex(/^[0-9A-Z]{2,12}$/),
);
export type AccountMap = z.infer<typeof accountMapSchema>;

/** What a line tells of, which says its words and its journal. */
export const journalFactSchema = z.literal([
  ...["sale", "return", "customer-account", "supplier-account", "purchase"],
  ...["purchase-return", "till-move", "till-close", "commission", "return-tax", "expense"],
] as const);
export type JournalFact = z.infer<typeof journalFactSchema>;

/** One line of the journal: either a debit or a credit, in whole francs. */
export const journalLineSchema = z.object({
  /** Of which fact, so that its lines stand together. */
  factId: z.string().max(80),
  fact: journalFactSchema,
  day: daySchema,
  account: journalAccountSchema,
  /** Whose account it is: a customer's, a supplier's or a reseller's name. */
  party: z.string().max(200),
  /** Number of the paper, unique to this fact (K11). */
  piece: z.string().max(80),
  /** For a purchase, the number that the supplier wrote on the invoice; empty if there is none. */
  reference: z.string().max(60).optional(),
  debit: z.int().min(0),
  credit: z.int().min(0),
});
export type JournalLine = z.infer<typeof journalLineSchema>;

/** An export: the facts that entered the books after `fromRev`, until `toRev`. */
export const journalExportSchema = z.object({
  id: uuidSchema,
  /** Counts the exports of the shop, from 1. */
  no: z.int().min(1),
  fromRev: revSchema,
  toRev: revSchema,
  at: momentSchema,
  byName: lineSchema(200),
});
export type JournalExport = z.infer<typeof journalExportSchema>;

/** What the office reads before it exports: what was exported, the latest first, and the numbers of accounts. */
export const journalSchema = z.object({
  exports: z.array(journalExportSchema),
  accounts: accountMapSchema,
  /** Whether anything has entered the books since the last export. */
  isMore: z.boolean(),
});
export type Journal = z.infer<typeof journalSchema>;

/** Lines of an export from a place on; `next`: the place of what follows, null at its end. */
export const journalPageSchema = z.object({
  lines: z.array(journalLineSchema),
  next: z.int().min(1).nullable(),
});
export type JournalPage = z.infer<typeof journalPageSchema>;

/** What one account moved in a month by facts of one kind. */
export const journalSumSchema = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  fact: journalFactSchema,
  account: journalAccountSchema,
  debit: z.int().min(0),
  credit: z.int().min(0),
});
export type JournalSum = z.infer<typeof journalSumSchema>;
