import { Trans, useLingui } from "@lingui/react/macro";
import { NumberField } from "#web/ui/number-field.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { type LabelFormatId, labelFormats } from "./label-formats.ts";

type FormatFieldsProps = {
  formatId: LabelFormatId;
  onFormat: (id: LabelFormatId) => void;
  skipped: number;
  onSkipped: (skipped: number) => void;
};

/** Which paper, and how much of the first sheet is used already. */
export function FormatFields({ formatId, onFormat, skipped, onSkipped }: FormatFieldsProps) {
  const { t } = useLingui();
  const { columns, rows } = labelFormats[formatId];
  const perPage = columns * rows;
  const options: { value: LabelFormatId; label: string }[] = [
    { value: "a4-24", label: t`A4, 3 × 8 (70 × 37 mm)` },
    { value: "a4-65", label: t`A4, 5 × 13 (38 × 21 mm)` },
    { value: "roll-40x30", label: t`Rouleau, 40 × 30 mm` },
  ];
  return (
    <>
      <SelectField label={t`Papier`} value={formatId} onChange={onFormat} options={options} />
      {perPage > 1 && (
        <NumberField
          label={t`Étiquettes déjà utilisées sur la première feuille`}
          hint={<Trans>De 0 à {perPage - 1}.</Trans>}
          value={skipped}
          onChange={(value) => onSkipped(Math.min(value ?? 0, perPage - 1))}
        />
      )}
    </>
  );
}
