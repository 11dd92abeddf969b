/** What a shop spends money on, beside goods, in the order of screens. Without a validator, so that forms open without one. */
export const expenseCategories = [
  "rent",
  "power-and-water",
  "wages",
  "transport",
  "airtime",
  "taxes",
  "repairs",
  "supplies",
  "meals",
  "other",
] as const;
export type ExpenseCategory = (typeof expenseCategories)[number];
