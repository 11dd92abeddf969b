import { ourDigits } from "#shared/schemas/our-digits.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";
import { foldText } from "#web/store/read-models/catalogue/fold-text.ts";
import type { NotebookLine } from "./notebook-lines.ts";

type Folded = { name: string; digits: readonly string[] };
const folded = new WeakMap<CustomerRow, Folded>();

/** What of a customer is searched: folded once, for as long as nothing of them changes. */
function foldedOf(customer: CustomerRow): Folded {
  let known = folded.get(customer);
  if (!known) {
    const digits = [customer.phone, customer.otherPhone].map(digitsOf).filter(Boolean);
    known = { name: ` ${foldText(customer.name)}`, digits };
    folded.set(customer, known);
  }
  return known;
}

const digitsOf = (text: string): string => ourDigits(text).replace(/\D/g, "");

/** Signs of a telephone number alone. */
const isNumber = /^[\d\s.+()/-]+$/;

/**
 * Whom somebody types: by words that begin a word of the name, whatever its accents and capitals, or by digits of a
 * telephone number, those whose number ends so before the others. The order stays as it was.
 */
export function findCustomers(lines: readonly NotebookLine[], typed: string): NotebookLine[] {
  const words = foldText(typed.trim()).split(" ").filter(Boolean);
  if (words.length === 0) return [...lines];
  const named = (customer: CustomerRow) =>
    words.every((word) => foldedOf(customer).name.includes(` ${word}`));
  const wanted = isNumber.test(ourDigits(typed)) ? digitsOf(typed) : "";
  const ending: NotebookLine[] = [];
  const others: NotebookLine[] = [];
  for (const line of lines) {
    if (!line.customer) continue;
    const { digits } = foldedOf(line.customer);
    if (wanted !== "" && digits.some((number) => number.endsWith(wanted))) ending.push(line);
    else if (named(line.customer)) others.push(line);
    else if (wanted !== "" && digits.some((number) => number.includes(wanted))) others.push(line);
  }
  return [...ending, ...others];
}
