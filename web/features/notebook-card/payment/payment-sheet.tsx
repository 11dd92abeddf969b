import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { SaidPayment } from "#shared/spoken/said-act.ts";
import type { OfCustomer } from "#web/blocks/notebook/customer-page.tsx";
import { useSideWords } from "#web/blocks/notebook/side-words.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useSuppliersSide } from "#web/store/queries/notebook-side.ts";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { PaymentForm } from "./payment-form.tsx";
import type { PaidMove } from "./payment-paper.ts";
import { PaymentPaperView } from "./payment-paper-view.tsx";

type PaymentSheetProps = OfCustomer & {
  owed: number;
  /** What was said of it, where it was. */
  said: SaidPayment | undefined;
  onClose: () => void;
};

/** Money taken on an account: how much and by what, then its receipt. */
export function PaymentSheet({ shop, id, customer, owed, said, onClose }: PaymentSheetProps) {
  const { t } = useLingui();
  const [paid, setPaid] = useState<PaidMove>();
  const say = useSideWords();
  const suppliers = useSuppliersSide();
  const name = customer?.name ?? say("unknown");

  function handlePaid(move: PaidMove) {
    if (!suppliers) return setPaid(move);
    // Whoever was paid gives the receipt.
    showToast(t`Payé : ${formatMoney(-move.change)}`, "ok");
    onClose();
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={
        suppliers ? (
          <Trans>Payer {name}</Trans>
        ) : paid ? (
          <Trans>Paiement reçu</Trans>
        ) : (
          <Trans>Encaisser de {name}</Trans>
        )
      }
      closeLabel={t`Fermer`}
    >
      {!paid && <PaymentForm {...{ shopId: shop.id, id, name, owed, said }} onPaid={handlePaid} />}
      {paid && (
        <PaymentPaperView
          shop={shop}
          customerName={name}
          payment={paid}
          mainAction={
            <>
              <p role="status" className="text-lg font-semibold text-ok">
                <Trans>Enregistré</Trans>
              </p>
              <Button kind="main" size="sell" wide onClick={onClose}>
                <Trans>Terminer</Trans>
              </Button>
            </>
          }
        />
      )}
    </Sheet>
  );
}
