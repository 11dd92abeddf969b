import type { PrintedShop } from "#shared/schemas/shop.ts";

/** What papers say of a shop: every change of it is remembered with its moment (K5). */
export const printedOfShop = [
  ...(["name", "address", "phone", "email", "timeZone", "vatRate", "reducedRate"] as const),
  ...(["receiptFooter", "logo"] as const),
] satisfies readonly (keyof PrintedShop)[];

/** What papers say of an agency. */
export const printedOfAgency = ["name", "address"] as const;
