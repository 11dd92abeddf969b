import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { useLocation } from "react-router-dom";
import { AccountLink, AccountPage } from "#web/blocks/account/account-page.tsx";
import { TroubleNote } from "#web/blocks/account/note.tsx";
import { useAttempt } from "#web/blocks/account/use-attempt.ts";
import { destinationOf } from "#web/blocks/destination.ts";
import { useMoveOn } from "#web/blocks/hooks/use-move-on.ts";
import { PasswordField } from "#web/blocks/password-field.tsx";
import { resetPassword } from "#web/store/session/sign-in.ts";
import { useSession } from "#web/store/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { newPasswordTroubles } from "./new-password.ts";

/** /reset-password/new#token: the link out of the mail. The new password signs in here and out everywhere else. */
export function NewPasswordScreen() {
  const { t } = useLingui();
  const { hash } = useLocation();
  const moveOn = useMoveOn();
  const { busy, trouble, again, attempt } = useAttempt();
  const [draft, setDraft] = useState({ password: "", again: "" });
  const [asked, setAsked] = useState(false);
  const faults = asked ? newPasswordTroubles(draft) : {};
  const token = hash.slice(1);
  const said = token === "" || trouble === "invalid-request" ? "link-ended" : trouble;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (Object.keys(newPasswordTroubles(draft)).length > 0) return;
    if (!(await attempt(() => resetPassword({ token, password: draft.password })))) return;
    showToast(t`Mot de passe changé`, "ok");
    const { session } = useSession.getState();
    moveOn(destinationOf(null, session), { replace: true });
  }

  return (
    <AccountPage title={t`Nouveau mot de passe`} heading={<Trans>Nouveau mot de passe</Trans>}>
      {said && (
        <TroubleNote trouble={said} again={again}>
          {said === "link-ended" && (
            <AccountLink to="/reset-password">
              <Trans>Demander un autre lien</Trans>
            </AccountLink>
          )}
        </TroubleNote>
      )}
      {said !== "link-ended" && (
        <Card>
          <form onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
            <PasswordField
              label={t`Nouveau mot de passe`}
              value={draft.password}
              onChange={(password) => setDraft({ ...draft, password })}
              hint={t`Au moins 6 caractères`}
              error={
                faults.password && (
                  <Trans>Le mot de passe doit contenir au moins 6 caractères</Trans>
                )
              }
              autoComplete="new-password"
            />
            <PasswordField
              label={t`Encore une fois`}
              value={draft.again}
              onChange={(again) => setDraft({ ...draft, again })}
              error={faults.again && <Trans>Les nouveaux mots de passe ne correspondent pas</Trans>}
              autoComplete="new-password"
            />
            <p className="text-sm text-ink-soft">
              <Trans>Vos autres appareils devront se reconnecter. Rien de vendu n’est perdu.</Trans>
            </p>
            <Button kind="main" size="large" type="submit" wide busy={busy}>
              <Trans>Changer le mot de passe</Trans>
            </Button>
          </form>
        </Card>
      )}
      <AccountLink to="/auth">
        <Trans>Retour à la connexion</Trans>
      </AccountLink>
    </AccountPage>
  );
}
