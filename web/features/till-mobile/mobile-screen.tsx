import { Trans, useLingui } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Smartphone from "lucide-react/icons/smartphone";
import { Link } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import {
  type ReadMessage,
  useMoneyMessages,
} from "#web/blocks/money-messages/use-money-messages.ts";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { MatchSums } from "#web/blocks/till/mobile-match.tsx";
import { useMobilePayments } from "#web/blocks/till/use-mobile-payments.ts";
import { useReferences } from "#web/store/queries/use-references.ts";
import { useTillSession } from "#web/store/queries/use-till.ts";
import { useTimeZone } from "#web/store/queries/use-time-zone.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { MatchRow } from "./match-row.tsx";
import { tillMatch } from "./message-match.ts";
import { MessageSums } from "./message-sums.tsx";

/** /day-close/mobile: the mobile money of this till, to be ticked against the messages of the phone. */
export function MobileScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  return (
    <Screen title={t`Paiements mobiles`}>
      <Link
        to="/day-close"
        className="flex min-h-11 items-center gap-2 self-start font-medium text-brand-ink underline underline-offset-4"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        <Trans>Clôture de caisse</Trans>
      </Link>
      {!shop && <NoShop />}
      {shop && !may(shop.role, "keep-till") && <NotAllowed action="keep-till" />}
      {shop && may(shop.role, "keep-till") && <Payments key={shop.id} shop={shop} />}
    </Screen>
  );
}

const noMessages: readonly ReadMessage[] = [];

function Payments({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const session = useTillSession(shop.id);
  const timeZone = useTimeZone(shop.id);
  const { payments, matched, match, tick, note } = useMobilePayments(shop.id, session);
  const { messages = noMessages, country, currency } = useMoneyMessages(shop.id);
  const ticketsWith = useReferences(shop.id);
  if (!session) return <Skeleton className="h-80 w-full" />;
  const ownTickets = new Set(session.sales);
  const messageMatch = tillMatch({
    ...{ messages, payments, currency, since: session.openedAt ?? null },
    isUsedElsewhere: (reference) => ticketsWith(reference).some(({ id }) => !ownTickets.has(id)),
  });
  const sums = (
    <MessageSums
      shopId={shop.id}
      match={messageMatch}
      country={country}
      timeZone={timeZone}
      hasMessages={messages.length > 0}
      toTick={messageMatch.sure.filter((id) => !matched.found.includes(id))}
      onTick={(ids) => tick(ids, true)}
    />
  );
  const { withoutSale, twoSided } = messageMatch;
  if (payments.length === 0 && withoutSale.length === 0 && twoSided === 0)
    return (
      <EmptyState
        icon={<Smartphone />}
        title={<Trans>Aucun paiement mobile depuis l’ouverture de cette caisse</Trans>}
      >
        <Trans>Ceux que cet appareil encaisse apparaissent ici, avec leur référence.</Trans>
      </EmptyState>
    );
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-3">
      <p className="text-ink-soft">
        <Trans>
          Cochez chaque paiement que vous retrouvez dans les SMS du téléphone. Ce qui manque peut
          être noté.
        </Trans>
      </p>
      <div className="sticky top-0 z-10 rounded-card border border-line bg-surface p-3">
        <MatchSums match={match} />
      </div>
      {sums}
      <ul aria-label={t`Paiements mobiles`} className="flex flex-col gap-2">
        {payments.map((payment) => (
          <MatchRow
            key={payment.id}
            shopId={shop.id}
            timeZone={timeZone}
            of={payment}
            told={messageMatch.pairOf(payment.id)}
            isFound={matched.found.includes(payment.id)}
            note={matched.notes[payment.id] ?? ""}
            onFound={(isFound) => tick([payment.id], isFound)}
            onNote={(text) => note(payment.id, text)}
          />
        ))}
      </ul>
    </div>
  );
}
