import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Payment } from "#shared/schemas/sale.ts";

/** Means of payment in words. */
export const paymentWords: Record<Payment["method"], MessageDescriptor> = {
  cash: msg`Espèces`,
  "mobile-money": msg`Mobile money`,
};
