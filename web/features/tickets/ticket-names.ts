import { searchedWords, wordsOf } from "#shared/search/name-words.ts";
import type { NamedLine } from "#shared/search/near-names.ts";
import type { Ticket } from "#web/blocks/ticket.ts";

/** Names of customers by their identifiers. */
export type CustomerNames = ReadonlyMap<string, string>;

/** Names by which a ticket is found: of its goods, of whoever sold it, of whoever bought on account. */
function namesOn({ lines, sellerName, payments }: Ticket, customers: CustomerNames): string[] {
  const buyers = payments.flatMap((one) =>
    "customerId" in one ? (customers.get(one.customerId) ?? []) : [],
  );
  return [...lines.map(({ name }) => name ?? ""), sellerName, ...buyers];
}

const words = new Map<string, string>();

/** The words of a name, each behind a blank; folded once, for a shop's tickets bear few names. */
function wordsIn(name: string): string {
  const known = words.get(name);
  if (known !== undefined) return known;
  const folded = searchedWords(name)
    .map((word) => ` ${word}`)
    .join("");
  words.set(name, folded);
  return folded;
}

/** Tells of a ticket whether its names hold every word that was typed; false of figures alone, which are a number. */
export function bearsNames(typed: string, customers: CustomerNames): (ticket: Ticket) => boolean {
  const wanted = wordsOf(typed).map((word) => ` ${word}`);
  if (!/\p{L}{2}/u.test(typed)) return () => false;
  return (ticket) => {
    const text = namesOn(ticket, customers).map(wordsIn).join("");
    return wanted.every((word) => text.includes(word));
  };
}

/** Every name on these tickets, each once, to find near ones. */
export function ticketNames(tickets: readonly Ticket[], customers: CustomerNames): NamedLine[] {
  const names = new Set(tickets.flatMap((ticket) => namesOn(ticket, customers)));
  names.delete("");
  return [...names].map((id) => ({ id, text: wordsIn(id).trim() }));
}
