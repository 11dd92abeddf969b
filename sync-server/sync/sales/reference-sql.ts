import { isReferenced } from "#shared/rules/carried.ts";
import { referencesIn } from "#shared/rules/reference.ts";
import type { Column } from "./given-rows.ts";
import type { JudgedJob } from "./sale-judging.ts";

/**
 * Parts of the statements that write sales, for the references of their payments. They stand in one table by shop and
 * reference: whoever enters one first has told it first, whatever other statements do at the same moment.
 */

/** A reference that a sale tells, as it is compared; each once a sale. */
export type Told = { saleId: string; reference: string };

/** The references that these sales tell, in the order of the sales. */
export function referencesOf(judged: readonly JudgedJob[]): Told[] {
  const told: Told[] = [];
  for (const { rows } of judged)
    for (const { id: saleId, payments } of rows) {
      // Most sales have none.
      if (!payments.some(isReferenced)) continue;
      for (const reference of new Set(referencesIn(payments))) told.push({ saleId, reference });
    }
  return told;
}

export const referenceColumns: readonly Column<Told>[] = [
  ["id", "uuid", ({ saleId }) => saleId],
  ["reference", "text", ({ reference }) => reference],
];

/** Enters what nobody has told before; `op` are the sales, `which` those of them that are new, `shop` their shop. */
export const toldFirst = (shop: string, references: string, which: string) => `told as (
  insert into payment_references (shop_id, reference, sale_id)
  select ${shop}, r.reference, op.id from ${references} join op on op.id = r.id
  where ${which} order by r.n
  on conflict do nothing returning shop_id, reference, sale_id
)`;

/** The sales with something that was told before. */
export const toldAgain = (references: string) => `again as materialized (
  select distinct op.id from ${references} join op on op.id = r.id
  where not exists (select 1 from told t
    where t.shop_id = op.shop_id and t.reference = r.reference and t.sale_id = op.id)
)`;

/** The flags of a sale as it was judged, and that it tells a reference again; none where nothing is said of them. */
export const flagsAs = (refers: boolean) =>
  `case when flags = '-' then '{}' else string_to_array(nullif(flags, '0'), ',') end${
    refers
      ? ` || case when id in (select id from again) and flags not like '%reference-used%'
    then '{reference-used}'::text[] end`
      : ""
  }`;

/** What the statement found: a reference that was told before, by a sale that nobody here has seen. */
export function flagUsed(judged: readonly JudgedJob[], used: ReadonlySet<string>): void {
  if (used.size === 0) return;
  for (const { rows } of judged)
    for (const row of rows) {
      if (!used.has(row.id)) continue;
      if (!row.flags.includes("reference-used")) row.flags.push("reference-used");
      row.deviceKnowsRow = false;
    }
}
