import { useLingui } from "@lingui/react/macro";
import Delete from "lucide-react/icons/delete";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { firstDigits } from "#web/ui/ascii-digits.ts";
import { cx } from "#web/ui/cx.ts";
import { useTypedPin } from "./use-typed-pin.ts";

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"] as const;

export const pinLength = 4;

type PinFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  disabled?: boolean;
  /** The lock's: it came where what was pressed before it went, and keys write here at once. */
  takesFocus?: boolean;
};

const keyLook =
  "flex min-h-14 items-center justify-center rounded-control border border-edge bg-surface text-2xl font-semibold enabled:hover:bg-sunken enabled:active:bg-brand-soft disabled:text-ink-soft";

/** Four digits that nobody reads over a shoulder: a field for keyboards, large keys for thumbs. */
export function PinField({
  label,
  value,
  onChange,
  error,
  disabled = false,
  takesFocus = false,
}: PinFieldProps) {
  const { t } = useLingui();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const typed = useTypedPin({ value, length: pinLength, isOfLock: takesFocus, onChange });
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  function handleKey(digit: string) {
    onChange((value + digit).slice(0, pinLength));
    field.current?.focus();
  }

  return (
    <div className="flex flex-col gap-3">
      <label htmlFor={id} className="text-center font-medium">
        {label}
      </label>
      <div className="relative mx-auto h-12 w-48">
        <div aria-hidden="true" className="flex size-full items-center justify-center gap-5">
          {Array.from({ length: pinLength }, (_, place) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name
              key={place}
              className={cx(
                "size-4 rounded-full border-2 border-ink",
                place < typed.text.length && "bg-ink",
              )}
            />
          ))}
        </div>
        <input
          ref={field}
          id={id}
          data-autofocus
          type="password"
          inputMode="none"
          autoComplete="off"
          value={typed.text}
          disabled={disabled}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          aria-invalid={error === undefined ? undefined : true}
          onChange={(event) => typed.type(firstDigits(event.target.value, pinLength))}
          className="absolute inset-0 size-full rounded-control bg-transparent text-center text-transparent caret-transparent selection:bg-transparent"
        />
      </div>
      <p
        id={`${id}-error`}
        role="alert"
        className="flex min-h-6 justify-center text-center font-medium text-stop"
      >
        {error}
      </p>
      <fieldset aria-label={t`Chiffres`} disabled={disabled} className="grid grid-cols-3 gap-2">
        {digits.map((digit) => (
          <button key={digit} type="button" className={keyLook} onClick={() => handleKey(digit)}>
            {digit}
          </button>
        ))}
        <button
          type="button"
          aria-label={t`Effacer`}
          className={cx(keyLook, "col-start-3 row-start-4")}
          onClick={() => onChange(value.slice(0, -1))}
        >
          <Delete aria-hidden="true" />
        </button>
        <button
          type="button"
          className={cx(keyLook, "col-start-2 row-start-4")}
          onClick={() => handleKey("0")}
        >
          0
        </button>
      </fieldset>
    </div>
  );
}
