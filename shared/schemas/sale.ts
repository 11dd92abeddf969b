import { z } from "zod";
import { longestReference, mostLines, mostPayments } from "./bounds.ts";
import { discountSchema } from "./discount.ts";
import { lineAmount } from "./line-amount.ts";
import { idsCarrying, idsOfMeans } from "./means.ts";
import { soldBySchema } from "./measure.ts";
import {
  daySchema,
  deviceTimeSchema,
  francsSchema,
  momentSchema,
  productIdSchema,
  quantitySchema,
  rateSchema,
  revSchema,
  sumSchema,
  uuidSchema,
} from "./primitives.ts";
import { mostRates, taxLineSchema } from "./tax.ts";

/**
 * One product on a ticket. `price` is for one piece, or for so many of its unit as `by` says. `name` is written by the device only where the server does not know
 * it yet: of a new product, or one renamed there. `discount` is all that is taken off the line, in francs: its own and
 * its share of the ticket's; on a return, what these pieces had of it, which rounding may make a franc below nothing of
 * what is sold `by` more than one (U3). `rate`: the tax that it bears, hundredths of a percent, where that is not the
 * ticket's (K10).
 */
export const saleLineSchema = z.object({
  productId: productIdSchema,
  quantity: quantitySchema,
  price: francsSchema,
  name: z.string().min(1).max(200).optional(),
  discount: z.int().min(-1).optional(),
  by: soldBySchema.optional(),
  rate: rateSchema.optional(),
});
export type SaleLine = z.infer<typeof saleLineSchema>;

/** No line costs less than nothing. */
const toldLineSchema = saleLineSchema.refine(
  ({ discount, ...goods }) =>
    discount === undefined ||
    (discount !== 0 && discount >= (goods.by ? -1 : 1) && discount <= lineAmount(goods)),
);

const referenceSchema = z.string().trim().min(1).max(longestReference);

/**
 * How a ticket was paid: by which means (`means-of-payment.ts`), and how many francs. `tendered` is what the customer
 * handed over, at least `amount`. One without its `reference` still waits for its message; `sale.reference` tells it
 * later. What stands on the account of a customer names them; the device charges it there in the same moment
 * (`account.move`). So does what is paid by their points, whose move tells how many.
 */
export const paymentSchema = z.discriminatedUnion("method", [
  z.object({
    method: z.literal(idsCarrying("tendered")),
    amount: sumSchema,
    tendered: sumSchema,
  }),
  z.object({
    method: z.literal(idsCarrying("reference")),
    amount: sumSchema,
    reference: referenceSchema.optional(),
  }),
  z.object({
    method: z.literal(idsCarrying("customer")),
    amount: sumSchema,
    customerId: uuidSchema,
  }),
  z.object({
    method: z.literal(idsCarrying("loyalty")),
    amount: sumSchema,
    customerId: uuidSchema,
  }),
]);
export type Payment = z.infer<typeof paymentSchema>;

const backTaxesSchema = z
  .array(taxLineSchema.extend({ base: sumSchema, vat: sumSchema }))
  .min(1)
  .max(mostRates);

/** How what is given back goes; `none` where nothing is. */
const refundSchema = z.literal([...idsOfMeans, "none"]);

/** A sale as its device writes it, once. */
export const saleBodySchema = z.object({
  /** Counts the receipts of this device in this shop, from 1, without gaps. */
  receipt: z.int().min(1).max(99_999_999),
  /** Revision of the catalogue this device held: prices are judged by what could be known. */
  catalogRev: revSchema,
  lines: z.array(toldLineSchema).min(1).max(mostLines),
  payments: z.array(paymentSchema).max(mostPayments),
  /** Σ (price × quantity − discount), in francs. */
  total: sumSchema,
  /** The discounts as they were said; together what the lines bear. */
  discounts: z
    .array(discountSchema)
    .min(1)
    .max(mostLines + 1)
    .optional(),
  /** Who sold, when it is not the person signed in on the device: somebody switched in by their PIN. */
  sellerId: uuidSchema.optional(),
  /** The selling point inside the shop where it was sold, as chosen on the device. */
  agencyId: uuidSchema.optional(),
  /** Tax that its prices include, as the device knew it; absent where it knew none yet. */
  vatRate: rateSchema.optional(),
});
export type SaleBody = z.infer<typeof saleBodySchema>;

/** The reference of a payment that had none: `payment` is its place among those of the sale, from 0. */
export const tellReferenceBodySchema = z.object({
  saleId: uuidSchema,
  payment: z
    .int()
    .min(0)
    .max(mostPayments - 1),
  reference: referenceSchema,
});
export type TellReferenceBody = z.infer<typeof tellReferenceBodySchema>;

/** Goods coming back. `saleId` names the ticket when it is known. `restock` is false for goods that cannot be sold again. */
export const returnBodySchema = z.object({
  saleId: uuidSchema.nullable(),
  lines: z.array(toldLineSchema).min(1).max(mostLines),
  restock: z.boolean(),
  refund: refundSchema,
  total: sumSchema,
  reason: z.string().trim().min(1).max(200),
  /** Of what goes back by another means: the part that went back in cash, in francs. */
  cashPart: sumSchema.optional(),
  /** The whole ticket is undone, not a part of it brought back. */
  isVoid: z.literal(true).optional(),
  /** Who took it back, when it is not the person signed in on the device. */
  sellerId: uuidSchema.optional(),
  /** The selling point inside the shop where it was taken back, as chosen on the device. */
  agencyId: uuidSchema.optional(),
  /** The ticket as the device knew it: who sold it, at which selling point, on which device. */
  ticket: z
    .object({
      sellerId: uuidSchema,
      agencyId: uuidSchema.optional(),
      deviceCode: z.string().min(1).max(8),
    })
    .optional(),
  /** Cash that left the drawer of the ticket's till, not that of this device. */
  till: z.literal("ticket").optional(),
  /** The rate of its ticket, or without one the shop's at that time. */
  vatRate: rateSchema.optional(),
  /** Tax that is given back with it, in francs, by the returns of its ticket that the device knew. */
  vat: sumSchema.optional(),
  /** The same by rate, of goods that bear another than the ticket's. */
  taxes: backTaxesSchema.optional(),
});
export type ReturnBody = z.infer<typeof returnBodySchema>;

/** Why a kept fact asks for the owner's eyes. */
export const flagSchema = z.literal([
  "price-below-minimum",
  "seller-dismissed",
  "unknown-product",
  "total-mismatch",
  "clock-wrong",
  "count-with-late-sales",
  "more-returned-than-sold",
  "more-than-held",
  "reseller-left",
  "unknown-transfer",
  "rows-refused",
  "unknown-seller",
  "recipient-left",
  "commission-paid",
  "till-mismatch",
  "reference-used",
  "unknown-customer",
  "over-limit",
  "over-limit-together",
  "paid-twice",
  "discount-above-ceiling",
  "points-overdrawn",
]);
export type Flag = z.infer<typeof flagSchema>;

const factRow = {
  id: uuidSchema,
  sellerId: uuidSchema,
  deviceCode: z.string().max(8),
  /** Place in the device's own numbering, by which gaps are seen. */
  seq: z.int().min(1),
  /** The server's best knowledge of when it happened. */
  soldAt: momentSchema,
  /** What the device's clock said, in ms. */
  deviceAt: deviceTimeSchema,
  day: daySchema,
  flags: z.array(flagSchema),
  /** Who was signed in on the device, when somebody else sold or took back on it; absent or null otherwise. */
  recordedBy: uuidSchema.nullish(),
  /** When and by whom the flags were settled. */
  settled: z.object({ by: uuidSchema, at: momentSchema, note: z.string().max(300) }).nullable(),
  rev: revSchema,
};

/** A sale as it travels to devices. `receiptNo` is `deviceCode-receipt` as printed. Every line has its name. */
export const saleSchema = z.object({
  ...factRow,
  receiptNo: z.string().max(24),
  lines: z.array(saleLineSchema.extend({ name: z.string().max(200) })),
  payments: z.array(paymentSchema),
  total: sumSchema,
  /** Absent or null for a sale made at no agency. */
  agencyId: uuidSchema.nullish(),
  /** Absent in rows that devices kept from before it was told: the shop's history says it then. */
  vatRate: rateSchema.optional(),
  /** Absent where nothing was taken off. */
  discounts: z.array(discountSchema).optional(),
});
export type Sale = z.infer<typeof saleSchema>;

/** Where what came back counts: against who sold it, not who took it back. */
export const countingSchema = z.object({
  sellerId: uuidSchema,
  agencyId: uuidSchema.nullable(),
  /** It undoes its ticket, which no earlier one had undone. */
  undoes: z.boolean(),
  /** Code of the device whose till it belongs to; null where it left no drawer of the shop. */
  till: z.string().max(8).nullable(),
});
export type Counting = z.infer<typeof countingSchema>;

/** A return as it travels to devices. */
export const returnSchema = z.object({
  ...factRow,
  saleId: uuidSchema.nullable(),
  lines: z.array(saleLineSchema.extend({ name: z.string().max(200) })),
  restock: z.boolean(),
  refund: refundSchema,
  total: sumSchema,
  reason: z.string().max(200),
  /** Absent or null where all went back by one means. */
  cashPart: sumSchema.nullish(),
  isVoid: z.boolean(),
  /** Absent or null for a return taken at no agency. */
  agencyId: uuidSchema.nullish(),
  /** Absent or null in rows of servers of before: it counts to who took it back, on their device. */
  counting: countingSchema.nullish(),
  vatRate: rateSchema.optional(),
  /** Tax that was given back with it, in francs. */
  vat: sumSchema.optional(),
  /** The same by rate; absent where all goods bore that of the ticket. */
  taxes: backTaxesSchema.optional(),
});
export type Return = z.infer<typeof returnSchema>;

/** The owner has seen a flagged sale and puts it to rest. */
export const settleSaleBodySchema = z.object({
  saleId: uuidSchema,
  note: z.string().max(300),
});
export type SettleSaleBody = z.infer<typeof settleSaleBodySchema>;
