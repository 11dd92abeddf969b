/** Why something was not done, as a code; screens put it into words. */
export type Refusal =
  | "empty-cart"
  | "insufficient-stock"
  | "price-below-minimum"
  | "quantity-invalid"
  | "amount-too-large"
  | "payment-short"
  | "reference-required"
  | "product-archived"
  | "not-allowed"
  | "reason-required"
  | "not-understood"
  | "unknown-kind"
  | "not-a-member"
  | "shop-deleted"
  | "id-reused"
  | "id-taken"
  | "barcode-taken"
  | "code-taken"
  | "unknown-product"
  | "unknown-sale"
  | "already-settled"
  | "already-referenced"
  | "unknown-payment"
  | "stock-would-reach-zero"
  | "plan-limit"
  | "unknown-transfer"
  | "unknown-reseller-sale"
  | "unknown-reseller"
  | "unknown-shop"
  | "unknown-agency"
  | "unknown-record"
  | "already-decided"
  | "already-paid"
  | "already-received"
  | "already-withdrawn"
  | "amount-mismatch"
  | "more-than-held"
  | "more-than-transferred"
  | "price-below-reseller-minimum"
  | "changed-meanwhile";

/** The result of asking for something: the thing itself, or the reason why not. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export function agreed<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refused(refusal: Refusal): { ok: false; refusal: Refusal } {
  return { ok: false, refusal };
}
