import { z } from "zod";

/** A merchant's code at one operator of mobile money, named as its sheet names it (`money-messages/operators.ts`). */
export const merchantCodeSchema = z.object({
  // In the order in which Postgres keeps them: two that say the same are written alike.
  code: z.string().regex(/^\d{1,12}$/),
  operator: z.string().regex(/^[a-z]{1,20}$/),
});
export type MerchantCode = z.infer<typeof merchantCodeSchema>;

/** What a shop is paid by without an operator's interface: its codes, and the text of its own sticker (EMVCo). */
export const shopMoneySchema = z.object({
  codes: z
    .array(merchantCodeSchema)
    .max(8)
    .refine((all) => new Set(all.map(({ operator }) => operator)).size === all.length),
  sticker: z
    .string()
    .max(512)
    .regex(/^000201[^\p{Cc}]+$/u)
    .nullable(),
});
export type ShopMoney = z.infer<typeof shopMoneySchema>;
