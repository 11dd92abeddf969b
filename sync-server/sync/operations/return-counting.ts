import { and, eq, sql } from "drizzle-orm";
import { shopUsers } from "#server/db/tables/shops.ts";
import type { Turn } from "#server/sync/shop/turn.ts";
import { leavesTicketsTill } from "#shared/rules/came-back.ts";
import type { ReturnBody } from "#shared/schemas/sale.ts";

/** The ticket as the books hold it when something of it comes back. */
type KnownTicket = {
  resellerId: string;
  agencyId: string | null;
  ofReseller: boolean;
  deviceNo: number;
};

/** Where a return counts, as its row keeps it. */
type Counted = {
  ofSellerId: string;
  ofAgencyId: string | null;
  undoes: boolean;
  tillNo: number | null;
};

/**
 * Against whom a return counts, at which selling point, in whose till, and whether it undoes its ticket (H7, H8, Z6).
 * It is settled once, when the return arrives: by the ticket in the books, else by what the return tells of it.
 */
export async function countingOf(
  turn: Turn,
  body: ReturnBody,
  { sale, earlier }: { sale: KnownTicket | undefined; earlier: readonly { isVoid: boolean }[] },
): Promise<Counted> {
  const undoes = body.isVoid === true && earlier.every(({ isVoid }) => !isVoid);
  const own = { ofSellerId: turn.userId, ofAgencyId: body.agencyId ?? null };
  if (sale) {
    const { resellerId: ofSellerId, agencyId: ofAgencyId, ofReseller, deviceNo } = sale;
    const till = ofReseller ? null : await tillOf(turn, { no: deviceNo });
    return { ofSellerId, ofAgencyId, undoes, tillNo: tillNoOf(turn, body, till) };
  }
  if (body.saleId === null || !body.ticket) return { ...own, undoes, tillNo: turn.device.no };
  const { sellerId, agencyId = null, deviceCode } = body.ticket;
  const isKnown = await isOfShop(turn, sellerId);
  const against = isKnown ? { ofSellerId: sellerId.toLowerCase(), ofAgencyId: agencyId } : own;
  const till = await tillOf(turn, { code: deviceCode });
  return { ...against, undoes, tillNo: tillNoOf(turn, body, till) };
}

/** `till`: the device of the ticket; null for one that has no drawer of the shop. */
function tillNoOf({ device }: Turn, body: ReturnBody, till: Till | null): number | null {
  if (till?.isHere || !leavesTicketsTill(body)) return device.no;
  return till?.no ?? null;
}

type Till = { no: number; isHere: boolean };

/** The device that is numbered or named so, by its latest numbering: it may have begun anew since. */
async function tillOf(
  { tx, shopId, device }: Turn,
  named: { no: number } | { code: string },
): Promise<Till | null> {
  const is = "no" in named ? sql`d.no = ${named.no}` : sql`d.code = ${named.code}`;
  const rows = await tx.execute<Till>(sql`
    select l.no, exists (select 1 from devices me where me.shop_id = d.shop_id and me.no = ${device.no}
      and me.device_id = d.device_id) as "isHere"
    from devices d join devices l on l.shop_id = d.shop_id and l.device_id = d.device_id
    where d.shop_id = ${shopId} and ${is} order by l.epoch desc limit 1`);
  return rows[0] ?? null;
}

async function isOfShop({ tx, shopId }: Turn, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ userId: shopUsers.userId })
    .from(shopUsers)
    .where(and(eq(shopUsers.shopId, shopId), eq(shopUsers.userId, userId)));
  return rows.length > 0;
}
