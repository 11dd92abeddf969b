import { Trans, useLingui } from "@lingui/react/macro";
import FileX from "lucide-react/icons/file-x";
import { useMemo } from "react";
import { Link, useLocation, useParams } from "react-router-dom";
import { asOf } from "#shared/rules/as-of.ts";
import { may } from "#shared/rules/permissions.ts";
import { areSameTaxes, vatOf } from "#shared/rules/tax.ts";
import { areSameFigures, tillDifference } from "#shared/rules/till.ts";
import { FlagText } from "#web/blocks/flags/flag-text.tsx";
import { Money } from "#web/blocks/money.tsx";
import { NotAllowed } from "#web/blocks/not-allowed/not-allowed.tsx";
import { PaperView } from "#web/blocks/receipt/paper-view.tsx";
import { useReceiptShop } from "#web/blocks/receipt/use-receipt-shop.ts";
import { Screen } from "#web/blocks/screen.tsx";
import { NoShop } from "#web/blocks/shop/no-shop.tsx";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { Steps } from "#web/blocks/till/closing-steps.tsx";
import { Difference } from "#web/blocks/till/difference.tsx";
import {
  type Closing,
  haveArrived,
  isClosing,
  maySeeClosing,
  numberOf,
} from "#web/blocks/till/tills.ts";
import { useBookList, useGoods } from "#web/store/queries/use-goods.ts";
import { useMembers } from "#web/store/queries/use-members.ts";
import { useTickets } from "#web/store/queries/use-tickets.ts";
import { useTillActs, useTillCode } from "#web/store/queries/use-till.ts";
import { currentShop, type SessionShop, useSession } from "#web/store/session.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BackToTill } from "./back-to-till.tsx";
import { tillRows } from "./report-rows.ts";

/** /day-close/:id: the Z report of one closing, to read, print and share; the last step of closing a till. */
export function ClosingScreen() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const shop = currentShop(useSession((state) => state.session));
  return (
    <Screen title={t`Rapport Z`}>
      <BackToTill />
      {!shop && <NoShop />}
      {shop && !may(shop.role, "keep-till") && <NotAllowed action="keep-till" />}
      {shop && may(shop.role, "keep-till") && <FoundClosing shop={shop} id={id} />}
    </Screen>
  );
}

function FoundClosing({ shop, id }: { shop: SessionShop; id: string }) {
  const acts = useTillActs(shop.id);
  const code = useTillCode(shop.id);
  const closing = acts.filter(isClosing).find((act) => act.id === id);
  if (code === undefined) return <Skeleton className="mx-auto h-96 w-full max-w-md" />;
  if (closing && !maySeeClosing(closing, { role: shop.role, code }))
    return <NotAllowed action="see-all-tills" />;
  if (closing) return <ClosingReport shop={shop} closing={closing} />;
  return (
    <EmptyState icon={<FileX />} title={<Trans>Cette clôture n’est pas sur cet appareil</Trans>}>
      <Trans>Les clôtures de plus d’un an restent sur le serveur.</Trans>
    </EmptyState>
  );
}

function ClosingReport({ shop, closing }: { shop: SessionShop; closing: Closing }) {
  const { t, i18n } = useLingui();
  const { justClosed = false } = (useLocation().state ?? {}) as { justClosed?: boolean };
  const printed = useReceiptShop(shop, closing.agencyId ?? undefined, closing.at);
  const members = useMembers(shop.id);
  const { close, deviceCode, sellerName, at } = closing;
  const number = numberOf(closing);
  const ownCode = useTillCode(shop.id);
  const rows = useMemo(() => {
    const nameOf = (id: string) => {
      const member = members.find(({ userId }) => userId === id);
      return member && asOf(member, at).fullName;
    };
    const { counts, counted, note, sellers, openedAt, wasOpened, figures, vatRate, mobile } = close;
    const names = sellers.flatMap((id) => nameOf(id) ?? []);
    return tillRows(
      {
        ...{ shop: printed, deviceCode, sellers: names, openedAt, wasOpened, figures, vatRate },
        closing: { number, at, by: sellerName, counts, counted, note, mobile },
      },
      i18n,
    );
  }, [printed, members, close, deviceCode, sellerName, at, number, i18n, i18n.locale]);
  return (
    <div className="mx-auto flex w-full max-w-md flex-col gap-4">
      {justClosed && <JustClosed closing={closing} />}
      {!closing.sent && (
        <div className="self-start">
          <UnsentMark />
        </div>
      )}
      {closing.flags.length > 0 && <Flags shop={shop} closing={closing} />}
      <PaperView
        rows={rows}
        title={t`Rapport Z ${number}`}
        paper={{
          ...{ id: closing.id, at: new Date(at).getTime(), isOfHere: deviceCode === ownCode },
          ...{ title: `Z ${number}`, place: `/day-close/${closing.id}` },
        }}
      />
    </div>
  );
}

function JustClosed({ closing }: { closing: Closing }) {
  return (
    <>
      <Steps current="done" />
      <div role="status" className="flex flex-col gap-1">
        <h2 className="text-xl font-semibold">
          <Trans>Caisse clôturée</Trans>
        </h2>
        <Difference francs={tillDifference(closing.close)} large />
      </div>
      <Link to="/day-close" className={buttonLook("main", "sell", true)}>
        <Trans>Terminer</Trans>
      </Link>
    </>
  );
}

function Flags({ shop, closing }: { shop: SessionShop; closing: Closing }) {
  const { flags, close } = closing;
  const { booked, figures } = close;
  const tickets = useTickets(shop.id);
  const resold = useBookList(useGoods(shop.id)?.resellerSales);
  const wasShort = booked !== null && booked.tickets < figures.tickets;
  const isWhole = useMemo(
    () =>
      wasShort && haveArrived(closing, tickets, new Set(resold.map(({ receiptNo }) => receiptNo))),
    [wasShort, closing, tickets, resold],
  );
  return (
    <section className="rounded-card border border-attention/40 bg-attention-soft p-3 text-attention">
      <h2 className="font-semibold">
        <Trans>Signalée au propriétaire</Trans>
      </h2>
      <ul className="list-disc pl-5">
        {flags.map((flag) => (
          <li key={flag}>
            <FlagText flag={flag} />
          </li>
        ))}
      </ul>
      {booked && !areSameFigures(figures, booked) && (
        <p className="mt-1">
          <Trans>Attendu selon le serveur, à l’arrivée de la clôture :</Trans>{" "}
          <Money francs={booked.expected} strong />
        </p>
      )}
      {booked && !areSameTaxes(figures.taxes, booked.taxes) && (
        <p className="mt-1">
          <Trans>TVA selon le serveur, à l’arrivée de la clôture :</Trans>{" "}
          <Money francs={vatOf(booked.taxes)} strong />
        </p>
      )}
      {isWhole && (
        <p className="mt-1 font-medium">
          <Trans>Depuis, toutes les ventes de cette clôture sont arrivées.</Trans>
        </p>
      )}
    </section>
  );
}
