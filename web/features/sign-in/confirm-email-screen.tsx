import { Trans, useLingui } from "@lingui/react/macro";
import { useLocation } from "react-router-dom";
import { AccountPage } from "#web/blocks/account/account-page.tsx";
import { destinationOf } from "#web/blocks/destination.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { confirmEmail } from "#web/store/session/sign-in.ts";
import { useSession } from "#web/store/session.ts";
import { showToast } from "#web/ui/toast-state.ts";
import { Arrival } from "./arrival.tsx";
import { rememberSentMail } from "./sent-mail.ts";

/** /auth/confirm#token: the link out of the mail. Opens the account and leads into it. */
export function ConfirmEmailScreen() {
  const { t } = useLingui();
  const { hash } = useLocation();
  const moveOn = useMoveOn();

  function handleSignedIn() {
    rememberSentMail(undefined);
    showToast(t`Connexion réussie!`, "ok");
    moveOn(destinationOf(null, useSession.getState().session), { replace: true });
  }

  return (
    <AccountPage
      title={t`Confirmation de votre adresse`}
      heading={<Trans>Confirmation de votre adresse</Trans>}
    >
      <Arrival proof={hash} enter={() => confirmEmail(hash.slice(1))} onSignedIn={handleSignedIn} />
    </AccountPage>
  );
}
