import type { ReactNode } from "react";
import type { Reason } from "#web/blocks/words/reason-words.ts";
import { RefusalText } from "#web/blocks/words/refusal-text.tsx";

type FailureProps = {
  /** What did not happen: « Impossible de diminuer le stock ». */
  title: ReactNode;
  reason: Reason | undefined;
};

/** Said where one asked: what did not happen, then why; nothing while all is well. */
export function Failure({ title, reason }: FailureProps) {
  if (reason === undefined) return null;
  return (
    <p role="alert" className="font-medium text-stop">
      <strong className="block">{title}</strong>
      <RefusalText reason={reason} />
    </p>
  );
}
