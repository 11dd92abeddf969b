/** What only books say of an operation that was sent: no till is told so when it acts. */
export type VerdictAlone = "unknown-kind" | "not-a-member" | "shop-deleted" | "id-reused";

/** Why something was not done, as a code; screens put it into words. */
export type Refusal = Objection | VerdictAlone;

/** The same where it is done: on a device, and on the server by a rule of both. */
export type Objection =
  | "not-understood"
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
  | "changed-meanwhile"
  | "unit-with-stock"
  | "other-unit";

/** The result of asking for something: the thing itself, or the reason why not. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Objection };

export function agreed<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

export function refused(refusal: Objection): { ok: false; refusal: Objection } {
  return { ok: false, refusal };
}
