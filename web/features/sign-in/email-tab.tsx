import { useState } from "react";
import { TroubleNote } from "#web/blocks/account/note.tsx";
import { useAttempt } from "#web/blocks/account/use-attempt.ts";
import { useLocale } from "#web/blocks/account/use-locale.ts";
import { type Credentials, register, signIn } from "#web/store/session/sign-in.ts";
import { LoginForm } from "./login-form.tsx";
import { RegisterForm } from "./register-form.tsx";
import { ResendLink } from "./resend-link.tsx";
import type { RegisterDraft } from "./sign-in-form.ts";

type EmailTabProps = {
  tab: "login" | "register";
  /** As an invitation has it: the address that the account must have. */
  fixedEmail: string | undefined;
  /** What stood in the registration, when its address is to be corrected. */
  start: RegisterDraft | undefined;
  /** An account was asked for: its mail has left. */
  onSent: (draft: RegisterDraft) => void;
  onSignedIn: () => void;
};

/** Both ways with an e-mail address: signing in, and asking for an account. */
export function EmailTab({ tab, fixedEmail, start, onSent, onSignedIn }: EmailTabProps) {
  const locale = useLocale();
  const login = useAttempt();
  const registration = useAttempt();
  /** Of an account whose mail has not been answered yet. */
  const [unconfirmed, setUnconfirmed] = useState<Credentials>();

  async function handleRegister(draft: RegisterDraft) {
    if (await registration.attempt(() => register({ ...draft, locale }))) onSent(draft);
  }

  async function handleLogin(draft: Credentials) {
    setUnconfirmed(draft);
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
        <RegisterForm
          start={start}
          fixedEmail={fixedEmail}
          busy={registration.busy}
          onSubmit={handleRegister}
        />
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      {login.trouble && (
        <TroubleNote trouble={login.trouble} again={login.again}>
          {login.trouble === "email-not-confirmed" && unconfirmed && (
            <ResendLink credentials={unconfirmed} />
          )}
        </TroubleNote>
      )}
      <LoginForm fixedEmail={fixedEmail} busy={login.busy} onSubmit={handleLogin} />
    </div>
  );
}
