import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { PasswordField } from "#web/blocks/password-field.tsx";
import { guessedCountry } from "#web/blocks/phone/country-names.ts";
import { PhoneField } from "#web/blocks/phone/phone-field.tsx";
import { writtenPhone } from "#web/blocks/phone/written-phone.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useFirstWrong } from "#web/ui/use-first-wrong.ts";
import { FieldTroubleText } from "./field-trouble-text.tsx";
import { type RegisterDraft, registerTroubles } from "./sign-in-form.ts";

type RegisterFormProps = {
  /** What stood there, when its address is to be corrected. */
  start: RegisterDraft | undefined;
  /** The only address that is of use here. */
  fixedEmail: string | undefined;
  busy: boolean;
  onSubmit: (draft: RegisterDraft) => void;
};

const empty: RegisterDraft = { fullName: "", phone: "", email: "", password: "" };

export function RegisterForm({ start, fixedEmail, busy, onSubmit }: RegisterFormProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useState<RegisterDraft>(start ?? { ...empty, email: fixedEmail ?? "" });
  const [asked, setAsked] = useState(0);
  const form = useFirstWrong(asked);
  const [country, setCountry] = useState(guessedCountry);
  const troubles = asked ? registerTroubles(draft, country) : {};
  const words = (field: "fullName" | "email" | "password") => {
    const trouble = troubles[field];
    return trouble && <FieldTroubleText trouble={trouble} />;
  };

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(asked + 1);
    if (Object.keys(registerTroubles(draft, country)).length > 0) return;
    onSubmit({
      ...draft,
      fullName: draft.fullName.trim(),
      phone: writtenPhone(draft.phone, country),
      email: draft.email.trim(),
    });
  }

  return (
    <form ref={form} onSubmit={handleSubmit} noValidate className="flex flex-col gap-4">
      <TextField
        label={t`Nom complet`}
        value={draft.fullName}
        onChange={(fullName) => setDraft({ ...draft, fullName })}
        error={words("fullName")}
        autoComplete="name"
        maxLength={120}
      />
      <PhoneField
        phone={draft.phone}
        onPhone={(phone) => setDraft({ ...draft, phone })}
        country={country}
        onCountry={setCountry}
        fault={troubles.phone}
      />
      <TextField
        label={t`Adresse email`}
        type="email"
        inputMode="email"
        value={draft.email}
        onChange={(email) => setDraft({ ...draft, email })}
        error={words("email")}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        readOnly={fixedEmail !== undefined}
        className={fixedEmail === undefined ? undefined : "bg-sunken"}
        hint={fixedEmail !== undefined && <Trans>L’adresse invitée</Trans>}
      />
      <PasswordField
        value={draft.password}
        onChange={(password) => setDraft({ ...draft, password })}
        error={words("password")}
        hint={t`Au moins 6 caractères`}
        autoComplete="new-password"
      />
      <Button kind="main" size="large" type="submit" wide busy={busy}>
        <Trans>Créer mon compte</Trans>
      </Button>
    </form>
  );
}
