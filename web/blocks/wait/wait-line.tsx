import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useSecondsLeft } from "./use-seconds-left.ts";
import { waitWords } from "./wait-words.ts";

type WaitLineProps = {
  /** From which moment (ms) it may be asked again. */
  until: number;
  /** What is said once it has come. */
  children: ReactNode;
};

/** Counts down for those who look; for those who listen it speaks once, when the wait is over. */
export function WaitLine({ until, children }: WaitLineProps) {
  const left = useSecondsLeft(until);
  const words = waitWords(left);
  return (
    <>
      {left > 0 && (
        <span role="timer" aria-live="off" className="figures">
          <Trans>Réessayez dans {words}.</Trans>
        </span>
      )}
      <span aria-live="polite">{left === 0 && children}</span>
    </>
  );
}
