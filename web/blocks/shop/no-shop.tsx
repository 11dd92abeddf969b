import { Trans } from "@lingui/react/macro";
import Store from "lucide-react/icons/store";
import { Link } from "react-router-dom";
import { PausedAccess, usePausedIn } from "#web/blocks/empty/paused-access.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** An account which no shop knows yet, or not any more for a while. */
export function NoShop() {
  const pausedIn = usePausedIn();
  if (pausedIn.length > 0) return <PausedAccess shops={pausedIn} />;
  return (
    <EmptyState
      icon={<Store />}
      title={<Trans>Aucune boutique</Trans>}
      action={
        <Link to="/welcome" className={buttonLook("main", "sell")}>
          <Trans>Continuer</Trans>
        </Link>
      }
    >
      <Trans>
        Votre compte n’a pas encore de boutique. Ouvrez la vôtre, ou acceptez l’invitation de
        quelqu’un.
      </Trans>
    </EmptyState>
  );
}
