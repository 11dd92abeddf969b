import { isDay, isEmail, isName } from "./cell-kinds.ts";
import {
  assigned,
  cellsOf,
  type Guess,
  type Rows,
  rowsAbove,
  shareOf,
  titlesAt,
} from "./column-guess.ts";
import { foldedTitle, wordsSay } from "./column-words.ts";
import { kindsOf } from "./line-kinds.ts";
import { isSettling, moneyColumns } from "./money-columns.ts";
import { moneyWords, type PersonColumn, type PersonMapping, personWords } from "./person-column.ts";
import { rolesIn } from "./person-role.ts";
import { phonesIn } from "./phones-in-cell.ts";
import { isAmount } from "./signed-amount.ts";

/** Number of rows below the titles that a guess reads. */
const sampled = 200;
type Worded = keyof typeof personWords;

/** The row of titles, from 0, if any, and the column of each field, from 0. */
export type PersonGuess = { titleRow: number | undefined; mapping: PersonMapping };

/**
 * The row of titles and the columns of a file of people: the row whose words tell the most, else the contents alone.
 */
export function guessPeople(rows: Rows, country: string): PersonGuess {
  let best: { titleRow: number; mapping: PersonMapping; told: number } | undefined;
  for (const titleRow of rows.slice(0, rowsAbove).keys()) {
    const cells = rows[titleRow] ?? [];
    if (cells.every((cell) => cell.trim() === "") || cells.some(isFigure)) continue;
    const mapping = guessPersonColumns(rows, titleRow, country);
    const titles = titlesAt(rows, titleRow).map(foldedTitle);
    const told = [...new Set(titles)].filter(isTitle).length;
    if (told > (best?.told ?? 0) && namesSomebody(mapping)) best = { titleRow, mapping, told };
  }
  return best
    ? { titleRow: best.titleRow, mapping: best.mapping }
    : { titleRow: undefined, mapping: guessPersonColumns(rows, undefined, country) };
}

const wordLists = [...Object.values(personWords), ...Object.values(moneyWords)];
/** True for a folded text that names some column. */
const isTitle = (title: string) => wordLists.some((words) => wordsSay(words, title) > 0);

const isFigure = (cell: string) =>
  /\d{3}/.test(cell) && (isAmount(cell.trim()) || /\d{6}/.test(cell.replace(/[ .-]/g, "")));

/** True if a column names the person. */
export const namesSomebody = ({ name, firstName, lastName, company }: PersonMapping): boolean =>
  [name, firstName, lastName, company].some((at) => at !== undefined);

/** The column of each field, by its title and the cells below; numbers are read for `country`. */
export function guessPersonColumns(
  rows: Rows,
  titleRow: number | undefined,
  country: string,
): PersonMapping {
  const titles = titlesAt(rows, titleRow);
  const first = titleRow === undefined ? 0 : titleRow + 1;
  const below = rows.slice(first, first + sampled);
  const width = Math.max(titles.length, ...below.map((row) => row.length));
  const guesses: Guess<PersonColumn>[] = [];
  for (let at = 0; at < width; at += 1) {
    const cells = cellsOf(below, at);
    const title = foldedTitle(titles[at] ?? "");
    const filled = below.length === 0 ? 1 : cells.length / below.length;
    for (const [column, words] of Object.entries(personWords) as [
      Worded,
      (typeof personWords)[Worded],
    ][]) {
      const told = wordsSay(words, title);
      const shown =
        title === "" || told > 0 || !words.never.has(title)
          ? shownBy(column, cells, title, country)
          : 0;
      const likeness = told > 0 && mayHold(column, cells, country) ? told : shown;
      if (likeness > 0) guesses.push({ column, at, likeness: likeness * (0.7 + 0.3 * filled) });
    }
  }
  const words = assigned(withPhones(guesses));
  // Columns of names guessed from cells alone give way to amounts that a title names.
  const money = moneyColumns(titles, below, words);
  return tidied(named({ ...money, ...words }, titles, below), titles);
}

/** Lets each column of telephones be the first, the second or the third. */
function withPhones(guesses: readonly Guess<PersonColumn>[]): Guess<PersonColumn>[] {
  const further = guesses.flatMap(({ column, at, likeness }) =>
    column === "phone"
      ? (["otherPhone", "thirdPhone"] as const).map((one, place) => ({
          ...{ column: one, at },
          likeness: likeness * (0.9 - place / 10),
        }))
      : [],
  );
  return [...guesses, ...further];
}

/** Columns that need cells: their title alone is not enough. */
const borneOut: ReadonlySet<Worded> = new Set([
  ...(["kind", "role", "settled", "otherPhone", "thirdPhone"] as const),
]);

/** True if the cells below fit the title. */
function mayHold(column: Worded, cells: readonly string[], country: string): boolean {
  if (cells.length === 0) return !borneOut.has(column);
  switch (column) {
    case "phone":
    case "otherPhone":
    case "thirdPhone":
      return (
        shareOf(
          cells,
          (cell) => isPhone(cell, country) || /\d{6}|E\+/.test(cell.replace(/\D(?=\d)/g, "")),
        ) >= 0.5
      );
    case "date":
      return shareOf(cells, isDay) >= 0.5;
    case "email":
      return shareOf(cells, isEmail) >= 0.5;
    case "kind": {
      const kindOf = kindsOf(cells);
      return shareOf(cells, (cell) => kindOf(cell) !== undefined) >= 0.8;
    }
    case "settled":
      return isSettling(cells);
    case "creditLimit":
      return shareOf(cells, isAmount) >= 0.5;
    case "termDays":
      return shareOf(cells, (cell) => /^\D*\d{1,3}\D*$/.test(cell)) >= 0.5;
    case "note":
    case "address":
    case "article":
      return shareOf(cells, isWords) >= 0.5;
    case "role":
      // A list of all accounts has other groups too.
      return rolesIn(cells) >= 0.2;
    default:
      return (
        shareOf(cells, isWords) >= 0.5 &&
        shareOf(cells, (cell) => isDay(cell) || isEmail(cell)) < 0.5 &&
        shareOf(cells, (cell) => isPhone(cell, country)) < 0.5
      );
  }
}

/** « FCFA 2 500 » has letters but is no name. */
const isWords = (cell: string) => /\p{L}/u.test(cell) && !isAmount(cell);
const isPhone = (cell: string, country: string) => phonesIn(cell, country).phones.length > 0;

/** Likeness from the cells alone, 0 to 1. */
function shownBy(column: Worded, cells: readonly string[], title: string, country: string): number {
  if (cells.length === 0) return 0;
  const isUnsaid = title === "" || title.length <= 2;
  if (column === "phone") {
    const words = personWords.phone.never;
    if (title.split(" ").some((word) => words.has(word))) return 0;
    return shareOf(cells, (cell) => isPhone(cell, country)) >= 0.7 ? 0.5 : 0;
  }
  if (column === "email") return shareOf(cells, isEmail) >= 0.7 ? 0.4 : 0;
  if (column === "role") return cells.length > 1 && rolesIn(cells) >= 0.8 ? 0.95 : 0;
  if (column === "date") return isUnsaid && shareOf(cells, isDay) >= 0.7 ? 0.4 : 0;
  return 0;
}

/**
 * Puts telephones in the order of the file, those titled as other ones last. The article of a line becomes a note if
 * lines have no day.
 */
function tidied(mapping: PersonMapping, titles: readonly string[]): PersonMapping {
  const { phone, otherPhone, thirdPhone, article, ...others } = mapping;
  const isOther = (at: number) =>
    wordsSay(personWords.otherPhone, foldedTitle(titles[at] ?? "")) > 0;
  const [first, second, third] = [phone, otherPhone, thirdPhone]
    .filter((at) => at !== undefined)
    .sort((one, other) => Number(isOther(one)) - Number(isOther(other)) || one - other);
  const isNote = others.date === undefined && others.note === undefined;
  return {
    ...others,
    ...(first !== undefined && { phone: first }),
    ...(second !== undefined && { otherPhone: second }),
    ...(third !== undefined && { thirdPhone: third }),
    ...(article !== undefined &&
      (isNote ? { note: article } : others.date !== undefined && { article })),
  };
}

/** Takes the first free column of words as the name, if no title names one. */
function named(mapping: PersonMapping, titles: readonly string[], below: Rows): PersonMapping {
  if (namesSomebody(mapping)) return mapping;
  const taken = new Set(Object.values(mapping));
  const width = Math.max(0, ...below.map((row) => row.length));
  const at = Array.from({ length: width }, (_, place) => place).find((place) => {
    const title = foldedTitle(titles[place] ?? "");
    const isOther = title.split(" ").some((word) => personWords.name.never.has(word));
    return !taken.has(place) && !isOther && shareOf(cellsOf(below, place), isName) >= 0.8;
  });
  return at === undefined ? mapping : { ...mapping, name: at };
}
