import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { AccountLink } from "#web/blocks/account/account-page.tsx";
import { PasswordField } from "#web/blocks/password-field.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useFirstWrong } from "#web/ui/use-first-wrong.ts";
import { FieldTroubleText } from "./field-trouble-text.tsx";
import { type LoginDraft, loginTroubles } from "./sign-in-form.ts";

type LoginFormProps = {
  /** The only address that is of use here. */
  fixedEmail: string | undefined;
  busy: boolean;
  onSubmit: (draft: LoginDraft) => void;
};

export function LoginForm({ fixedEmail, busy, onSubmit }: LoginFormProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<LoginDraft>({ email: fixedEmail ?? "", password: "" });
  const [asked, setAsked] = useState(0);
  const form = useFirstWrong(asked);
  const troubles = asked ? loginTroubles(draft) : {};

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(asked + 1);
    if (Object.keys(loginTroubles(draft)).length === 0)
      onSubmit({ ...draft, email: draft.email.trim() });
  }

  return (
    <form ref={form} onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
      <TextField
        label={t`Adresse email`}
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        readOnly={fixedEmail !== undefined}
        className={fixedEmail === undefined ? undefined : "bg-sunken"}
        hint={fixedEmail !== undefined && <Trans>L’adresse invitée</Trans>}
        value={draft.email}
        onChange={(email) => setDraft({ ...draft, email })}
        error={troubles.email && <FieldTroubleText trouble={troubles.email} />}
      />
      <PasswordField
        value={draft.password}
        onChange={(password) => setDraft({ ...draft, password })}
        error={troubles.password && <FieldTroubleText trouble={troubles.password} />}
        autoComplete="current-password"
      />
      <AccountLink to="/reset-password">
        <Trans>Mot de passe oublié ?</Trans>
      </AccountLink>
      <Button kind="main" size="large" type="submit" wide busy={busy}>
        <Trans>Se connecter</Trans>
      </Button>
    </form>
  );
}
