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
        <Line label={owed > 0 ? <Trans>Doit maintenant</Trans> : <Trans>Son avance</Trans>}>
          {formatMoney(Math.abs(owed))}
        </Line>
      )}
      {deposit > 0 && (
        <Line label={<Trans>Pris sur son avance</Trans>}>{formatMoney(deposit)}</Line>
      )}
      {credit > 0 && <Line label={<Trans>À crédit</Trans>}>{formatMoney(credit)}</Line>}
      <Line strong label={owedAfter < 0 ? <Trans>Avance après</Trans> : <Trans>Devra après</Trans>}>
        {formatMoney(Math.abs(owedAfter))}
      </Line>
      {limit !== null && <Line label={<Trans>Plafond</Trans>}>{formatMoney(limit)}</Line>}
    </dl>
  );
}

type LineProps = { label: ReactNode; strong?: boolean; children: ReactNode };

function Line({ label, strong = false, children }: LineProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
      <dt className={strong ? "font-semibold" : "text-ink-soft"}>{label}</dt>
      <dd className={strong ? "figures ml-auto text-xl font-bold" : "figures ml-auto font-medium"}>
        {children}
      </dd>
    </div>
  );
}
