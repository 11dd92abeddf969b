/** A value of a cell: what JSON can say. */
export type Cell = string | number | boolean | null | Cell[] | { [key: string]: Cell };

/**
 * One column of a table in the shortest of a few writings:
 * `{all}` one value everywhere; a text with one cell a line; `{steps}` differences of whole numbers;
 * `{words, places}` few different values; or the plain list.
 */
export type Column =
  | Cell[]
  | string
  | { all: Cell }
  | { steps: number[] }
  | { words: Column; places: number[] };

export function encodeColumn(cells: readonly Cell[]): Column {
  const texts = cells.map((cell) => JSON.stringify(cell));
  const [first] = cells;
  if (first !== undefined && texts.every((text) => text === texts[0])) return { all: first };
  const plain: Column = joined(cells) ?? [...cells];
  const other = cells.every(isWhole) ? inSteps(cells) : inWords(cells, texts);
  return other && JSON.stringify(other).length < JSON.stringify(plain).length ? other : plain;
}

export function decodeColumn(column: Column, length: number): Cell[] {
  if (typeof column === "string") return length === 0 ? [] : column.split("\n");
  if (Array.isArray(column)) return column;
  if ("all" in column) return Array<Cell>(length).fill(column.all);
  if ("steps" in column) {
    let value = 0;
    return column.steps.map((step) => (value += step));
  }
  const words = decodeColumn(column.words, Math.max(-1, ...column.places) + 1);
  return column.places.map((place) => words[place] ?? null);
}

function isWhole(cell: Cell): cell is number {
  return Number.isSafeInteger(cell);
}

function joined(cells: readonly Cell[]): string | undefined {
  const areLines = cells.every((cell) => typeof cell === "string" && !cell.includes("\n"));
  return areLines ? cells.join("\n") : undefined;
}

function inSteps(cells: readonly number[]): Column | undefined {
  const steps = cells.map((cell, index) => cell - (cells[index - 1] ?? 0));
  return steps.every(isWhole) && !steps.some((step) => Object.is(step, -0)) ? { steps } : undefined;
}

function inWords(cells: readonly Cell[], texts: readonly string[]): Column | undefined {
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
  return { words: joined(words) ?? words, places };
}
