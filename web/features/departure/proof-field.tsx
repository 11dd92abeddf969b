import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PasswordField } from "#web/blocks/password-field.tsx";
import { CodeButton } from "#web/blocks/wait/code-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { TroubleNote } from "#web/ui/trouble-note.tsx";
import type { Proving } from "./use-proof.ts";

/** Who deletes shows again who they are: an open session may be anybody's who holds the phone. */
export function ProofField({ proving }: { proving: Proving }) {
  const { t } = useLingui();
  const { way, typed, change, trouble } = proving;
  const error = trouble === undefined ? undefined : <ProofTrouble code={trouble} />;
  if (!way.value) return <WayUnknown way={way} />;
  if (!("to" in way.value) && way.value.means === "none")
    return (
      <TroubleNote>
        <Trans>
          Ce compte n’a ni mot de passe, ni email, ni numéro où envoyer un code : écrivez à
          l’assistance.
        </Trans>
      </TroubleNote>
    );
  if (!("to" in way.value))
    return (
      <PasswordField
        label={t`Votre mot de passe, encore une fois`}
        value={typed}
        onChange={change}
        error={error}
        autoComplete="current-password"
      />
    );
  return (
    <div className="flex flex-col gap-2">
      <CodeSender proving={proving} to={way.value.to} />
      <TextField
        label={t`Code à 6 chiffres`}
        hint={t`Il vaut dix minutes.`}
        inputMode="numeric"
        autoComplete="one-time-code"
        className="text-center font-mono text-xl tracking-[0.4em]"
        maxLength={12}
        value={typed}
        onChange={change}
        error={error}
      />
    </div>
  );
}

function WayUnknown({ way }: Pick<Proving, "way">) {
  if (way.state === undefined) return <Skeleton className="h-16" />;
  return (
    <div className="flex flex-col items-start gap-2">
      <TroubleNote>
        <Trans>
          Il faut du réseau pour vérifier que c’est bien vous. Rien n’est supprimé sans cela.
        </Trans>
      </TroubleNote>
      <Button busy={way.busy} onClick={() => void way.refresh()}>
        <Trans>Réessayer</Trans>
      </Button>
    </div>
  );
}

function CodeSender({ proving, to }: { proving: Proving; to: string }) {
  const { code, again, askCode } = proving;
  return (
    <>
      <p role="status">
        {code === "sent" ? (
          <Trans>Code envoyé à {to}.</Trans>
        ) : (
          <Trans>Pour vérifier que c’est bien vous, un code part à {to}.</Trans>
        )}
      </p>
      <CodeButton until={again} busy={code === "asked"} onClick={() => void askCode()}>
        {code === "sent" ? <Trans>Renvoyer le code</Trans> : <Trans>Envoyer le code</Trans>}
      </CodeButton>
    </>
  );
}

function ProofTrouble({ code }: { code: string }): ReactNode {
  switch (code) {
    case "wrong-password":
      return <Trans>Ce mot de passe n’est pas le bon. Rien n’est supprimé.</Trans>;
    case "wrong-code":
      return <Trans>Ce code n’est pas le bon. Rien n’est supprimé.</Trans>;
    case "code-ended":
      return <Trans>Ce code ne vaut plus : demandez-en un autre.</Trans>;
    case "code-too-soon":
      return <Trans>Un code est parti il y a peu : entrez-le, ou attendez avant un autre.</Trans>;
    case "too-many-requests":
      return <Trans>Trop d’essais : attendez cinq minutes. Rien n’est supprimé.</Trans>;
    case "offline":
      return <Trans>Pas de réponse : essayez encore, rien ne se fait deux fois.</Trans>;
    case "proof-needed":
      return <Trans>Remplissez ce champ : on vérifie que c’est bien vous.</Trans>;
    default:
      return <Trans>Le serveur n’a pas pu le faire. Essayez encore dans un instant.</Trans>;
  }
}
