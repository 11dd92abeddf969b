import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { TextField } from "#web/ui/text-field.tsx";

type Contact = { address: string; phone: string; email: string };

type ContactFieldsProps = {
  contact: Contact;
  onChange: (fields: Partial<Contact>) => void;
  /** What is wrong with the e-mail address. */
  emailError?: string | undefined;
  /** What is wrong with the number. */
  phoneError?: ReactNode;
};

/** Where a shop is and how it is reached, all of it left for later if one likes. */
export function ContactFields({ contact, onChange, emailError, phoneError }: ContactFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Adresse (facultatif)`}
        value={contact.address}
        onChange={(address) => onChange({ address })}
        autoComplete="street-address"
        maxLength={300}
      />
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          label={t`Téléphone (facultatif)`}
          type="tel"
          inputMode="tel"
          value={contact.phone}
          onChange={(phone) => onChange({ phone })}
          error={phoneError}
          autoComplete="tel"
          maxLength={40}
        />
        <TextField
          label={t`Email professionnel (facultatif)`}
          type="email"
          inputMode="email"
          value={contact.email}
          onChange={(email) => onChange({ email })}
          error={emailError}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </div>
    </>
  );
}
