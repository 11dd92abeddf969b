import type { ReactNode } from "react";

/** Said where one asked: what did not go well, and what to do; nothing while all is well. */
export function TroubleBox({ children }: { children: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-2 rounded-control border border-stop/40 bg-stop-soft p-3 font-medium text-stop"
    >
      {children}
    </div>
  );
}
