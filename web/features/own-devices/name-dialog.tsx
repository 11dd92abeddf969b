import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import type { OpenSession } from "#shared/schemas/account.ts";
import { machineWords } from "#web/blocks/devices/device-name.ts";
import { Trouble } from "#web/blocks/trouble/trouble.tsx";
import { nameDevice } from "#web/store/own-account.ts";
import type { NotDone } from "#web/store/session/ask-server.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** As many letters as the server keeps of a name. */
const longest = 40;

type NameDialogProps = { session: OpenSession; onClose: () => void; onNamed: () => void };

/** What one calls a device: the same name for all who may see it. */
export function NameDialog({ session, onClose, onNamed }: NameDialogProps) {
  const { t, i18n } = useLingui();
  const form = useId();
  const [name, setName] = useState(session.name);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<NotDone>();
  const machine = machineWords(session.deviceLabel, i18n);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setBusy(true);
    setTrouble(undefined);
    const named = await nameDevice(session.id, name.trim());
    setBusy(false);
    if (!named.ok) return setTrouble(named);
    onNamed();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Nom de l’appareil</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <Button type="submit" form={form} kind="main" busy={busy}>
          <Trans>Enregistrer</Trans>
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit} className="flex flex-col gap-3">
        <TextField
          label={t`Nom`}
          value={name}
          onChange={setName}
          maxLength={longest}
          placeholder={machine || undefined}
          hint={t`Par exemple « Téléphone de la caisse ». Le propriétaire et les gérants de vos boutiques le voient aussi. Vide : ${machine || t`Appareil inconnu`}.`}
          autoFocus
        />
        <Trouble of={trouble} />
      </form>
    </Dialog>
  );
}
