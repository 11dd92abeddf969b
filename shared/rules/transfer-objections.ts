import { mostOf } from "#shared/schemas/bounds.ts";
import type { Objection } from "#shared/schemas/refusal.ts";
import type { TransferStatus } from "#shared/schemas/transfer.ts";
import type { Measured } from "./ware.ts";

type Draft = { resellerId: string | undefined; quantity: number };
type Goods = ({ shownStock: number; archived: boolean } & Measured) | undefined;

/** Goods that leave the shop on this device: at least one of their unit, none that is not there, to somebody. All may go. */
export function transferObjection(draft: Draft, product: Goods): Objection | undefined {
  if (!product) return "unknown-product";
  if (product.archived) return "product-archived";
  if (!draft.resellerId) return "unknown-reseller";
  if (!Number.isInteger(draft.quantity) || draft.quantity < 1) return "quantity-invalid";
  if (draft.quantity > product.shownStock) return "insufficient-stock";
  if (draft.quantity > mostOf(product.unit)) return "amount-too-large";
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
