import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { returns } from "#server/db/tables/facts.ts";
import { type CountingTurn, recountReturns } from "#server/sync/figures/totals.ts";
import type { ShopFactsCache } from "#server/sync/shop/shop-facts.ts";
import { moveMarkedStock } from "#server/sync/shop/stock-moves.ts";
import { type CameBack, ratedAs, taxOfBack } from "#server/sync/shop/tax-given-back.ts";
import type { Turn } from "#server/sync/shop/turn.ts";
import type { Wake } from "#server/sync/wake.ts";
import type { ReturnToCount } from "#shared/rules/figures.ts";
import { taxesOf } from "#shared/rules/tax.ts";
import type { JudgedJob, SaleRow } from "./sale-judging.ts";

type Ticket = Pick<SaleRow, "id" | "sellerId" | "agencyId" | "lines" | "vatRate">;

/**
 * What came back before its ticket counts from now on as the ticket says: against who sold it, where it was sold, by its
 * names and its rate of tax (H7, K3, K4). Its day and its till stay, and so does whether it undid the ticket (H8).
 */
export async function countAgainst(
  turn: CountingTurn & Pick<Turn, "touched">,
  ticket: Ticket,
): Promise<void> {
  const { tx, shopId, rev } = turn;
  const waiting = await tx
    .select()
    .from(returns)
    .where(
      and(
        ...[eq(returns.shopId, shopId), eq(returns.saleId, ticket.id)],
        eq(returns.awaitsTicket, true),
      ),
    )
    .orderBy(returns.rev, returns.seq);
  const { sellerId: ofSellerId, agencyId: ofAgencyId = null } = ticket;
  const names = new Map(ticket.lines.map(({ productId, name }) => [productId, name]));
  const earlier: CameBack[] = [];
  const [was, is]: [ReturnToCount[], ReturnToCount[]] = [[], []];
  for (const back of waiting) {
    const lines = ratedAs(ticket, back.lines).map((line) => ({
      ...line,
      name: names.get(line.productId) ?? line.name,
    }));
    const tax = taxOfBack(ticket, earlier, lines, taxesOf(back));
    earlier.push({ lines, ...tax });
    const changed = { ofSellerId, ofAgencyId, lines, ...tax };
    await tx
      .update(returns)
      .set({ ...changed, awaitsTicket: false, rev })
      .where(and(eq(returns.shopId, shopId), eq(returns.id, back.id)));
    was.push(asCounted(back));
    is.push(asCounted({ ...back, ...changed }));
  }
  await recountReturns(turn, was, is);
  // A page that was cut before this told nothing of the stock that they moved: its rows come again with them.
  const products = new Set(waiting.flatMap(({ lines }) => lines.map((line) => line.productId)));
  await moveMarkedStock(
    turn,
    [...products].map((productId) => ({ productId, delta: 0 })),
  );
}

function asCounted(back: typeof returns.$inferSelect): ReturnToCount {
  const { day, lines, cashPart, undoes: isVoid, vatRate, vat, taxes } = back;
  const sellerId = back.ofSellerId ?? back.sellerId;
  const agencyId = back.ofSellerId === null ? back.agencyId : back.ofAgencyId;
  const refund = back.refund as ReturnToCount["refund"];
  return { day, sellerId, agencyId, lines, refund, cashPart, isVoid, vatRate, vat, taxes };
}

type Given = { db: Db; shops: ShopFactsCache; wake: Wake };

/**
 * Returns that came before one of these tickets are counted as it says first, so that the books never hold it beside
 * returns that are counted otherwise (H7). True when there were such: what the sales were judged by has changed.
 */
export async function countWaitingReturns(
  { db, shops, wake }: Given,
  judged: readonly JudgedJob[],
): Promise<boolean> {
  let isAny = false;
  for (const { job, facts, rows } of judged) {
    if (facts.awaited.size === 0) continue;
    const tickets = rows.filter(({ id }) => facts.awaited.has(id));
    if (tickets.length === 0) continue;
    const { shopId } = job;
    const rev = await countBeforeTickets(db, shopId, tickets);
    if (rev !== undefined) wake.announce({ shopId, prevRev: rev - 1, rev });
    await shops.refresh(shopId);
    isAny = true;
  }
  return isAny;
}

/** The same for tickets that are about to be written, in a transaction of its own; gives its revision, none of a shop that is gone. */
async function countBeforeTickets(
  db: Db,
  shopId: string,
  tickets: readonly Ticket[],
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const [books] = await tx.execute<{ rev: number; totalsThrough: string | null }>(sql`
      select r.rev + 1 as rev, s.totals_through::text as "totalsThrough"
      from shop_revisions r join shops s on s.id = r.shop_id where r.shop_id = ${shopId} for update of r`);
    if (!books) return undefined;
    const { rev } = books;
    const turn = { tx, shopId, touched: new Set<string>(), ...books };
    for (const ticket of tickets) await countAgainst(turn, ticket);
    await tx.execute(sql`
      update shop_revisions set rev = ${rev}, turns_rev = ${rev}, catalog_rev = ${rev} where shop_id = ${shopId}`);
    return rev;
  });
}
