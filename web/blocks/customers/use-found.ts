import { useMemo } from "react";
import { useNear } from "#web/store/queries/use-near.ts";
import { find, type Prepared } from "./find-customers.ts";

/** Customers who match a text: exact matches at once; when these are few, near names a little later. */
export function useFound<T>(
  ready: Prepared<T>,
  typed: string,
): { found: readonly T[]; near: readonly T[] } {
  const found = useMemo(() => find(ready, typed), [ready, typed]);
  const places = useNear(typed, found, ready.lines);
  const near = useMemo(
    () =>
      places
        .flatMap((place) => ready.items[Number(place)] ?? [])
        .filter((one) => !found.includes(one)),
    [ready, found, places],
  );
  return { found, near };
}
