import type { Sql } from "#server/db/client.ts";
import { linksWith } from "#shared/rules/chain.ts";

/**
 * Facts of a ticket that anybody with its letters may know (CH9). `total`: in whole francs; `back`: francs refunded
 * since; `isVoid`: true if the ticket was undone.
 */
export type TicketOfLetters = { day: string; total: number; back: number; isVoid: boolean };

/** The ticket that bears these letters; undefined where the books hold none, or where they are no letters of one. */
export async function findTicket(sql: Sql, letters: string): Promise<TicketOfLetters | undefined> {
  const range = linksWith(letters);
  if (!range) return undefined;
  const from = Buffer.from(range.from, "hex");
  const to = Buffer.from(range.to, "hex");
  const [found, ...others] = await sql<
    { shopId: string; id: string; day: string; total: number }[]
  >`
    /* every shop: a ticket by its letters */ select shop_id as "shopId", id, day::text, total from sales
    where link is not null and substring(link from 1 for 7) = ${from.subarray(0, 7)}
      and link >= ${from} and link <= ${to}
    limit 2`;
  if (!found || others.length > 0) return undefined;
  const { shopId, id, day } = found;
  const [came] = await sql<{ back: number; isVoid: boolean }[]>`
    select coalesce(sum(total), 0)::float8 as back, coalesce(bool_or(is_void), false) as "isVoid" from returns
    where shop_id = ${shopId} and sale_id = ${id}`;
  return { day, total: Number(found.total), back: came?.back ?? 0, isVoid: came?.isVoid ?? false };
}
