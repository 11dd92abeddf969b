import { mostPieces } from "#shared/schemas/bounds.ts";
import type { Objection } from "#shared/schemas/refusal.ts";
import type { TransferStatus } from "#shared/schemas/transfer.ts";
import type { Measured } from "./ware.ts";

/**
 * A hand-over on this device: at least one piece, none that is not there, to somebody. It may take all. What is weighed
 * stays in the shop (U8).
 */
export function transferObjection(
  draft: { resellerId: string | undefined; quantity: number },
  product: ({ shownStock: number; archived: boolean } & Measured) | undefined,
): Objection | undefined {
  if (!product) return "unknown-product";
  if (product.archived) return "product-archived";
  if (product.unit) return "sold-by-weight";
  if (!draft.resellerId) return "unknown-reseller";
  if (!Number.isInteger(draft.quantity) || draft.quantity < 1) return "quantity-invalid";
  if (draft.quantity > product.shownStock) return "insufficient-stock";
  if (draft.quantity > mostPieces) return "amount-too-large";
  return undefined;
}

/** What comes back cannot be more than what is left: sold + returned ≤ transferred. `inStock` is exact, own unsent acts included. */
export function transferReturnObjection(
  quantity: number,
  transfer: { status: TransferStatus; inStock: number } | undefined,
): Objection | undefined {
  if (transfer?.status !== "confirmed") return "unknown-transfer";
  if (!Number.isInteger(quantity) || quantity < 1) return "quantity-invalid";
  if (quantity > transfer.inStock) return "more-than-transferred";
  return undefined;
}
