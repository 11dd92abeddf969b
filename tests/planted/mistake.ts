/**
 * A mistake that somebody could make in the product, one line away from the right code. It stands in no file of the
 * product: as modules are read for a test, the text of each place is exchanged for one that does both, the right thing
 * and the mistake, and asks which.
 */
export type Mistake = {
  name: string;
  /** `to` says `PLANTED` where the mistake is made while it is planted. */
  places: readonly Place[];
  /** The test file that must fail while it is made, where the simulation cannot see it. */
  seenBy?: string;
};

export type Place = {
  file: string;
  /** Stands exactly once in the file. */
  from: string;
  to: string;
  /** Functions that only the mistake needs, put at the end of the file. */
  more?: string;
};

declare global {
  /** The one mistake that is made now. */
  var plantedMistake: string | undefined;
}

/** Runs something while a mistake is made, or none. */
export async function whilePlanted<T>(name: string | undefined, run: () => Promise<T>): Promise<T> {
  const before = globalThis.plantedMistake;
  globalThis.plantedMistake = name;
  try {
    return await run();
  } finally {
    globalThis.plantedMistake = before;
  }
}

/** Names the one mistake that is made in all of a test run; none is asked for then. */
export const alwaysPlanted = "PLANTED_MISTAKE";

/**
 * The text of a file with every requested mistake in it; undefined when no mistake is for this file. A mistake is left
 * out when its text is gone from the file, so that the other tests still run; `misplaced` reports it.
 * `always`: name of the only mistake to make, without a request; all others are left out.
 * @throws when the text to replace for `always` is missing or not unique: adapt the mistake to the changed product.
 */
export function planted(
  mistakes: readonly Mistake[],
  file: string,
  text: string,
  always?: string,
): string | undefined {
  let changed: string | undefined;
  for (const { name, places } of mistakes)
    for (const place of places) {
      if (place.file !== file || (always !== undefined && name !== always)) continue;
      const around = (changed ?? text).split(place.from);
      if (around.length !== 2) {
        if (always !== undefined) throw new Error(offPlace(name, place, around.length - 1));
        continue;
      }
      const asks = always ? "true" : `(globalThis.plantedMistake === ${JSON.stringify(name)})`;
      changed = around.join(place.to.replaceAll("PLANTED", asks)) + (place.more ?? "");
    }
  return changed;
}

const offPlace = (name: string, { file, from }: Place, times: number) =>
  `${name}: found ${times} times in ${file}: ${from}`;

/** Mistakes whose text does not occur exactly once, after those before are planted. `read` gives "" for no file. */
export function misplaced(mistakes: readonly Mistake[], read: (file: string) => string): string[] {
  const texts = new Map<string, string>();
  const off: string[] = [];
  for (const mistake of mistakes)
    for (const place of mistake.places) {
      const text = texts.get(place.file) ?? read(place.file);
      const times = text.split(place.from).length - 1;
      if (times !== 1) off.push(offPlace(mistake.name, place, times));
      const one = { ...mistake, places: [place] };
      texts.set(place.file, planted([one], place.file, text) ?? text);
    }
  return off;
}
