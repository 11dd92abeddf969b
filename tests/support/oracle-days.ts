import { demand } from "./oracle-shop.ts";
import type { Simulation } from "./simulation.ts";

/**
 * Every fact of the books lies on the day that Postgres finds for its moment by the clock and the hour of its shop (D1):
 * no code of the server or of the devices has a part in it. Shops of the simulation keep theirs.
 */
export async function checkDaysAtTheEnd({ oracle, database }: Simulation): Promise<void> {
  const { sql } = database.oracle;
  for (const shopId of oracle.shops.keys()) {
    const rows = await sql<{ what: string; day: string; own: string }[]>`
      select f.what, f.day::text, ((f.at at time zone s.time_zone) - make_interval(hours => s.day_turns_at))::date::text as own
      from shops s, lateral (
        select 'sale ' || id as what, day, sold_at as at from sales where shop_id = s.id
        union all select 'return ' || id, day, sold_at from returns where shop_id = s.id
        union all select 'adjustment ' || id, day, at from adjustments where shop_id = s.id
        union all select 'transfer ' || id, day, at from transfers where shop_id = s.id
        union all select 'till ' || id, day, at from till_acts where shop_id = s.id
        union all select 'notice ' || id, day, at from notifications where shop_id = s.id
        union all select 'message ' || id, day, at from messages where shop_id = s.id
      ) f
      where s.id = ${shopId}`;
    oracle.checks += rows.length;
    for (const { what, day, own } of rows)
      demand(day === own, "D1", () => `${what} lies on ${day}, its moment on ${own}`);
  }
}
