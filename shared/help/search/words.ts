import type { HelpLanguage } from "#shared/help/page.ts";

/** Words that every question has, and that say nothing of what it is about; a doubled letter stands once. */
const idle: Record<HelpLanguage, ReadonlySet<string>> = {
  fr: idleWords(
    `a ai as au aux avec avez avoir ca ce cela ces cet cette chez comment d dans de des donc du elle en es est et etre
    eu fait faire faut fais il ils j je l la le les leur lui ma mais me mes moi mon n ne nos notre nous on ont ou par
    pas peut peux plus pour pourquoi qu quand que quel quelle quelles quels qui quoi s sa sans se ses si son sont sur ta
    te tes toi ton tout toute tu un une va vais veux veut vos votre vous y boutika svp merci ya faudrait peuvent pouvoir
    voudrais aimerais vouloir aide aider besoin question savoir est-ce dois etait suis alors aussi bien deja encore
    entre fois meme maintenant moment coup demain aujourd hui deux trois dix tous tres trop ici comme madame
    monsieur`,
  ),
  en: idleWords(
    `a about am an and any are as at be been but by can could d did do does doing for from get gets give given go has
    have having he help her him his how i if in into is it its ll m me my need no not of on or our please re s she should
    so some t than that the their them then there these they this those to too up us ve want was we were what when where
    which who why will with would you your boutika tell thanks know just also make now today tonight tomorrow two three ten`,
  ),
};

function idleWords(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).map(singleLetters));
}

/** Doubled letters count once, as people write them either way. */
function singleLetters(word: string): string {
  return word.replace(/(\p{L})\1/gu, "$1");
}

/** Lower case, without accents, in runs of letters and digits. */
export function plainWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("œ", "oe")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/**
 * What a text is about: its words cut to their stems, without the idle ones and single letters (but Z, a report).
 * « le plus vendu » is about the best.
 */
export function stemsOf(text: string, language: HelpLanguage): string[] {
  const said = language === "fr" ? text.replace(/\bl(e|a|es) plus\b/gi, "meilleur") : text;
  return plainWords(said)
    .map(singleLetters)
    .filter((word) => !/^(\d+|[a-y])$/.test(word) && !idle[language].has(word))
    .map((word) => stem(word, language));
}

/** Cut in this order: the first that leaves three letters. */
const endings: Record<HelpLanguage, readonly string[]> = {
  fr: `issement ement ation ment erait erai ees ent ant ait ais ee ez er ir ie re ue it is e u i t`.split(
    " ",
  ),
  en: `ation ing ed es ly e s`.split(" "),
};

/** A light stem: what is left still reads like the word. */
function stem(word: string, language: HelpLanguage): string {
  const single = word.replace(/(?<=.{3})[sx]$/, "");
  const ending = endings[language].find(
    (end) => single.endsWith(end) && single.length - end.length >= 3,
  );
  return ending ? single.slice(0, -ending.length) : single;
}

/** How a stem sounds to somebody who writes by ear: « conte » for « compte », « foto » for « photo ». */
export function soundOf(stem: string): string {
  return stem
    .replaceAll("ph", "f")
    .replace(/qu|[ck](?=[aour]|$)|k/g, "k")
    .replace(/[sc](?=[ei])|ss|z/g, "s")
    .replace(/eau|au/g, "o")
    .replace(/ai|ei|et$/g, "e")
    .replace(/(?<=.)h/g, "")
    .replaceAll("y", "i")
    .replace(/m(?=[ptb])/g, "n")
    .replace(/np(?=t)/g, "n")
    .replace(/(\p{L})\1/gu, "$1");
}

/** Whether one becomes the other by at most `most` letters added, lost, changed or swapped with their neighbour. */
export function isNear(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1];
      const swapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return at(last, other.length) <= most;
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
