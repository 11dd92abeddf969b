import { Trans, useLingui } from "@lingui/react/macro";
import { useSearchParams } from "react-router-dom";
import { AccountPage } from "#web/blocks/account/account-page.tsx";
import { destinationOf } from "#web/blocks/destination.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { arrive } from "#web/store/session/sign-in.ts";
import { useSession } from "#web/store/session.ts";
import { showToast } from "#web/ui/toast-state.ts";
import { Arrival } from "./arrival.tsx";

/** /auth/arrived?to=: back from Google, with the cookie of the session. */
export function ArrivedScreen() {
  const { t } = useLingui();
  const [parameters] = useSearchParams();
  const moveOn = useMoveOn();

  function handleSignedIn() {
    showToast(t`Connexion réussie!`, "ok");
    const { session } = useSession.getState();
    moveOn(destinationOf(parameters.get("to"), session), { replace: true });
  }

  return (
    <AccountPage title={t`Connexion`} heading={<Trans>Connexion</Trans>}>
      <Arrival proof="google" enter={arrive} onSignedIn={handleSignedIn} />
    </AccountPage>
  );
}
