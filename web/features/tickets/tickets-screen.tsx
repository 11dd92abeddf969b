import { Plural, Trans, useLingui } from "@lingui/react/macro";
import ReceiptText from "lucide-react/icons/receipt-text";
import Search from "lucide-react/icons/search";
import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { NothingYet } from "#web/blocks/empty/nothing-yet.tsx";
import { NearWords } from "#web/blocks/product-list/nothing-found.tsx";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { asksForSome, readTicketsAsked, ticketsAsked } from "#web/blocks/tickets/asked-tickets.ts";
import { cameBack } from "#web/blocks/tickets/came-back.tsx";
import { useReturns } from "#web/store/queries/use-returns.ts";
import { useTickets, useTicketsRead } from "#web/store/queries/use-tickets.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { Chip } from "#web/ui/chip.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { VirtualList } from "#web/ui/virtual-list.tsx";
import { DayHeading } from "./day-heading.tsx";
import { entryKey, type ListEntry, listEntries, ticketsWaiting } from "./ticket-list.ts";
import { TicketRow } from "./ticket-row.tsx";
import { useTicketsFound } from "./use-tickets-found.ts";

/** /tickets: every ticket kept on this device, newest first. */
export function TicketsScreen() {
  const { t } = useLingui();
  const shop = currentShop(useSession((state) => state.session));
  return (
    <Screen title={t`Tickets`} bare>
      {shop ? <Tickets key={shop.id} shop={shop} /> : <NoShop />}
    </Screen>
  );
}

function Tickets({ shop }: { shop: SessionShop }) {
  const { t } = useLingui();
  const all = useTickets(shop.id);
  const [params, setParams] = useSearchParams();
  const asked = useMemo(() => readTicketsAsked(params), [params]);
  const isNarrowed = asksForSome(asked);
  const tickets = useMemo(
    () => (isNarrowed ? ticketsAsked(all, asked) : all),
    [all, asked, isNarrowed],
  );
  const isRead = useTicketsRead(shop.id);
  const { timeZone } = useReceiptShop(shop);
  const [query, setQuery] = useState("");
  const returns = useReturns(shop.id);
  const waiting = useMemo(() => ticketsWaiting(tickets), [tickets]);
  const [onlyWaiting, setOnlyWaiting] = useState(false);
  const isFiltered = onlyWaiting && waiting.length > 0;
  const { found, nearest } = useTicketsFound(shop.id, isFiltered ? waiting : tickets, query);
  const entries = useMemo(() => listEntries(found, cameBack(returns)), [found, returns]);

  if (all.length === 0) {
    return (
      <div className="p-4">
        <NothingYet shopId={shop.id} isRead={isRead}>
          <EmptyState icon={<ReceiptText />} title={<Trans>Pas encore de ticket</Trans>}>
            <Trans>Chaque vente enregistrée apparaît ici, envoyée ou non.</Trans>
          </EmptyState>
        </NothingYet>
      </div>
    );
  }
  return (
    <div className="mx-auto flex min-h-0 w-full max-w-3xl flex-1 flex-col">
      <search className="flex shrink-0 flex-col gap-2 p-3 pb-1">
        <TextField
          label={t`Chercher un reçu, une référence, un nom`}
          labelHidden
          placeholder={t`Chercher un reçu, une référence, un nom`}
          value={query}
          onChange={setQuery}
          autoComplete="off"
          spellCheck={false}
          icon={<Search aria-hidden="true" className="size-5" />}
        />
        {isNarrowed && (
          <div>
            <Chip pressed onPress={() => setParams({}, { replace: true })}>
              <Plural value={tickets.length} one="# ticket demandé" other="# tickets demandés" />
            </Chip>
          </div>
        )}
        {waiting.length > 0 && (
          <div>
            <Chip pressed={isFiltered} onPress={() => setOnlyWaiting(!isFiltered)}>
              <Plural
                value={waiting.length}
                one="# référence à venir"
                other="# références à venir"
              />
            </Chip>
          </div>
        )}
      </search>
      {nearest !== undefined && <NearWords text={query} near={nearest} />}
      {entries.length === 0 && (
        <p role="status" className="p-6 text-center">
          <Trans>
            Aucun reçu de cet appareil ne porte ce numéro, cette référence, ce produit ou ce client.
            Tapez moins de lettres.
          </Trans>
        </p>
      )}
      <div className="min-h-0 flex-1">
        <VirtualList
          label={t`Tickets`}
          items={entries}
          keyOf={entryKey}
          rowRem={4.25}
          resetKey={`${query} ${isFiltered} ${isNarrowed}`}
          memoryKey="tickets"
          renderRow={(entry: ListEntry) =>
            entry.kind === "day" ? (
              <DayHeading {...entry} />
            ) : (
              <TicketRow ticket={entry.ticket} back={entry.back} timeZone={timeZone} />
            )
          }
        />
      </div>
    </div>
  );
}
