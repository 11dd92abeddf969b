import { useState } from "react";
import type { CartLine } from "#shared/rules/sell.ts";
import type { Payment } from "#shared/schemas/sale.ts";
import type { Reason } from "#web/blocks/reason-words.ts";
import { recordSale } from "#web/store/open-store.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";

type PaymentState = { open: boolean; busy: boolean; refusal: Reason | undefined };

const closed: PaymentState = { open: false, busy: false, refusal: undefined };

type Sale = { shopId: string; cartId: string; lines: readonly CartLine[] };

/**
 * From « Encaisser » to « Enregistrée »: the sale counts only when `recordSale` has resolved. A refusal leaves the
 * cart and the payment as they are, with the reason.
 */
export function usePayment(sale: Sale, onRecorded: (record: OperationRecord) => void) {
  const [state, setState] = useState(closed);

  async function pay(payments: readonly Payment[]) {
    setState({ open: true, busy: true, refusal: undefined });
    let refusal: Reason | undefined;
    try {
      const recorded = await recordSale({ ...sale, payments });
      if (recorded.ok) {
        setState(closed);
        onRecorded(recorded.value);
        return;
      }
      refusal = recorded.refusal;
    } finally {
      // Also after a bug: the payment stays, and may be tried again.
      setState((now) => ({ ...now, busy: false, refusal }));
    }
  }

  return {
    ...state,
    start: () => setState({ ...closed, open: true }),
    cancel: () => setState((now) => (now.busy ? now : closed)),
    pay,
  };
}

/** A payment under way, as the till's overlays see it. */
export type TillPayment = ReturnType<typeof usePayment>;
