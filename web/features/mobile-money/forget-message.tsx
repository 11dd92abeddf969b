import { Trans, useLingui } from "@lingui/react/macro";
import Trash2 from "lucide-react/icons/trash-2";
import { useState } from "react";
import { forgetMessage } from "#web/store/money-messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** Takes a message off this device, once asked again. */
export function ForgetMessage({ id }: { id: number }) {
  const { t } = useLingui();
  const [isAsked, setIsAsked] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  async function handleForget() {
    // What is gone takes this button with it.
    await forgetMessage(id).catch(() => setHasFailed(true));
  }

  return (
    <>
      <Button
        kind="quiet"
        className="self-start"
        icon={<Trash2 aria-hidden="true" className="size-5" />}
        onClick={() => setIsAsked(true)}
      >
        <Trans>Supprimer ce message</Trans>
      </Button>
      {isAsked && (
        <Dialog
          open
          onClose={() => setIsAsked(false)}
          title={<Trans>Supprimer ce message ?</Trans>}
          closeLabel={t`Fermer`}
          actions={
            <>
              <Button size="sell" onClick={() => setIsAsked(false)}>
                <Trans>Garder</Trans>
              </Button>
              <Button kind="danger" size="sell" onClick={() => void handleForget()}>
                <Trans>Supprimer</Trans>
              </Button>
            </>
          }
        >
          <p>
            <Trans>
              Il quitte cet appareil. Les messages d’après n’auront plus celui-ci pour se suivre.
              Les ventes ne changent pas.
            </Trans>
          </p>
          {hasFailed && (
            <p role="alert" className="font-medium text-stop">
              <Trans>Pas supprimé : la mémoire de l’appareil ne répond pas.</Trans>
            </p>
          )}
        </Dialog>
      )}
    </>
  );
}
