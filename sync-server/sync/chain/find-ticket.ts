import type { Sql } from "#server/db/client.ts";
import { linksWith } from "#shared/rules/chain.ts";

/** What anybody who has the letters of a ticket may know of it (CH9). `total` in whole francs. */
export type TicketOfLetters = { day: string; total: number };

/** The ticket that bears these letters; undefined where the books hold none, or where they are no letters of one. */
export async function findTicket(sql: Sql, letters: string): Promise<TicketOfLetters | undefined> {
  const range = linksWith(letters);
  if (!range) return undefined;
  const from = Buffer.from(range.from, "hex");
  const to = Buffer.from(range.to, "hex");
  const [found, ...others] = await sql<TicketOfLetters[]>`
    /* every shop: a ticket by its letters */ select day::text, total from sales
    where link is not null and substring(link from 1 for 7) = ${from.subarray(0, 7)}
      and link >= ${from} and link <= ${to}
    limit 2`;
  return found && others.length === 0 ? { ...found, total: Number(found.total) } : undefined;
}
