import { z } from "zod";
import { latestTurn, mostPieces } from "./bounds.ts";
import { shareSchema } from "./discount.ts";
import { firstCeilings } from "./first-ceilings.ts";
import { loyaltySchema } from "./loyalty.ts";
import { patchOf } from "./patch.ts";
import { rateSchema, revSchema, uuidSchema } from "./primitives.ts";
import { imageIdSchema } from "./product.ts";
import { scaleLabelsSchema } from "./scale-labels.ts";
import { shopMoneySchema } from "./shop-money.ts";
import { wasSchema } from "./was.ts";

/** Most kinds of goods that a shop says it sells. */
export const maxCategories = 40;

/** A kind of goods that a shop says it sells: a word or a few. */
export const categorySchema = z.string().min(1).max(60);

/** What owner and managers may say of a shop. `vatRate` is in hundredths of a percent (1925 = 19.25 %), prices include it. */
export const shopFieldsSchema = z.object({
  name: z.string().min(1).max(120),
  description: z.string().max(500),
  address: z.string().max(300),
  phone: z.string().max(40),
  email: z.string().max(254),
  categories: z.array(categorySchema).max(maxCategories),
  timeZone: z.string().max(60),
  /** Whole hours after midnight: what is sold before counts to the day before. */
  dayTurnsAt: z.int().min(0).max(latestTurn),
  /** ISO 3166-1: where it lies, by which a telephone number without a country's code is read. */
  country: z.string().regex(/^[A-Z]{2}$/),
  vatRate: rateSchema,
  /** What products of the reduced group bear (K10). */
  reducedRate: rateSchema,
  receiptFooter: z.string().max(300),
  /** The picture at the head of receipts; null for none. */
  logo: imageIdSchema.nullable(),
  /** What a new product is given as its threshold of low stock. */
  lowStockThreshold: z.int().min(0).max(mostPieces),
  /** The most that each role may take off a price by itself, in hundredths of a percent; null for no limit. */
  sellerCeiling: shareSchema.nullable(),
  employeeCeiling: shareSchema.nullable(),
  managerCeiling: shareSchema.nullable(),
  /** How points are earned and spent; null while there are none, absent in rows of before. */
  loyalty: loyaltySchema.nullish(),
  /** Which codes are labels of its scales, and how they are read (U9); null for none, absent in rows of before. */
  scaleLabels: scaleLabelsSchema.nullish(),
  /** How it asks for mobile money (P4); null for none, absent in rows of before. */
  payCodes: shopMoneySchema.nullish(),
});
export type ShopFields = z.infer<typeof shopFieldsSchema>;

/** What papers of a shop say, and what they are worked out by: each paper as it was at its moment. */
export const printedShopSchema = shopFieldsSchema.pick({
  name: true,
  address: true,
  phone: true,
  email: true,
  timeZone: true,
  vatRate: true,
  reducedRate: true,
  receiptFooter: true,
  logo: true,
});
export type PrintedShop = z.infer<typeof printedShopSchema>;

/** What a shop says of itself before anybody has changed it, the name left out. */
export const newShopFields: Omit<ShopFields, "name"> = {
  description: "",
  address: "",
  phone: "",
  email: "",
  categories: [],
  timeZone: "Africa/Douala",
  dayTurnsAt: 0,
  country: "CM",
  vatRate: 0,
  reducedRate: 0,
  receiptFooter: "",
  logo: null,
  lowStockThreshold: 10,
  ...firstCeilings,
};

/** A shop as its members see it. */
export const shopSchema = shopFieldsSchema.extend({
  id: uuidSchema,
  /** Absent in rows of before, which knew no groups. */
  reducedRate: rateSchema.optional(),
  /** Absent in rows of before: they stand at their first (`firstCeilings`). */
  sellerCeiling: shareSchema.nullish(),
  employeeCeiling: shareSchema.nullish(),
  managerCeiling: shareSchema.nullish(),
  /** Most products on sale that the plan allows; null for no limit. */
  maxProducts: z.int().min(0).nullable(),
  /** Most agencies at once that the plan allows; null for no limit. */
  maxAgencies: z.int().min(0).nullable(),
  rev: revSchema,
  /** What papers said of it before; nothing to a reseller (T10). */
  was: wasSchema(printedShopSchema).optional(),
});
export type Shop = z.infer<typeof shopSchema>;

/** An edit of a shop: for each field what the editor saw and what it shall become. */
export const editShopBodySchema = z.object({
  patch: patchOf(shopFieldsSchema.shape),
});
export type EditShopBody = z.infer<typeof editShopBodySchema>;
