/** What a file of invoices does not say, by the digits of the invoice: which of two people sold, and how it was paid. */
export const sellerOf = (invoice: string): 0 | 1 => (Number(invoice.at(-1)) % 2 === 0 ? 0 : 1);

export const meansOf = (invoice: string): "cash" | "mobile-money" =>
  Number(invoice.at(-2)) % 2 === 0 ? "cash" : "mobile-money";

const digitsOf = (...words: string[]) =>
  Array.from(words.join("").matchAll(/\d/g), Number).reduce((sum, digit) => sum + digit, 0);

/** Whether a reseller sold what bears a code, out of goods that were handed over the same morning. */
export const isOfStreet = (code: string): boolean => digitsOf(code) % 4 === 1;

/** Pieces handed over beside those that were sold. */
export const spareOf = (invoice: string, code: string): number => digitsOf(invoice, code) % 3;

/** Francs below which the reseller may not go: from a twentieth to three tenths below the price. */
export const leastOf = (price: number, code: string): number =>
  price - Math.floor((price * 5 * (1 + (digitsOf(code) % 6))) / 100);

/** What the owner says to a line sold in the street: the same evening, the morning after, or nothing. */
export const fateOf = (
  invoice: string,
  code: string,
): "confirmed" | "paid-next-morning" | "confirmed-next-morning" | "declined" | "waits" =>
  (["confirmed", "paid-next-morning", "confirmed-next-morning", "declined", "waits"] as const)[
    digitsOf(code, invoice.slice(-2)) % 5
  ] ?? "waits";

/** Pieces that a shelf keeps when all of the file has happened; one at least, where goods are written off. */
export const leftAtEnd = (code: string, isWrittenOff: boolean): number =>
  Math.max(digitsOf(code) % 9, isWrittenOff ? 1 : 0);

/** The file moved by whole days, so that its last line happens on a day (`YYYY-MM-DD`). Hours stay. */
export function endingOn(text: string, day: string): string {
  const moment = /,(\d{4}-\d\d-\d\d) (?=\d\d:\d\d:\d\d,)/g;
  const days = Array.from(text.matchAll(moment), ([, found = ""]) => found).sort();
  const by = Date.parse(day) - Date.parse(days.at(-1) ?? day);
  const moved = (found: string) => new Date(Date.parse(found) + by).toISOString().slice(0, 10);
  return text.replaceAll(moment, (_, found: string) => `,${moved(found)} `);
}
