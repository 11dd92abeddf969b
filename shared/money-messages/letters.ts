const small: Readonly<Record<string, number>> = {
  ...{ un: 1, une: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, six: 6, sept: 7, huit: 8, neuf: 9 },
  ...{ dix: 10, onze: 11, douze: 12, treize: 13, quatorze: 14, quinze: 15, seize: 16, vingt: 20 },
  ...{
    vingts: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    septante: 70,
    nonante: 90,
  },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50 },
  ...{ sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
};
const large: Readonly<Record<string, number>> = {
  ...{ mille: 1000, thousand: 1000, million: 1_000_000, millions: 1_000_000 },
};
const word = [...Object.keys(small), ...Object.keys(large), "cent", "cents", "hundred"].join("|");
const written = new RegExp(
  `(?<![a-z])(?:${word})(?:[ -](?:et |and )?(?:${word}))*(?= ?(?:f ?cfa|francs?|xaf|xof|\\)))`,
  "g",
);

/** Sums of money written in letters, « cinq mille francs », in a folded text: their values and places. */
export function moneyInLetters(flat: string): { value: number; from: number; to: number }[] {
  return [...flat.matchAll(written)].map(({ 0: text, index }) => {
    let [whole, part] = [0, 0];
    for (const one of text.split(/[ -]/)) {
      const [add, times] = [small[one], large[one]];
      if (add === 20 && part % 100 === 4 && one.startsWith("vingt")) part += 76;
      else if (add !== undefined) part += add;
      else if (/^(?:cents?|hundred)$/.test(one)) part = Math.max(1, part) * 100;
      else if (times !== undefined) [whole, part] = [whole + Math.max(1, part) * times, 0];
    }
    return { value: whole + part, from: index, to: index + text.length };
  });
}
