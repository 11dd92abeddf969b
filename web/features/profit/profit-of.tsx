import { Trans, useLingui } from "@lingui/react/macro";
import { memo, useMemo } from "react";
import { CompletenessLine } from "#web/blocks/completeness/completeness-line.tsx";
import { StockValueCard } from "#web/blocks/costs/stock-value-card.tsx";
import { ExportButtons } from "#web/blocks/documents/export-buttons.tsx";
import { useAfterPaint } from "#web/blocks/hooks/use-after-paint.ts";
import { useLateParams } from "#web/blocks/hooks/use-late-params.ts";
import { useNow } from "#web/blocks/hooks/use-now.ts";
import { DayField } from "#web/blocks/periods/day-field.tsx";
import type { Period } from "#web/blocks/periods/period.ts";
import { daysWords } from "#web/blocks/periods/period-words.ts";
import { isProvisional } from "#web/blocks/profit/profit-figures.ts";
import {
  type ProfitPeriod,
  paramsOf,
  profitKinds,
  profitPeriodWords,
  readPeriod,
} from "#web/blocks/profit/profit-period.ts";
import { type OpenProfit, useProfit, useProfitTerms } from "#web/blocks/profit/use-profit.ts";
import { businessDay } from "#web/i18n/dates.ts";
import type { Language } from "#web/i18n/language.ts";
import { useDayCut } from "#web/store/queries/use-day-cut.ts";
import type { SessionShop } from "#web/store/session.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Parts } from "./parts.tsx";
import { filesOf } from "./profit-files.ts";
import { useProfitNames } from "./profit-names.ts";
import { Terms } from "./terms.tsx";

// None of these is another for another period.
const [Completeness, StockValue] = [memo(CompletenessLine), memo(StockValueCard)];
const [LateParts, LateExports] = [memo(Parts), memo(Exports)];

/** The days, kept in the address, and the profit of them. */
export function ProfitOf({ shop }: { shop: SessionShop }) {
  const { i18n } = useLingui();
  const cut = useDayCut(shop.id);
  const today = businessDay(useNow(), cut);
  const [params, say] = useLateParams();
  const chosen = useMemo(() => readPeriod(new URLSearchParams(params), today), [params, today]);
  const { period } = chosen;
  const shops = useMemo(() => [shop], [shop]);
  // The terms come first: what products leave, tables and charts are worked out and drawn behind them.
  const terms = useProfitTerms(shop.id, period);
  const drawn = useAfterPaint(chosen);
  const open = useProfit(shop.id, drawn.period);
  const isDrawn = drawn === chosen;
  const days = daysWords(period, i18n.locale as Language);
  return (
    <>
      <Completeness shops={shops} />
      <PeriodFields
        chosen={chosen}
        today={today}
        onChange={(next, ends = period) => say(paramsOf(next, ends))}
      />
      <p className="text-ink-soft">
        <span className="font-medium text-ink">{days}</span>
        {isProvisional(period, today) && (
          <>
            {" · "}
            <Trans>provisoire jusqu’à la clôture du mois</Trans>
          </>
        )}
      </p>
      {terms ? (
        <>
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
            <Terms shop={shop} terms={terms} open={isDrawn ? open : undefined} />
            <StockValue shopId={shop.id} />
          </div>
          {/* What stands here is of the days before for the moment that it takes, and says so in its files. */}
          {open && <LateExports shops={shops} shop={shop} open={open} />}
          {open && <LateParts key={drawn.kind} shop={shop} open={open} today={today} />}
        </>
      ) : (
        <div role="status" className="flex flex-col gap-4">
          <p className="text-ink-soft">
            <Trans>Calcul du bénéfice...</Trans>
          </p>
          <Skeleton className="h-64 w-full" />
        </div>
      )}
    </>
  );
}

type ExportsProps = { shops: readonly SessionShop[]; shop: SessionShop; open: OpenProfit };

function Exports({ shops, shop, open }: ExportsProps) {
  const { i18n } = useLingui();
  const cut = useDayCut(shop.id);
  const names = useProfitNames(shop.id);
  return (
    <ExportButtons
      {...{ shops, cut }}
      filesOf={(told) => filesOf({ shop, open, names, ...told }, i18n)}
    />
  );
}

type PeriodFieldsProps = {
  chosen: ProfitPeriod;
  today: string;
  onChange: (kind: ProfitPeriod["kind"], period?: Period) => void;
};

function PeriodFields({ chosen, today, onChange }: PeriodFieldsProps) {
  const { t, i18n } = useLingui();
  const { kind, period } = chosen;
  return (
    <div className="grid grid-cols-1 items-start gap-3 min-[26rem]:grid-cols-2 lg:grid-cols-4">
      <SelectField
        label={t`Période`}
        value={kind}
        onChange={(next) => onChange(next)}
        options={profitKinds.map((one) => ({ value: one, label: i18n._(profitPeriodWords[one]) }))}
      />
      {kind === "days" && (
        <>
          <DayField
            label={t`Du`}
            day={period.from}
            today={today}
            onChange={(from) => onChange(kind, { ...period, from })}
          />
          <DayField
            label={t`Au`}
            day={period.to}
            today={today}
            onChange={(to) => onChange(kind, { ...period, to })}
          />
        </>
      )}
    </div>
  );
}
