import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { boxLook, Field, type FieldWords } from "./field.tsx";

export type Choice<Value extends string> = { value: Value; label: string; disabled?: boolean };

type SelectFieldProps<Value extends string> = FieldWords &
  Omit<ComponentProps<"select">, "onChange" | "value" | "id"> & {
    value: Value;
    choices: readonly Choice<Value>[];
    onChange: (value: Value) => void;
  };

/** The phone's own list of choices: it is the one people know, and it works at any text size. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  labelHidden,
  value,
  choices,
  onChange,
  className,
  ...rest
}: SelectFieldProps<Value>) {
  function handleChange(picked: string) {
    const choice = choices.find((one) => one.value === picked);
    if (choice) onChange(choice.value);
  }

  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(ids) => (
        <div className="relative">
          <select
            {...rest}
            {...ids}
            value={value}
            onChange={(event) => handleChange(event.target.value)}
            className={cx(boxLook, "appearance-none truncate pr-10", className)}
          >
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}
