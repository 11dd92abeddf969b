import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { RefusalText } from "#web/blocks/words/refusal-text.tsx";
import { formatQuantity } from "#web/i18n/money.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { NumberField } from "#web/ui/number-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type CountDialogProps = {
  name: string;
  /** The exact figure of the books, possibly negative. */
  exactStock: number;
  trouble: ReactNode;
  busy: boolean;
  onCount: (counted: number, reason: string) => void;
  onClose: () => void;
};

/** Somebody went and counted: what the shelf says takes the place of what the books said. */
export function CountDialog({
  name,
  exactStock,
  trouble,
  busy,
  onCount,
  onClose,
}: CountDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [counted, setCounted] = useState<number>();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (counted !== undefined && reason.trim() !== "") onCount(counted, reason.trim());
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Corriger le stock</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <Button kind="main" size="sell" type="submit" form={formId} busy={busy}>
          <Trans>Enregistrer le comptage</Trans>
        </Button>
      }
    >
      <form id={formId} onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
        <p>
          <Trans>
            <strong>{name}</strong> : {formatQuantity(exactStock)} dans les comptes. Comptez les
            pièces du rayon.
          </Trans>
        </p>
        <NumberField
          label={t`Pièces comptées`}
          value={counted}
          onChange={setCounted}
          large
          data-autofocus
          error={asked && counted === undefined ? t`À remplir` : undefined}
        />
        <TextField
          label={t`Raison`}
          value={reason}
          onChange={setReason}
          maxLength={200}
          autoComplete="off"
          error={
            asked && reason.trim() === "" ? <RefusalText reason="reason-required" /> : undefined
          }
        />
        {trouble !== undefined && (
          <p role="alert" className="font-medium text-stop">
            {trouble}
          </p>
        )}
      </form>
    </Dialog>
  );
}
