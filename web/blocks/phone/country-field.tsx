import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { Language } from "#web/i18n/languages.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { countryName, countryOptions } from "./country-names.ts";

type CountryFieldProps = {
  country: string;
  onCountry: (country: string) => void;
  hint?: string | undefined;
};

/** Where a number or a shop is from; one that is none of ours stays as it is. */
export function CountryField({ country, onCountry, hint }: CountryFieldProps) {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  const options = useMemo(() => {
    const known = countryOptions(language);
    if (known.some(({ value }) => value === country)) return known;
    return [{ value: country, label: countryName(country, language) }, ...known];
  }, [language, country]);
  return (
    <SelectField
      label={t`Pays`}
      hint={hint}
      value={country}
      onChange={onCountry}
      options={options}
      autoComplete="country"
    />
  );
}
