import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { idsOfMeans, type MeansOfPayment } from "#shared/schemas/means.ts";
import type { ReturnBody } from "#shared/schemas/sale.ts";
import { paymentWords } from "#web/blocks/payment-words.ts";

export type RefundMeans = ReturnBody["refund"];

export const refundMeans: readonly RefundMeans[] = [...idsOfMeans, "none"];

export const refundWords: Record<RefundMeans, MessageDescriptor> = {
  ...paymentWords,
  none: msg`Rien n’est rendu`,
};

/** So many francs, as they are written, by a means. */
export const amountWords: Record<MeansOfPayment, (amount: string) => MessageDescriptor> = {
  cash: (amount) => msg`${amount} en espèces`,
  "mobile-money": (amount) => msg`${amount} par mobile money`,
};
