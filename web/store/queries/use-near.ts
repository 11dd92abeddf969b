import { useEffect, useState } from "react";
import type { NamedLine } from "#shared/search/near-names.ts";

/** As many names as are looked through at a glance: where fewer are found exactly, near ones follow. */
const few = 8;
/** Milliseconds without a key: nobody who is still typing waits for near names. */
const pause = 150;
const nothing: readonly string[] = [];

/**
 * Identifiers of names near to what was typed, where those found exactly (`found`) are few, which may be among them. They
 * come a little later; what finds them is fetched when it is first wanted. `lines`: all names, folded.
 */
export function useNear(
  text: string,
  found: readonly unknown[],
  lines: () => readonly NamedLine[] | undefined,
): readonly string[] {
  const [near, setNear] = useState({ text, found, ids: nothing });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are read when they are looked through
  useEffect(() => {
    if (found.length >= few || text.trim().length < 3) return;
    let isOver = false;
    const timer = setTimeout(async () => {
      // Without a network before the app was kept, nothing near is offered.
      const finder = await import("./find-near.ts").catch(() => undefined);
      const ids = await finder?.findNear(text, lines() ?? [], 2 * few, () => isOver);
      if (ids && !isOver) setNear({ text, found, ids });
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, found]);
  return near.text === text && near.found === found ? near.ids : nothing;
}
