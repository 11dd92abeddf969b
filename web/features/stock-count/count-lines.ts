import type { Unit } from "#shared/schemas/measure.ts";
import { type Amounts, amountsOf } from "#web/blocks/handover/amounts.ts";

/** One product of a count under way: what was found of it, and what the books said when one began to count it. */
export type CountLine = {
  productId: string;
  counted: number;
  /**
   * The exact figure when the counting of this product began, possibly negative. What is sold while one walks along
   * the shelf changes the books and not the difference.
   */
  shownBefore: number;
  /** How far the books had been read then, and when that was by the device's clock; absent in lines of before. */
  rev?: number | undefined;
  at?: number | undefined;
  /** Names the operation that the line becomes, so that validating it twice is one count. */
  formId: string;
};

/** What a line is begun with: the books and the moment of now. */
type Begun = Pick<CountLine, "productId" | "formId" | "rev" | "at"> & { exactStock: number };

/** The pieces that the books had too few (+) or too many (−). */
export function differenceOf({ counted, shownBefore }: CountLine): number {
  return counted - shownBefore;
}

/**
 * Pieces found, one scan or several: the line comes first, and begins with the figure of the books now. So does a line
 * that was validated already, in another tab or before a reload: what is found since would be lost under its old name,
 * and under another one its difference would count twice.
 */
export function withFound(
  lines: readonly CountLine[],
  found: Begun & { pieces: number },
  isWritten: (formId: string) => boolean,
): CountLine[] {
  const { productId, pieces, exactStock: shownBefore, ...begun } = found;
  const known = lines.find((line) => line.productId === productId && !isWritten(line.formId));
  const line = known
    ? { ...known, counted: known.counted + pieces }
    : { productId, counted: pieces, shownBefore, ...begun };
  return [line, ...without(lines, productId)];
}

/**
 * The whole number typed: the product is counted anew, against the books of now. The line keeps its place and takes
 * another name, for under the old one it may have been validated already, in another tab or before a reload.
 */
export function withCounted(
  lines: readonly CountLine[],
  typed: Begun & { counted: number },
): CountLine[] {
  const { exactStock: shownBefore, ...begun } = typed;
  return lines.map((line) =>
    line.productId === typed.productId ? { ...begun, shownBefore } : line,
  );
}

export function without(lines: readonly CountLine[], productId: string): CountLine[] {
  return lines.filter((line) => line.productId !== productId);
}

export type CountSums = { products: number; counted: Amounts; missing: Amounts; extra: Amounts };

/** Totals of the count, one amount per unit: goods counted, goods missing and goods in excess. */
export function countSums(
  lines: readonly CountLine[],
  unitOf: (productId: string) => Unit | null | undefined,
): CountSums {
  const sum = (of: (line: CountLine) => number) =>
    amountsOf(lines.map((line) => ({ quantity: of(line), unit: unitOf(line.productId) })));
  return {
    products: lines.length,
    counted: sum(({ counted }) => counted),
    missing: sum((line) => Math.max(0, -differenceOf(line))),
    extra: sum((line) => Math.max(0, differenceOf(line))),
  };
}
