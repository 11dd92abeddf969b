import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { GoodNote, TroubleNote } from "#web/blocks/account/note.tsx";
import { useAttempt } from "#web/blocks/account/use-attempt.ts";
import { useLocale } from "#web/blocks/account/use-locale.ts";
import { type Credentials, register, signIn } from "#web/store/session/sign-in.ts";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";
import { ResendLink } from "./resend-link.tsx";
import type { RegisterDraft } from "./sign-in-form.ts";

type EmailTabProps = {
  tab: "login" | "register";
  onTab: (tab: "login") => void;
  onSignedIn: () => void;
};

/** Both ways with an e-mail address: who has asked for an account is led to their mailbox, then to the sign-in. */
export function EmailTab({ tab, onTab, onSignedIn }: EmailTabProps) {
  const locale = useLocale();
  const login = useAttempt();
  const registration = useAttempt();
  const [hasAsked, setHasAsked] = useState(false);
  /** Of an account whose mail has not been answered yet. */
  const [unconfirmed, setUnconfirmed] = useState<Credentials>();

  async function handleRegister(draft: RegisterDraft) {
    if (!(await registration.attempt(() => register({ ...draft, locale })))) return;
    login.forget();
    setUnconfirmed({ email: draft.email, password: draft.password });
    setHasAsked(true);
    onTab("login");
  }

  async function handleLogin(draft: Credentials) {
    setUnconfirmed(draft);
    setHasAsked(false);
    if (await login.attempt(() => signIn(draft))) onSignedIn();
  }

  if (tab === "register")
    return (
      <div className="flex flex-col gap-4">
        {registration.trouble && (
          <TroubleNote
            trouble={registration.trouble}
            at="registration"
            again={registration.again}
          />
        )}
        <RegisterForm busy={registration.busy} onSubmit={handleRegister} />
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      {hasAsked && unconfirmed && (
        <GoodNote>
          <strong>
            <Trans>Compte créé avec succès</Trans>
          </strong>
          <span>
            <Trans>Vérifiez votre email pour confirmer votre compte avant de vous connecter.</Trans>
          </span>
          <ResendLink credentials={unconfirmed} />
        </GoodNote>
      )}
      {login.trouble && (
        <TroubleNote trouble={login.trouble} again={login.again}>
          {login.trouble === "email-not-confirmed" && unconfirmed && (
            <ResendLink credentials={unconfirmed} />
          )}
        </TroubleNote>
      )}
      <LoginForm busy={login.busy} onSubmit={handleLogin} />
    </div>
  );
}
