import { Trans, useLingui } from "@lingui/react/macro";
import ChevronLeft from "lucide-react/icons/chevron-left";
import { Fragment, useEffect, useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { useOnline } from "#web/blocks/hooks/use-online.ts";
import { ProductPicture } from "#web/blocks/products/product-picture.tsx";
import { formatDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { markMessagesRead } from "#web/store/acts.ts";
import { useMessages } from "#web/store/queries/use-messages.ts";
import type { MessageRow } from "#web/store/read-models/told/message-book.ts";
import { useLocked } from "#web/store/sharing/kept.ts";
import { Button } from "#web/ui/button.tsx";
import { Bubble } from "./bubble.tsx";
import { Composer } from "./composer.tsx";
import { NoMessage } from "./no-message.tsx";
import type { Partner } from "./people.ts";

type ConversationProps = {
  shopId: string;
  shopName: string;
  userId: string;
  timeZone: string;
  partner: Partner;
  /** What the other one is called, also while nobody knows. */
  name: string;
  /** Of several conversations, the way back to the list on a phone. */
  hasList: boolean;
};

/** So many messages at first, and with each look further back. */
const atOnce = 50;

/** What two people have written, the latest at the bottom, and where one writes. What is on the screen is read. */
export function Conversation(given: ConversationProps) {
  const { shopId, shopName, userId, timeZone, partner, name, hasList } = given;
  const { memberId, isHere } = partner;
  const { t } = useLingui();
  const all = useMessages(shopId);
  const messages = useMemo(() => all.filter((one) => one.memberId === memberId), [all, memberId]);
  const [shown, setShown] = useState(atOnce);
  useReading(shopId, messages);
  const latest = messages.slice(-shown);

  return (
    <section aria-label={t`Conversation avec ${name}`} className="flex min-h-0 flex-1 flex-col">
      <header className="flex items-center gap-3 border-b border-line bg-surface px-3 py-2">
        {hasList && (
          <Link
            to="/messages"
            aria-label={t`Toutes les conversations`}
            className="inline-flex size-11 items-center justify-center rounded-control hover:bg-sunken md:hidden"
          >
            <ChevronLeft aria-hidden="true" />
          </Link>
        )}
        <ProductPicture name={name} size="small" />
        <h2 className="min-w-0 truncate text-lg font-semibold">{name}</h2>
      </header>
      {/* Turned over, a box stands at its end by itself, also when something comes. */}
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box which scrolls must be reached by keyboard
        tabIndex={0}
        role="log"
        aria-label={t`Messages`}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain outline-offset-[-3px]"
      >
        <div className="flex flex-col gap-2 p-3 md:p-4">
          {messages.length === 0 && <NoMessage to={partner.name} shopName={shopName} />}
          {messages.length > shown && (
            <div className="text-center">
              <Button onClick={() => setShown(shown + atOnce)}>
                <Trans>Messages précédents</Trans>
              </Button>
            </div>
          )}
          {messages.length > 0 && <Bubbles messages={latest} timeZone={timeZone} />}
        </div>
      </div>
      <OfflineNote />
      {isHere ? (
        <Composer key={memberId} shopId={shopId} userId={userId} memberId={memberId} />
      ) : (
        <p className="border-t border-line bg-surface p-4 text-ink-soft">
          <Trans>{name} n’est plus dans la boutique.</Trans>
        </p>
      )}
    </section>
  );
}

function Bubbles({ messages, timeZone }: { messages: readonly MessageRow[]; timeZone: string }) {
  const { i18n } = useLingui();
  return (
    <ol className="flex flex-col gap-2">
      {messages.map((message, at) => (
        <Fragment key={message.id}>
          {messages[at - 1]?.day !== message.day && (
            <li className="mx-auto my-2 rounded-full bg-sunken px-3 py-0.5 text-sm text-ink-soft">
              {formatDay(message.at, i18n.locale as Language, timeZone)}
            </li>
          )}
          <Bubble message={message} timeZone={timeZone} />
        </Fragment>
      ))}
    </ol>
  );
}

function OfflineNote() {
  if (useOnline()) return null;
  return (
    <p role="status" className="bg-attention-soft px-4 py-2 text-sm text-attention">
      <Trans>Hors ligne : vos messages partiront dès le retour du réseau.</Trans>
    </p>
  );
}

/** Marks as read what is looked at: not while the page lies behind another, or behind the lock of the device. */
function useReading(shopId: string, messages: readonly MessageRow[]): void {
  const [isLookedAt, setLookedAt] = useState(() => document.visibilityState === "visible");
  useEffect(() => {
    const look = () => setLookedAt(document.visibilityState === "visible");
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  const locked = useLocked();
  useEffect(() => {
    const ids = messages.filter(({ isUnread }) => isUnread).map(({ id }) => id);
    // What cannot be kept stays unread: it is marked the next time.
    if (isLookedAt && !locked && ids.length > 0) void markMessagesRead({ shopId, ids });
  }, [shopId, messages, isLookedAt, locked]);
}
