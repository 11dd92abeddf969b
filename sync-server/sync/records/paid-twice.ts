import { and, eq, gte, inArray, lte, ne, sql } from "drizzle-orm";
import { accountMoves } from "#server/db/tables/accounts.ts";
import { sales } from "#server/db/tables/facts.ts";
import type { Turn } from "#server/sync/shop/turn.ts";
import { changeOf } from "#shared/rules/sell.ts";
import type { AccountMoveBody } from "#shared/schemas/customer-account.ts";
import { isOfNotebook, type Told } from "./notebooks.ts";

const tenMinutes = 600_000;

/** The ticket of whose change a move is said to be a part (C9); null for any other. */
export const ofChange = (body: AccountMoveBody): string | null =>
  ("ofChange" in body && body.ofChange) || null;

/** Lines of the notebook that an act is of (C10). */
export const linesIn = (turn: Turn, body: Told) =>
  and(eq(accountMoves.shopId, turn.shopId), isOfNotebook(accountMoves.notebookId, turn, body));

/**
 * The same customer, by whichever of their names, has paid the same amount on another device a moment before or after
 * (C4). `at` in ms.
 */
export async function isPaidTwice(
  turn: Turn,
  body: AccountMoveBody,
  members: string[],
  at: number,
): Promise<boolean> {
  if (body.kind !== "payment") return false;
  const { tx, device } = turn;
  const ticket = ofChange(body);
  // Two tickets may well leave the same coins (C9).
  if (ticket !== null && (await isOfChange(turn, members, ticket, body.amount))) return false;
  const found = await tx
    .select({ ofChange: accountMoves.ofChange })
    .from(accountMoves)
    .where(
      and(
        ...[linesIn(turn, body), inArray(accountMoves.customerId, [...members])],
        ...[eq(accountMoves.kind, "payment"), eq(accountMoves.change, -body.amount)],
        ne(accountMoves.deviceNo, device.no),
        gte(accountMoves.at, new Date(at - tenMinutes)),
        lte(accountMoves.at, new Date(at + tenMinutes)),
      ),
    );
  for (const { ofChange: other } of found) {
    const isSame = other === null || other === ticket;
    if (isSame || !(await isOfChange(turn, members, other))) return true;
  }
  return false;
}

/** Whether the books hold a ticket with as much change as was kept of it for these customers, and `more` francs. */
async function isOfChange(
  { tx, shopId }: Turn,
  members: string[],
  ticket: string,
  more = 0,
): Promise<boolean> {
  const ofShop = and(eq(sales.shopId, shopId), eq(sales.id, ticket));
  const [sale] = await tx.select({ payments: sales.payments }).from(sales).where(ofShop);
  if (!sale) return false;
  const [kept] = await tx
    .select({ francs: sql<number>`coalesce(-sum(${accountMoves.change}), 0)::float8` })
    .from(accountMoves)
    .where(
      and(
        ...[eq(accountMoves.shopId, shopId), inArray(accountMoves.customerId, members)],
        eq(accountMoves.ofChange, ticket),
      ),
    );
  return (kept?.francs ?? 0) + more <= changeOf(sale.payments);
}
