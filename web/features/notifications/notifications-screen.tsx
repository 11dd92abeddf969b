import { Trans, useLingui } from "@lingui/react/macro";
import Bell from "lucide-react/icons/bell";
import { useEffect, useState } from "react";
import type { Notification } from "#shared/schemas/notification.ts";
import { NoShop } from "#web/blocks/no-shop.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { useNow } from "#web/blocks/use-now.ts";
import { markNotificationsRead } from "#web/store/acts.ts";
import { useGoodsLoaded } from "#web/store/queries/use-goods.ts";
import { useNotifications } from "#web/store/queries/use-notifications.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { NotificationRow } from "./notification-row.tsx";

/** The most that one operation may name. */
const mostAtOnce = 500;

/** /notifications: what has happened in the shop, newest first. Seeing it is reading it. */
export function NotificationsScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  return (
    <Screen title={t`Notifications`}>
      {shop ? <Notifications key={shop.id} shopId={shop.id} /> : <NoShop />}
    </Screen>
  );
}

function Notifications({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const notifications = useNotifications(shopId);
  const isLoaded = useGoodsLoaded(shopId);
  const now = useNow();
  const seenHere = useSeenHere(shopId, notifications);
  if (notifications.length === 0 && !isLoaded) return null;
  if (notifications.length === 0)
    return (
      <EmptyState icon={<Bell />} title={<Trans>Aucune notification</Trans>}>
        <Trans>
          Les transferts, les ventes des revendeurs et les stocks faibles s’annoncent ici.
        </Trans>
      </EmptyState>
    );
  return (
    <ul
      aria-label={t`Notifications`}
      className="overflow-hidden rounded-card border border-line bg-surface"
    >
      {notifications.map((one) => (
        <li key={one.id}>
          <NotificationRow
            notification={one}
            isNew={one.readAt === null || seenHere.has(one.id)}
            now={now}
          />
        </li>
      ))}
    </ul>
  );
}

/** Marks as read what is on the screen, and remembers what was new when the screen was opened. */
function useSeenHere(shopId: string, notifications: readonly Notification[]): ReadonlySet<string> {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ids = notifications
      .filter(({ id, readAt }) => readAt === null && !seen.has(id))
      .slice(0, mostAtOnce)
      .map(({ id }) => id);
    if (ids.length === 0) return;
    setSeen(new Set([...seen, ...ids]));
    // What cannot be kept stays new: it is marked the next time.
    void markNotificationsRead({ shopId, ids });
  }, [shopId, notifications, seen]);
  return seen;
}
