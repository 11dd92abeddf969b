import { searchedWords, wordsOf } from "#shared/search/name-words.ts";
import type { NamedLine } from "#shared/search/near-names.ts";
import type { Ticket } from "#web/blocks/ticket.ts";

/** Names of customers by their identifiers. */
export type CustomerNames = ReadonlyMap<string, string>;

/** Names that find a ticket: those of its goods, its seller, and its customer on account. */
function namesOn({ lines, sellerName, payments }: Ticket, customers: CustomerNames): string[] {
  const buyers = payments.flatMap((one) =>
    "customerId" in one ? (customers.get(one.customerId) ?? []) : [],
  );
  return [...lines.map(({ name }) => name ?? ""), sellerName, ...buyers];
}

const words = new Map<string, string>();

/** Words of a name, each after a blank. Folded once: the tickets of a shop have few different names. */
function wordsIn(name: string): string {
  const known = words.get(name);
  if (known !== undefined) return known;
  const folded = searchedWords(name)
    .map((word) => ` ${word}`)
    .join("");
  words.set(name, folded);
  return folded;
}

/** Makes a test of tickets: true when the names hold every typed word. False for digits alone: they are a number. */
export function bearsNames(typed: string, customers: CustomerNames): (ticket: Ticket) => boolean {
  const wanted = wordsOf(typed).map((word) => ` ${word}`);
  if (!/\p{L}{2}/u.test(typed)) return () => false;
  return (ticket) => {
    const text = namesOn(ticket, customers).map(wordsIn).join("");
    return wanted.every((word) => text.includes(word));
  };
}

/** Every name on these tickets, once each, for the search of near names. */
export function ticketNames(tickets: readonly Ticket[], customers: CustomerNames): NamedLine[] {
  const names = new Set(tickets.flatMap((ticket) => namesOn(ticket, customers)));
  names.delete("");
  return [...names].map((id) => ({ id, text: wordsIn(id).trim() }));
}
