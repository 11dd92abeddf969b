import type { Sql } from "#server/db/client.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import type { Operation } from "#shared/sync/operations.ts";
import type { Judged } from "./verdict.ts";

/**
 * Flags that say how a shop's stock, prices or books stand. The others are about who tells a fact, when, and what it
 * says itself.
 */
export const flagsOfBooks: readonly Flag[] = [
  ...(["price-below-minimum", "unknown-product", "count-with-late-sales"] as const),
  ...(["more-returned-than-sold", "more-than-held", "commission-paid"] as const),
  ...(["till-mismatch", "reseller-left", "reference-used"] as const),
];

/** What somebody may be told who does not read the staff's scope: whoever makes facts up must learn nothing by them. */
export function withoutBooks<V extends Pick<Judged, "status" | "reasons">>(verdict: V): V {
  if (verdict.status !== "flagged") return verdict;
  const reasons = verdict.reasons.filter((reason) => !flagsOfBooks.some((flag) => flag === reason));
  if (reasons.length === verdict.reasons.length) return verdict;
  return { ...verdict, reasons, status: reasons.length > 0 ? "flagged" : "applied" };
}

/**
 * Takes from the verdicts of one shop what this person may not read (V4); the books keep it. A reseller is told of
 * goods that staff handed to them (T10). Asked of the database only where there is something to take.
 */
export async function tellOnlyReadable(
  { sql }: { sql: Sql },
  { shopId, userId }: { shopId: string; userId: string },
  sent: readonly { place: number; operation: Operation }[],
  judged: Judged[],
): Promise<void> {
  const inDoubt = sent.flatMap(({ place, operation }) => {
    const whole = judged[place];
    const verdict = whole && withoutBooks(whole);
    if (!verdict || verdict === whole) return [];
    return [{ place, verdict, named: transfersOf(operation) }];
  });
  if (inDoubt.length === 0) return;
  const named = inDoubt.flatMap((one) => one.named);
  const [reader] = await sql<{ role: string; handed: string[] }[]>`
    select m.role, array(select x.id::text from transfers x where x.shop_id = m.shop_id
      and x.reseller_id = m.user_id and x.vouched and x.id = any(${named}::uuid[])) as handed
    from shop_users m where m.shop_id = ${shopId} and m.user_id = ${userId} and m.is_active`;
  if (reader && reader.role !== "reseller") return;
  const handed = new Set(reader?.handed);
  for (const { place, verdict, named } of inDoubt) {
    const isOfTheirGoods = named.length > 0 && named.every((id) => handed.has(id));
    if (!isOfTheirGoods) judged[place] = verdict;
  }
}

/** What a reseller's own act was done with. */
function transfersOf({ kind, body }: Operation): string[] {
  if (kind === "transfer.return") return [body.transferId];
  return kind === "reseller-sale" ? body.lines.map(({ transferId }) => transferId) : [];
}
