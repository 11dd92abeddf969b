import { type Grey, paper } from "./grey.ts";

/**
 * In heights of letters: strokes that long are rules, for letters have none; dots of a dotted rule that far apart. An
 * upright one of a row alone, as matrix printers draw it, is a rule where it is fine and nothing stands close at one side.
 */
const rules = { across: 3.2, down: 2.2, upright: 1.4, apart: 0.2 };
/** Rules are printed paler than letters: darker than this is one. */
const ruleBelow = 205;
/** Share of a rule beside which there may be ink: where other rules and tails of letters meet it. */
const mostBeside = 0.16;

/**
 * Without the rules of a table: what reads letters takes the boxes for pictures, and the upright ones for letters.
 * `letters`: how high they are, in pixels.
 */
export function withoutRules(grey: Grey, letters: number): Grey {
  const { width, height, data } = grey;
  const out = new Uint8Array(data);
  const line = { data, out, letters };
  const gap = Math.round(letters * rules.apart);
  for (let y = 0; y < height; y += 1)
    wipeAlong({
      ...{ ...line, start: y * width, step: 1, length: width, side: width, at: y, most: height },
      ...{ gap, least: letters * rules.across, short: false },
    });
  for (let x = 0; x < width; x += 1)
    wipeAlong({
      ...{ ...line, start: x, step: width, length: height, side: 1, at: x, most: width },
      ...{ gap: 1, least: letters * rules.upright, short: true },
    });
  return { width, height, data: out };
}

type Line = {
  data: Uint8Array;
  out: Uint8Array;
  /** Where the row or column begins, from pixel to pixel, how many of them. */
  start: number;
  step: number;
  length: number;
  /** From it to the next row or column, which of them it is, how many there are. */
  side: number;
  at: number;
  most: number;
  gap: number;
  least: number;
  /** Whether the shortest are looked at more closely. */
  short: boolean;
  letters: number;
};

/** Wipes each long thin run of ink of one row or column, and what is just beside it. */
function wipeAlong(line: Line): void {
  const { data, start, step, length, side, at, most, gap, least } = line;
  const before = at > 0 ? -side : 0;
  const behind = at < most - 1 ? side : 0;
  const isInk = (place: number) =>
    (data[place] ?? paper) < ruleBelow ||
    (data[place + before] ?? paper) < ruleBelow ||
    (data[place + behind] ?? paper) < ruleBelow;
  let from = -1;
  let last = -1;
  for (let along = 0; along <= length; along += 1) {
    if (along < length && isInk(start + along * step)) {
      if (from < 0) from = along;
      last = along;
    } else if (from >= 0 && (along === length || along - last > gap)) {
      if (last - from + 1 >= least && isRule(line, from, last)) {
        for (let place = from; place <= last; place += 1)
          for (const off of [before, 0, behind]) line.out[start + place * step + off] = paper;
      }
      from = -1;
    }
  }
}

function isRule(line: Line, from: number, last: number): boolean {
  const { short, letters } = line;
  const beside = (off: number) => inkBeside(line, from, last, off) <= mostBeside;
  const near = Math.max(4, Math.round(letters * 0.22));
  if (!short || last - from + 1 >= letters * rules.down) return beside(near) && beside(-near);
  const fine = Math.max(3, Math.round(letters * 0.14));
  const far = Math.round(letters * 0.5);
  return beside(fine) && beside(-fine) && (beside(far) || beside(-far));
}

/** Share of a run beside which, so many rows or columns off, there is ink. */
function inkBeside(
  { data, start, step, side, at, most }: Line,
  from: number,
  last: number,
  off: number,
) {
  if (at + off < 0 || at + off >= most) return 0;
  let ink = 0;
  for (let place = from; place <= last; place += 1)
    if ((data[start + place * step + off * side] ?? paper) < ruleBelow) ink += 1;
  return ink / (last - from + 1);
}
