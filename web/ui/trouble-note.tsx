import type { ReactNode } from "react";

/** Why something was not done, said aloud as it comes. */
export function TroubleNote({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className="rounded-control bg-stop-soft p-3 font-medium text-stop">
      {children}
    </p>
  );
}
