import { useLingui } from "@lingui/react/macro";
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { cx } from "#web/ui/cx.ts";
import { boxLook, Field } from "#web/ui/field.tsx";
import { rateText, readRate } from "./rate.ts";

type PercentFieldProps = Omit<
  ComponentProps<"input">,
  "value" | "onChange" | "id" | "type" | "inputMode"
> & {
  label: ReactNode;
  error?: ReactNode;
  /** Hundredths of a percent; undefined when the box is empty or cannot be read. */
  value: number | undefined;
  onChange: (rate: number | undefined) => void;
  large?: boolean;
};

/**
 * Field for a percentage, with a comma or a point: 7,5 and 7.5 are the same. An unreadable text stays as typed, shows
 * an error, gives no number and blocks the form.
 */
export function PercentField(props: PercentFieldProps) {
  const { label, error, value, onChange, large = false, className, ...rest } = props;
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const comma = i18n.locale === "en" ? "." : ",";
  const isKept = typed !== undefined && readRate(typed) === value;
  const text = isKept ? typed : value === undefined ? "" : rateText(value, comma);
  const isWrong = text.trim() !== "" && value === undefined;

  useEffect(() => {
    const form = input.current?.form;
    if (!isWrong || !form) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      input.current?.focus();
    };
    form.addEventListener("submit", hold, { capture: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  }, [isWrong]);

  return (
    <Field
      label={label}
      error={isWrong ? t`Entre 0 et 100, par exemple ${`7${comma}5`}` : error}
      labelHidden={false}
    >
      {(ids) => (
        <div className="relative">
          <input
            autoComplete="off"
            {...rest}
            {...ids}
            ref={input}
            type="text"
            inputMode="decimal"
            value={text}
            onChange={({ target }) => {
              setTyped(target.value);
              onChange(readRate(target.value));
            }}
            className={cx(
              boxLook,
              "figures pr-12 text-right",
              large && "min-h-14 text-2xl font-semibold",
              className,
            )}
          />
          <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-soft">
            %
          </span>
        </div>
      )}
    </Field>
  );
}
