import type { ComponentProps } from "react";
import { cx } from "./cx.ts";
import { boxLook, Field, type FieldWords } from "./field.tsx";

type SelectFieldProps<Value extends string> = FieldWords &
  Omit<ComponentProps<"select">, "onChange" | "value" | "id" | "children"> & {
    /** Undefined while nothing is chosen. */
    value: Value | undefined;
    onChange: (value: Value) => void;
    options: readonly { value: Value; label: string }[];
    /** What stands in the box while nothing is chosen; without it something always is. */
    placeholder?: string;
  };

/** One of a few, by the phone's own list. */
export function SelectField<Value extends string>({
  label,
  hint,
  error,
  labelHidden,
  value,
  onChange,
  options,
  placeholder,
  className,
  ...rest
}: SelectFieldProps<Value>) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(ids) => (
        <select
          {...rest}
          {...ids}
          value={value ?? ""}
          onChange={(event) => onChange(event.target.value as Value)}
          className={cx(boxLook, className)}
        >
          {placeholder !== undefined && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
