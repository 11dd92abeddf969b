import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { commissionAmount } from "#shared/rules/commission.ts";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { MeasureField } from "#web/blocks/measure/measure-field.tsx";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { bigUnit, formatMeasure } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { sellOnTransfer } from "#web/store/acts.ts";
import type { TransferRow } from "#web/store/read-models/handed-over/transfer-book.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type SaleOnTransferDialogProps = { shopId: string; transfer: TransferRow; onClose: () => void };

/** The office notes what a reseller has sold: it is confirmed at once. */
export function SaleOnTransferDialog({ shopId, transfer, onClose }: SaleOnTransferDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const act = useAct();
  const [quantity, setQuantity] = useState<number>();
  const [price, setPrice] = useState<number | undefined>(transfer.price);
  const [asked, setAsked] = useState(false);
  const { minPrice, by } = transfer;
  const unit = by?.unit;
  const earned = commissionAmount({ price: price ?? 0, minPrice, quantity: quantity ?? 0, by });
  const atLeast = unit ? <Trans>Dites combien.</Trans> : <Trans>Au moins une pièce.</Trans>;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!quantity || price === undefined || act.busy) return;
    const given = { shopId, transferId: transfer.id, quantity, price };
    if ((await act.run((id) => sellOnTransfer({ ...given, formId: id }))) === undefined) return;
    showToast(t`Vente enregistrée et confirmée.`, "ok");
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Vente de {transfer.resellerName}</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <Button kind="main" size="sell" type="submit" form={formId} busy={act.busy}>
          <Trans>Enregistrer la vente</Trans>
        </Button>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
        <p className="font-medium break-words">{transfer.productName}</p>
        <div className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
          <MeasureField
            label={t`Quantité`}
            unit={unit}
            value={quantity}
            onChange={setQuantity}
            data-autofocus
            hint={t`Restant : ${formatMeasure(transfer.shownInStock, unit)}`}
            error={asked && !quantity ? atLeast : undefined}
          />
          <NumberField
            label={unit ? t`Prix pour 1 ${bigUnit[unit]}` : t`Prix d’une pièce`}
            value={price}
            onChange={setPrice}
            hint={t`Minimum : ${formatMoney(minPrice)}`}
            error={
              asked && price === undefined ? <Trans>Entrez le prix de vente.</Trans> : undefined
            }
          />
        </div>
        <p>
          <Trans>Commission : {formatMoney(earned)}</Trans>
        </p>
        <ActTrouble refusal={act.refusal} place="sale-on-transfer" />
      </form>
    </Dialog>
  );
}
