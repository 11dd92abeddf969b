import { Trans, useLingui } from "@lingui/react/macro";
import Flag from "lucide-react/icons/flag";
import { useState } from "react";
import { Link } from "react-router-dom";
import { tillDifference } from "#shared/rules/till.ts";
import { Money } from "#web/blocks/money.tsx";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { Difference } from "#web/blocks/till/difference.tsx";
import { byDay, type Closing, numberOf } from "#web/blocks/till/tills.ts";
import { formatDay, formatTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { Button } from "#web/ui/button.tsx";
import { VisuallyHidden } from "#web/ui/visually-hidden.tsx";

type ClosingsListProps = {
  closings: readonly Closing[];
  timeZone: string;
  /** The report of a whole day is one tap away. */
  linksDays: boolean;
};

const daysAtOnce = 7;

/** What was closed, day by day, each with its difference. */
export function ClosingsList({ closings, timeZone, linksDays }: ClosingsListProps) {
  const { i18n } = useLingui();
  const [shown, setShown] = useState(daysAtOnce);
  const days = byDay(closings);
  if (days.length === 0)
    return (
      <p className="text-ink-soft">
        <Trans>Rien n’a encore été clôturé. Chaque clôture se garde ici, avec son rapport Z.</Trans>
      </p>
    );
  return (
    <>
      {days.slice(0, shown).map(([day, ofDay]) => (
        <section key={day} className="flex flex-col">
          <h3 className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b border-edge font-semibold">
            <span className="first-letter:uppercase">
              {formatDay(`${day}T12:00:00.000Z`, i18n.locale as Language)}
            </span>
            {linksDays && (
              <Link
                to={`/day-close/day/${day}`}
                className="flex min-h-11 items-center font-medium text-brand-ink underline underline-offset-4"
              >
                <Trans>Toute la journée</Trans>
              </Link>
            )}
          </h3>
          <ul>
            {ofDay.map((closing) => (
              <li key={closing.id}>
                <ClosingRow closing={closing} timeZone={timeZone} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {days.length > shown && (
        <Button className="self-center" onClick={() => setShown(shown + daysAtOnce)}>
          <Trans>Jours plus anciens</Trans>
        </Button>
      )}
    </>
  );
}

function ClosingRow({ closing, timeZone }: { closing: Closing; timeZone: string }) {
  const { i18n, t } = useLingui();
  return (
    <Link
      to={`/day-close/${closing.id}`}
      className="flex flex-wrap items-center gap-x-3 border-b border-line py-2 outline-offset-[-3px] hover:bg-sunken"
    >
      <span className="flex min-w-0 flex-1 basis-24 flex-col">
        <span className="flex items-center gap-2">
          <span className="figures font-semibold">{numberOf(closing)}</span>
          {closing.flags.length > 0 && (
            <span className="text-attention">
              <Flag aria-hidden="true" className="size-4" />
              <VisuallyHidden>{t`Signalée`}</VisuallyHidden>
            </span>
          )}
        </span>
        <span className="truncate text-sm text-ink-soft">
          {formatTime(closing.at, i18n.locale as Language, timeZone)} · {closing.sellerName}
        </span>
      </span>
      <span className="ml-auto flex max-w-full shrink-0 flex-col items-end gap-0.5">
        <Money francs={closing.close.counted} strong />
        <span className="text-sm">
          <Difference francs={tillDifference(closing.close)} />
        </span>
        {!closing.sent && <UnsentMark />}
      </span>
    </Link>
  );
}
