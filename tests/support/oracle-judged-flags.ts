import { judgedOfGoods } from "./oracle-judge-goods.ts";
import { judgedOfPurchases } from "./oracle-purchases.ts";

/** Flags that the judge works out to the letter; the others are the server's own affair. */
export const judged: Record<string, readonly string[]> = {
  sale: [
    ...["price-below-minimum", "unknown-product", "seller-dismissed", "total-mismatch"],
    "discount-above-ceiling",
  ],
  ...judgedOfGoods,
  "message.send": ["seller-dismissed", "recipient-left"],
  ...judgedOfPurchases,
  "account.move": ["unknown-customer", "over-limit", "over-limit-together", "points-overdrawn"],
};
