import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { openDrawer } from "#web/blocks/printing/print-job.ts";
import { troubleWords } from "#web/blocks/printing/print-words.ts";
import { PrintFailure, type PrintTrouble } from "#web/blocks/printing/trouble.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import type { KnownPrinter } from "#web/store/printed.ts";
import { noteDrawerOpened } from "#web/store/till.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type OpenDrawerDialogProps = { shopId: string; printer: KnownPrinter; onClose: () => void };

/** The drawer without a sale: why is written down first, then it opens. */
export function OpenDrawerDialog({ shopId, printer, onClose }: OpenDrawerDialogProps) {
  const { t, i18n } = useLingui();
  const form = useId();
  const act = useAct();
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<PrintTrouble>();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (reason.trim() === "" || act.busy) return;
    const done = await act.run((formId) => noteDrawerOpened({ shopId, formId, reason }));
    if (done === undefined) return;
    try {
      await openDrawer(printer);
      showToast(t`Tiroir ouvert, raison notée`, "ok");
      onClose();
    } catch (cause) {
      setTrouble(cause instanceof PrintFailure ? cause.trouble : "cut");
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Ouvrir le tiroir</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <Button kind="main" size="sell" type="submit" form={form} busy={act.busy}>
          <Trans>Ouvrir</Trans>
        </Button>
      }
    >
      <form id={form} onSubmit={handleSubmit} noValidate className="flex flex-col gap-3">
        <TextField
          label={t`Raison`}
          value={reason}
          onChange={setReason}
          maxLength={200}
          autoComplete="off"
          data-autofocus
          error={asked && reason.trim() === "" ? t`Dites pourquoi.` : undefined}
        />
        <p className="text-ink-soft">
          <Trans>Le propriétaire voit chaque ouverture sans vente, avec sa raison.</Trans>
        </p>
        <ActTrouble refusal={act.refusal} title={msg`Ouverture non notée`} />
        {trouble && (
          <p role="alert" className="font-medium text-stop">
            {i18n._(troubleWords[trouble])}
          </p>
        )}
      </form>
    </Dialog>
  );
}
