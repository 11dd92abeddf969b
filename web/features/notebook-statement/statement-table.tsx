import { Trans, useLingui } from "@lingui/react/macro";
import type { Statement } from "#web/blocks/notebook/running-balance.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { formatAmount, formatQuantity } from "#web/i18n/money.ts";
import type { AccountMoveRow } from "#web/store/queries/use-notebook.ts";
import { Card } from "#web/ui/card.tsx";
import { endWords, lineWords } from "./statement-document.ts";

type StatementTableProps = {
  customerName: string;
  owed: number;
  statement: Statement<AccountMoveRow>;
  receiptOf: (saleId: string) => string | undefined;
};

/** Every line of an account, the oldest first, with what was owed after it. */
export function StatementTable(props: StatementTableProps) {
  const { customerName, owed, statement, receiptOf } = props;
  const { i18n } = useLingui();
  const { before, lines } = statement;
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold break-words">{customerName}</h2>
        <p className="figures text-xl font-bold">{endWords(owed, i18n)}</p>
      </div>
      {lines.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Rien n’est encore écrit sur ce compte.</Trans>
        </p>
      )}
      {lines.length > 0 && (
        <table className="w-full text-left max-sm:text-sm">
          <thead className="border-b border-edge">
            <tr className="*:py-2 *:font-semibold">
              <th scope="col">
                <Trans>Date et opération</Trans>
              </th>
              <th scope="col" className="pl-3 text-right">
                <Trans>Montant</Trans>
              </th>
              <th scope="col" className="pl-3 text-right">
                <Trans>Solde</Trans>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {before !== 0 && (
              <tr className="*:py-2">
                <td>
                  <Trans>Solde avant</Trans>
                </td>
                <td />
                <td className="figures pl-3 text-right">{formatAmount(before)}</td>
              </tr>
            )}
            {lines.map(({ move, after }) => (
              <tr key={move.id} className="align-baseline *:py-2">
                <td>
                  <span className="figures block text-sm text-ink-soft">
                    {formatDate(`${move.day}T12:00:00.000Z`, i18n.locale as Language)}
                  </span>
                  {lineWords(move, receiptOf, i18n)}
                </td>
                <td className="figures pl-3 text-right">{formatQuantity(move.change, true)}</td>
                <td className="figures pl-3 text-right font-semibold">{formatAmount(after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
