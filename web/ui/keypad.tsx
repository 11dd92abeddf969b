import Delete from "lucide-react/icons/delete";
import { cx } from "./cx.ts";

const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0"] as const;

type KeypadProps = {
  label: string;
  eraseLabel: string;
  /** The whole number so far; undefined before the first digit. */
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** The largest number one can type. */
  max?: number;
  className?: string;
};

/** The number after one more key, or as it was when it would pass the limit. */
export function typeKey(value: number | undefined, key: string, max: number): number {
  const next = Number(`${value ?? ""}${key}`);
  return next > max ? (value ?? 0) : next;
}

/** The number without its last digit. */
export function eraseDigit(value: number | undefined): number | undefined {
  return value === undefined || value < 10 ? undefined : Math.floor(value / 10);
}

const keyLook =
  "flex min-h-0 items-center justify-center rounded-control border border-edge bg-surface text-xl font-semibold hover:bg-sunken active:bg-brand-soft";

/** Large digits for a thumb, in the order of the phone's own; on a short screen the keys give way, down to a finger. */
export function Keypad({
  label,
  eraseLabel,
  value,
  onChange,
  max = 999_999_999,
  className,
}: KeypadProps) {
  return (
    <fieldset
      aria-label={label}
      className={cx(
        "grid min-h-0 min-w-0 auto-rows-[minmax(2.75rem,3.5rem)] grid-cols-3 gap-2 short:gap-1.5",
        className,
      )}
    >
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          className={keyLook}
          onClick={() => onChange(typeKey(value, key, max))}
        >
          {key}
        </button>
      ))}
      <button
        type="button"
        aria-label={eraseLabel}
        className={keyLook}
        onClick={() => onChange(eraseDigit(value))}
      >
        <Delete aria-hidden="true" />
      </button>
    </fieldset>
  );
}
