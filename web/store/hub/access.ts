import { messagesScopeFor } from "#shared/rules/message.ts";
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

/** Scopes that a person reads: of each shop the books, as far as they are theirs, and the messages. */
export function scopesOf(meta: Readonly<OutboxMeta>, userId: string): Scope[] {
  return shopsOf(meta, userId).flatMap(({ shopId, scope, role }) =>
    scope ? [scope, messagesScopeFor(shopId, userId, role)] : [],
  );
}

/** The shop that a scope belongs to: its second part. */
export function shopOfScope(scope: Scope): string {
  return scope.split(":")[1] ?? "";
}

/** The reseller whose part of a shop a scope is; undefined for the scope of the staff. */
export function resellerOf(scope: Scope): string | undefined {
  return scope.split(":reseller:")[1];
}

/** Whether a scope holds messages, and nothing of the books. */
export function isOfMessages(scope: Scope): boolean {
  return scope.split(":")[2] === "messages";
}
