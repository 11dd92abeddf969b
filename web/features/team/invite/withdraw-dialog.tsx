import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Invitation } from "#shared/schemas/invitation.ts";
import { troubleWords } from "#web/blocks/invitations/ask-trouble.ts";
import { TroubleBox } from "#web/blocks/invitations/trouble-box.tsx";
import type { NotDone } from "#web/store/session/ask-server.ts";
import type { SessionShop } from "#web/store/session.ts";
import { withdrawInvitation } from "#web/store/team.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toast-state.ts";

type WithdrawDialogProps = {
  shop: SessionShop;
  invitation: Invitation;
  onDone: () => void;
  onClose: () => void;
};

/** Takes an invitation away, once it is clear what that does. */
export function WithdrawDialog({ shop, invitation, onDone, onClose }: WithdrawDialogProps) {
  const { t, i18n } = useLingui();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<NotDone>();
  const { id, email, fullName, status } = invitation;
  const who = fullName ?? email ?? "";

  async function handleWithdraw() {
    setBusy(true);
    setTrouble(undefined);
    const done = await withdrawInvitation(shop.id, id);
    setBusy(false);
    if (!done.ok) return setTrouble(done);
    showToast(
      <>
        <strong className="block">
          <Trans>Invitation supprimée</Trans>
        </strong>
        <Trans>L’invitation a été supprimée avec succès</Trans>
      </>,
      "ok",
    );
    onDone();
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={<Trans>Supprimer l’invitation ?</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <>
          <Button onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <Button kind="danger" busy={busy} onClick={handleWithdraw}>
            <Trans>Supprimer</Trans>
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>
          {status === "pending" ? (
            <Trans>Le lien envoyé à {who} ne mènera plus nulle part.</Trans>
          ) : (
            <Trans>
              L’invitation de {who} disparaît de cette liste. L’accès de la personne ne change pas.
            </Trans>
          )}
        </p>
        {trouble !== undefined && (
          <TroubleBox>
            <Trans>Erreur lors de la suppression: {troubleWords(trouble, i18n)}</Trans>
          </TroubleBox>
        )}
      </div>
    </Dialog>
  );
}
