type Key = { key: string; code: string };

/** A GS1 code with its brackets, which stand on the digit row of American and British keyboards. */
const bracketed = /^\(\d{2,4}\)\d/;

/**
 * The text of a burst. The keys are believed, except when a scanner and the device disagree on the layout: a burst
 * typed wholly on the digit row is a number, whatever that row writes without Shift, with it or with capitals locked,
 * and the positions of the keys tell it.
 */
export function textOfStrokes(strokes: readonly Key[]): string {
  const written = strokes.map(({ key }) => key).join("");
  const positions = strokes.map(({ code }) => /^Digit(\d)$/.exec(code)?.[1]);
  const onDigitRow = positions.every((digit) => digit !== undefined);
  return onDigitRow && !bracketed.test(written) ? positions.join("") : written;
}
