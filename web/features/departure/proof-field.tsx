import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PasswordField } from "#web/blocks/password-field.tsx";
import { Trouble, TroubleText } from "#web/blocks/trouble/trouble.tsx";
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
  const error = trouble === undefined ? undefined : <TroubleText of={trouble} own={ownWords} />;
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
      <Trouble
        of={{ code: way.state === "fresh" ? "server" : way.state.trouble }}
        title={
          <Trans>On n’a pas pu vérifier que c’est bien vous : rien n’est supprimé sans cela.</Trans>
        }
      />
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

const ownWords: Record<string, ReactNode> = {
  "wrong-password": <Trans>Ce mot de passe n’est pas le bon. Rien n’est supprimé.</Trans>,
  "wrong-code": <Trans>Ce code n’est pas le bon. Rien n’est supprimé.</Trans>,
  "code-ended": <Trans>Ce code ne vaut plus : demandez-en un autre.</Trans>,
  "code-too-soon": (
    <Trans>Un code est parti il y a peu : entrez-le, ou attendez avant un autre.</Trans>
  ),
  "proof-needed": <Trans>Remplissez ce champ : on vérifie que c’est bien vous.</Trans>,
};
