import type { ReactNode } from "react";
import type { SignInTrouble } from "#web/store/session/sign-in-trouble.ts";
import { type Attempted, SignInTroubleText } from "./sign-in-trouble-text.tsx";

/** What went well, or what is going on. */
export function GoodNote({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-col items-start gap-2 rounded-control border border-brand/40 bg-brand-soft p-3"
    >
      {children}
    </div>
  );
}

/** What went wrong, and what to do about it. */
export function TroubleNote({
  trouble,
  at,
  children,
}: {
  trouble: SignInTrouble;
  at?: Attempted;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-start gap-2 rounded-control border border-stop/40 bg-stop-soft p-3 font-medium text-stop">
      <div role="alert">
        <SignInTroubleText trouble={trouble} at={at} />
      </div>
      {children}
    </div>
  );
}
