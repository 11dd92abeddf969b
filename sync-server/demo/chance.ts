/** A fraction from 0 up to, not including, 1. */
export type Chance = () => number;

/** Chance from words: the same words give the same fractions, draw by draw (mulberry32). */
export function chanceFrom(words: string): Chance {
  let state = 0x9e3779b9;
  for (const letter of words) {
    state = Math.imul(state ^ letter.charCodeAt(0), 0x85ebca6b);
    state ^= state >>> 13;
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Whole number from `low` to `high`, both included. */
export function between(chance: Chance, low: number, high: number): number {
  return low + Math.floor(chance() * (high - low + 1));
}

export function oneOf<T>(chance: Chance, items: readonly [T, ...T[]]): T {
  return items[Math.floor(chance() * items.length)] ?? items[0];
}
