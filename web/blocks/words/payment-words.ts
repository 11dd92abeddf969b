import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { MeansOfPayment, MeansWith } from "#shared/schemas/means.ts";

/** Means of payment in words. */
export const paymentWords: Record<MeansOfPayment, MessageDescriptor> = {
  cash: msg`Espèces`,
  "mobile-money": msg`Mobile money`,
  credit: msg`À crédit`,
  deposit: msg`Avance du client`,
  points: msg`Points`,
};

/** What was handed over by a means that gives change. */
export const handedWords: Record<MeansWith<{ carries: "tendered" }>, MessageDescriptor> = {
  cash: msg`Espèces reçues`,
};
