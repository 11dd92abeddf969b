import { shopsOf } from "#web/store/hub/access.ts";
import type { OutboxMeta } from "#web/store/outbox/operation-record.ts";
import {
  beginningIn,
  ownSession,
  profileRoleIn,
  rememberSession,
  type Session,
  useSession,
  workingAs,
} from "#web/store/session.ts";
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
  const { profile, role, roleUntold } = isSamePerson ? session : ({} as Partial<Session>);
  const remembered = shops.find(({ id }) => isSamePerson && id === session.shopId);
  const shopId = remembered?.id;
  const known: Session = { userId, fullName, shops, shopId, profile, role, roleUntold };
  // Who becomes something else in the shop they work in stays there, and works as that. Where the shop of before is
  // gone, one goes on in another where one works as the same.
  const before = session?.shops.find(({ id }) => id === shopId);
  const isOfShop = before !== undefined && profileRoleIn(before.role) === role;
  const now = remembered && isOfShop ? profileRoleIn(remembered.role) : role;
  const working = now ? workingAs(known, now) : known;
  const own = { ...working, shopId: working.shopId ?? beginningIn(shops)?.id };
  const next = asSeller(own, useSharing.getState().sharing?.switchedIn);
  if (JSON.stringify(next) !== JSON.stringify(shown)) rememberSession(next);
}
