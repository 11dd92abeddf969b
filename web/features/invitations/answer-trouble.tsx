import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import { troubleWords } from "#web/blocks/invitations/ask-trouble.ts";
import { TroubleBox } from "#web/blocks/invitations/trouble-box.tsx";
import { buttonLook } from "#web/ui/button.tsx";
import type { Answering } from "./use-answering.tsx";

/** Why an answer was not taken. */
export function AnswerTrouble({ trouble }: { trouble: Answering["trouble"] }) {
  const { i18n } = useLingui();
  if (!trouble) return null;
  const { way, code } = trouble;
  const message = troubleWords(trouble, i18n);
  const saysAll = code === "not-for-you" || code === "not-pending";
  if (code === "signed-out")
    return (
      <TroubleBox>
        <p>
          <Trans>Vous devez être connecté pour accepter l’invitation</Trans>
        </p>
        <Link
          to="/auth?again=1&from=/received-invitations"
          className={buttonLook("plain", "normal")}
        >
          <Trans>Se connecter</Trans>
        </Link>
      </TroubleBox>
    );
  return (
    <TroubleBox>
      {saysAll && message}
      {!saysAll && way === "accept" && (
        <Trans>Erreur lors de l’acceptation de l’invitation: {message}</Trans>
      )}
      {!saysAll && way === "reject" && (
        <Trans>Erreur lors du refus de l’invitation: {message}</Trans>
      )}
    </TroubleBox>
  );
}
