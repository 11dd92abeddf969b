import { Trans, useLingui } from "@lingui/react/macro";
import EyeOff from "lucide-react/icons/eye-off";
import Undo2 from "lucide-react/icons/undo-2";
import { Link } from "react-router-dom";
import type { WatchItem } from "#shared/rules/watch-facts.ts";
import { useMembers } from "#web/store/queries/use-members.ts";
import { useTicket } from "#web/store/queries/use-tickets.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { usePutAwayBook } from "./put-away-book.ts";
import { WatchTitle, WatchWhy, watchPlace } from "./watch-words.tsx";

/** So many of the tickets that make it up are a tap away. */
const shownFacts = 5;

const link =
  "inline-flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4";

type WatchRowProps = { shopId: string; item: WatchItem; isAway?: boolean };

/** One thing to look at: what, why, where; and the way to put it away until it is worse. */
export function WatchRow({ shopId, item, isAway = false }: WatchRowProps) {
  const { t } = useLingui();
  const { put, takeBack } = usePutAwayBook();
  const members = useMembers(shopId);
  const name = members.find(({ userId }) => userId === item.subject)?.fullName ?? t`Quelqu’un`;
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold wrap-anywhere">
          <WatchTitle item={item} name={name} />
        </h3>
        <p className="tabular-nums">
          <WatchWhy item={item} />
        </p>
        <p className="flex flex-wrap gap-x-4">
          {item.facts.slice(0, shownFacts).map((id) =>
            item.kind === "till-short" ? (
              <Link key={id} to={`/day-close/${id}`} className={link}>
                <Trans>La clôture</Trans>
              </Link>
            ) : (
              <TicketLink key={id} shopId={shopId} id={id} />
            ),
          )}
          <Link to={watchPlace[item.kind]} className={link}>
            <Trans>Voir la liste</Trans>
          </Link>
        </p>
      </div>
      {isAway ? (
        <IconButton
          label={t`Remettre dans la liste`}
          icon={<Undo2 aria-hidden="true" className="size-5" />}
          onClick={() => takeBack(shopId, item)}
        />
      ) : (
        <IconButton
          label={t`Mettre de côté jusqu’à ce que ça empire`}
          icon={<EyeOff aria-hidden="true" className="size-5" />}
          onClick={() => put(shopId, item)}
        />
      )}
    </div>
  );
}

function TicketLink({ shopId, id }: { shopId: string; id: string }) {
  const ticket = useTicket(shopId, id);
  if (ticket === undefined || ticket === "loading") return null;
  return (
    <Link to={`/tickets/${id}`} className={`${link} figures`}>
      {ticket.receiptNo}
    </Link>
  );
}
