import { type ReactNode, useState } from "react";
import { cx } from "./cx.ts";

type SettlingProps = {
  /** What stands in the list. */
  ids: readonly string[];
  children: ReactNode;
  className?: string;
};

/**
 * Around a list whose rows leave by a tap: the next row then lies under a finger that may tap twice. For a moment after a
 * row has left, all of it is covered by what takes no tap; keys act as ever.
 */
export function Settling({ ids, children, className }: SettlingProps) {
  const [seen, setSeen] = useState(ids);
  const [left, setLeft] = useState(0);
  if (!isSame(seen, ids)) {
    setSeen(ids);
    if (hasLeft(seen, ids)) setLeft(left + 1);
  }
  return (
    <div className={cx("relative", className)}>
      {children}
      {left > 0 && (
        <span
          key={left}
          aria-hidden="true"
          className="invisible absolute inset-0 z-10 animate-settle print:hidden"
        />
      )}
    </div>
  );
}

/** Whether something that stood in a list stands there no more; what came, or changed its place, has not left. */
export function hasLeft(before: readonly string[], now: readonly string[]): boolean {
  const still = new Set(now);
  return before.some((id) => !still.has(id));
}

function isSame(before: readonly string[], now: readonly string[]): boolean {
  return before.length === now.length && before.every((id, at) => id === now[at]);
}
