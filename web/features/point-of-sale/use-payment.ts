import { useState } from "react";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import type { SaleToRecord } from "#web/store/commands/record-sale.ts";
import { recordSale } from "#web/store/open-store.ts";
import type { OperationRecord } from "#web/store/outbox/operation-record.ts";

type PaymentState = { open: boolean; busy: boolean; refusal: Reason | undefined };

const closed: PaymentState = { open: false, busy: false, refusal: undefined };

/**
 * From « Encaisser » to « Enregistrée »: the sale counts only when `recordSale` has resolved. A refusal leaves the
 * cart and the payment as they are, with the reason.
 */
export function usePayment(onRecorded: (record: OperationRecord) => void) {
  const [state, setState] = useState(closed);

  async function pay(sale: SaleToRecord) {
    setState({ open: true, busy: true, refusal: undefined });
    try {
      const recorded = await recordSale(sale);
      if (recorded.ok) {
        setState(closed);
        onRecorded(recorded.value);
        return;
      }
      setState({ open: true, busy: false, refusal: recorded.refusal });
    } catch (cause) {
      // A bug: the error screen says what is recorded and what is not.
      setState(() => {
        throw cause;
      });
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
