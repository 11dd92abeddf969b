import { withoutDarkBands } from "./dark-bands.ts";
import { evenLight } from "./even-light.ts";
import { withoutGrain } from "./grain.ts";
import { type Grey, scaled, turned } from "./grey.ts";
import { heightOf, type Letter, lettersOf } from "./ink.ts";
import { leanOf, straightened } from "./straighten.ts";
import { withoutRules } from "./without-rules.ts";

/** `empty`: nothing on it looks like letters. `letters`: how high they are, in pixels of `grey`. */
export type Prepared = { grey: Grey; shown: Grey; letters: number } | { empty: true };

/** Heights of letters, in pixels, that are read best: others are drawn larger or smaller. */
const best = { least: 14, most: 40, aim: 22 };

/**
 * A photograph of a paper made ready to be read: equally light, upright as far as lines of writing tell (it may still stand
 * on its head), straight, its letters neither tiny nor huge, no rules of tables. `shown` is the same with its rules.
 */
export function prepared(photo: Grey): Prepared {
  const even = evenLight(withoutDarkBands(withoutGrain(photo)));
  const asTaken = lettersOf(even);
  if (heightOf(asTaken) === 0) return { empty: true };
  const quarter = asTaken.map(quarterTurned(even.height));
  const lying = leanOf(asTaken, heightOf(asTaken));
  const standing = leanOf(quarter, heightOf(quarter));
  const isOnItsSide = standing.clarity > lying.clarity * 1.15;
  const straight = isOnItsSide
    ? straightened(turned(even, 1), standing.degrees)
    : straightened(even, lying.degrees);
  const high = heightOf(isOnItsSide ? quarter : asTaken);
  const by = high < best.least || high > best.most ? best.aim / high : 1;
  const shown = by === 1 ? straight : scaled(straight, by);
  return { grey: withoutRules(shown, high * by), shown, letters: high * by };
}

/** Where a letter stands once the picture is turned by a quarter, clockwise. */
const quarterTurned =
  (height: number) =>
  ({ x, y, high, wide }: Letter): Letter => ({ x: height - 1 - y, y: x, high: wide, wide: high });
