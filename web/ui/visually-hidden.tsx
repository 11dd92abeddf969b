import type { ReactNode } from "react";

/** Words for those who hear the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
