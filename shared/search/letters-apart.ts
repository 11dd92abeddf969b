/** Distance of a word, in letters, from another word and from its nearest beginning. */
export type LettersApart = { whole: number; beginning: number };

const far = 99;
const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];

/**
 * Count of letters to change, add, leave out or swap with their neighbour to turn `typed` into `word`; more than `most`
 * count as 99. Both words have at most 60 letters; a longer one is 99 away.
 */
export function lettersApart(typed: string, word: string, most: number): LettersApart {
  const seen = Math.min(word.length, typed.length + most);
  if (typed.length > 60 || seen > 60) return { whole: far, beginning: far };
  let [beforeLast, last, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let at = 0; at <= seen; at += 1) last[at] = at;
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    current[0] = row;
    let least = row;
    for (let at = 1; at <= seen; at += 1) {
      const other = word.charCodeAt(at - 1);
      let steps = Math.min(
        (last[at] as number) + 1,
        (current[at - 1] as number) + 1,
        (last[at - 1] as number) + (letter === other ? 0 : 1),
      );
      const isSwapped =
        row > 1 &&
        at > 1 &&
        letter === word.charCodeAt(at - 2) &&
        other === typed.charCodeAt(row - 2);
      if (isSwapped) steps = Math.min(steps, (beforeLast[at - 2] as number) + 1);
      current[at] = steps;
      if (steps < least) least = steps;
    }
    if (least > most) return { whole: far, beginning: far };
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  let beginning = far;
  for (let at = 1; at <= seen; at += 1) beginning = Math.min(beginning, last[at] as number);
  const whole = seen === word.length ? (last[seen] as number) : far;
  return { whole: whole > most ? far : whole, beginning: beginning > most ? far : beginning };
}
