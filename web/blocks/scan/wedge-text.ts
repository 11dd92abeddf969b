type Key = { key: string; code: string };

/** What the digit row writes where digits want Shift (French, Belgian), and what it writes with Shift elsewhere. */
const DIGIT_ROW_SYMBOLS = new Set("&é\"'(-§è_!çà@#$%^*)");

/**
 * The text of a burst. The keys are believed, except when a scanner and the device disagree on the layout: a burst
 * typed wholly on the digit row, with at least one symbol in it, is a number, and the positions of the keys tell it.
 */
export function textOfStrokes(strokes: readonly Key[]): string {
  const written = strokes.map(({ key }) => key);
  const positions = strokes.map(({ code }) => /^Digit(\d)$/.exec(code)?.[1]);
  const onDigitRow = strokes.every(
    ({ key }, i) => positions[i] !== undefined && (/^\d$/.test(key) || DIGIT_ROW_SYMBOLS.has(key)),
  );
  return (onDigitRow ? positions : written).join("");
}
