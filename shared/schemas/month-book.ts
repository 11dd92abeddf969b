import { z } from "zod";
import { accountFigures } from "./debt-figures.ts";
import { each, told } from "./means.ts";
import { daySchema, productIdSchema, revSchema, uuidSchema } from "./primitives.ts";

const amounts = z.array(z.int());

/**
 * The figures of one closed month, kept by the server: columns of equal length, one place for each day, seller and
 * agency, and one for each product. Amounts as in `shared/rules/figures.ts`.
 */
export const monthBookSchema = z.object({
  /** `YYYY-MM`. */
  id: z.string().regex(/^\d{4}-\d{2}$/),
  days: z.object({
    day: z.array(daySchema),
    sellerId: z.array(uuidSchema),
    agencyId: z.array(uuidSchema.nullable()),
    tickets: amounts,
    lines: amounts,
    pieces: amounts,
    revenue: amounts,
    ...told("received", amounts, amounts.optional()),
    returns: amounts,
    voids: amounts,
    returnedPieces: amounts,
    refunded: amounts,
    ...told("refunded", amounts, amounts.optional()),
    /** Absent in rows of before. */
    voidedLines: amounts.optional(),
    /** Absent in rows of before: they tell nothing of accounts. */
    ...each(accountFigures, () => amounts.optional()),
  }),
  /** Null for a month so long ago that devices do not keep its products. */
  products: z
    .object({
      productId: z.array(productIdSchema),
      lines: amounts,
      pieces: amounts,
      revenue: amounts,
      returnedPieces: amounts,
      refunded: amounts,
      voidedLines: amounts.optional(),
    })
    .nullable(),
  /** Tax of its days, one place for each day, seller, agency and rate; null or absent where there is none. */
  taxes: z
    .object({
      day: z.array(daySchema),
      sellerId: z.array(uuidSchema),
      agencyId: z.array(uuidSchema.nullable()),
      rate: amounts,
      base: amounts,
      vat: amounts,
    })
    .nullish(),
  rev: revSchema,
});
export type MonthBook = z.infer<typeof monthBookSchema>;
