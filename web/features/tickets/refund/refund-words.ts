import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ReturnBody } from "#shared/schemas/sale.ts";

export type RefundMeans = ReturnBody["refund"];

export const refundMeans: readonly RefundMeans[] = ["cash", "mobile-money", "none"];

export const refundWords: Record<RefundMeans, MessageDescriptor> = {
  cash: msg`Espèces`,
  "mobile-money": msg`Mobile money`,
  none: msg`Rien n’est rendu`,
};
