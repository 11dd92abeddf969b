import { mayBeMisspelt, type NamedLine, NearNames } from "#shared/search/near-names.ts";

/** Names laid out before others get their turn. */
const atOnce = 500;

const laidOut = new WeakMap<readonly NamedLine[], NearNames>();

/** Identifiers of names near to what was typed, at most `most`; undefined when nobody waits for them any more. */
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
