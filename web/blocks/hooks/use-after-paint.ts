import { startTransition, useEffect, useState } from "react";

/**
 * What is given, once the page has been drawn with it: for what takes long to work out or to draw, and nobody waits for.
 * The first at once. Until then it is what was given before, the very same.
 */
export function useAfterPaint<T>(given: T): T {
  const [drawn, setDrawn] = useState(given);
  useEffect(() => {
    if (Object.is(drawn, given)) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A timer that is set in a frame runs behind it.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setDrawn(given)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [drawn, given]);
  return drawn;
}
