import type { Sql } from "#server/db/client.ts";
import { type Action, may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import { isOfOffice, isOfOwnNotebook } from "#shared/sync/operation-kinds.ts";
import type { Operation } from "#shared/sync/operations.ts";
import type { Judged } from "./verdict.ts";

/**
 * What each flag is about: how a shop's stock, prices, accounts or books stand; or who tells a fact, when, and what it
 * says itself.
 */
const isOfBooks = {
  ...{ "price-below-minimum": true, "unknown-product": true, "discount-above-ceiling": true },
  ...{ "count-with-late-sales": true, "more-returned-than-sold": true, "more-than-held": true },
  ...{ "commission-paid": true, "till-mismatch": true, "reseller-left": true },
  ...{ "reference-used": true, "unknown-customer": true, "over-limit": true },
  ...{ "over-limit-together": true, "paid-twice": true, "points-overdrawn": true },
  ...{ "seller-dismissed": false, "unknown-seller": false, "recipient-left": false },
  ...{ "clock-wrong": false, "total-mismatch": false, "rows-refused": false },
  "unknown-transfer": false,
} as const satisfies Record<Flag, boolean>;

/** Flags that say how a shop's books stand. */
export const flagsOfBooks = (Object.keys(isOfBooks) as Flag[]).filter((flag) => isOfBooks[flag]);

/** What somebody may be told who does not read the staff's scope: whoever makes facts up must learn nothing by them. */
export function withoutBooks<V extends Pick<Judged, "status" | "reasons">>(verdict: V): V {
  if (verdict.status !== "flagged") return verdict;
  const reasons = verdict.reasons.filter(
    (reason) => !(isOfBooks as Record<string, boolean>)[reason],
  );
  if (reasons.length === verdict.reasons.length) return verdict;
  return { ...verdict, reasons, status: reasons.length > 0 ? "flagged" : "applied" };
}

/**
 * Takes from the verdicts of one shop what this person may not read (V4); the books keep it. Of suppliers the office
 * alone is told (G2), a reseller of goods that staff handed to them (T10). Asked of the database only where there is something to take.
 */
export async function tellOnlyReadable(
  { sql }: { sql: Sql },
  { shopId, userId }: { shopId: string; userId: string },
  sent: readonly { place: number; operation: Operation }[],
  judged: Judged[],
): Promise<void> {
  const inDoubt = sent.flatMap(({ place, operation }) => {
    // Of a reseller's own notebook they know everything (C10).
    if (isOfOwnNotebook(operation)) return [];
    const whole = judged[place];
    const verdict = whole && withoutBooks(whole);
    if (!verdict || verdict === whole) return [];
    const needed: Action = isOfOffice(operation) ? "keep-suppliers" : "see-shop";
    return [{ place, verdict, needed, named: transfersOf(operation) }];
  });
  if (inDoubt.length === 0) return;
  const named = inDoubt.flatMap((one) => one.named);
  const [reader] = await sql<{ role: Role; handed: string[] }[]>`
    select m.role, array(select x.id::text from transfers x where x.shop_id = ${shopId}
      and x.reseller_id = ${userId} and x.vouched and x.id = any(${named}::uuid[])) as handed
    from shop_users m where m.shop_id = ${shopId} and m.user_id = ${userId} and m.is_active`;
  const handed = new Set(reader?.handed);
  for (const { place, verdict, needed, named } of inDoubt) {
    const isOfTheirGoods = named.length > 0 && named.every((id) => handed.has(id));
    if (!isOfTheirGoods && !(reader && may(reader.role, needed))) judged[place] = verdict;
  }
}

/** What a reseller's own act was done with. */
function transfersOf({ kind, body }: Operation): string[] {
  if (kind === "transfer.return") return [body.transferId];
  return kind === "reseller-sale" ? body.lines.map(({ transferId }) => transferId) : [];
}
