import { useLingui } from "@lingui/react/macro";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { parseRate, rateText, usualRate } from "./vat-rate.ts";

type Choice = "none" | "usual" | "other";

type VatFieldProps = {
  /** In hundredths of a percent. */
  rate: number;
  /** Another rate as it stands in its box, half typed perhaps; undefined where the rate itself is shown. */
  typed: string | undefined;
  onRate: (rate: number) => void;
  onTyped: (typed: string | undefined) => void;
};

/** No tax, the usual rate, or another. */
export function VatField({ rate, typed, onRate, onTyped }: VatFieldProps) {
  const { t, i18n } = useLingui();
  const comma = i18n.locale === "fr" ? "," : ".";
  const isOther = typed !== undefined || (rate !== 0 && rate !== usualRate);
  const choice: Choice = isOther ? "other" : rate === 0 ? "none" : "usual";
  const text = typed ?? rateText(rate, comma);
  const isWrong = isOther && parseRate(text) === undefined;

  function handleChoice(wanted: Choice) {
    onTyped(wanted === "other" ? "" : undefined);
    if (wanted !== "other") onRate(wanted === "none" ? 0 : usualRate);
  }

  function handleType(now: string) {
    onTyped(now);
    const read = parseRate(now);
    if (read !== undefined) onRate(read);
  }

  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField<Choice>
        label={t`TVA comprise dans les prix`}
        value={choice}
        onChange={handleChoice}
        options={[
          { value: "none", label: t`Pas de TVA (0 %)` },
          { value: "usual", label: t`19,25 % (Cameroun)` },
          { value: "other", label: t`Un autre taux` },
        ]}
      />
      {isOther && (
        <TextField
          label={t`Taux en %`}
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
