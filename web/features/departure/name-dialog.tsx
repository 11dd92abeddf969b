import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { isNameOf } from "#shared/schemas/departure.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type NameDialogProps = {
  name: string;
  busy: boolean;
  onClose: () => void;
  onConfirm: (typed: string) => void;
};

/** Whoever deletes a shop types its name: nobody does that by a slip of the thumb. */
export function NameDialog({ name, busy, onClose, onConfirm }: NameDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isNameOf(typed, name)) onConfirm(typed);
    else setWrong(true);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Supprimer {name} pour de bon ?</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <>
          <Button size="sell" onClick={onClose}>
            <Trans>Garder la boutique</Trans>
          </Button>
          <Button type="submit" form={formId} kind="danger" size="sell" busy={busy}>
            <Trans>Supprimer pour de bon</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <TextField
          data-autofocus
          label={<Trans>Tapez le nom de la boutique : {name}</Trans>}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            setWrong(false);
          }}
          autoComplete="off"
          error={wrong ? <Trans>Ce n’est pas le nom de la boutique.</Trans> : undefined}
        />
      </form>
    </Dialog>
  );
}
