import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { idsOfMeans } from "#shared/schemas/means.ts";
import type { ReturnBody } from "#shared/schemas/sale.ts";
import { paymentWords } from "#web/blocks/words/payment-words.ts";

export type RefundMeans = ReturnBody["refund"];

export const refundMeans: readonly RefundMeans[] = [...idsOfMeans, "none"];

export const refundWords: Record<RefundMeans, MessageDescriptor> = {
  ...paymentWords,
  none: msg`Rien n’est rendu`,
};
