import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { Link } from "react-router-dom";
import type { OwnProfile } from "#shared/schemas/own-profile.ts";
import { PasswordField } from "#web/blocks/password-field.tsx";
import { Trouble } from "#web/blocks/trouble/trouble.tsx";
import { changePassword } from "#web/store/own-account.ts";
import type { NotDone } from "#web/store/session/ask-server.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { passwordTrouble } from "./password-trouble.ts";

/** Another password, for whoever knows the present one. Every other session ends, this one stays. */
export function PasswordForm({ profile }: { profile: OwnProfile }) {
  const { t } = useLingui();
  const { hasPassword, email } = profile;
  const [current, setCurrent] = useState("");
  const [next, setNext] = useState("");
  const [again, setAgain] = useState("");
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<NotDone>();
  const [ended, setEnded] = useState<number>();
  const wrong = asked ? passwordTrouble({ current, next, again }) : undefined;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    setEnded(undefined);
    if (passwordTrouble({ current, next, again })) return;
    setBusy(true);
    setTrouble(undefined);
    const changed = await changePassword({ current, next });
    setBusy(false);
    if (!changed.ok) return setTrouble(changed);
    setEnded(changed.value.ended);
    setAsked(false);
    for (const clear of [setCurrent, setNext, setAgain]) clear("");
  }

  return (
    <Card>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        {!hasPassword && email === "" && (
          <p className="text-ink-soft">
            <Trans>Vous vous connectez par SMS : ce compte n’a pas besoin de mot de passe.</Trans>
          </p>
        )}
        {!hasPassword && email !== "" && (
          <p className="text-ink-soft">
            <Trans>Ce compte n’a pas encore de mot de passe.</Trans>{" "}
            <Link to="/reset-password" className={buttonLook("quiet", "normal")}>
              <Trans>En choisir un</Trans>
            </Link>
          </p>
        )}
        {hasPassword && (
          <>
            <PasswordField
              label={t`Mot de passe actuel`}
              value={current}
              onChange={setCurrent}
              autoComplete="current-password"
              error={
                wrong === "current" ? <Trans>Saisissez le mot de passe actuel.</Trans> : undefined
              }
            />
            <PasswordField
              label={t`Nouveau mot de passe`}
              value={next}
              onChange={setNext}
              autoComplete="new-password"
              error={
                wrong === "short" ? (
                  <Trans>Le mot de passe doit contenir au moins 6 caractères</Trans>
                ) : undefined
              }
            />
            <PasswordField
              label={t`Confirmer le nouveau mot de passe`}
              value={again}
              onChange={setAgain}
              autoComplete="new-password"
              error={
                wrong === "different" ? (
                  <Trans>Les nouveaux mots de passe ne correspondent pas</Trans>
                ) : undefined
              }
            />
            <Trouble of={trouble} own={ownWords} />
            {ended !== undefined && (
              <p role="status" className="rounded-control bg-ok-soft p-3 font-medium text-ok">
                <Trans>Mot de passe changé.</Trans>{" "}
                <Plural
                  value={ended}
                  _0="Vous n’étiez connecté nulle part ailleurs."
                  one="# autre appareil est déconnecté."
                  other="# autres appareils sont déconnectés."
                />
              </p>
            )}
            <Button type="submit" size="sell" busy={busy} className="self-start">
              <Trans>Changer le mot de passe</Trans>
            </Button>
          </>
        )}
      </form>
    </Card>
  );
}

const ownWords = {
  "wrong-password": <Trans>Le mot de passe actuel n’est pas le bon.</Trans>,
  "no-password": (
    <Trans>
      Ce compte n’a pas de mot de passe. Pour en choisir un, passez par « Mot de passe oublié ? ».
    </Trans>
  ),
};
