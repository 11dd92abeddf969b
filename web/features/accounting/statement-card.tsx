import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useMemo, useState } from "react";
import { businessDay } from "#shared/rules/business-day.ts";
import type { JournalSum } from "#shared/schemas/journal.ts";
import { useStockValue } from "#web/blocks/costs/use-stock-value.ts";
import { HowOld } from "#web/blocks/invitations/how-old.tsx";
import type { BookCell } from "#web/blocks/spreadsheet/book-cells.ts";
import { nameInFile } from "#web/blocks/spreadsheet/file-name.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { journalMonthsPath } from "#web/store/accounting.ts";
import { useAnswer } from "#web/store/queries/use-answer.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import type { SessionShop } from "#web/store/session.ts";
import { Card } from "#web/ui/card.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { type CashStatement, cashStatement, type StatementLine } from "./cash-statement.ts";
import { ExcelAbsent, FileButtons } from "./file-buttons.tsx";
import { type FileFormat, useTableFile } from "./use-table-file.ts";

const noSums: readonly JournalSum[] = [];

/** The minimal cash statement of a year: what came in and went out, what is owed at its end. */
export function StatementCard({ shop }: { shop: SessionShop }) {
  const { t, i18n } = useLingui();
  const heading = useId();
  const cut = useDayCut(shop.id);
  const thisYear = Number(businessDay(Date.now(), cut).slice(0, 4));
  const [year, setYear] = useState(String(thisYear));
  const answer = useAnswer<{ sums: JournalSum[] }>(journalMonthsPath(shop.id, `${year}-12-31`));
  const sums = answer.value?.sums ?? noSums;
  const statement = useMemo(() => cashStatement(sums, year), [sums, year]);
  const stock = useStockValue(shop.id);
  const stockNow = year === String(thisYear) ? stock?.atCost : undefined;
  const file = useTableFile();
  const name = `etat-de-tresorerie_${nameInFile(shop.name, "boutique")}_${year}`;
  const make = (format: FileFormat) =>
    void file.make({ name, format, sheet: year }, async () => ({
      ok: true,
      value: statementRows(statement, stockNow, i18n),
    }));
  const years = Array.from({ length: 5 }, (_, at) => String(thisYear - at));
  return (
    <Card aria-labelledby={heading} className="flex flex-col gap-3">
      <h2 id={heading} className="text-lg font-semibold">
        <Trans>État de trésorerie</Trans>
      </h2>
      <p className="text-ink-soft">
        <Trans>
          Le système minimal de trésorerie : ce qui est entré et sorti, ce que les clients doivent
          et ce que la boutique doit. Ce que l’exploitant paie de sa poche compte comme payé par la
          boutique.
        </Trans>
      </p>
      <SelectField
        label={t`Année`}
        value={year}
        onChange={setYear}
        options={years.map((value) => ({ value, label: value }))}
      />
      <HowOld answer={answer} saysWhy failed={<Trans>Impossible de charger cette année</Trans>} />
      {!answer.value && answer.state === undefined && <Skeleton className="h-40" />}
      {answer.value && (
        <>
          <dl className="flex flex-col gap-1">
            {[...statement.receipts, ...statement.payments, statement.result].map((line) => (
              <Sum key={i18n._(line.label)} line={line} francs={totalOf(line)} />
            ))}
            {[statement.receivable, statement.payable].map((line) => (
              <Sum key={i18n._(line.label)} line={line} francs={atTheEnd(line)} />
            ))}
            {stockNow !== undefined && <Sum line={{ label: stockLabel }} francs={stockNow} />}
          </dl>
          <FileButtons
            of={t`état de trésorerie ${year}`}
            busy={(["xlsx", "csv"] as const).find((format) => file.busy === `${name}.${format}`)}
            onMake={make}
          />
        </>
      )}
      {file.absent && <ExcelAbsent />}
    </Card>
  );
}

/** Goods as they stand on this device now: what they were at the end of a year that is over, nobody keeps. */
const stockLabel = msg`Stock au coût, aujourd’hui`;

function Sum({ line, francs }: { line: Pick<StatementLine, "label">; francs: number }) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <dt className="text-ink-soft">{i18n._(line.label)}</dt>
      <dd className="font-medium tabular-nums">{formatMoney(francs)}</dd>
    </div>
  );
}

const totalOf = ({ byMonth }: StatementLine) => [...byMonth.values()].reduce((a, b) => a + b, 0);
const atTheEnd = ({ byMonth }: StatementLine) => [...byMonth.values()].at(-1) ?? 0;

/** The statement as a table: a month a column, its year behind. */
function statementRows(
  statement: CashStatement,
  stockNow: number | undefined,
  i18n: I18n,
): BookCell[][] {
  const { months, receipts, payments, result, receivable, payable } = statement;
  const row = (line: StatementLine, last: number): BookCell[] => [
    i18n._(line.label),
    ...months.map((month) => line.byMonth.get(month) ?? 0),
    last,
  ];
  return [
    ["", ...months.map((month) => ({ month })), i18n._(msg`Année`)],
    [i18n._(msg`Entrées d’argent`)],
    ...receipts.map((line) => row(line, totalOf(line))),
    [i18n._(msg`Sorties d’argent`)],
    ...payments.map((line) => row(line, totalOf(line))),
    row(result, totalOf(result)),
    row(receivable, atTheEnd(receivable)),
    row(payable, atTheEnd(payable)),
    ...(stockNow === undefined ? [] : [[i18n._(stockLabel), ...months.map(() => ""), stockNow]]),
  ];
}
