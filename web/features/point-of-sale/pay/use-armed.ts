import { useEffect, useState } from "react";

/** A second tap of the finger that opened the payment is not yet a « Valider »: milliseconds. */
const doubleTapMs = 400;

/**
 * Whether a tap is meant for the total that stands there: not while it may still be that of the finger that opened the
 * payment, nor one on its way while the total changes. `arm` for whoever has tapped something else since.
 */
export function useArmed(due: number): [armed: boolean, arm: () => void] {
  const [armed, setArmed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the total is another
  useEffect(() => {
    setArmed(false);
    const timer = setTimeout(() => setArmed(true), doubleTapMs);
    return () => clearTimeout(timer);
  }, [due]);

  return [armed, () => setArmed(true)];
}
