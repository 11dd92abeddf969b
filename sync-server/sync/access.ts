import type { Sql } from "#server/db/client.ts";
import { may, scopeFor } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { Access, ExchangeRequest } from "#shared/sync/protocol.ts";
import type { SyncDeps } from "./deps.ts";

type Row = {
  accessRev: number;
  /** Null, like all that follows, of somebody who belongs to no shop. */
  shopId: string;
  shopName: string;
  role: Role;
  isActive: boolean;
} & Numbered;

/** Which books of a shop these are, and as what it knows a device. */
type Numbered = { epoch: number; no: number | null; code: string | null };

/** What a device is told of a person's shops, and the epochs of those whose rows they may not read. */
export type KnownAccess = { rev: number; shops: Access[]; closed: Record<string, number> };

/**
 * Every shop a person may or might open, with the code of this device in it. Devices of those who sell get their
 * code here, before their first sale.
 */
export async function accessOf(
  deps: Pick<SyncDeps, "sql" | "devices" | "touched">,
  userId: string,
  device: ExchangeRequest["device"],
): Promise<KnownAccess> {
  let rows = await readAccess(deps.sql, userId, device);
  const selling = rows.filter(
    ({ role, isActive }) => isActive && (may(role, "sell") || may(role, "sell-own-stock")),
  );
  const uncoded = selling.filter(({ code }) => code === null);
  for (const { shopId } of uncoded) await deps.devices.ensure(shopId, userId, device);
  if (uncoded.length > 0) rows = await readAccess(deps.sql, userId, device);
  for (const { shopId, no, code } of rows)
    if (no && code) deps.devices.recall(shopId, device, { no, code });
  const rev = rows[0]?.accessRev ?? 0;
  deps.devices.prepared(
    userId,
    device,
    rev,
    rows.map(({ shopId }) => shopId),
  );
  for (const { shopId } of rows) if (shopId !== null) deps.touched.meet(shopId);
  const shops = rows
    .filter(({ shopId }) => shopId !== null)
    .map(({ shopId, shopName, role, isActive, code }) => ({
      shopId,
      shopName,
      role,
      isActive,
      scope: isActive ? scopeFor(shopId, userId, role) : null,
      deviceCode: code ?? "",
    }));
  const closed = rows.filter(({ shopId, isActive }) => shopId !== null && !isActive);
  return { rev, shops, closed: Object.fromEntries(closed.map((row) => [row.shopId, row.epoch])) };
}

async function readAccess(
  sql: Sql,
  userId: string,
  device: ExchangeRequest["device"],
): Promise<Row[]> {
  const memberships = await sql<Omit<Row, keyof Numbered>[]>`
    select u.access_rev as "accessRev", m.shop_id as "shopId", s.name as "shopName", m.role,
      m.is_active as "isActive"
    from users u left join (shop_users m join shops s on s.id = m.shop_id) on m.user_id = u.id
    where u.id = ${userId} order by s.created_at, s.id`;
  const rows: Row[] = [];
  for (const membership of memberships) {
    const { shopId } = membership;
    const [numbered] = shopId === null ? [] : await readNumbered(sql, shopId, device);
    // Of nobody's shop, or of one that was deleted meanwhile, the revision of the access alone is told.
    rows.push({ ...membership, ...(numbered ?? noShop) });
  }
  return rows;
}

const noShop = {
  ...{ shopId: null as unknown as string, isActive: false },
  ...{ epoch: 0, no: null, code: null },
};

function readNumbered(
  sql: Sql,
  shopId: string,
  device: ExchangeRequest["device"],
): Promise<Numbered[]> {
  return sql<Numbered[]>`
    select r.epoch, d.no, d.code from shop_revisions r
    left join devices d on d.shop_id = ${shopId} and d.device_id = ${device.id} and d.epoch = ${device.epoch}
    where r.shop_id = ${shopId}`;
}
