import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { OfCustomer } from "#web/blocks/notebook/customer-page.tsx";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { PaymentForm } from "./payment-form.tsx";
import type { PaidMove } from "./payment-paper.ts";
import { PaymentPaperView } from "./payment-paper-view.tsx";

type PaymentSheetProps = OfCustomer & { owed: number; onClose: () => void };

/** Money taken on an account: how much and by what, then its receipt. */
export function PaymentSheet({ shop, id, customer, owed, onClose }: PaymentSheetProps) {
  const { t } = useLingui();
  const [paid, setPaid] = useState<PaidMove>();
  const name = customer?.name ?? t`Client inconnu`;
  return (
    <Sheet
      open
      onClose={onClose}
      title={paid ? <Trans>Paiement reçu</Trans> : <Trans>Encaisser de {name}</Trans>}
      closeLabel={t`Fermer`}
    >
      {!paid && <PaymentForm shopId={shop.id} id={id} owed={owed} onPaid={setPaid} />}
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
