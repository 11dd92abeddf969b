import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useEffect, useState } from "react";
import { PinField, pinLength } from "#web/blocks/pin/pin-field.tsx";
import { waitWords } from "#web/blocks/wait/wait-words.ts";
import type { SwitchedIn } from "#web/store/sharing/kept.ts";
import { boundPause, pauseOf, unlock } from "#web/store/sharing/sharing.ts";
import { Button } from "#web/ui/button.tsx";
import { ForgottenPin } from "./forgotten-pin.tsx";

type PinEntryProps = {
  person: SwitchedIn;
  /** Whether this device uses their sign-in. */
  isOwn: boolean;
  onIn: () => void;
  /** Undefined when there is nobody else to choose. */
  onBack: (() => void) | undefined;
};

/** Lets one person in by their four digits; after five wrong ones each next try waits longer. */
export function PinEntry({ person, isOwn, onIn, onBack }: PinEntryProps) {
  const { t } = useLingui();
  const [pin, setPin] = useState("");
  const [error, setError] = useState<ReactNode>();
  const [busy, setBusy] = useState(false);
  const [forgotten, setForgotten] = useState(false);
  const pause = usePause(person.userId);
  const wait = waitWords(pause);

  async function handlePin(typed: string) {
    setPin(typed);
    setError(undefined);
    if (typed.length < pinLength || busy) return;
    setBusy(true);
    const outcome = await unlock(person, typed);
    setBusy(false);
    if (outcome.ok) return onIn();
    setPin("");
    if (outcome.refusal === "wrong-pin")
      setError(
        <span>
          <Trans>Code faux.</Trans>{" "}
          <Plural value={outcome.left} one="Encore # essai." other="Encore # essais." />
        </span>,
      );
  }

  if (forgotten)
    return <ForgottenPin isOwn={isOwn} name={person.fullName} onBack={() => setForgotten(false)} />;
  return (
    <>
      <PinField
        label={t`Code à quatre chiffres`}
        value={pin}
        onChange={(typed) => void handlePin(typed)}
        error={pause > 0 ? <Trans>Trop d’essais. Attendez {wait}.</Trans> : error}
        disabled={pause > 0}
        takesFocus
      />
      <div className="flex justify-between gap-2">
        {onBack ? (
          <Button kind="quiet" onClick={onBack}>
            <Trans>Quelqu’un d’autre</Trans>
          </Button>
        ) : (
          <span />
        )}
        <Button kind="quiet" onClick={() => setForgotten(true)}>
          <Trans>Code oublié ?</Trans>
        </Button>
      </div>
    </>
  );
}

/** Seconds still to wait, told anew each second. */
function usePause(userId: string): number {
  const [left, setLeft] = useState(() => pauseOf(userId, Date.now()));
  useEffect(() => {
    const timer = setInterval(() => {
      boundPause(userId);
      setLeft(pauseOf(userId, Date.now()));
    }, 1000);
    return () => clearInterval(timer);
  }, [userId]);
  return left;
}
