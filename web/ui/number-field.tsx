import {
  type ChangeEvent,
  type ComponentProps,
  type FocusEvent,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cx } from "./cx.ts";
import { boxLook, Field, type FieldWords } from "./field.tsx";
import { groupDigits } from "./group-digits.ts";
import { NumberWords } from "./number-words.ts";
import { caretAfter } from "./read-whole.ts";
import { afterInput, type NumberBox, shownIn } from "./typed-number.ts";

type NumberFieldProps = FieldWords &
  Omit<ComponentProps<"input">, "onChange" | "value" | "id" | "type" | "inputMode"> & {
    /** A whole number, never negative; undefined while the box is empty. */
    value: number | undefined;
    onChange: (value: number | undefined) => void;
    /** The unit, written at the end of the box. */
    suffix?: ReactNode;
    large?: boolean;
    /** The largest number one can type; beyond it nothing more is taken, which is said. */
    most?: number;
  };

/** What a field takes that does not say otherwise: the largest amount that the books do. */
const tenDigits = 9_999_999_999;

const unwritten: NumberBox = { value: undefined, written: undefined, isWrong: false };

/**
 * Whole numbers with thousands apart, typed on the phone's digits, without spin arrows. What is typed sign by sign is
 * read as what is pasted: noughts behind a decimal point count for nothing, other digits there, a minus or a sum are not
 * taken, which is said and holds back its form once.
 */
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
  const input = useRef<HTMLInputElement>(null);
  const digitsBefore = useRef<number | undefined>(undefined);
  // Where nothing counts as nought, a box that was emptied stays so while one types in it: a nought that stood there at
  // once would come behind the next digit.
  const [isEmptied, setEmptied] = useState(false);
  const [box, setBox] = useState<NumberBox>();
  const isWrong = box?.isWrong ?? false;
  const saysWhole = useContext(NumberWords);
  const now = isEmptied && value === 0 ? undefined : value;
  const text = shownIn(box ?? unwritten, now);

  // Regrouping moves the characters under the caret: put it back behind the same digit.
  useLayoutEffect(() => {
    if (digitsBefore.current === undefined || !input.current) return;
    const caret = caretAfter(input.current.value, digitsBefore.current);
    input.current.setSelectionRange(caret, caret);
    digitsBefore.current = undefined;
  });

  // What was not taken is seen before the form goes; asked again, it goes with the number that then stands in the box.
  useEffect(() => {
    const form = input.current?.form;
    if (!isWrong || !form) return;
    const hold = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
      setBox((last) => last && { ...last, written: undefined });
      input.current?.focus();
    };
    form.addEventListener("submit", hold, { capture: true, once: true });
    return () => form.removeEventListener("submit", hold, { capture: true });
  }, [isWrong]);

  function take(target: HTMLInputElement, isTyped: boolean, isComposing: boolean) {
    const { value: all, selectionEnd } = target;
    const caret = selectionEnd ?? all.length;
    const after = afterInput({ value }, { all, caret, isTyped }, most);
    // What a keyboard of a phone is still composing may not be touched: it would write it once more behind.
    if (isComposing) after.written = all;
    // What stands as it was written keeps its caret: put behind the last digit, it would be before the comma.
    digitsBefore.current = after.written === undefined ? after.digitsBefore : undefined;
    setBox(after);
    if (after.value === value && after.isWrong) return;
    setEmptied(after.value === undefined);
    onChange(after.value);
  }

  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    take(target, isTyped(nativeEvent), (nativeEvent as InputEvent).isComposing);
  }

  function handleBlur(event: FocusEvent<HTMLInputElement>) {
    setEmptied(false);
    setBox((last) => last && { ...last, written: undefined });
    onBlur?.(event);
  }

  return (
    <Field
      label={label}
      hint={hint}
      error={isWrong ? saysWhole(groupDigits(String(most))) : error}
      labelHidden={labelHidden}
    >
      {(ids) => (
        <div className="relative">
          <input
            autoComplete="off"
            {...rest}
            {...ids}
            ref={input}
            type="text"
            inputMode="numeric"
            value={text}
            onChange={handleChange}
            onCompositionEnd={({ currentTarget }) => take(currentTarget, true, false)}
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

/** A sign at a time, by hand or by the keyboard of a phone, and not all of it at once. */
function isTyped(event: Event): boolean {
  const { inputType = "", data = "" } = event as InputEvent;
  return /^delete|Composition/.test(inputType) || data?.length === 1;
}
