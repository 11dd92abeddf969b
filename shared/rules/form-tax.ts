import type { TaxGroup } from "#shared/schemas/tax.ts";
import { foldedTitle } from "./column-words.ts";
import { isYes } from "./form-words.ts";
import { taxGroupOf } from "./import-measure.ts";

const taxTitle = /(?:^| )(?:tax|taxes|taxable|tva|vat|gst)(?: |$)/;
const otherTitle =
  /(?:^| )(?:inclusive|included|excluded|incl|excl|amount|montant|price|prix|account|number|id|date|ht|ttc|class|classe)(?: |$)/;
const free =
  /^(?:none|non|exempt(?:e|ed)?|exonere|aucune?|no tax|sans tva|nil|zero rated?)(?: \S+)?$/;

/** The rate in per cent; or true if taxed, false if not; undefined for any other cell. */
function taxTold(cell: string): number | boolean | undefined {
  const text = cell.trim();
  const rate = /(\d+(?:[.,]\d+)?)\s*%/.exec(text)?.[1] ?? /^\d+(?:[.,]\d+)?$/.exec(text)?.[0];
  const folded = foldedTitle(text);
  if (isYes(text) !== undefined && !/^[\d.,]+$/.test(text)) return isYes(text);
  if (rate !== undefined) return Number(rate.replace(",", "."));
  if (folded === "tax") return true;
  return free.test(folded) ? false : undefined;
}

/**
 * The only column, from 0, whose cells all give a rate or tell if the row is taxed; undefined if there is none, or
 * several.
 */
export function taxColumnOf(
  titles: readonly string[],
  rows: readonly (readonly string[])[],
): number | undefined {
  const found = titles.flatMap((title, at) => {
    if (!taxTitle.test(title) || otherTitle.test(title)) return [];
    const cells = rows.map((row) => row[at]?.trim() ?? "").filter((cell) => cell !== "");
    const isWords = cells.every((cell) => taxGroupOf(cell) !== undefined);
    const isTold = cells.length > 0 && cells.every((cell) => taxTold(cell) !== undefined);
    return isTold && !isWords ? [at] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Reads the tax of a row: null for the highest rate of the file (the normal rate), `reduced` for a lower one, `exempt`
 * for no tax; undefined if the row gives none.
 */
export function taxReader(
  { tax }: { tax: number | undefined },
  rows: readonly (readonly string[])[],
  { taxGroup }: { taxGroup?: number | undefined },
): (cells: readonly string[]) => TaxGroup | null | undefined {
  if (tax === undefined || taxGroup !== undefined) return () => undefined;
  const told = rows.map((row) => taxTold(row[tax] ?? ""));
  const highest = Math.max(0, ...told.filter((rate) => typeof rate === "number"));
  return (cells) => {
    const rate = taxTold(cells[tax] ?? "");
    if (rate === undefined) return undefined;
    if (typeof rate === "boolean") return rate ? null : "exempt";
    return rate === 0 ? "exempt" : rate < highest ? "reduced" : null;
  };
}
