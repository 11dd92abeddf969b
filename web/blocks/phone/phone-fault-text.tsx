import { Trans, useLingui } from "@lingui/react/macro";
import { countries } from "#shared/rules/countries.ts";
import type { Language } from "#web/i18n/languages.ts";
import { countryName } from "./country-names.ts";

/** Why a number is not taken: what country it was read for, what one of there looks like, and the way to another. */
export function PhoneFaultText({ country }: { country: string }) {
  const { i18n } = useLingui();
  const name = countryName(country, i18n.locale as Language);
  const example = countries[country]?.example;
  return (
    <Trans>
      Ce n’est pas un numéro de ce pays : {name} (exemple : {example}). Pour un autre pays,
      choisissez-le ou commencez par + et son indicatif.
    </Trans>
  );
}
