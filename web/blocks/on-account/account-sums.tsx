import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { LeftOnAccount } from "#shared/rules/on-account.ts";
import { formatMoney } from "#web/i18n/money.ts";

type AccountSumsProps = { owed: number; left: LeftOnAccount; limit: number | null };

/** What stands on an account before a sale and after it, in francs. */
export function AccountSums({ owed, left, limit }: AccountSumsProps) {
  const { deposit, credit, owedAfter } = left;
  return (
    <dl className="flex flex-col gap-1 rounded-card border border-line bg-surface p-3">
      {owed !== 0 && (
        <SumLine label={owed > 0 ? <Trans>Doit maintenant</Trans> : <Trans>Son avance</Trans>}>
          {formatMoney(Math.abs(owed))}
        </SumLine>
      )}
      {deposit > 0 && (
        <SumLine label={<Trans>Pris sur son avance</Trans>}>{formatMoney(deposit)}</SumLine>
      )}
      {credit > 0 && <SumLine label={<Trans>À crédit</Trans>}>{formatMoney(credit)}</SumLine>}
      <SumLine
        strong
        label={owedAfter < 0 ? <Trans>Avance après</Trans> : <Trans>Devra après</Trans>}
      >
        {formatMoney(Math.abs(owedAfter))}
      </SumLine>
      {limit !== null && <SumLine label={<Trans>Plafond</Trans>}>{formatMoney(limit)}</SumLine>}
    </dl>
  );
}

type SumLineProps = { label: ReactNode; strong?: boolean; children: ReactNode };

/** One sum beside its words. */
export function SumLine({ label, strong = false, children }: SumLineProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className={strong ? "font-semibold" : "text-ink-soft"}>{label}</dt>
      <dd
        className={
          strong
            ? "figures ml-auto text-xl font-bold max-[18rem]:text-lg"
            : "figures ml-auto font-medium"
        }
      >
        {children}
      </dd>
    </div>
  );
}
