import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx.ts";
import { boxLook, Field, type FieldWords } from "./field.tsx";

type TextFieldProps = FieldWords &
  Omit<ComponentProps<"input">, "onChange" | "value" | "id"> & {
    value: string;
    onChange: (value: string) => void;
    icon?: ReactNode;
    /** A button at the end of the box, to show a password or clear a search. */
    trailing?: ReactNode;
  };

export function TextField({
  label,
  hint,
  error,
  labelHidden,
  value,
  onChange,
  icon,
  trailing,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(ids) => (
        <div className="relative">
          {icon !== undefined && (
            <span className="pointer-events-none absolute inset-y-0 left-0 flex w-11 items-center justify-center text-ink-soft">
              {icon}
            </span>
          )}
          <input
            type="text"
            {...rest}
            {...ids}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(
              boxLook,
              icon !== undefined && "pl-11",
              trailing !== undefined && "pr-12",
              className,
            )}
          />
          {trailing !== undefined && (
            <span className="absolute inset-y-0 right-0.5 flex items-center">{trailing}</span>
          )}
        </div>
      )}
    </Field>
  );
}
