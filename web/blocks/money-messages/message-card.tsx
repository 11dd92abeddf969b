import { Trans, useLingui } from "@lingui/react/macro";
import TriangleAlert from "lucide-react/icons/triangle-alert";
import type { ReactNode } from "react";
import { isIncoming, isMove } from "#shared/money-messages/reading.ts";
import { formatDateTime } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { Badge } from "#web/ui/badge.tsx";
import { messageMoney } from "./money-words.ts";
import { kindWords, operatorName, suspicionWords, verdictWords } from "./reading-words.ts";
import type { ReadMessage } from "./use-money-messages.ts";

type MessageCardProps = {
  message: ReadMessage;
  country: string;
  timeZone: string;
  /** What one may do with it. */
  children?: ReactNode;
};

/** A message as it was read: how much in large figures, who, by which reference, and its verdict in words. */
export function MessageCard({ message, country, timeZone, children }: MessageCardProps) {
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
          <Line name={<Trans>Date</Trans>}>
            {"at" in reading && reading.at ? (
              formatDateTime(reading.at, language, timeZone)
            ) : (
              <Trans>collé le {formatDateTime(message.pastedAt, language, timeZone)}</Trans>
            )}
          </Line>
        </dl>
      )}
      {suspicions.length > 0 && (
        <ul className="flex flex-col gap-0.5 text-sm font-medium text-attention">
          {suspicions.map((one) => (
            <li key={one} className="flex gap-1.5">
              <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
              {i18n._(suspicionWords[one])}
            </li>
          ))}
        </ul>
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
