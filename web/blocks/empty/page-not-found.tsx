import { Trans, useLingui } from "@lingui/react/macro";
import Signpost from "lucide-react/icons/signpost";
import { Link } from "react-router-dom";
import { buttonLook } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** Said at an address that leads nowhere, and at one that is none of this person’s business. */
export function PageNotFound() {
  const { t } = useLingui();
  return (
    <>
      <title>{`${t`Page introuvable`} · Boutika`}</title>
      <EmptyState
        level="h1"
        icon={<Signpost />}
        title={t`Oops! Page not found`}
        action={
          <Link to="/" reloadDocument className={buttonLook("main", "sell")}>
            <Trans>Retour à l’accueil</Trans>
          </Link>
        }
      >
        <Trans>
          Page introuvable : cette adresse ne mène nulle part. Le lien est peut-être ancien.
        </Trans>
      </EmptyState>
    </>
  );
}
