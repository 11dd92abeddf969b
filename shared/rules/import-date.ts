const months =
  "janv?|f[eé]vr?|feb|mars?|avr|apr|mai|may|juin|jun|juil|jul|ao[uû]t?|aug|sept?|oct|nov|d[eé]c";

const whole = /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2})?$/;
const slashed = /^(?:0?[1-9]|[12]\d|3[01])\/(?:0?[1-9]|[12]\d|3[01])\/(?:\d{2}|\d{4})$/;
const named = new RegExp(
  `^(?:\\d{1,2}-(?:${months})\\.?(?:-\\d{2,4})?|(?:${months})\\.?-\\d{2,4})$`,
  "i",
);

/**
 * True for a day as spreadsheets write what they took for one: « 1-2 », a model or a size, became 2026-02-01,
 * 01/02/2026, 1-févr or Feb-26. What it was before nobody can tell.
 */
export function isMadeDate(text: string): boolean {
  return text.length <= 20 && (whole.test(text) || slashed.test(text) || named.test(text));
}
