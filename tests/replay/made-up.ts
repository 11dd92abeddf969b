/** What a file of invoices does not say, by the digits of the invoice: which of two people sold, and how it was paid. */
export const sellerOf = (invoice: string): 0 | 1 => (Number(invoice.at(-1)) % 2 === 0 ? 0 : 1);

export const meansOf = (invoice: string): "cash" | "mobile-money" =>
  Number(invoice.at(-2)) % 2 === 0 ? "cash" : "mobile-money";

/** The file moved by whole days, so that its last line happens on a day (`YYYY-MM-DD`). Hours stay. */
export function endingOn(text: string, day: string): string {
  const moment = /,(\d{4}-\d\d-\d\d) (?=\d\d:\d\d:\d\d,)/g;
  const days = Array.from(text.matchAll(moment), ([, found = ""]) => found).sort();
  const by = Date.parse(day) - Date.parse(days.at(-1) ?? day);
  const moved = (found: string) => new Date(Date.parse(found) + by).toISOString().slice(0, 10);
  return text.replaceAll(moment, (_, found: string) => `,${moved(found)} `);
}
