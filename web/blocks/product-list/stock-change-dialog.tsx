import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { mostOf } from "#shared/schemas/bounds.ts";
import type { LossClass } from "#shared/schemas/loss-classes.ts";
import { Failure } from "#web/blocks/empty/failure.tsx";
import { LossField } from "#web/blocks/expenses/loss-field.tsx";
import { MeasureField } from "#web/blocks/measure/measure-field.tsx";
import { ReasonField } from "#web/blocks/words/reason-field.tsx";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { RefusalText } from "#web/blocks/words/refusal-text.tsx";
import { stockWords } from "#web/i18n/stock-words.ts";
import { adjustStock } from "#web/store/acts.ts";
import { newFormId } from "#web/store/open-store.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toast-state.ts";

export type StockChange = "increase" | "decrease";

type StockChangeDialogProps = {
  shopId: string;
  item: CatalogueItem;
  mode: StockChange;
  onClose: () => void;
};

/** Pieces that came or went, with why. A decrease leaves at least one: zero is for a count. */
export function StockChangeDialog({ shopId, item, mode, onClose }: StockChangeDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const [formId] = useState(newFormId);
  const [quantity, setQuantity] = useState<number>();
  const [reason, setReason] = useState("");
  const [loss, setLoss] = useState<LossClass>();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Reason>();
  const isMore = mode === "increase";
  const becomes = item.exactStock + (isMore ? 1 : -1) * (quantity ?? 0);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    setRefusal(undefined);
    if (!quantity || reason.trim() === "") return;
    setBusy(true);
    const change = mode === "increase" ? { mode, quantity } : { mode, quantity, loss };
    const done = await adjustStock({ shopId, formId, productId: item.id, change, reason });
    setBusy(false);
    if (!done.ok) return setRefusal(done.refusal);
    showToast(isMore ? <Trans>Stock augmenté</Trans> : <Trans>Stock diminué</Trans>, "ok");
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={isMore ? <Trans>Augmenter le stock</Trans> : <Trans>Diminuer le stock</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <Button kind="main" size="sell" type="submit" form={form} busy={busy}>
          {isMore ? <Trans>Augmenter</Trans> : <Trans>Diminuer</Trans>}
        </Button>
      }
    >
      <form id={form} onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
        <p>
          <Trans>
            <strong className="wrap-anywhere">{item.name}</strong> :{" "}
            {stockWords(item.exactStock, item)} en stock.
          </Trans>
        </p>
        <MeasureField
          unit={item.unit}
          label={t`Quantité`}
          value={quantity}
          most={mostOf(item.unit)}
          onChange={setQuantity}
          large
          data-autofocus
          hint={quantity ? t`Il y en aura ${stockWords(becomes, item)}.` : undefined}
          error={asked && !quantity ? <RefusalText reason="quantity-invalid" /> : undefined}
        />
        {!isMore && (
          <LossField
            label={t`Que sont-elles devenues ?`}
            value={loss}
            onChange={(chosen, words) => {
              setLoss(chosen);
              setReason(chosen ? words : "");
            }}
          />
        )}
        <ReasonField
          value={reason}
          onChange={setReason}
          missing={asked && reason.trim() === ""}
          suggestions={isMore ? [t`Livraison`, t`Retour d’un client`, t`Retrouvé`] : []}
        />
        <Failure
          title={
            isMore ? (
              <Trans>Impossible d’augmenter le stock</Trans>
            ) : (
              <Trans>Impossible de diminuer le stock</Trans>
            )
          }
          reason={refusal}
        />
      </form>
    </Dialog>
  );
}
