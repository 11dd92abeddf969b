/** Why something is taken off a price. Without a validator, so that a till opens without one. */
export const discountReasons = [
  "loyal-customer",
  "quantity",
  "damaged",
  "negotiated",
  "gesture",
] as const;
export type DiscountReason = (typeof discountReasons)[number];
