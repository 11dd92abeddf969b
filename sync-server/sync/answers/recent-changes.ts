import type { Sql } from "#server/db/client.ts";
import { type Between, type RecentSales, rowOf } from "#server/sync/sales/recent-sales.ts";
import type { DeviceRegistry } from "#server/sync/shop/devices.ts";
import type { MemberFacts } from "#server/sync/shop/shop-facts.ts";
import type { Seen } from "#server/sync/verdicts/verdict.ts";
import { may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { Sale } from "#shared/schemas/sale.ts";
import type { ExchangeRequest } from "#shared/sync/protocol.ts";
import type { RowsByKind } from "#shared/sync/rows.ts";
import type { QuietScopes } from "./quiet-scopes.ts";
import {
  type AskedScope,
  budgetOfEach,
  isBeside,
  type PageOfRows,
  partsOfScope,
  type ScopeParts,
} from "./scopes.ts";

type Asked = {
  userId: string;
  scopes: readonly AskedScope[];
  /** Own sales whose rows the device builds by itself. */
  omit: readonly string[];
};

/**
 * What a device asks for, out of memory: it was seen who may read and where the shop stands, and every revision since
 * the cursor was sales that this instance wrote. The page ends at the revision that was seen. Undefined whenever one of
 * these is not so: then the books are asked.
 */
export function recentChanges(
  deps: { recent: RecentSales; quiet: QuietScopes; devices: DeviceRegistry },
  { userId, scopes, omit }: Asked,
  request: Pick<ExchangeRequest, "device" | "accessRev" | "rowBudget">,
  seen: ReadonlyMap<string, Seen>,
): PageOfRows[] | undefined {
  const { device, accessRev } = request;
  if (seen.size === 0 || scopes.length === 0) return undefined;
  if (!deps.devices.isPrepared(userId, device, accessRev)) return undefined;
  const omitted = new Set(omit);
  const budget = budgetOfEach(scopes.length, request.rowBudget);
  const pages: PageOfRows[] = [];
  for (const asked of scopes) {
    const { scope, cursor } = asked;
    const part = partsOfScope(scope, userId);
    const shop = part && seen.get(part.shopId);
    const member = shop?.member;
    if (!cursor || !shop || !member?.isActive) return undefined;
    if (shop.accessRev !== accessRev) return undefined;
    if (cursor.epoch !== shop.epoch || cursor.rev > shop.rev) return undefined;
    if (isBeside(part)) {
      if (!readsBeside(part, member.role)) return undefined;
      const isQuiet =
        shop.turnsRev <= cursor.rev || deps.quiet.isQuiet({ userId, scope }, cursor, shop.turnsRev);
      if (!isQuiet) return undefined;
      continue;
    }
    if (part.resellerId || member.role === "reseller") return undefined;
    const between = deps.recent.between(part.shopId, cursor, shop.rev);
    const rows = between && rowsOf(between, omitted, budget);
    if (!rows) return undefined;
    const { epoch, rev } = shop;
    pages.push({ scope, state: "rows", cursor: { epoch, rev }, rows, more: false });
  }
  return pages;
}

function readsBeside({ messages, office }: ScopeParts, role: Role): boolean {
  if (office) return may(role, "keep-suppliers");
  return (role === "owner") === (messages?.of === "everybody");
}

/** Undefined when they are more than the budget. */
function rowsOf(
  between: Between,
  omitted: ReadonlySet<string>,
  budget: number,
): Partial<RowsByKind> | undefined {
  let weight = 0;
  const sales: Sale[] = [];
  for (const { sale, rev } of between.sales) {
    weight += 1 + sale.row.lines.length;
    if (!omitted.has(sale.row.id)) sales.push(rowOf(sale, rev));
  }
  if (weight > budget) return undefined;
  const rows: Partial<RowsByKind> = {};
  if (between.stocks.length > 0) rows.stocks = between.stocks;
  if (sales.length > 0) rows.sales = sales;
  return rows;
}

type Head = Omit<Seen, "member"> & MemberFacts;

/**
 * Where the shops stand whose scopes somebody asks for, each by itself. Only when memory may have what changed since:
 * what is read here is read again with the rows otherwise.
 */
export async function lookAtHeads(
  { sql, recent }: { sql: Sql; recent: RecentSales },
  { userId, scopes }: Pick<Asked, "userId" | "scopes">,
): Promise<Map<string, Seen>> {
  const shopIds = new Set<string>();
  for (const { scope, cursor } of scopes) {
    const part = partsOfScope(scope, userId);
    if (!part || part.resellerId || !cursor) return new Map();
    if (!isBeside(part) && !recent.reaches(part.shopId, cursor)) return new Map();
    shopIds.add(part.shopId);
  }
  if (shopIds.size === 0) return new Map();
  const seen = new Map<string, Seen>();
  for (const shopId of shopIds) {
    const [found] = await sql.unsafe<Head[]>(headStatement, [userId, shopId], { prepare: true });
    if (!found) continue;
    const { role, isActive, ...head } = found;
    seen.set(shopId, { ...head, member: { role, isActive } });
  }
  return seen;
}

const headStatement = `
select u.access_rev as "accessRev", r.epoch, r.rev, r.turns_rev as "turnsRev",
  m.role, m.is_active as "isActive"
from users u
join shop_users m on m.user_id = u.id and m.shop_id = $2
join shop_revisions r on r.shop_id = $2
where u.id = $1`;
