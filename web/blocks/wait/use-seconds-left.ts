import { useEffect, useState } from "react";

const leftUntil = (moment: number | undefined) =>
  moment === undefined ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / 1000));

/** Whole seconds until a moment (ms), told anew each second; 0 once it has come, or where there is none. */
export function useSecondsLeft(moment: number | undefined): number {
  const [left, setLeft] = useState(() => leftUntil(moment));
  useEffect(() => {
    setLeft(leftUntil(moment));
    if (leftUntil(moment) === 0) return;
    const timer = setInterval(() => {
      const now = leftUntil(moment);
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [moment]);
  return left;
}
