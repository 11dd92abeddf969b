import { shopsOf } from "#web/store/hub/access.ts";
import type { OutboxMeta } from "#web/store/outbox/operation-record.ts";
import { ownSession, rememberSession, type Session, useSession } from "#web/store/session.ts";
import { asSeller } from "#web/store/sharing/as-seller.ts";
import { endSwitch, keepSharing, useSharing } from "#web/store/sharing/kept.ts";

/**
 * Keeps the light session, which every page reads at once, equal to what the outbox knows. Somebody who has just signed
 * in is shown once their shops are known, or when the wait for them is over.
 */
export function followSession(meta: Readonly<OutboxMeta>, waitIsOver = false): void {
  const shown = useSession.getState().session;
  const session = ownSession(shown);
  if (!meta.session) {
    if (shown) rememberSession(undefined);
    endSwitch();
    return;
  }
  const { userId, fullName } = meta.session;
  if (session && session.userId !== userId) endSwitch();
  // Whoever has no PIN here could not come back in: with them, the device is nobody else's.
  const { sharing } = useSharing.getState();
  if (sharing?.holders.every((holder) => holder.userId !== userId)) keepSharing(undefined);
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
  const own: Session = { userId, fullName, shops, shopId, profile, role, roleUntold };
  const next = asSeller(own, useSharing.getState().sharing?.switchedIn);
  if (JSON.stringify(next) !== JSON.stringify(shown)) rememberSession(next);
}
