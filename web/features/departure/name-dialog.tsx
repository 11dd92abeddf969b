import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { isNameOf } from "#shared/schemas/departure.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { ProofField } from "./proof-field.tsx";
import type { Proving } from "./use-proof.ts";

type NameDialogProps = {
  name: string;
  busy: boolean;
  onClose: () => void;
  proving: Proving;
  onConfirm: (typed: string) => void;
};

/** Whoever deletes a shop types its name, and shows again who they are: no slip of the thumb, no other hand does that. */
export function NameDialog({ name, busy, proving, onClose, onConfirm }: NameDialogProps) {
  const { t } = useLingui();
  const formId = useId();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!isNameOf(typed, name)) return setWrong(true);
    if (!proving.proof) return proving.refuse({ code: "proof-needed" });
    onConfirm(typed);
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
      <form id={formId} noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
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
        <ProofField proving={proving} />
      </form>
    </Dialog>
  );
}
