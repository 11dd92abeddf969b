import { NearNames } from "#shared/search/near-names.ts";
import type { Figure } from "#tests/bench/figures.ts";
import { bestRatio, inTurn, ratiosOf, spreadOf } from "#tests/bench/measure.ts";
import type { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";

/** Number of words typed in each round. */
const typedAtOnce = 100;

/** Words taken from names, as many as are typed in a round: whole, and with one letter left out of each. */
function wordsOf(catalogue: Catalogue): { whole: string[]; misspelt: string[] } {
  const lines = catalogue.lines();
  const whole: string[] = [];
  for (let at = 0; whole.length < typedAtOnce && at < lines.length * 2; at += 97) {
    const word = lines[at % lines.length]?.text.split(" ").find((one) => /^[a-z]{6,}$/.test(one));
    if (word) whole.push(word);
  }
  return { whole, misspelt: whole.map((word) => word.slice(0, 2) + word.slice(3)) };
}

function timed(act: () => void): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}

/** Cost of one typed letter, and of the search of near names after it, both relative to a scan of every name. */
export async function nearNames(catalogue: Catalogue, rounds: number): Promise<Figure[]> {
  const { whole, misspelt } = wordsOf(catalogue);
  const lines = catalogue.lines();
  const near = new NearNames(lines);
  const layingOut = timed(() => near.takeMore(lines.length));
  let found = 0;
  let meant = 0;
  const measured = await inTurn(
    {
      plain: async () =>
        timed(() => {
          for (const word of whole)
            for (const { text } of lines) if (text.includes(word)) found += 1;
        }),
      typed: async () =>
        timed(() => {
          for (const word of whole) found += catalogue.search(word).length;
        }),
      near: async () =>
        timed(() => {
          for (const word of misspelt) meant += near.find(word, 16).length;
        }),
    },
    rounds,
  );
  if (found === 0 || meant < misspelt.length) throw new Error(`near names: ${found}, ${meant}`);
  const each = (times: readonly number[]) => (spreadOf(times).median / whole.length).toFixed(2);
  return [
    {
      name: "a word typed as it is, against a plain scan of all names",
      value: ratiosOf(measured.typed, measured.plain),
      unit: "× plain",
      sense: "for information",
      detail: `${each(measured.typed)} ms a word; ${bestRatio(measured.typed, measured.plain, "less")}`,
    },
    {
      name: "near names of a misspelt word, against the same",
      value: ratiosOf(measured.near, measured.plain),
      unit: "× plain",
      sense: "for information",
      detail: `${each(measured.near)} ms a word, after a pause; names laid out once in ${layingOut.toFixed(0)} ms; ${bestRatio(measured.near, measured.plain, "less")}`,
    },
  ];
}
