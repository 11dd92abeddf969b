import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import type { LossClass } from "#shared/schemas/loss-classes.ts";
import { Failure } from "#web/blocks/empty/failure.tsx";
import { LossField } from "#web/blocks/expenses/loss-field.tsx";
import { AmountWords } from "#web/blocks/handover/amount-words.tsx";
import { isNothing } from "#web/blocks/handover/amounts.ts";
import { ReasonField } from "#web/blocks/words/reason-field.tsx";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import type { CountSums } from "./count-lines.ts";

type ValidateDialogProps = {
  sums: CountSums;
  /** While it is written: how many counts are kept already. */
  progress: { done: number; total: number } | undefined;
  refusal: Reason | undefined;
  onValidate: (reason: string, loss: LossClass | undefined) => void;
  onClose: () => void;
};

/** What the count will change, and why it was made; then one count per product is written. */
export function ValidateDialog(props: ValidateDialogProps) {
  const { sums, progress, refusal } = props;
  const { t } = useLingui();
  const form = useId();
  const [reason, setReason] = useState("");
  const [loss, setLoss] = useState<LossClass>();
  const [asked, setAsked] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (reason.trim() !== "") props.onValidate(reason.trim(), loss);
  }

  return (
    <Dialog
      open
      onClose={props.onClose}
      dismissible={progress === undefined}
      title={<Trans>Valider le comptage</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <Button kind="main" size="sell" type="submit" form={form} busy={progress !== undefined}>
          <Trans>Enregistrer le comptage</Trans>
        </Button>
      }
    >
      <form id={form} onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
        <p>
          <Plural value={sums.products} one="# produit compté." other="# produits comptés." />{" "}
          <Trans>
            Il manque{" "}
            <strong>
              <AmountWords amounts={sums.missing} />
            </strong>{" "}
            et il y a{" "}
            <strong>
              <AmountWords amounts={sums.extra} />
            </strong>{" "}
            en trop par rapport aux comptes.
          </Trans>
        </p>
        {!isNothing(sums.missing) && (
          <LossField
            label={t`Ce qui manque est perdu ? (facultatif)`}
            value={loss}
            onChange={setLoss}
          />
        )}
        <ReasonField
          value={reason}
          onChange={setReason}
          missing={asked && reason.trim() === ""}
          suggestions={[t`Inventaire`, t`Contrôle du rayon`]}
        />
        {progress && (
          <ProgressBar
            label={<Trans>Comptages enregistrés</Trans>}
            done={progress.done}
            total={progress.total}
          />
        )}
        <Failure title={<Trans>Impossible de mettre à jour le stock</Trans>} reason={refusal} />
      </form>
    </Dialog>
  );
}
