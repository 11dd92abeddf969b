import type { ReactNode } from "react";
import { cx } from "./cx.ts";

type ChipProps = { pressed: boolean; onPress: () => void; children: ReactNode; count?: number };

/** One of a row of filters. Pressed is told by fill, weight and aria-pressed, never by colour alone. */
export function Chip({ pressed, onPress, children, count }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cx(
        "inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 whitespace-nowrap transition-colors",
        pressed
          ? "border-brand bg-brand font-semibold text-on-brand"
          : "border-edge bg-surface text-ink hover:bg-sunken",
      )}
    >
      {children}
      {count !== undefined && <span className="figures text-sm">{count}</span>}
    </button>
  );
}

/** A row of chips which scrolls sideways on a phone. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset
      aria-label={label}
      className="no-scrollbar -mx-1 flex max-w-[calc(100%+0.5rem)] min-w-0 gap-2 overflow-x-auto p-1"
    >
      {children}
    </fieldset>
  );
}
