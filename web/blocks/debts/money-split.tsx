import { Trans } from "@lingui/react/macro";
import { debtsPaid, splitOfSales } from "#shared/rules/account-figures.ts";
import type { Amounts } from "#shared/rules/figures.ts";
import { formatMoney } from "#web/i18n/money.ts";

/** What of the sales is money, what is left on accounts, and what was paid of debts; nothing where nobody owes. */
export function MoneySplit({ amounts }: { amounts: Amounts }) {
  const { money, credit, deposit, loyalty } = splitOfSales(amounts);
  const paid = debtsPaid(amounts);
  if (credit === 0 && deposit === 0 && loyalty === 0 && paid === 0) return null;
  return (
    <ul className="flex flex-col text-sm text-ink-soft">
      <li>
        <Trans>encaissé des ventes : {formatMoney(money)}</Trans>
      </li>
      {credit !== 0 && (
        <li>
          <Trans>vendu à crédit : {formatMoney(credit)}</Trans>
        </li>
      )}
      {deposit !== 0 && (
        <li>
          <Trans>pris sur avances : {formatMoney(deposit)}</Trans>
        </li>
      )}
      {loyalty !== 0 && (
        <li>
          <Trans>payé en points : {formatMoney(loyalty)}</Trans>
        </li>
      )}
      {paid !== 0 && (
        <li>
          <Trans>dettes payées, en plus : {formatMoney(paid)}</Trans>
        </li>
      )}
    </ul>
  );
}
