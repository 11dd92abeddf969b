import { mayBeMisspelt, type NamedLine, NearNames } from "#shared/search/near-names.ts";

/** Number of names indexed before yielding to other tasks. */
const atOnce = 500;

const laidOut = new WeakMap<readonly NamedLine[], NearNames>();

/** Identifiers of names near to the text, at most `most`; undefined once the search is cancelled. */
export async function findNear(
  typed: string,
  lines: readonly NamedLine[],
  most: number,
  isOver: () => boolean,
): Promise<string[] | undefined> {
  if (!mayBeMisspelt(typed)) return [];
  const names = laidOut.get(lines) ?? new NearNames(lines);
  laidOut.set(lines, names);
  while (names.takeMore(atOnce)) {
    await new Promise((resolve) => setTimeout(resolve));
    if (isOver()) return undefined;
  }
  return names.find(typed, most);
}
