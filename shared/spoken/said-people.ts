import type { Chunk } from "./chunk.ts";
import type { SpokenParty } from "./proposal.ts";

/** The party named by the first of these parts; undefined where it names nobody. */
export function partyOf(people: readonly Chunk[], text: string): SpokenParty | undefined {
  const [first] = people;
  if (first?.is !== "person" && first?.is !== "supplier") return undefined;
  const { ids, isExact } = first.people;
  const [id, another] = ids;
  return {
    ...(another === undefined && id !== undefined ? { id } : {}),
    candidates: ids,
    said: text.slice(first.from, first.to),
    sure: another === undefined && isExact,
  };
}
