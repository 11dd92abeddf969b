import { shopsOf } from "#web/store/hub/access.ts";
import type { OutboxMeta } from "#web/store/outbox/operation-record.ts";
import { rememberSession, type Session, useSession } from "#web/store/session.ts";

/** Keeps the light session, which every page reads at once, equal to what the outbox knows. */
export function followSession(meta: Readonly<OutboxMeta>): void {
  const { session } = useSession.getState();
  if (!meta.session) {
    if (session) rememberSession(undefined);
    return;
  }
  const { userId, fullName } = meta.session;
  const shops = shopsOf(meta, userId)
    .filter((shop) => shop.isActive)
    .map(({ shopId, shopName, role }) => ({ id: shopId, name: shopName, role }));
  const isSamePerson = session?.userId === userId;
  const shopId =
    isSamePerson && shops.some((shop) => shop.id === session.shopId)
      ? session.shopId
      : shops[0]?.id;
  const next: Session = { userId, fullName, shops, shopId };
  if (JSON.stringify(next) !== JSON.stringify(session)) rememberSession(next);
}
