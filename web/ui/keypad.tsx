import Delete from "lucide-react/icons/delete";
import type { RefObject } from "react";
import { cx } from "./cx.ts";

const keys = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "00", "0"] as const;

type KeypadProps = {
  label: string;
  eraseLabel: string;
  onKey: (key: string) => void;
  onErase: () => void;
  /** Where the keys are, for whoever listens to a keyboard beside them. */
  ref?: RefObject<HTMLFieldSetElement | null>;
  className?: string;
};

/** The focus stays where it was: Enter on a keyboard then still means what it meant before the tap. */
export function keepFocus(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

const keyLook =
  "flex min-h-0 items-center justify-center rounded-control border border-edge bg-surface text-xl font-semibold hover:bg-sunken active:bg-brand-soft";

/** Large digits for a thumb, in the order of the phone's own; on a short screen the keys give way, down to a finger. */
export function Keypad({ label, eraseLabel, onKey, onErase, ref, className }: KeypadProps) {
  return (
    <fieldset
      ref={ref}
      aria-label={label}
      onMouseDown={keepFocus}
      className={cx(
        "grid min-h-0 min-w-0 auto-rows-[minmax(2.75rem,3.5rem)] grid-cols-3 gap-2 short:gap-1.5",
        className,
      )}
    >
      {keys.map((key) => (
        <button key={key} type="button" className={keyLook} onClick={() => onKey(key)}>
          {key}
        </button>
      ))}
      <button type="button" aria-label={eraseLabel} className={keyLook} onClick={onErase}>
        <Delete aria-hidden="true" />
      </button>
    </fieldset>
  );
}
