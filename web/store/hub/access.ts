import type { Access, Scope } from "#shared/sync/protocol.ts";
import type { OutboxMeta } from "#web/store/outbox/operation-record.ts";

const none: readonly Access[] = [];

/** Shops that a person may open, as last heard; none when never heard. */
export function shopsOf(meta: Readonly<OutboxMeta>, userId: string): readonly Access[] {
  return meta.access.find((known) => known.userId === userId)?.shops ?? none;
}

/** One shop as this person may open it. */
export function accessTo(
  meta: Readonly<OutboxMeta>,
  userId: string,
  shopId: string,
): Access | undefined {
  return shopsOf(meta, userId).find((shop) => shop.shopId === shopId);
}

/** Scopes that a person reads. */
export function scopesOf(meta: Readonly<OutboxMeta>, userId: string): Scope[] {
  return shopsOf(meta, userId).flatMap((shop) => (shop.scope ? [shop.scope] : []));
}

/** The shop that a scope belongs to: `shop:{shopId}` or `shop:{shopId}:reseller:{userId}`. */
export function shopOfScope(scope: Scope): string {
  return scope.split(":")[1] ?? "";
}
