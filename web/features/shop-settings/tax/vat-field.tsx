import { useLingui } from "@lingui/react/macro";
import { countries } from "#shared/rules/countries.ts";
import { parseRate, rateText } from "#web/blocks/percent/rate.ts";
import { countryName } from "#web/blocks/phone/country-names.ts";
import type { Language } from "#web/i18n/languages.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** None, one of the country's usual rates as a text, or another. */
type Choice = "none" | "other" | `${number}`;

type VatFieldProps = {
  label: string;
  /** In hundredths of a percent. */
  rate: number;
  /** Whose usual rates are offered. */
  country: string;
  /** Another rate as it stands in its box, half typed perhaps; undefined where the rate itself is shown. */
  typed: string | undefined;
  onRate: (rate: number) => void;
  onTyped: (typed: string | undefined) => void;
};

/** No tax, a usual rate of the country, or another. */
export function VatField({ label, rate, country, typed, onRate, onTyped }: VatFieldProps) {
  const { t, i18n } = useLingui();
  const comma = i18n.locale === "fr" ? "," : ".";
  const usual = countries[country]?.vatRates ?? [];
  const place = countryName(country, i18n.locale as Language);
  const isOther = typed !== undefined || (rate !== 0 && !usual.includes(rate));
  const choice: Choice = isOther ? "other" : rate === 0 ? "none" : `${rate}`;
  const text = typed ?? rateText(rate, comma);
  const isWrong = isOther && parseRate(text) === undefined;

  function handleChoice(wanted: Choice) {
    onTyped(wanted === "other" ? "" : undefined);
    if (wanted !== "other") onRate(wanted === "none" ? 0 : Number(wanted));
  }

  function handleType(now: string) {
    onTyped(now);
    const read = parseRate(now);
    if (read !== undefined) onRate(read);
  }

  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField<Choice>
        label={label}
        value={choice}
        onChange={handleChoice}
        options={[
          { value: "none", label: t`Pas de TVA (0 %)` },
          ...usual.map((one): { value: Choice; label: string } => ({
            value: `${one}`,
            label: `${rateText(one, comma)}\u202f% (${place})`,
          })),
          { value: "other", label: t`Un autre taux` },
        ]}
      />
      {isOther && (
        <TextField
          label={t`Taux en %`}
          aria-description={label}
          inputMode="decimal"
          value={text}
          onChange={handleType}
          maxLength={6}
          autoComplete="off"
          error={isWrong && text !== "" ? t`Entre 0 et 100, par exemple 18` : undefined}
        />
      )}
    </div>
  );
}
