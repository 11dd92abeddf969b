/** The digits of other scripts, wide and Arabic ones among them, as ours. */
export function asciiDigits(text: string): string {
  return text.replace(/[^\P{Nd}0-9]/gu, digitOf);
}

/** The first digits of what was typed or pasted, in ours and without anything between them, as codes of a fixed length are. */
export function firstDigits(text: string, most: number): string {
  return asciiDigits(text)
    .replace(/[^0-9]/g, "")
    .slice(0, most);
}

/** Every script has its digits in a row from nought, some of them several rows on end. */
function digitOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((point - first) % 10);
}
