import type { Rng } from "#tests/support/random.ts";
import { before, unseen } from "./measure.ts";

const texts = [...before, ...unseen].map(({ text }) => text);
const words = texts.flatMap((text) => text.split(" "));

/** A sentence of the corpus, or two, with words lost, put in, exchanged, and numbers put in. */
export function mixedUp(random: Rng): string {
  let mixed = random.pick(texts).split(" ");
  if (random.chance(0.3)) mixed = [...mixed, ...random.pick(texts).split(" ")];
  for (let change = random.int(0, 3); change > 0 && mixed.length > 1; change -= 1) {
    const [at, other] = [random.int(0, mixed.length - 1), random.int(0, mixed.length - 1)];
    const way = random.int(0, 3);
    if (way === 0) mixed = mixed.toSpliced(at, 1);
    else if (way === 1) mixed = mixed.toSpliced(at, 0, random.pick(words));
    else if (way === 2)
      mixed = mixed.toSpliced(at, 0, String(random.pick([2, 3, 5, 12, 100, 250, 500, 1500, 5000])));
    else mixed = mixed.with(at, mixed[other] ?? "").with(other, mixed[at] ?? "");
  }
  return mixed.join(" ");
}
