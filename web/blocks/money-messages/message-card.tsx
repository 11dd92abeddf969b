import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { degreeOf } from "#shared/money-messages/degree.ts";
import { isIncoming, isMove } from "#shared/money-messages/reading.ts";
import { NotTaken } from "#web/blocks/leftover/not-taken.tsx";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { AgainstWords } from "./against-words.tsx";
import { messageMoney } from "./money-words.ts";
import { OwnSide } from "./own-side.tsx";
import { kindWords, operatorName, verdictWords } from "./reading-words.ts";
import type { ReadMessage } from "./use-money-messages.ts";

type MessageCardProps = {
  shopId: string;
  message: ReadMessage;
  country: string;
  timeZone: string;
  /** What one may do with it. */
  children?: ReactNode;
};

/** A message as it was read: how much in large figures, who, by which reference, and its verdict in words. */
export function MessageCard({ shopId, message, country, timeZone, children }: MessageCardProps) {
  const { i18n } = useLingui();
  const { reading, text, judged, suspicions } = message;
  const { tone, words } = verdictWords(reading, judged);
  const language = i18n.locale as Language;
  const move = isMove(reading) ? reading : undefined;
  const hasMoney = move !== undefined || reading.kind === "balance";
  return (
    <article className="flex flex-col gap-2 rounded-card border border-line bg-surface p-3">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        {hasMoney && (
          <p className="min-w-0">
            <span className="block text-sm text-ink-soft">
              {i18n._(kindWords[reading.kind as keyof typeof kindWords])}
              {"operator" in reading && reading.operator && (
                <> · {operatorName(reading.operator, country) ?? reading.operator}</>
              )}
            </span>
            {move && (
              <span className="figures text-2xl font-bold">
                {isIncoming(move) ? "+" : "−"}
                {messageMoney(move.amount, move.currency)}
              </span>
            )}
          </p>
        )}
        <VerdictBadge tone={tone}>{i18n._(words)}</VerdictBadge>
      </div>
      {hasMoney && (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
          {move && (move.sender || move.phone) && (
            <Line name={<Trans>Qui</Trans>}>
              {[move.sender, move.phone].filter(Boolean).join(" · ")}
            </Line>
          )}
          {"reference" in reading && reading.reference && (
            <Line name={<Trans>Référence</Trans>}>{reading.reference}</Line>
          )}
          {"balance" in reading && reading.balance !== undefined && (
            <Line name={<Trans>Solde après</Trans>}>
              {messageMoney(reading.balance, reading.currency)}
            </Line>
          )}
          {move?.fee !== undefined && move.fee > 0 && (
            <Line name={<Trans>Frais</Trans>}>{messageMoney(move.fee, move.currency)}</Line>
          )}
          {"words" in reading && reading.words && (
            <Line name={<Trans>Mots du client</Trans>}>{reading.words}</Line>
          )}
          {degreeOf(message) === "known" && (
            <Line name={<Trans>Texte</Trans>}>
              <Trans>connu de l’opérateur</Trans>
            </Line>
          )}
          <Line name={<Trans>Date</Trans>}>
            {"at" in reading && reading.at ? (
              formatDateTime(reading.at, language, timeZone)
            ) : (
              <Trans>collé le {formatDateTime(message.pastedAt, language, timeZone)}</Trans>
            )}
          </Line>
        </dl>
      )}
      <AgainstWords suspicions={suspicions} />
      {reading.kind === "whose" && <OwnSide shopId={shopId} sides={reading.sides} />}
      {hasMoney && (
        <div className="text-sm">
          <NotTaken leftover={reading.leftover} />
        </div>
      )}
      <details>
        <summary className="flex min-h-11 cursor-pointer items-center text-sm text-brand-ink underline underline-offset-4">
          <Trans>Voir le SMS</Trans>
        </summary>
        <p className="text-sm break-words whitespace-pre-wrap">{text}</p>
      </details>
      {children}
    </article>
  );
}

/** A verdict is a sentence: it is never cut. */
function VerdictBadge({
  tone,
  children,
}: {
  tone: Parameters<typeof Badge>[0]["tone"];
  children: ReactNode;
}) {
  return (
    <Badge tone={tone}>
      <span className="whitespace-normal">{children}</span>
    </Badge>
  );
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="break-words tabular-nums">{children}</dd>
    </>
  );
}
