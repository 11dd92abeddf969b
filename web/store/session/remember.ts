import { shopsOf } from "#web/store/hub/access.ts";
import type { OutboxMeta } from "#web/store/outbox/operation-record.ts";
import { rememberSession, type Session, useSession } from "#web/store/session.ts";

/**
 * Keeps the light session, which every page reads at once, equal to what the outbox knows. Somebody who has just signed
 * in is shown once their shops are known, or when the wait for them is over.
 */
export function followSession(meta: Readonly<OutboxMeta>, waitIsOver = false): void {
  const { session } = useSession.getState();
  if (!meta.session) {
    if (session) rememberSession(undefined);
    return;
  }
  const { userId, fullName } = meta.session;
  const isKnown = meta.access.some((known) => known.userId === userId);
  if (!isKnown && !waitIsOver && session?.userId !== userId) return;
  const shops = shopsOf(meta, userId)
    .filter((shop) => shop.isActive)
    .map(({ shopId, shopName, role }) => ({ id: shopId, name: shopName, role }));
  const isSamePerson = session?.userId === userId;
  const shopId =
    isSamePerson && shops.some((shop) => shop.id === session.shopId)
      ? session.shopId
      : shops[0]?.id;
  const { profile, role, roleUntold } = isSamePerson ? session : ({} as Partial<Session>);
  const next: Session = { userId, fullName, shops, shopId, profile, role, roleUntold };
  if (JSON.stringify(next) !== JSON.stringify(session)) rememberSession(next);
}
