import { Trans, useLingui } from "@lingui/react/macro";
import { amountOf } from "#shared/rules/sell.ts";
import { FlagList } from "#web/blocks/flags/flag-list.tsx";
import { Quoted } from "#web/blocks/quoted.tsx";
import { UnsentMark } from "#web/blocks/sync/unsent-mark.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { soldWords } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import type { ReturnRow } from "#web/store/read-models/facts/return-book.ts";
import { Button } from "#web/ui/button.tsx";
import { refundWords } from "./refund-words.ts";

type ReturnedCardProps = {
  returns: readonly ReturnRow[];
  timeZone: string;
  onPaper: (back: ReturnRow) => void;
};

/** What has come back of a ticket: what, when, to whom, why. */
export function ReturnedCard({ returns, timeZone, onPaper }: ReturnedCardProps) {
  const { i18n } = useLingui();
  const isVoid = returns.some((one) => one.isVoid);
  return (
    <section className="rounded-card border border-line bg-surface p-3">
      <h2 className="font-semibold">
        {isVoid ? <Trans>Ticket annulé</Trans> : <Trans>Déjà rendu</Trans>}
      </h2>
      <ul>
        {returns.map((one) => (
          <li key={one.id} className="border-b border-line py-2 last:border-b-0">
            {one.lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a return never move
              <p key={index} className="flex justify-between gap-3">
                <span className="min-w-0 break-words">
                  {soldWords(line)} × {line.name}
                </span>
                <span className="figures">{formatMoney(amountOf(line))}</span>
              </p>
            ))}
            <p className="text-sm text-ink-soft">
              {formatDateTime(one.at, i18n.locale as Language, timeZone)} · {one.byName} ·{" "}
              {i18n._(refundWords[one.refund])}
              {one.cashPart ? (
                <>
                  , <Trans>dont {formatMoney(one.cashPart)} en espèces</Trans>
                </>
              ) : null}
              {!one.restock && (
                <>
                  {" "}
                  · <Trans>pas remis en stock</Trans>
                </>
              )}
            </p>
            {one.recorderName && (
              <p className="text-sm text-ink-soft">
                <Trans>Saisi sur l’appareil de {one.recorderName}</Trans>
              </p>
            )}
            <p className="text-sm break-words">
              <Quoted text={one.reason} />
            </p>
            {one.settled === null && <FlagList flags={one.flags} />}
            {!one.sent && <UnsentMark />}
            <Button className="mt-1" onClick={() => onPaper(one)}>
              <Trans>Papier du retour</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
