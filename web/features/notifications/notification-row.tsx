import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import type { Notification } from "#shared/schemas/notification.ts";
import { formatAgo } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { placeOf } from "./notification-place.ts";
import { NotificationWords } from "./notification-words.tsx";

type NotificationRowProps = { notification: Notification; isNew: boolean; now: number };

/** One notice: what happened and when; it leads to where one can see it. */
export function NotificationRow({ notification, isNew, now }: NotificationRowProps) {
  const { i18n } = useLingui();
  const { data, at } = notification;
  return (
    <Link
      to={placeOf(notification)}
      className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-3 py-2 outline-offset-[-3px] hover:bg-sunken"
    >
      <span className="min-w-0 flex-1 basis-56">
        <span className={isNew ? "font-semibold" : undefined}>
          <NotificationWords notification={notification} />
        </span>
        {data.note !== undefined && data.note !== "" && (
          <span className="block text-sm break-words">« {data.note} »</span>
        )}
        <span className="block text-sm text-ink-soft">
          {formatAgo(at, now, i18n.locale as Language)}
        </span>
      </span>
      {isNew && (
        <Badge tone="brand">
          <Trans>Nouveau</Trans>
        </Badge>
      )}
    </Link>
  );
}
