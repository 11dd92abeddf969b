import { useEffect, useRef, useState } from "react";
import { WEDGE_DEFAULTS } from "#web/blocks/scan/wedge-detector.ts";

/** Longer than the silence that ends the burst of a scanner: by then what it wrote is taken out again, in milliseconds. */
const holdMs = WEDGE_DEFAULTS.pauseMs + 30;

type TypedPin = {
  value: string;
  length: number;
  /** Of the lock, whose field is there whenever a scanner is used; elsewhere the next code may follow at once. */
  isOfLock: boolean;
  onChange: (value: string) => void;
};

/**
 * What a keyboard writes into a field that ends by itself with its last character: at the lock that one counts once
 * nothing has followed it for a moment, for a scanner writes more than that in one go. `text` is what to show meanwhile.
 */
export function useTypedPin({ value, length, isOfLock, onChange }: TypedPin) {
  const [held, setHeld] = useState<string>();
  const timer = useRef<number>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function type(typed: string) {
    window.clearTimeout(timer.current);
    if (!isOfLock || typed.length < length) {
      setHeld(undefined);
      onChange(typed);
      return;
    }
    setHeld(typed);
    timer.current = window.setTimeout(() => {
      setHeld(undefined);
      latest.current(typed);
    }, holdMs);
  }

  return { text: held ?? value, type };
}
