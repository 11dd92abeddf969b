import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { WaitLine } from "#web/blocks/wait/wait-line.tsx";
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
  again,
  children,
}: {
  trouble: SignInTrouble;
  at?: Attempted;
  /** From which moment (ms) it may be tried again, where that is known. */
  again?: number | undefined;
  children?: ReactNode;
}) {
  return (
    <div className="flex flex-col items-start gap-2 rounded-control border border-stop/40 bg-stop-soft p-3 font-medium text-stop">
      <div role="alert">
        {again !== undefined && trouble.startsWith("too-many") ? (
          <Trans>Trop de demandes en peu de temps.</Trans>
        ) : (
          <SignInTroubleText trouble={trouble} at={at} />
        )}
      </div>
      {again !== undefined && (
        <WaitLine until={again}>
          <Trans>Vous pouvez réessayer.</Trans>
        </WaitLine>
      )}
      {children}
    </div>
  );
}
