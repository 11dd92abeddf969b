/** `19,25` or `19.25` in hundredths of a percent, from 0 to 100 %; undefined for anything else. */
export function parseRate(text: string): number | undefined {
  const found = /^\s*(\d{1,3})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(text);
  if (!found) return undefined;
  const rate = Number(found[1]) * 100 + Number((found[2] ?? "").padEnd(2, "0"));
  return rate <= 10_000 ? rate : undefined;
}

/** Hundredths of a percent as one types them, without the sign. */
export function rateText(rate: number, comma: string): string {
  const [whole, part] = [Math.floor(rate / 100), String(rate % 100).padStart(2, "0")];
  return `${whole}${rate % 100 === 0 ? "" : `${comma}${part.replace(/0$/, "")}`}`;
}

/** Rate of a text while it is typed: « 7, » on the way to « 7,5 » is 7 %; undefined for a text that is no rate. */
export const readRate = (text: string): number | undefined =>
  parseRate(text.trim().replace(/[.,]$/, ""));
