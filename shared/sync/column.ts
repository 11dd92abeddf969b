/** A value of a cell: what JSON can say. */
export type Cell = string | number | boolean | null | Cell[] | { [key: string]: Cell };

/**
 * One column of a table in the shortest of a few writings:
 * `{all}` one value everywhere; a text with one cell a line; `{width}` texts of one length, one after the other;
 * `{prefix}` numbers of so many digits behind one word; `{steps}` differences between whole numbers, what is no
 * number standing for itself; `{words}` few different values; or the plain list.
 */
export type Column =
  | Cell[]
  | string
  | { all: Cell }
  | { width: number; text: string }
  | { prefix: string; digits: number; numbers: Column }
  | { steps: Cell[] }
  | { words: Column; places: number[] };

export function encodeColumn(cells: readonly Cell[]): Column {
  const texts = cells.map((cell) => JSON.stringify(cell));
  const [first] = cells;
  if (first !== undefined && texts.every((text) => text === texts[0])) return { all: first };
  const ways = [
    asLines(cells),
    asOneText(cells),
    asNumbers(cells),
    asSteps(cells),
    asWords(cells, texts),
  ];
  let best: Column = [...cells];
  for (const way of ways) if (way !== undefined && sizeOf(way) < sizeOf(best)) best = way;
  return best;
}

export function decodeColumn(column: Column, count: number): Cell[] {
  if (typeof column === "string") return count === 0 ? [] : column.split("\n");
  if (Array.isArray(column)) return column;
  if ("all" in column) return Array<Cell>(count).fill(column.all);
  if ("width" in column) {
    const { width, text } = column;
    return Array.from({ length: count }, (_, index) =>
      text.slice(index * width, (index + 1) * width),
    );
  }
  if ("prefix" in column) {
    const { prefix, digits, numbers } = column;
    return decodeColumn(numbers, count).map(
      (number) => prefix + String(number).padStart(digits, "0"),
    );
  }
  if ("steps" in column) {
    let value = 0;
    return column.steps.map((step) => {
      if (typeof step !== "number") return step;
      value += step;
      return value;
    });
  }
  const words = decodeColumn(column.words, Math.max(-1, ...column.places) + 1);
  return column.places.map((place) => words[place] ?? null);
}

function sizeOf(column: Column): number {
  return JSON.stringify(column).length;
}

function areTexts(cells: readonly Cell[]): cells is readonly string[] {
  return cells.every((cell) => typeof cell === "string");
}

function asLines(cells: readonly Cell[]): Column | undefined {
  return areTexts(cells) && !cells.some((cell) => cell.includes("\n"))
    ? cells.join("\n")
    : undefined;
}

function asOneText(cells: readonly Cell[]): Column | undefined {
  const [first] = cells;
  if (!areTexts(cells) || typeof first !== "string") return undefined;
  const width = first.length;
  return cells.every((cell) => cell.length === width) ? { width, text: cells.join("") } : undefined;
}

/** Codes such as `BTS000123`. */
function asNumbers(cells: readonly Cell[]): Column | undefined {
  if (!areTexts(cells)) return undefined;
  const found = cells.map((cell) => /^(\D*)(\d{1,15})$/.exec(cell));
  const [, prefix, example] = found[0] ?? [];
  if (prefix === undefined || example === undefined) return undefined;
  const digits = example.length;
  if (found.some((match) => match?.[1] !== prefix || match[2]?.length !== digits)) return undefined;
  return { prefix, digits, numbers: encodeColumn(found.map((match) => Number(match?.[2]))) };
}

function asSteps(cells: readonly Cell[]): Column | undefined {
  if (!cells.some((cell) => typeof cell === "number")) return undefined;
  let value = 0;
  const steps: Cell[] = [];
  for (const cell of cells) {
    if (typeof cell !== "number") {
      steps.push(cell);
      continue;
    }
    const step = cell - value;
    if (!Number.isSafeInteger(cell) || !Number.isSafeInteger(step)) return undefined;
    steps.push(step);
    value = cell;
  }
  return { steps };
}

function asWords(cells: readonly Cell[], texts: readonly string[]): Column | undefined {
  const placeOf = new Map<string, number>();
  const words: Cell[] = [];
  const places = texts.map((text, index) => {
    let place = placeOf.get(text);
    if (place === undefined) {
      place = words.length;
      placeOf.set(text, place);
      words.push(cells[index] ?? null);
    }
    return place;
  });
  if (words.length * 2 > cells.length) return undefined;
  return { words: asLines(words) ?? words, places };
}
