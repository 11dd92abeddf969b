import { Plural, Trans } from "@lingui/react/macro";
import Smartphone from "lucide-react/icons/smartphone";
import { Link } from "react-router-dom";
import type { MobileMatch } from "#shared/schemas/till.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { buttonLook } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

/** How the mobile money of a till stands beside the messages of the phone, and the way to the list. */
export function MobileMatchCard({ match }: { match: MobileMatch }) {
  const { toCome, found, missing } = match;
  if (found.count + missing.count === 0) return null;
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="font-semibold">
        <Trans>Paiements mobiles</Trans>
      </h2>
      {toCome > 0 && (
        <p className="font-semibold text-attention">
          <Plural value={toCome} one="# référence à venir" other="# références à venir" />
        </p>
      )}
      <MatchSums match={match} />
      <Link to="/day-close/mobile" className={buttonLook("quiet", "sell", true)}>
        <Smartphone aria-hidden="true" className="size-5" />
        <Trans>Pointer avec les SMS</Trans>
      </Link>
    </Card>
  );
}

/** Sums of what was found among the messages, and of what was not. */
export function MatchSums({ match: { found, missing } }: { match: MobileMatch }) {
  return (
    <dl className="flex flex-col">
      <div className="flex flex-wrap justify-between gap-x-3">
        <dt>
          <Plural value={found.count} _0="Aucun pointé" one="# pointé" other="# pointés" />
        </dt>
        <dd className="figures font-semibold">{formatMoney(found.francs)}</dd>
      </div>
      <div className="flex flex-wrap justify-between gap-x-3">
        <dt>
          <Plural
            value={missing.count}
            _0="Aucun à pointer"
            one="# à pointer"
            other="# à pointer"
          />
        </dt>
        <dd className="figures font-semibold">{formatMoney(missing.francs)}</dd>
      </div>
    </dl>
  );
}
