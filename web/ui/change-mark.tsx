import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import Equal from "lucide-react/icons/equal";
import type { ReactNode } from "react";
import { cx } from "./cx.ts";

/** A change in whole percent: its words after an arrow, never a colour alone. */
export function ChangeMark({ percent, children }: { percent: number; children: ReactNode }) {
  const Icon = percent > 0 ? ArrowUp : percent < 0 ? ArrowDown : Equal;
  return (
    <p
      className={cx(
        "flex items-center gap-1 text-sm font-medium",
        percent > 0 && "text-ok",
        percent < 0 && "text-attention",
        percent === 0 && "text-ink-soft",
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {children}
    </p>
  );
}
