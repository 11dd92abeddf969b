import { Trans } from "@lingui/react/macro";
import { WaitLine } from "#web/blocks/wait/wait-line.tsx";
import { TroubleNote } from "#web/ui/trouble-note.tsx";

type AccountTroubleProps = {
  code: string | undefined;
  /** From which moment (ms) it may be asked again, where that is known. */
  again?: number | undefined;
};

/** Why the server did not do what was asked, and that nothing typed is lost. */
export function AccountTrouble({ code, again }: AccountTroubleProps) {
  if (code === undefined) return null;
  return (
    <TroubleNote>
      {again !== undefined && code === "too-many-requests" ? (
        <>
          <Trans>Trop de demandes en peu de temps.</Trans>{" "}
          <WaitLine until={again}>
            <Trans>Vous pouvez réessayer.</Trans>
          </WaitLine>
        </>
      ) : (
        <Words code={code} />
      )}
    </TroubleNote>
  );
}

function Words({ code }: { code: string }) {
  switch (code) {
    case "offline":
      return (
        <Trans>Il faut du réseau pour cela. Rien n’est perdu : réessayez dès qu’il revient.</Trans>
      );
    case "signed-out":
    case "session-ended":
      return <Trans>Votre session a expiré. Connectez-vous, puis recommencez.</Trans>;
    case "switched-in":
      return (
        <Trans>Seule la personne connectée sur cet appareil peut le faire, avec son code.</Trans>
      );
    case "wrong-password":
      return <Trans>Le mot de passe actuel n’est pas le bon.</Trans>;
    case "no-password":
      return (
        <Trans>
          Ce compte n’a pas de mot de passe. Pour en choisir un, passez par « Mot de passe oublié ?
          ».
        </Trans>
      );
    case "too-many-requests":
      return <Trans>Trop d’essais. Attendez quelques minutes, puis recommencez.</Trans>;
    case "invalid-request":
      return <Trans>Vérifiez ce que vous avez saisi.</Trans>;
    default:
      return <Trans>Le serveur ne répond pas. Réessayez dans un instant.</Trans>;
  }
}
