/** Chance from a seed: the same seed gives the same run, draw by draw (xoshiro128**, seeded by splitmix32). */
export type Rng = {
  /** From 0 up to, not including, 1. */
  fraction(): number;
  /** Whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  /** True this often, 0 to 1. */
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** One of the items, as often as its weight says. */
  weighted<T>(items: readonly (readonly [weight: number, item: T])[]): T;
  shuffled<T>(items: readonly T[]): T[];
  bytes(count: number): Uint8Array;
  /** A stream of its own for a part of the run: drawing from it does not move this one. */
  fork(label: string): Rng;
};

export function randomFrom(seed: number | string): Rng {
  const [next, fork] = generator(`${seed}`);
  const fraction = () => next() / 2 ** 32;
  const int = (low: number, high: number) => low + Math.floor(fraction() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error("nothing to pick from");
    return items[int(0, items.length - 1)] as T;
  };
  return {
    fraction,
    int,
    chance: (share) => fraction() < share,
    pick,
    weighted: (items) => {
      let left = fraction() * items.reduce((sum, [weight]) => sum + weight, 0);
      for (const [weight, item] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return pick(items)[1];
    },
    shuffled: (items) => {
      const mixed = [...items];
      for (let last = mixed.length - 1; last > 0; last -= 1) {
        const other = int(0, last);
        [mixed[last], mixed[other]] = [mixed[other], mixed[last]] as [never, never];
      }
      return mixed;
    },
    bytes: (count) => Uint8Array.from({ length: count }, () => next() & 255),
    fork,
  };
}

function generator(seed: string): [next: () => number, fork: (label: string) => Rng] {
  let mix = 0x9e3779b9;
  for (let at = 0; at < seed.length; at += 1)
    mix = Math.imul(mix ^ seed.charCodeAt(at), 0x85ebca6b) ^ (mix >>> 13);
  const word = () => {
    mix = (mix + 0x9e3779b9) | 0;
    let state = mix ^ (mix >>> 16);
    state = Math.imul(state, 0x21f0aaad);
    state = Math.imul(state ^ (state >>> 15), 0x735a2d97);
    return (state ^ (state >>> 15)) >>> 0;
  };
  let [a, b, c, d] = [word(), word(), word(), word()];
  const turned = (value: number, by: number) => (value << by) | (value >>> (32 - by));
  const next = () => {
    const result = Math.imul(turned(Math.imul(b, 5), 7), 9);
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = turned(d, 11);
    return result >>> 0;
  };
  return [next, (label) => randomFrom(`${seed}/${label}`)];
}
