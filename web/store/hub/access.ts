import { messagesScopeFor } from "#shared/rules/message.ts";
import { may, officeScope } from "#shared/rules/permissions.ts";
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

/** Scopes that a person reads: of each shop the books, as far as they are theirs, the messages, and what the office alone reads. */
export function scopesOf(meta: Readonly<OutboxMeta>, userId: string): Scope[] {
  return shopsOf(meta, userId).flatMap(({ shopId, scope, role }) => {
    if (!scope) return [];
    const office = may(role, "keep-suppliers") ? [officeScope(shopId)] : [];
    return [scope, messagesScopeFor(shopId, userId, role), ...office];
  });
}

/** The shop that a scope belongs to: its second part. */
export function shopOfScope(scope: Scope): string {
  return scope.split(":")[1] ?? "";
}

/** The reseller whose part of a shop a scope is; undefined for the scope of the staff. */
export function resellerOf(scope: Scope): string | undefined {
  return scope.split(":reseller:")[1];
}

/** Whether a scope stands beside the books of its shop: messages, or what the office alone reads. */
export function isBesideBooks(scope: Scope): boolean {
  return ["messages", "office"].includes(scope.split(":")[2] ?? "");
}
