import { Trans, useLingui } from "@lingui/react/macro";
import type { SessionShop } from "#web/store/session.ts";
import { Sheet } from "#web/ui/sheet.tsx";
import type { PaidMove } from "./payment-paper.ts";
import { PaymentPaperView } from "./payment-paper-view.tsx";

type PaymentPaperSheetProps = {
  shop: SessionShop;
  customerName: string;
  payment: PaidMove;
  onClose: () => void;
};

/** The receipt of an earlier payment once more. */
export function PaymentPaperSheet({ onClose, ...paper }: PaymentPaperSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet open onClose={onClose} title={<Trans>Paiement reçu</Trans>} closeLabel={t`Fermer`}>
      <PaymentPaperView {...paper} />
    </Sheet>
  );
}
