import { linkOperations } from "#server/sync/chain/links.ts";
import type { SyncDeps } from "#server/sync/deps.ts";
import { operationRules } from "#server/sync/operations/registry.ts";
import type { SaleJob } from "#server/sync/sales/sale-judging.ts";
import type { WrittenJob } from "#server/sync/sales/sale-writer.ts";
import { hasLostShop, ShopGone } from "#server/sync/shop/shop-gone.ts";
import { tellOnlyReadable } from "#server/sync/verdicts/told-flags.ts";
import type { Judged, Seen } from "#server/sync/verdicts/verdict.ts";
import { hasBeenStaff } from "#shared/rules/acting.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { OperationKind } from "#shared/sync/operations.ts";
import type { ExchangeRequest } from "#shared/sync/protocol.ts";
import { tellOtherShops } from "./hand-over.ts";
import { takeTurn } from "./in-turn.ts";
import { readOperations, type Understood } from "./incoming.ts";
import { keepUnreadable, type Unreadable } from "./unreadable.ts";

export type JudgedRequest = {
  /** Verdicts in the order sent. */
  judged: Judged[];
  /** Sales whose rows the device builds from its operation and the verdict. */
  knownRows: string[];
  /** The highest number of the device that came, 0 for none. */
  heard: number;
  /** Of each shop in whose books operations were judged: the epoch that their verdicts count in, the first if several. */
  epochs: Map<string, number>;
  /** Of each shop into which sales were written last: how it stood then. */
  seen: Map<string, Seen>;
};

const refusedAs = (reason: Judged["reasons"][number]): Judged => ({
  status: "refused",
  rev: 0,
  reasons: [reason],
  deviceKnowsRow: false,
});

/**
 * Judges every operation of a request. Those of one shop are judged in the order sent, each after those before it;
 * shops have nothing to do with one another.
 */
export async function judgeRequest(
  deps: SyncDeps,
  userId: string,
  request: ExchangeRequest,
  arrival: number,
): Promise<JudgedRequest> {
  const { understood, notUnderstood } = readOperations(request);
  const statements = linkOperations(request, understood);
  const judged: Judged[] = [];
  const toKeep: Unreadable[] = [];
  const knownRows: string[] = [];
  const epochs = new Map<string, number>();
  const seen = new Map<string, Seen>();
  const reads = request.cursors.length > 0;
  let heard = 0;
  for (const { place, reason, raw, shopId, seq } of notUnderstood) {
    judged[place] = refusedAs(reason);
    const isOwn = shopId !== undefined && (await isMember(deps, shopId, userId));
    toKeep.push({ reason, raw, seq, shopId: isOwn ? shopId : undefined });
  }
  for (const [shopId, own] of groupedByShop(understood)) {
    const refuseAll = async () => {
      const isLost = await hasLostShop(deps.sql, shopId, userId);
      const reason = isLost ? "shop-deleted" : "not-a-member";
      for (const { place, operation, raw } of own) {
        if (judged[place]) continue;
        judged[place] = refusedAs(reason);
        toKeep.push({ reason, raw, seq: operation.seq, shopId: isLost ? shopId : undefined });
      }
    };
    if (!isKnownMember(deps, shopId, userId) && !(await isMember(deps, shopId, userId))) {
      await refuseAll();
      continue;
    }
    try {
      const device =
        deps.devices.peek(shopId, request.device) ??
        (await deps.devices.ensure(shopId, userId, request.device));
      const readTo = readUpTo(request, shopId);
      const statement = statements.get(shopId);
      for (const stretch of stretchesOf(own)) {
        const from = { shopId, userId, device, arrival, reads, readTo };
        const written = await judgeStretch(deps, from, stretch);
        const verdicts = written.judged;
        seen.delete(shopId);
        if (written.seen) seen.set(shopId, written.seen);
        for (const [index, { place, operation, raw }] of stretch.entries()) {
          const verdict = verdicts[index];
          if (!verdict) throw new Error("every operation has its verdict");
          judged[place] = verdict;
          const { epoch } = verdict;
          if (epoch !== undefined) epochs.set(shopId, Math.min(epoch, epochs.get(shopId) ?? epoch));
          heard = Math.max(heard, operation.seq);
          if (verdict.deviceKnowsRow) knownRows.push(operation.id);
          const [reason] = verdict.reasons;
          if (reason === "id-reused" || reason === "not-understood") {
            toKeep.push({ reason, raw, seq: operation.seq, shopId });
          }
        }
      }
      if (statement) deps.heads.heard(device, request.device, statement);
      if (own.some(({ place }) => judged[place]?.status === "flagged"))
        await tellOnlyReadable(deps, { shopId, userId }, own, judged);
    } catch (error) {
      if (!(error instanceof ShopGone)) throw error;
      await refuseAll();
    }
  }
  if (toKeep.length > 0)
    await keepUnreadable(deps, { userId, device: request.device, arrival }, toKeep);
  return { judged, knownRows, heard, epochs, seen };
}

/**
 * The cursor of the staff's scope, the only one with rows of sales. Not the revision that a sale was made by: that one
 * may be ahead of the rows that the device holds when the answer comes. One of other books is answered by a reset.
 */
function readUpTo({ cursors }: ExchangeRequest, shopId: string): number {
  const scope = `shop:${shopId}`;
  return cursors.find(([asked]) => asked === scope)?.[1]?.rev ?? 0;
}

type From = Omit<SaleJob, "sales">;

async function judgeStretch(
  deps: SyncDeps,
  from: From,
  stretch: readonly Understood[],
): Promise<WrittenJob> {
  const { shopId, userId, device, arrival, reads, readTo } = from;
  const sales: SaleJob["sales"] = [];
  for (const { operation, hash, link } of stretch) {
    if (operation.kind !== "sale") break;
    sales.push({ operation, hash, link });
  }
  const areSales = sales.length === stretch.length;
  if (areSales && (await mayHaveSold(deps, shopId, userId)))
    return deps.sales.write({ shopId, userId, device, arrival, reads, readTo, sales });
  const judged = await takeTurn(deps, { ...from, operations: stretch });
  const concernsOthers = stretch.some(({ operation }) => isBetweenShops(operation.kind));
  if (concernsOthers) await tellOtherShops(deps, from.shopId);
  return { judged };
}

/**
 * Whether somebody of the shop is or ever was of the staff, so that a sale of theirs may have happened. Nobody unlearns
 * it: memory is right when it says so, else the database is asked.
 */
async function mayHaveSold(deps: SyncDeps, shopId: string, userId: string): Promise<boolean> {
  const known = deps.shops.peek(shopId)?.members.get(userId);
  if (known && hasBeenStaff(known)) return true;
  const [row] = await deps.sql<{ role: Role; wasStaff: boolean }[]>`
    select role, was_staff as "wasStaff" from shop_users
    where shop_id = ${shopId} and user_id = ${userId}`;
  return row === undefined || hasBeenStaff(row);
}

function isBetweenShops(kind: OperationKind): boolean {
  return kind === "shop-transfer" || kind.startsWith("shop-transfer.");
}

function groupedByShop(
  understood: readonly Understood[],
): Iterable<[shopId: string, own: readonly Understood[]]> {
  const [first] = understood;
  if (!first) return [];
  const { shopId } = first.operation;
  // A request is nearly always of one shop.
  if (understood.every(({ operation }) => operation.shopId === shopId))
    return [[shopId, understood]];
  const groups = new Map<string, Understood[]>();
  for (const one of understood) {
    const group = groups.get(one.operation.shopId) ?? [];
    groups.set(one.operation.shopId, group);
    group.push(one);
  }
  return groups;
}

/** Runs of operations that are written the same way, some by themselves; an identifier occurs once in each. */
function stretchesOf(own: readonly Understood[]): (readonly Understood[])[] {
  if (own.length === 1) return [own];
  const stretches: Understood[][] = [];
  let ids = new Set<string>();
  let way = "";
  for (const one of own) {
    const ownWay = operationRules[one.operation.kind].way;
    if (ownWay === "alone" || ownWay !== way || ids.has(one.operation.id)) {
      stretches.push([]);
      ids = new Set();
      way = ownWay;
    }
    ids.add(one.operation.id);
    stretches.at(-1)?.push(one);
  }
  return stretches;
}

function isKnownMember({ shops }: SyncDeps, shopId: string, userId: string): boolean {
  return shops.peek(shopId)?.members.has(userId) ?? false;
}

/** Whether the person is or was a member. Somebody unknown to memory may have joined a moment ago: the database knows. */
async function isMember(deps: SyncDeps, shopId: string, userId: string): Promise<boolean> {
  if (isKnownMember(deps, shopId, userId)) return true;
  const [row] =
    await deps.sql`select 1 from shop_users where shop_id = ${shopId} and user_id = ${userId}`;
  return row !== undefined;
}
