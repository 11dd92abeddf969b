import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cx } from "./cx.ts";
import { boxLook, Field, type FieldWords } from "./field.tsx";
import { caretAfter, groupDigits, isNegative, parseDigits, wholeDigits } from "./group-digits.ts";

type NumberFieldProps = FieldWords &
  Omit<ComponentProps<"input">, "onChange" | "value" | "id" | "type" | "inputMode"> & {
    /** A whole number, never negative; undefined while the box is empty. */
    value: number | undefined;
    onChange: (value: number | undefined) => void;
    /** The unit, written at the end of the box. */
    suffix?: ReactNode;
    large?: boolean;
    /** The largest number one can type; beyond it nothing more is taken. */
    most?: number;
  };

/** What a field takes that does not say otherwise: the largest amount that the books do. */
const tenDigits = 9_999_999_999;

/** Whole numbers with thousands apart, typed on the phone's digits, without spin arrows. */
export function NumberField({
  label,
  hint,
  error,
  labelHidden,
  value,
  onChange,
  suffix,
  large = false,
  most = tenDigits,
  className,
  onBlur,
  ...rest
}: NumberFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | undefined>(undefined);
  // Where nothing counts as nought, a box that was emptied stays so while one types in it: a nought that stood there at
  // once would come behind the next digit.
  const [isEmptied, setEmptied] = useState(false);
  const text = value === undefined || (isEmptied && value === 0) ? "" : groupDigits(String(value));

  // Regrouping moves the characters under the caret: put it back behind the same digit.
  useLayoutEffect(() => {
    if (digitsBefore.current === undefined || !box.current) return;
    const caret = caretAfter(box.current.value, digitsBefore.current);
    box.current.setSelectionRange(caret, caret);
    digitsBefore.current = undefined;
  });

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    if (isNegative(target.value)) return;
    // What came in ends at the caret, with the decimals it may have: a comma typed between two digits makes none.
    const caret = target.selectionEnd ?? target.value.length;
    const before = wholeDigits(target.value.slice(0, caret));
    const typed = parseDigits(before + wholeDigits(target.value.slice(caret)));
    digitsBefore.current = before.length;
    if (typed !== undefined && typed > most) return;
    setEmptied(typed === undefined);
    onChange(typed);
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    setEmptied(false);
    onBlur?.(event);
  }

  return (
    <Field label={label} hint={hint} error={error} labelHidden={labelHidden}>
      {(ids) => (
        <div className="relative">
          <input
            autoComplete="off"
            {...rest}
            {...ids}
            ref={box}
            type="text"
            inputMode="numeric"
            value={text}
            onChange={handleChange}
            onBlur={handleBlur}
            className={cx(
              boxLook,
              "figures text-right",
              suffix !== undefined && "pr-16",
              // More than eight digits are a little smaller, so that the largest amount stands whole.
              large && "min-h-14 font-semibold",
              large && (text.length > 10 ? "text-xl" : "text-2xl"),
              className,
            )}
          />
          {suffix !== undefined && (
            <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-ink-soft">
              {suffix}
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
