import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { homeOfSession } from "#web/blocks/destination.ts";
import { troubleWords } from "#web/blocks/invitations/ask-trouble.ts";
import { TroubleBox } from "#web/blocks/invitations/trouble-box.tsx";
import { useSession } from "#web/store/session.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";

type LinkTroubleProps = {
  code: string;
  /** What stands behind the link: an invitation, or whose own link it is. */
  to: "invitation" | "person";
  onRetry: () => void;
};

/** A link that leads nowhere, or that could not be followed now. */
export function LinkTrouble({ code, to, onRetry }: LinkTroubleProps) {
  const { i18n } = useLingui();
  const message = troubleWords({ code }, i18n);
  const isWrong = code === "link-unknown" || code === "invalid-request" || code === "not-found";
  return (
    <>
      <TroubleBox>
        {isWrong && <Trans>Lien d’invitation invalide ou expiré</Trans>}
        {!isWrong && to === "invitation" && (
          <Trans>Erreur lors du traitement de l’invitation: {message}</Trans>
        )}
        {!isWrong && to === "person" && <Trans>Erreur lors du traitement du lien: {message}</Trans>}
      </TroubleBox>
      {isWrong && (
        <p>
          {to === "invitation" ? (
            <Trans>
              Il a peut-être été coupé en route, ou l’invitation a été retirée : demandez à qui vous
              l’a envoyé de le renvoyer en entier.
            </Trans>
          ) : (
            <Trans>
              Il a peut-être été coupé en route : demandez à qui vous l’a envoyé de le renvoyer en
              entier.
            </Trans>
          )}
        </p>
      )}
      {!isWrong && (
        <Button size="sell" onClick={onRetry}>
          <Trans>Réessayer</Trans>
        </Button>
      )}
      <WayOn />
    </>
  );
}

/** On from a link that one can do nothing with. */
export function WayOn() {
  const session = useSession((state) => state.session);
  return (
    <Link to={session ? homeOfSession(session) : "/"} className={buttonLook("plain", "sell")}>
      {session ? <Trans>Retour au tableau de bord</Trans> : <Trans>Retour à l’accueil</Trans>}
    </Link>
  );
}
