import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { countries, countryOfNumber } from "#shared/rules/countries.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { CountryField } from "./country-field.tsx";
import { PhoneFaultText } from "./phone-fault-text.tsx";
import type { PhoneFault } from "./written-phone.ts";

type PhoneFieldProps = {
  phone: string;
  onPhone: (phone: string) => void;
  /** For which a number without a code is read; a code that is typed says more. */
  country: string;
  onCountry: (country: string) => void;
  fault: PhoneFault | undefined;
  hint?: ReactNode;
};

/** A person's number and the country it is read for: chosen by the device's clock, and changed by one tap. */
export function PhoneField({ phone, onPhone, country, onCountry, fault, hint }: PhoneFieldProps) {
  const { t } = useLingui();
  const meant = countryOfNumber(phone) ?? country;
  return (
    // Beside one another only where a country's whole name has room.
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-[2fr_3fr]">
      <CountryField country={meant} onCountry={onCountry} />
      <TextField
        label={t`Téléphone`}
        hint={hint}
        type="tel"
        inputMode="tel"
        placeholder={countries[meant]?.example}
        autoComplete="tel"
        maxLength={60}
        value={phone}
        onChange={onPhone}
        error={
          fault === "missing" ? (
            <Trans>À remplir</Trans>
          ) : (
            fault && <PhoneFaultText country={meant} />
          )
        }
      />
    </div>
  );
}
