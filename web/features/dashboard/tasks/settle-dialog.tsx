import { useLingui } from "@lingui/react/macro";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import type { Flag } from "#shared/schemas/sale.ts";
import { FlagText } from "#web/blocks/flags/flag-text.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type SettleDialogProps = {
  title: ReactNode;
  flags: readonly Flag[];
  /** What stays in the books. */
  kept: ReactNode;
  /** What the button does, said of a sale or of a return. */
  settle: ReactNode;
  trouble: ReactNode;
  busy: boolean;
  onSettle: (note: string) => void;
  onClose: () => void;
};

/** A sale or a return that was kept although something about it is odd: the owner has seen it, and may write why it is well. */
export function SettleDialog({
  title,
  flags,
  kept,
  settle,
  trouble,
  busy,
  onSettle,
  onClose,
}: SettleDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [note, setNote] = useState("");

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onSettle(note.trim());
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t`Fermer`}
      actions={
        <Button kind="main" size="sell" type="submit" form={formId} busy={busy}>
          {settle}
        </Button>
      }
    >
      <form id={formId} onSubmit={handleSubmit} className="flex flex-col gap-3">
        <ul className="list-disc pl-5">
          {flags.map((flag) => (
            <li key={flag}>
              <FlagText flag={flag} />
            </li>
          ))}
        </ul>
        <p>{kept}</p>
        <TextField
          label={t`Note (facultatif)`}
          value={note}
          onChange={setNote}
          maxLength={300}
          data-autofocus
          autoComplete="off"
          error={trouble}
        />
      </form>
    </Dialog>
  );
}
