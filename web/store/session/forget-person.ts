import type { Scope } from "#shared/sync/protocol.ts";
import { keptSeals } from "#web/store/chain/kept-seals.ts";
import { scopesOf, shopsOf } from "#web/store/hub/access.ts";
import type { OpenStore } from "#web/store/opened-store.ts";
import type { OutboxMeta } from "#web/store/outbox/operation-record.ts";
import { forgetTraces } from "./forget-traces.ts";
import { type Forgetting, halfForgotten, noteForgetting } from "./half-forgotten.ts";

type Store = Pick<OpenStore, "device" | "carts">;

/**
 * Takes from this device what somebody who has left it could read and nobody else on it may: rows, copies, answered
 * operations, carts, pictures, drafts, their name. What the server has not answered stays, whoever it is of. Fails with
 * `StorageFailure`, and then goes on at the next start.
 */
export async function forgetPerson(
  store: Store,
  userId: string,
  known?: Forgetting,
): Promise<void> {
  const now = theirsAlone(store, userId);
  const shops = new Set([...now.shops, ...(known?.shops ?? [])]);
  const scopes = new Set([...now.scopes, ...(known?.scopes ?? [])]);
  await forget(store, { userId, shops: [...shops], scopes: [...scopes] });
}

/**
 * What somebody reads here and nobody else does. To be asked before their account is closed: from then on the device
 * may hear at any moment that none of it is theirs any more.
 */
export function theirsAlone({ device }: Pick<Store, "device">, userId: string): Forgetting {
  const { outbox } = device;
  const { meta } = outbox;
  const readByOthers = new Set(scopesOfOthers(meta, userId));
  const scopes = scopesOf(meta, userId).filter((scope) => !readByOthers.has(scope));
  const staying = shopsOfOthers(meta, userId);
  const own = outbox.records().filter(({ by }) => by === userId);
  const shops = [
    ...shopsOf(meta, userId).map(({ shopId }) => shopId),
    ...own.map(({ operation }) => operation.shopId),
  ].filter((shopId) => !staying.has(shopId));
  return { userId, shops: [...new Set(shops)], scopes };
}

/** Goes on with what a killed browser left half forgotten; whoever has signed in again since is not forgotten. */
export async function goOnForgetting(store: Store): Promise<void> {
  const half = halfForgotten();
  if (!half) return;
  if (store.device.userId === half.userId) noteForgetting(undefined);
  else await forget(store, half);
}

/** Every step may be repeated. */
async function forget({ device, carts }: Store, forgetting: Forgetting): Promise<void> {
  noteForgetting(forgetting);
  const { userId, scopes } = forgetting;
  const shops = new Set(forgetting.shops);
  const { outbox, readModels } = device;
  await outbox.putMeta({
    access: outbox.meta.access.filter((known) => known.userId !== userId),
    agencies: without(outbox.meta.agencies, shops),
  });
  const ended = outbox
    .records()
    .filter(
      (one) => one.by === userId && one.state !== "waiting" && shops.has(one.operation.shopId),
    );
  // Closed first: the second copy lets go of what somebody has read.
  const closedAt = device.clock();
  const unread = ended.filter((record) => record.closedAt === null);
  if (unread.length > 0) await outbox.settle(unread.map((record) => ({ ...record, closedAt })));
  await outbox.forget(ended);
  await carts.forget(userId);

  const granted = new Set<Scope>(scopesOfOthers(outbox.meta, userId));
  const present = (await readModels.scopes()).filter((scope) => !granted.has(scope));
  for (const scope of new Set([...present, ...scopes])) await readModels.dropScope(scope);
  await forgetTraces([userId, ...shops]);
  if (globalThis.indexedDB) await keptSeals().forget(shops);
  noteForgetting(undefined);
}

function othersIn({ access }: Readonly<OutboxMeta>, userId: string) {
  return access.filter((known) => known.userId !== userId);
}

function scopesOfOthers(meta: Readonly<OutboxMeta>, userId: string): Scope[] {
  return othersIn(meta, userId).flatMap((known) => scopesOf(meta, known.userId));
}

function shopsOfOthers(meta: Readonly<OutboxMeta>, userId: string): ReadonlySet<string> {
  const open = othersIn(meta, userId).flatMap(({ shops }) => shops.filter(({ scope }) => scope));
  return new Set(open.map(({ shopId }) => shopId));
}

function without<T>(byShop: Record<string, T>, shops: ReadonlySet<string>): Record<string, T> {
  return Object.fromEntries(Object.entries(byShop).filter(([shopId]) => !shops.has(shopId)));
}
