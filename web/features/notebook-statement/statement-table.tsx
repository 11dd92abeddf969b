import { Trans, useLingui } from "@lingui/react/macro";
import { memo, useEffect, useState } from "react";
import { useMoveWords } from "#web/blocks/notebook/move-words.ts";
import type { Statement } from "#web/blocks/notebook/running-balance.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatDate } from "#web/i18n/long-dates.ts";
import { formatAmount, formatQuantity } from "#web/i18n/money.ts";
import type { AccountMoveRow } from "#web/store/queries/use-notebook.ts";
import { Card } from "#web/ui/card.tsx";
import { endWords, lineNumber } from "./statement-document.ts";

/** Lines that are drawn before others get their turn: two screens full. */
const atOnce = 60;

/** How many of them are drawn by now, so that a long account is seen at once and holds nothing up. */
function useFewAtATime(count: number): number {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn >= count) return;
    const timer = setTimeout(() => setDrawn(drawn + atOnce));
    return () => clearTimeout(timer);
  }, [drawn, count]);
  return drawn;
}

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
  const drawn = useFewAtATime(lines.length);
  return (
    <Card className="flex flex-col gap-3">
      <div>
        <h2 className="text-lg font-semibold break-words">{customerName}</h2>
        <p className="text-xl font-bold max-[18rem]:text-base">{endWords(owed, i18n)}</p>
      </div>
      {lines.length === 0 && (
        <p className="text-ink-soft">
          <Trans>Rien n’est encore écrit sur ce compte.</Trans>
        </p>
      )}
      {lines.length > 0 && (
        <table className="w-full text-left max-sm:text-sm">
          <thead className="border-b border-edge">
            <tr className="*:py-2 *:font-semibold max-[18rem]:*:block max-[18rem]:*:py-0">
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
              <tr className="*:py-2 max-[18rem]:*:block max-[18rem]:*:py-0">
                <td>
                  <Trans>Solde avant</Trans>
                </td>
                <td />
                <td className="figures pl-3 text-right">{formatAmount(before)}</td>
              </tr>
            )}
            {lines.slice(0, drawn).map(({ move, after }) => (
              <StatementLine key={move.id} move={move} after={after} receiptOf={receiptOf} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

type StatementLineProps = {
  move: AccountMoveRow;
  after: number;
  receiptOf: StatementTableProps["receiptOf"];
};

/** Drawn once, however many come behind it. */
const StatementLine = memo(function StatementLine({ move, after, receiptOf }: StatementLineProps) {
  const { i18n } = useLingui();
  const words = useMoveWords();
  return (
    <tr className="align-baseline *:py-2 max-[18rem]:*:block max-[18rem]:*:py-0">
      <td>
        <span className="figures block text-sm text-ink-soft">
          {formatDate(`${move.day}T12:00:00.000Z`, i18n.locale as Language)}
        </span>
        {i18n._(words(move))}{" "}
        <span className="whitespace-nowrap">{lineNumber(move, receiptOf)}</span>
      </td>
      <td className="figures pl-3 text-right">{formatQuantity(move.change, true)}</td>
      <td className="figures pl-3 text-right font-semibold">{formatAmount(after)}</td>
    </tr>
  );
});
