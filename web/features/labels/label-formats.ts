import { type Bars, barsOf } from "#shared/rules/bars.ts";

export type LabelFormatId = "a4-24" | "a4-65" | "roll-40x30";

/** A sheet or a roll. Everything in millimetres, text sizes too. */
export type LabelFormat = {
  page: { width: number; height: number };
  columns: number;
  rows: number;
  label: { width: number; height: number };
  /** From the edge of the paper to the first label. */
  margin: { left: number; top: number };
  /** Between two labels side by side. */
  gap: number;
  /** Width of one module of the bars where there is room. */
  module: number;
  barHeight: number;
  nameLines: 1 | 2;
  text: { name: number; code: number; price: number };
};

export const labelFormats: Record<LabelFormatId, LabelFormat> = {
  "a4-24": {
    page: { width: 210, height: 297 },
    columns: 3,
    rows: 8,
    label: { width: 70, height: 37 },
    margin: { left: 0, top: 0.5 },
    gap: 0,
    module: 0.33,
    barHeight: 14,
    nameLines: 2,
    text: { name: 3.4, code: 2.8, price: 4.6 },
  },
  "a4-65": {
    page: { width: 210, height: 297 },
    columns: 5,
    rows: 13,
    label: { width: 38.1, height: 21.2 },
    margin: { left: 4.75, top: 10.7 },
    gap: 2.5,
    module: 0.3,
    barHeight: 8.5,
    nameLines: 1,
    text: { name: 2.4, code: 2.2, price: 3 },
  },
  "roll-40x30": {
    page: { width: 40, height: 30 },
    columns: 1,
    rows: 1,
    label: { width: 40, height: 30 },
    margin: { left: 0, top: 0 },
    gap: 0,
    // Two dots of a thermal printer of 203 dots an inch: every bar falls on whole dots.
    module: 0.25,
    barHeight: 11,
    nameLines: 2,
    text: { name: 2.8, code: 2.4, price: 3.8 },
  },
};

/** Narrower modules than this come out of few printers. */
const narrowest = 0.19;
/** White left and right of everything on a label. */
const edge = 1;

/** The bars of a code as wide as they fit; undefined when they would be too fine to be read, or the code has none. */
export function fittedBars(
  code: string,
  { label, module }: LabelFormat,
): { bars: Bars; module: number } | undefined {
  const bars = barsOf(code);
  if (!bars) return undefined;
  const [before, after] = bars.quiet;
  const most = (label.width - 2 * edge) / (before + bars.modules.length + after);
  return most < narrowest ? undefined : { bars, module: Math.min(module, most) };
}

/** Labels one after the other on pages, the first `skipped` places of the first page left free. */
export function pagesOf<Item>(
  labels: readonly Item[],
  { columns, rows }: LabelFormat,
  skipped: number,
): (Item | undefined)[][] {
  const perPage = columns * rows;
  const places: (Item | undefined)[] = [
    ...Array.from({ length: skipped % perPage }, () => undefined),
    ...labels,
  ];
  const pages: (Item | undefined)[][] = [];
  for (let at = 0; at < places.length; at += perPage) pages.push(places.slice(at, at + perPage));
  return pages;
}

/** Where the place of this number is on its page, in millimetres from the corner. */
export function cornerOf(at: number, format: LabelFormat): { left: number; top: number } {
  const { columns, label, margin, gap } = format;
  return {
    left: margin.left + (at % columns) * (label.width + gap),
    top: margin.top + Math.floor(at / columns) * label.height,
  };
}
