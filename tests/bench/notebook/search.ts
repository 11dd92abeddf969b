import { aCustomerRow } from "#tests/support/account-builders.ts";
import { find, prepared } from "#web/blocks/customers/find-customers.ts";
import type { CustomerRow } from "#web/store/queries/use-notebook.ts";

const firstNames =
  "Awa Élodie Mamadou Fatou Aïssatou Ibrahim Nadège Jean-Paul Chantal Ousmane Binta Cheikh Grâce Emmanuel Mariam".split(
    " ",
  );
const lastNames =
  "Diop N’Diaye Fouda Mbarga Traoré Koné Sow Bâ Ngo-Bassa Tchoumi Kamga Ouédraogo Diallo Essomba Sarr Abena".split(
    " ",
  );

/** Names as a notebook has them: two words, some with a trade or a quarter behind, each with a number of its own. */
function customersOf(count: number): CustomerRow[] {
  return Array.from({ length: count }, (_, at) => {
    const place = at % 3 === 0 ? ` quartier ${at % 97}` : "";
    const first = firstNames[at % firstNames.length];
    const last = lastNames[Math.floor(at / firstNames.length) % lastNames.length];
    const phone = `+2376${String((at * 7919) % 100_000_000).padStart(8, "0")}`;
    const otherPhone = at % 10 === 0 ? `+2372${String(at).padStart(8, "0")}` : "";
    return aCustomerRow({ id: String(at), name: `${first} ${last}${place}`, phone, otherPhone });
  });
}

/** What people type on their way to somebody: letters one by one, two words, last digits, and what nobody is called. */
function typedOf(customers: readonly CustomerRow[], count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const { name = "", phone = "" } = customers[(at * 997) % customers.length] ?? {};
    const [first = "", last = ""] = name.split(" ");
    if (at % 20 === 19) return `zq${at}`;
    if (at % 4 === 3) return phone.slice(-1 - (at % 6));
    if (at % 4 === 2) return `${first} ${last.slice(0, 1 + (at % 4))}`;
    return (at % 4 === 1 ? last : first).slice(0, 1 + (at % 5));
  });
}

export type Searched = { prepare: number; times: number[]; found: number };

/** Milliseconds of making the list ready, once, and of each search in it. */
export function searchCustomers(count: number, searches: number): Searched {
  const customers = customersOf(count);
  const begun = performance.now();
  const ready = prepared(customers, (customer) => customer);
  const prepare = performance.now() - begun;
  let found = 0;
  const times = typedOf(customers, searches).map((typed) => {
    const start = performance.now();
    found += find(ready, typed).length;
    return performance.now() - start;
  });
  return { prepare, times, found };
}
