import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { countryOfNumber } from "#shared/rules/countries.ts";
import type { OwnProfile, ProfileChange } from "#shared/schemas/own-profile.ts";
import { guessedCountry } from "#web/blocks/phone/country-names.ts";
import { PhoneField } from "#web/blocks/phone/phone-field.tsx";
import { phoneFault, writtenPhone } from "#web/blocks/phone/written-phone.ts";
import { Trouble } from "#web/blocks/trouble/trouble.tsx";
import { type Language, languageNames, languages } from "#web/i18n/languages.ts";
import type { NotDone } from "#web/store/session/ask-server.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { showToast } from "#web/ui/toast-state.ts";
import { saveIdentity } from "./save-identity.ts";

type IdentityFormProps = { profile: OwnProfile; onSaved: () => Promise<void> };

/** Name, telephone, language. The address is what was proven: it stays. */
export function IdentityForm({ profile, onSaved }: IdentityFormProps) {
  const { t, i18n } = useLingui();
  // What is typed stands whatever the server says meanwhile.
  const [typed, setTyped] = useState<Partial<ProfileChange>>({});
  const { fullName, phone, locale } = { ...profile, ...typed };
  const { signInPhone } = profile;
  const change = (fields: Partial<ProfileChange>) => setTyped({ ...typed, ...fields });
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<NotDone>();
  // The menu of the account chooses for this device alone, and others may work on it.
  const isSpoken = typed.locale !== undefined || locale === i18n.locale;
  const spoken = languageNames[i18n.locale as Language];
  const [country, setCountry] = useState(() => countryOfNumber(profile.phone) ?? guessedCountry());
  // One that was kept before is nobody's fault.
  const badPhone = typed.phone !== undefined && phoneFault(typed.phone, country) === "not-a-phone";
  const noName = fullName.trim() === "";

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (noName || badPhone) return;
    setBusy(true);
    setTrouble(undefined);
    const written = typed.phone === undefined ? {} : { phone: writtenPhone(typed.phone, country) };
    const saved = await saveIdentity(profile, { ...typed, ...written });
    setBusy(false);
    if (!saved.ok) return setTrouble(saved);
    showToast(t`Profil enregistré`, "ok");
    await onSaved();
    setTyped((now) => (now === typed ? {} : now));
  }

  return (
    <Card>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <TextField
          label={t`Nom complet`}
          value={fullName}
          onChange={(fullName) => change({ fullName })}
          autoComplete="name"
          maxLength={120}
          error={asked && noName ? <Trans>Saisissez votre nom.</Trans> : undefined}
        />
        <PhoneField
          hint={
            signInPhone
              ? t`Pour vous joindre. Le code de connexion part toujours au ${signInPhone}.`
              : undefined
          }
          phone={phone}
          onPhone={(phone) => change({ phone })}
          country={country}
          onCountry={setCountry}
          fault={asked && badPhone ? "not-a-phone" : undefined}
        />
        <SelectField
          label={t`Langue`}
          hint={
            isSpoken
              ? t`De l’application et des messages que vous recevez.`
              : t`Des messages que vous recevez. Sur cet appareil, l’application est réglée sur ${spoken}.`
          }
          value={locale}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
          onChange={(locale) => change({ locale })}
        />
        {profile.email && (
          <p>
            <span className="block font-medium">
              <Trans>Email</Trans>
            </span>
            <span className="break-all">{profile.email}</span>
            <span className="block text-sm text-ink-soft">
              <Trans>L’adresse ne se change pas ici.</Trans>
            </span>
          </p>
        )}
        <Trouble of={trouble} />
        <Button type="submit" kind="main" size="sell" busy={busy} className="self-start">
          <Trans>Enregistrer</Trans>
        </Button>
      </form>
    </Card>
  );
}
