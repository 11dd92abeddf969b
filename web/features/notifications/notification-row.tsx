import { Trans, useLingui } from "@lingui/react/macro";
import Check from "lucide-react/icons/check";
import { Link } from "react-router-dom";
import type { DayCut } from "#shared/rules/business-day.ts";
import type { Role } from "#shared/schemas/person.ts";
import { Quoted } from "#web/blocks/quoted.tsx";
import { formatAgo } from "#web/i18n/ago.ts";
import type { Language } from "#web/i18n/language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { Told } from "./feed.ts";
import { NotificationIcon } from "./notification-icon.tsx";
import { placeOf } from "./notification-place.ts";
import { NotificationWords } from "./notification-words.tsx";
import { SeveralWords } from "./several-words.tsx";

type NotificationRowProps = {
  told: Told;
  /** What the person is in the shop. */
  role: Role;
  cut: DayCut;
  now: number;
  onRead: (noticeIds: readonly string[]) => void;
};

/** One notice: what happened and when. It leads to where one can see it, and is read by going there. */
export function NotificationRow({ told, role, cut, now, onRead }: NotificationRowProps) {
  const { t, i18n } = useLingui();
  const { type, data, at, isNew, to, noticeIds, several } = told;
  const isMarkable = isNew && noticeIds.length > 0;
  return (
    <div className="flex items-center border-b border-line">
      <Link
        to={to ?? placeOf(told, role)}
        onClick={() => isMarkable && onRead(noticeIds)}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 px-3 py-2 outline-offset-[-3px] hover:bg-sunken"
      >
        <NotificationIcon type={type} />
        <span className="min-w-0 flex-1">
          <span className={cx("block text-pretty", isNew && "font-semibold")}>
            {several ? (
              <SeveralWords told={told} several={several} />
            ) : (
              <NotificationWords notification={told} />
            )}
          </span>
          {data.note !== undefined && data.note !== "" && (
            <span className="block text-sm wrap-anywhere">
              <Quoted text={data.note} />
            </span>
          )}
          <span className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
            {formatAgo(at, now, i18n.locale as Language, cut)}
            {isNew && (
              <Badge tone="brand">
                <Trans>Nouveau</Trans>
              </Badge>
            )}
          </span>
        </span>
      </Link>
      {isMarkable && (
        <IconButton
          label={t`Marquer comme lu`}
          icon={<Check aria-hidden="true" />}
          onClick={() => onRead(noticeIds)}
          className="mr-1 text-brand-ink"
        />
      )}
    </div>
  );
}
