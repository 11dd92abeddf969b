import { Plural, Trans, useLingui } from "@lingui/react/macro";
import ArrowDownToLine from "lucide-react/icons/arrow-down-to-line";
import ArrowUpFromLine from "lucide-react/icons/arrow-up-from-line";
import FileText from "lucide-react/icons/file-text";
import NotebookPen from "lucide-react/icons/notebook-pen";
import { useState } from "react";
import { Link } from "react-router-dom";
import { businessDay, type DayCut } from "#shared/rules/business-day.ts";
import { standingTickets } from "#shared/rules/figures.ts";
import { may } from "#shared/rules/permissions.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { useBlind } from "#web/blocks/till/blind.ts";
import { DrawerFigures } from "#web/blocks/till/drawer-figures.tsx";
import { MobileMatchCard } from "#web/blocks/till/mobile-match.tsx";
import { useMobilePayments } from "#web/blocks/till/use-mobile-payments.ts";
import { formatDay, formatTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import type { TillSession } from "#web/store/read-models/tills/own-till.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { MovesList } from "./moves-list.tsx";
import { OpenForm } from "./open-form.tsx";

type RunningTillProps = {
  shop: SessionShop;
  session: TillSession;
  code: string;
  cut: DayCut;
};

/** The till as it stands, what may be put in or taken out, and the way to close it. */
export function RunningTill({ shop, session, code, cut }: RunningTillProps) {
  const [moving, setMoving] = useState<"in" | "out">();
  const { match } = useMobilePayments(shop.id, session);
  const isHidden = useBlind(({ isBlind }) => isBlind) && !may(shop.role, "see-all-tills");
  return (
    <>
      <Card className="flex flex-col gap-4">
        <Heading session={session} code={code} cut={cut} />
        {isHidden ? (
          <p>
            <Plural
              value={standingTickets(session.figures)}
              _0="Aucun ticket"
              one="# ticket"
              other="# tickets"
            />
            {" · "}
            <Trans>le montant attendu se montre après le comptage.</Trans>
          </p>
        ) : (
          <DrawerFigures figures={session.figures} />
        )}
        <div className="grid grid-cols-2 gap-2">
          <Link to="/day-close/count" className={`${buttonLook("main", "large", true)} col-span-2`}>
            <Trans>Compter et clôturer</Trans>
          </Link>
          <Button
            size="sell"
            icon={<ArrowDownToLine aria-hidden="true" className="size-5" />}
            onClick={() => setMoving("in")}
          >
            <Trans>Apport</Trans>
          </Button>
          <Button
            size="sell"
            icon={<ArrowUpFromLine aria-hidden="true" className="size-5" />}
            onClick={() => setMoving("out")}
          >
            <Trans>Retrait</Trans>
          </Button>
          <Link to="/expenses/new" className={`${buttonLook("plain", "sell", true)} col-span-2`}>
            <NotebookPen aria-hidden="true" className="size-5" />
            <Trans>Noter une dépense</Trans>
          </Link>
          {!isHidden && (
            <Link to="/day-close/x" className={`${buttonLook("quiet", "sell", true)} col-span-2`}>
              <FileText aria-hidden="true" className="size-5" />
              <Trans>Rapport X, à imprimer</Trans>
            </Link>
          )}
        </div>
      </Card>
      <MobileMatchCard match={match} />
      {!session.wasOpened && <NeverOpened shop={shop} />}
      <MovesList moves={session.moves} timeZone={cut.timeZone} />
      {moving && <MoveDialog shop={shop} direction={moving} onClose={() => setMoving(undefined)} />}
    </>
  );
}

function Heading({ session, code, cut }: Omit<RunningTillProps, "shop">) {
  const { timeZone } = cut;
  const { i18n } = useLingui();
  const now = useNow();
  const { wasOpened, openedAt, openedBy, day } = session;
  const language = i18n.locale as Language;
  const time = openedAt ? formatTime(openedAt, language, timeZone) : "";
  const isOld = day !== null && day !== businessDay(now, cut);
  const since = openedAt && isOld ? formatDay(openedAt, language, timeZone) : undefined;
  return (
    <div className="flex flex-col gap-2">
      <h2 className="text-xl font-semibold">
        {wasOpened ? (
          <Trans>Caisse {code} ouverte</Trans>
        ) : (
          <Trans>Caisse {code} pas ouverte</Trans>
        )}
      </h2>
      <p className="text-ink-soft">
        {wasOpened && since === undefined && (
          <Trans>
            Par {openedBy}, à {time}
          </Trans>
        )}
        {wasOpened && since !== undefined && (
          <Trans>
            Par {openedBy}, {since} à {time}
          </Trans>
        )}
        {!wasOpened && since === undefined && (
          <Trans>On y vend depuis {time}, sans fond saisi.</Trans>
        )}
        {!wasOpened && since !== undefined && (
          <Trans>
            On y vend depuis {since}, {time}, sans fond saisi.
          </Trans>
        )}
      </p>
      {isOld && (
        <p className="rounded-control border border-attention/40 bg-attention-soft p-3 font-medium text-attention">
          <Trans>
            Cette caisse n’a pas été clôturée depuis {since}. Clôturez-la quand vous pouvez : la
            vente continue.
          </Trans>
        </p>
      )}
    </div>
  );
}

/** Sold without an opening: it may be closed as it is, or begun anew with what lies in the drawer. */
function NeverOpened({ shop }: { shop: SessionShop }) {
  const [isOpening, setOpening] = useState(false);
  return (
    <Card className="flex flex-col gap-3">
      <p>
        <Trans>
          Personne n’a saisi de fond : il compte pour 0. Vous pouvez clôturer tel quel, ou repartir
          de ce qu’il y a dans le tiroir ; les ventes d’avant ne seront alors dans aucune clôture.
        </Trans>
      </p>
      {isOpening ? (
        <OpenForm shop={shop} usual={undefined} onDone={() => setOpening(false)} />
      ) : (
        <Button className="self-start" onClick={() => setOpening(true)}>
          <Trans>Ouvrir avec un fond</Trans>
        </Button>
      )}
    </Card>
  );
}
