import { useEffect, useState } from "react";
import type { NamedLine } from "#shared/search/near-names.ts";

/** Number of names that can be read at a glance: with fewer exact matches, near names follow. */
const few = 8;
/** Milliseconds without a key before near names are searched: never while somebody is typing. */
const pause = 150;
const nothing: readonly string[] = [];

/**
 * Identifiers of names near to the text, when the exact matches (`found`) are few; these may be among them. The result
 * comes a little later: the search is loaded at its first use. `lines`: all names, folded.
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
      // Without a network the search may not be loaded yet: then there are no near names.
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
