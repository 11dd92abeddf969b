import { Trans, useLingui } from "@lingui/react/macro";
import { CountryField } from "#web/blocks/phone/country-field.tsx";
import { PhoneFaultText } from "#web/blocks/phone/phone-fault-text.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { type FieldsProps, Section } from "./section.tsx";

/** Where the shop is and how to reach it; address and telephone stand on its receipts. */
export function ContactSection({ fields, troubles, onField }: FieldsProps) {
  const { t } = useLingui();
  const isNoNumber = troubles.some(({ field }) => field === "phone");
  const isNoAddress = troubles.some(({ field }) => field === "email");
  return (
    <Section title={<Trans>Adresse et contact</Trans>}>
      <TextField
        label={t`Adresse`}
        value={fields.address}
        onChange={(address) => onField("address", address)}
        maxLength={300}
        autoComplete="street-address"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Téléphone`}
          type="tel"
          value={fields.phone}
          onChange={(phone) => onField("phone", phone)}
          maxLength={40}
          autoComplete="tel"
          error={isNoNumber ? <PhoneFaultText country={fields.country} /> : undefined}
        />
        <CountryField
          country={fields.country}
          onCountry={(country) => onField("country", country)}
          hint={t`Les numéros sans indicatif sont lus pour ce pays.`}
        />
        <TextField
          label={t`E-mail professionnel`}
          type="email"
          value={fields.email}
          onChange={(email) => onField("email", email)}
          maxLength={254}
          autoComplete="email"
          error={isNoAddress ? t`Cette adresse n’est pas complète` : undefined}
        />
      </div>
    </Section>
  );
}
