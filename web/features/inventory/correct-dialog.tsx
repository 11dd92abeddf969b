import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { mostOf } from "#shared/schemas/bounds.ts";
import type { LossClass } from "#shared/schemas/loss-classes.ts";
import { Failure } from "#web/blocks/empty/failure.tsx";
import { LossField } from "#web/blocks/expenses/loss-field.tsx";
import { MeasureField } from "#web/blocks/measure/measure-field.tsx";
import { ReasonField } from "#web/blocks/words/reason-field.tsx";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { signedMeasure, stockWords } from "#web/i18n/stock-words.ts";
import { adjustStock } from "#web/store/acts.ts";
import { newFormId } from "#web/store/open-store.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type CorrectDialogProps = { shopId: string; item: CatalogueItem; onClose: () => void };

/** « Modifier »: what is really there takes the place of what the books say, zero too, with a reason. */
export function CorrectDialog({ shopId, item, onClose }: CorrectDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const [formId] = useState(newFormId);
  const [counted, setCounted] = useState<number>();
  const [reason, setReason] = useState("");
  const [loss, setLoss] = useState<LossClass>();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Reason>();
  const { name, exactStock } = item;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    setRefusal(undefined);
    if (counted === undefined || reason.trim() === "") return;
    setBusy(true);
    const change = { mode: "count", counted, loss } as const;
    const done = await adjustStock({ shopId, formId, productId: item.id, change, reason });
    setBusy(false);
    if (!done.ok) return setRefusal(done.refusal);
    showToast(<Trans>Stock mis à jour</Trans>, "ok");
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Modifier le stock</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <Button kind="main" size="sell" type="submit" form={form} busy={busy}>
          <Trans>Enregistrer</Trans>
        </Button>
      }
    >
      <form id={form} onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
        <p>
          <Trans>
            <strong className="wrap-anywhere">{name}</strong> : {stockWords(exactStock, item)} dans
            les comptes. Combien y en a-t-il vraiment ?
          </Trans>
        </p>
        <MeasureField
          unit={item.unit}
          label={t`Stock réel`}
          value={counted}
          most={mostOf(item.unit)}
          onChange={setCounted}
          large
          data-autofocus
          hint={
            counted === undefined
              ? undefined
              : t`Écart ${signedMeasure(counted - exactStock, item.unit)}`
          }
          error={asked && counted === undefined ? t`À remplir` : undefined}
        />
        {counted !== undefined && counted < exactStock && (
          <LossField
            label={t`Une perte ? (facultatif)`}
            value={loss}
            onChange={(chosen, words) => {
              setLoss(chosen);
              if (chosen) setReason(words);
            }}
          />
        )}
        <ReasonField
          value={reason}
          onChange={setReason}
          missing={asked && reason.trim() === ""}
          suggestions={[t`Comptage du rayon`, t`Erreur de saisie`]}
        />
        <Failure title={<Trans>Impossible de mettre à jour le stock</Trans>} reason={refusal} />
      </form>
    </Dialog>
  );
}
