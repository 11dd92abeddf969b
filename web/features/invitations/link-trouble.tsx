import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { homeOfSession } from "#web/blocks/destination.ts";
import { troubleWords } from "#web/blocks/invitations/ask-trouble.ts";
import { TroubleBox } from "#web/blocks/invitations/trouble-box.tsx";
import { useSession } from "#web/store/session.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";

/** A link that leads nowhere, or that could not be followed now. */
export function LinkTrouble({ code, onRetry }: { code: string; onRetry: () => void }) {
  const { i18n } = useLingui();
  const session = useSession((state) => state.session);
  const isWrong = code === "link-unknown" || code === "invalid-request" || code === "not-found";
  return (
    <>
      <TroubleBox>
        {isWrong && <Trans>Lien d’invitation invalide ou expiré</Trans>}
        {!isWrong && <Trans>Erreur lors du traitement du lien: {i18n._(troubleWords(code))}</Trans>}
      </TroubleBox>
      {!isWrong && (
        <Button size="sell" onClick={onRetry}>
          <Trans>Réessayer</Trans>
        </Button>
      )}
      <Link to={session ? homeOfSession(session) : "/"} className={buttonLook("plain", "sell")}>
        {session ? <Trans>Retour au tableau de bord</Trans> : <Trans>Retour à l’accueil</Trans>}
      </Link>
    </>
  );
}
