import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { ActTrouble } from "#web/blocks/words/act-trouble.tsx";
import { soldWords } from "#web/i18n/measure.ts";
import { decideTransfer } from "#web/store/acts.ts";
import type { TransferRow } from "#web/store/read-models/handed-over/transfer-book.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type RejectDialogProps = { shopId: string; transfer: TransferRow; onClose: () => void };

/** A transfer that is not taken: its pieces go back into the shop's stock. */
export function RejectDialog({ shopId, transfer, onClose }: RejectDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const act = useAct();
  const [note, setNote] = useState("");

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (act.busy) return;
    const given = { shopId, transferId: transfer.id, decision: "reject", note } as const;
    if ((await act.run(() => decideTransfer(given))) === undefined) return;
    showToast(t`Transfert refusé : la marchandise est revenue en boutique.`, "ok");
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Refuser ce transfert ?</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <Button kind="danger" size="sell" type="submit" form={formId} busy={act.busy}>
          <Trans>Refuser le transfert</Trans>
        </Button>
      }
    >
      <form id={formId} onSubmit={handleSubmit} className="flex flex-col gap-3">
        <p>
          <Trans>
            {soldWords(transfer)} × {transfer.productName} : la marchandise revient dans le stock de
            la boutique.
          </Trans>
        </p>
        <TextField
          label={t`Note (facultatif)`}
          value={note}
          onChange={setNote}
          maxLength={300}
          autoComplete="off"
          data-autofocus
        />
        <ActTrouble refusal={act.refusal} title={msg`Transfert impossible`} />
      </form>
    </Dialog>
  );
}
