import { must } from "#shared/must.ts";

/**
 * A message as an operator would write it, and what a careful person reads in it. Names, numbers and references are
 * invented; the forms are those that public sources show. Money in whole francs, in hundredths of CDF and USD; `at` is
 * the clock of the country, as written or as told by the reference; a fraction of a franc is cut off (`isCut`).
 */
export type KnownMessage = {
  text: string;
  country: string;
  operator?: string;
  kind: string;
  currency?: string;
  amount?: number;
  fee?: number;
  balance?: number;
  isCut?: true;
  reference?: string;
  sender?: string;
  phone?: string;
  at?: string;
};

/**
 * One message a line: country, operator, kind, currency where it is not the country's francs, amount, fee, balance
 * (`~` behind one that was cut), reference, name, phone, moment, text. In a text `⏎` is a new line, `⍽` the narrow
 * blank that does not break and `¬` the wide one.
 */
export function readCorpus(lines: string): KnownMessage[] {
  return lines.trim().split("\n").map(readLine);
}

function readLine(line: string): KnownMessage {
  const cells = line.split("|");
  const [country, operator, kind, currency, amount, fee, balance, reference, sender, phone, at] =
    cells;
  return {
    country: must(country),
    kind: must(kind),
    text: must(cells[11]).replaceAll("⏎", "\n").replaceAll("⍽", "\u202f").replaceAll("¬", "\u00a0"),
    ...(operator && { operator }),
    ...(currency && { currency }),
    ...(amount && { amount: Number(amount) }),
    ...(fee && { fee: Number(fee) }),
    ...(balance && { balance: Number(balance.replace("~", "")) }),
    ...(balance?.endsWith("~") && { isCut: true }),
    ...(reference && { reference }),
    ...(sender && { sender }),
    ...(phone && { phone }),
    ...(at && { at }),
  };
}
