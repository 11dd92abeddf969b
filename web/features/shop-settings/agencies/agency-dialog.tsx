import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useId, useState } from "react";
import { isNameless } from "#shared/schemas/nameless.ts";
import { Failure } from "#web/blocks/empty/failure.tsx";
import { useAct } from "#web/blocks/hooks/use-act.ts";
import { createAgency, editAgency } from "#web/store/acts.ts";
import type { AgencyRow } from "#web/store/read-models/agency-book.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type AgencyDialogProps = {
  shopId: string;
  /** Undefined for a new one. */
  agency: AgencyRow | undefined;
  onClose: () => void;
};

/** Name and address of an agency; one that is not used any more is put into the archive, and back. */
export function AgencyDialog({ shopId, agency, onClose }: AgencyDialogProps) {
  const { t } = useLingui();
  const form = useId();
  // What the editor saw when the form opened is what the patch is against.
  const [seen] = useState(agency);
  const [name, setName] = useState(seen?.name ?? "");
  const [address, setAddress] = useState(seen?.address ?? "");
  const [asked, setAsked] = useState(false);
  const { busy, refusal, run } = useAct();
  const isNamed = !isNameless(name);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (!isNamed) return;
    const words = { name: name.trim(), address: address.trim() };
    const done = await run(async (formId) => {
      if (!seen) return createAgency({ shopId, formId, ...words });
      const patch = {
        name: [seen.name, words.name] as [string, string],
        address: [seen.address, words.address] as [string, string],
      };
      return editAgency({ shopId, formId, agencyId: seen.id, patch });
    });
    if (done !== undefined) onClose();
  }

  async function handleArchive() {
    if (!seen) return;
    const patch = { archived: [seen.archived, !seen.archived] as [boolean, boolean] };
    const done = await run((formId) => editAgency({ shopId, formId, agencyId: seen.id, patch }));
    if (done !== undefined) onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={seen ? <Trans>Modifier l’agence</Trans> : <Trans>Nouvelle agence</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <>
          {seen && (
            <Button onClick={handleArchive}>
              {seen.archived ? <Trans>Remettre en service</Trans> : <Trans>Archiver</Trans>}
            </Button>
          )}
          <Button kind="main" type="submit" form={form} busy={busy}>
            {seen ? <Trans>Enregistrer</Trans> : <Trans>Ajouter</Trans>}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <TextField
          label={t`Nom de l’agence`}
          value={name}
          onChange={setName}
          maxLength={120}
          autoComplete="off"
          data-autofocus
          error={asked && !isNamed ? t`Donnez un nom à cette agence` : undefined}
        />
        <TextField
          label={t`Adresse`}
          hint={t`Vide : celle de la boutique`}
          value={address}
          onChange={setAddress}
          maxLength={300}
          autoComplete="off"
        />
        <Failure title={<Trans>Impossible d’enregistrer l’agence</Trans>} reason={refusal} />
      </form>
    </Dialog>
  );
}
