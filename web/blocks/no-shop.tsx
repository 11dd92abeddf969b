import { Trans } from "@lingui/react/macro";
import Store from "lucide-react/icons/store";
import { Link } from "react-router-dom";
import { buttonLook } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** An account which no shop knows yet. */
export function NoShop() {
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
