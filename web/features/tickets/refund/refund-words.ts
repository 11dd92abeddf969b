import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isOnAccount } from "#shared/rules/carried.ts";
import { isByPoints } from "#shared/rules/points.ts";
import { accountMeans, pointsMeans } from "#shared/schemas/account-means.ts";
import { idsOfMoney } from "#shared/schemas/means.ts";
import type { Payment, ReturnBody } from "#shared/schemas/sale.ts";
import { paymentWords } from "#web/blocks/words/payment-words.ts";

export type RefundMeans = ReturnBody["refund"];

/** By what a ticket may go back: onto an account, or as points, only where it was paid so. */
export const refundMeansOf = ({ payments }: { payments: readonly Payment[] }): RefundMeans[] => {
  const accounts = payments
    .filter((one) => isOnAccount(one) || isByPoints(one))
    .map(({ method }) => method);
  return [...new Set(accounts), ...idsOfMoney, "none"];
};

export const refundWords: Record<RefundMeans, MessageDescriptor> = {
  ...paymentWords,
  [accountMeans.credit]: msg`Sur son compte`,
  [accountMeans.deposit]: msg`Sur son avance`,
  [pointsMeans]: msg`En points`,
  none: msg`Rien n’est rendu`,
};
