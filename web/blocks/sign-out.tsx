import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import { signOut } from "#web/store/session/sign-out.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { reasonWords } from "./reason-words.ts";

/** « Déconnexion »: leaves for `to`, or says why not while something of this person has not been sent. */
export function useSignOut(to = "/") {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState(0);

  async function ask() {
    const outcome = await signOut();
    if (outcome.ok) navigate(to);
    else if ("trouble" in outcome) showToast(i18n._(reasonWords[outcome.trouble]), "stop");
    else setUnsent(outcome.unsent);
  }

  const close = () => setUnsent(0);
  const dialog = (
    <Dialog
      open={unsent > 0}
      onClose={close}
      title={<Trans>Pas encore</Trans>}
      closeLabel={t`Fermer`}
      actions={
        <Link to="/waiting" onClick={close} className={buttonLook("main", "sell")}>
          <Trans>Voir ce qui attend</Trans>
        </Link>
      }
    >
      <p>
        <Plural
          value={unsent}
          one="# opération n’est pas encore envoyée : en vous déconnectant, elle resterait bloquée ici."
          other="# opérations ne sont pas encore envoyées : en vous déconnectant, elles resteraient bloquées ici."
        />
      </p>
      <p className="mt-2">
        <Trans>Retrouvez du réseau pour les envoyer, puis déconnectez-vous.</Trans>
      </p>
    </Dialog>
  );
  return { ask, dialog };
}
