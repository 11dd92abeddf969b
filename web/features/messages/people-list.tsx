import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import type { DayCut } from "#shared/rules/business-day.ts";
import { ProductPicture } from "#web/blocks/products/product-picture.tsx";
import { formatAgo } from "#web/i18n/ago.ts";
import type { Language } from "#web/i18n/language.ts";
import { cx } from "#web/ui/cx.ts";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import type { Partner } from "./people.ts";

type PeopleListProps = {
  partners: readonly Partner[];
  /** Whose conversation is open. */
  openId: string | undefined;
  cut: DayCut;
  now: number;
};

const keyOf = ({ memberId }: Partner) => memberId;

/** Everybody one may write to, with the last words and how many have not been read. */
export function PeopleList({ partners, openId, cut, now }: PeopleListProps) {
  const { t } = useLingui();
  return (
    <VirtualList
      label={t`Conversations`}
      items={partners}
      keyOf={keyOf}
      rowRem={4.75}
      memoryKey="conversations"
      renderRow={(partner) => (
        <PartnerLink isOpen={partner.memberId === openId} {...{ partner, cut, now }} />
      )}
    />
  );
}

type PartnerLinkProps = { partner: Partner; isOpen: boolean; cut: DayCut; now: number };

function PartnerLink({ partner, isOpen, cut, now }: PartnerLinkProps) {
  const { t, i18n } = useLingui();
  const { memberId, conversation, isHere } = partner;
  const name = partner.name ?? t`Quelqu’un`;
  const last = conversation?.last;
  const unread = conversation?.unread ?? 0;
  return (
    <Link
      to={`/messages?with=${memberId}`}
      aria-current={isOpen ? "page" : undefined}
      className={cx(
        "flex h-full items-center gap-3 border-b border-line px-3 outline-offset-[-3px] hover:bg-sunken",
        isOpen ? "bg-brand-soft" : "bg-surface",
      )}
    >
      <ProductPicture name={name} />
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-2">
          <span className={cx("truncate", unread > 0 && "font-semibold")}>{name}</span>
          {last && (
            <span className="shrink-0 text-sm text-ink-soft">
              {formatAgo(last.at, now, i18n.locale as Language, cut)}
            </span>
          )}
        </span>
        <span className="flex items-center justify-between gap-2">
          <span className="truncate text-sm text-ink-soft">
            {!last && <Trans>Aucun message</Trans>}
            {last && (last.isMine ? <Trans>Vous : {last.text}</Trans> : last.text)}
          </span>
          {unread > 0 && (
            <span className="figures min-w-6 shrink-0 rounded-full bg-accent px-1.5 text-center text-sm leading-6 font-bold text-on-accent">
              {unread}
              <span className="sr-only">
                {" "}
                <Trans>non lus</Trans>
              </span>
            </span>
          )}
          {!isHere && unread === 0 && (
            <span className="shrink-0 text-sm text-ink-soft">
              <Trans>A quitté la boutique</Trans>
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
