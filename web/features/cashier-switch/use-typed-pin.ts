import { useEffect, useRef, useState } from "react";
import { WEDGE_DEFAULTS } from "#web/blocks/scan/wedge-detector.ts";

/** Longer than the silence that ends the burst of a scanner: by then what it wrote is taken out again, in milliseconds. */
const holdMs = WEDGE_DEFAULTS.pauseMs + 30;

/**
 * What a keyboard writes into a field that ends by itself with its last character: that one counts once nothing has
 * followed it for a moment, for a scanner writes more than that in one go. `text` is what to show meanwhile.
 */
export function useTypedPin(value: string, length: number, onChange: (value: string) => void) {
  const [held, setHeld] = useState<string>();
  const timer = useRef<number>(undefined);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => () => window.clearTimeout(timer.current), []);

  function type(typed: string) {
    window.clearTimeout(timer.current);
    if (typed.length < length) {
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
