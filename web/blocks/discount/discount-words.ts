import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Discount } from "#shared/schemas/discount.ts";
import type { DiscountReason } from "#shared/schemas/discount-reasons.ts";
import type { SaidOff } from "#web/blocks/receipt/receipt.ts";
import { ratePercent } from "#web/blocks/receipt/receipt-rows.ts";

/** Why something is taken off, as it stands on paper. */
export const discountWords: Record<DiscountReason, MessageDescriptor> = {
  "loyal-customer": msg`Client fidèle`,
  quantity: msg`Quantité`,
  damaged: msg`Article abîmé`,
  negotiated: msg`Prix discuté`,
  gesture: msg`Geste commercial`,
};

/** The discounts of a ticket as its paper says them: so short that the amount has room beside them on 58 mm. */
export function saidOff(discounts: readonly Discount[], i18n: I18n): SaidOff[] {
  return discounts.map(({ line, amount, rate, reason }) => {
    const why = i18n._(discountWords[reason]);
    const part = rate === undefined ? "" : ` ${ratePercent(rate, i18n.locale)}`;
    return { line, amount, words: `${i18n._(msg`Remise${part}`)} · ${why}` };
  });
}
