import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isOnAccount } from "#shared/rules/carried.ts";
import { accountMeans } from "#shared/schemas/account-means.ts";
import { idsOfMoney } from "#shared/schemas/means.ts";
import type { Payment, ReturnBody } from "#shared/schemas/sale.ts";
import { paymentWords } from "#web/blocks/words/payment-words.ts";

export type RefundMeans = ReturnBody["refund"];

/** By what a ticket may go back: onto an account only where it stood on one. */
export const refundMeansOf = ({ payments }: { payments: readonly Payment[] }): RefundMeans[] => {
  const accounts = payments.filter(isOnAccount).map(({ method }) => method);
  return [...new Set(accounts), ...idsOfMoney, "none"];
};

export const refundWords: Record<RefundMeans, MessageDescriptor> = {
  ...paymentWords,
  [accountMeans.credit]: msg`Sur son compte`,
  [accountMeans.deposit]: msg`Sur son avance`,
  none: msg`Rien n’est rendu`,
};
