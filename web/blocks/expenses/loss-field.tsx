import { useLingui } from "@lingui/react/macro";
import { type LossClass, lossClasses } from "#shared/schemas/loss-classes.ts";
import { Chip } from "#web/ui/chip.tsx";
import { lossWords } from "./loss-words.ts";

type LossFieldProps = {
  label: string;
  value: LossClass | undefined;
  /** The words of what was chosen are a reason, until somebody writes another. */
  onChange: (loss: LossClass | undefined, words: string) => void;
};

/** How pieces were lost; touched once more it says no loss. */
export function LossField({ label, value, onChange }: LossFieldProps) {
  const { i18n } = useLingui();
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1 font-medium">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {lossClasses.map((one) => (
          <Chip
            key={one}
            pressed={one === value}
            onPress={() => onChange(one === value ? undefined : one, i18n._(lossWords[one]))}
          >
            {i18n._(lossWords[one])}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
