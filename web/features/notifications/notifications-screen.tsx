import { Plural, Trans, useLingui } from "@lingui/react/macro";
import Bell from "lucide-react/icons/bell";
import MailOpen from "lucide-react/icons/mail-open";
import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import type { DayCut } from "#shared/rules/business-day.ts";
import type { Role } from "#shared/schemas/person.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { formatDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { markNotificationsRead } from "#web/store/acts.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import { useGoodsLoaded } from "#web/store/queries/use-goods.ts";
import { useConversations } from "#web/store/queries/use-messages.ts";
import { useNotifications } from "#web/store/queries/use-notifications.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Chip, ChipRow } from "#web/ui/chip.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { byDay, feedOf, type Told } from "./feed.ts";
import { NotificationRow } from "./notification-row.tsx";
import { PushOffer } from "./push-offer.tsx";

/** The most that one operation may name, and so many lines at first and with each look further back. */
const mostAtOnce = 500;
const shownAtOnce = 50;

/** /notifications: what has happened in the shop, day by day, the newest first. */
export function NotificationsScreen() {
  const { t } = useLingui();
  const session = useSession((state) => state.session);
  const shop = currentShop(session);
  return (
    <Screen title={t`Notifications`}>
      <Invitations count={session?.profile?.receivedInvitations ?? 0} />
      {shop ? <Notifications key={shop.id} shop={shop} /> : <NoShop />}
      <PushOffer />
    </Screen>
  );
}

function Invitations({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-brand-ink/40 bg-brand-soft p-4">
      <MailOpen aria-hidden="true" className="text-brand-ink" />
      <p className="min-w-0 flex-1 basis-56 font-semibold">
        <Plural
          value={count}
          one="Une invitation attend votre réponse."
          other="# invitations attendent votre réponse."
        />
      </p>
      <Link to="/received-invitations" className={buttonLook("brand", "normal")}>
        <Trans>Voir les invitations</Trans>
      </Link>
    </div>
  );
}

function Notifications({ shop: { id: shopId, role } }: { shop: SessionShop }) {
  const { t } = useLingui();
  const notices = useNotifications(shopId);
  const conversations = useConversations(shopId);
  const cut = useDayCut(shopId);
  const isLoaded = useGoodsLoaded(shopId);
  const [unreadOnly, setUnreadOnly] = useState(false);
  const [shown, setShown] = useState(shownAtOnce);
  const all = useMemo(() => feedOf(notices, conversations), [notices, conversations]);
  const unread = all.filter(({ isNew }) => isNew);
  const wanted = unreadOnly ? unread : all;
  const markable = unread.flatMap(({ noticeIds }) => noticeIds).slice(0, mostAtOnce);
  // What cannot be kept stays new, and is marked the next time.
  const markRead = (ids: readonly string[]) => void markNotificationsRead({ shopId, ids });

  if (all.length === 0 && !isLoaded) return null;
  if (all.length === 0)
    return (
      <EmptyState icon={<Bell />} title={<Trans>Aucune notification</Trans>}>
        <Trans>
          Les messages, les transferts, les ventes des revendeurs et les stocks faibles s’annoncent
          ici.
        </Trans>
      </EmptyState>
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ChipRow label={t`Notifications à montrer`}>
          <Chip pressed={!unreadOnly} onPress={() => setUnreadOnly(false)}>
            <Trans>Toutes</Trans>
          </Chip>
          <Chip pressed={unreadOnly} onPress={() => setUnreadOnly(true)} count={unread.length}>
            <Trans>Non lues</Trans>
          </Chip>
        </ChipRow>
        {markable.length > 0 && (
          <Button onClick={() => markRead(markable)}>
            <Trans>Tout marquer comme lu</Trans>
          </Button>
        )}
      </div>
      {wanted.length === 0 ? (
        <EmptyState icon={<Bell />} title={<Trans>Tout est lu</Trans>} />
      ) : (
        <Days told={wanted.slice(0, shown)} role={role} cut={cut} onRead={markRead} />
      )}
      {wanted.length > shown && (
        <Button wide onClick={() => setShown(shown + shownAtOnce)}>
          <Trans>Plus anciennes</Trans>
        </Button>
      )}
    </>
  );
}

type DaysProps = {
  told: readonly Told[];
  role: Role;
  cut: DayCut;
  onRead: (noticeIds: readonly string[]) => void;
};

function Days({ told, role, cut, onRead }: DaysProps) {
  const { i18n } = useLingui();
  const now = useNow();
  return byDay(told).map(([day, list]) => {
    const name = formatDay(`${day}T12:00:00.000Z`, i18n.locale as Language);
    return (
      <section key={day} aria-label={name} className="flex flex-col gap-2">
        <h2 className="font-semibold text-ink-soft first-letter:uppercase">{name}</h2>
        <ul className="overflow-hidden rounded-card border border-line bg-surface [&>li:last-child>div]:border-b-0">
          {list.map((one) => (
            <li key={one.key}>
              <NotificationRow told={one} {...{ role, cut, now, onRead }} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
