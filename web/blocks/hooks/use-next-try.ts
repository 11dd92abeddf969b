import { useEffect, useState } from "react";
import { useOnline } from "./use-online.ts";

/** A line that drops all day tells no browser when it is back, ms. */
const patience = 30_000;

/**
 * Becomes another value when what is missing should be asked for again: the browser found its network, or half a minute
 * has passed.
 */
export function useNextTry(isMissing: boolean): string {
  const online = useOnline();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isMissing || !online) return undefined;
    const timer = setTimeout(() => setTries(tries + 1), patience);
    return () => clearTimeout(timer);
  }, [isMissing, online, tries]);
  return `${online} ${tries}`;
}
