import { Trans, useLingui } from "@lingui/react/macro";
import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { CompletenessLine } from "#web/blocks/completeness/completeness-line.tsx";
import { StockValueCard } from "#web/blocks/costs/stock-value-card.tsx";
import { ExportButtons } from "#web/blocks/documents/export-buttons.tsx";
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
import { useProfit } from "#web/blocks/profit/use-profit.ts";
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

/** The days, kept in the address, and the profit of them. */
export function ProfitOf({ shop }: { shop: SessionShop }) {
  const { i18n } = useLingui();
  const cut = useDayCut(shop.id);
  const today = businessDay(useNow(), cut);
  const [params, setParams] = useSearchParams();
  const chosen = useMemo(() => readPeriod(params, today), [params, today]);
  const { kind, period } = chosen;
  const open = useProfit(shop.id, period);
  // The terms come first: tables and charts of a year are drawn after them.
  const parts = useDeferredValue(useMemo(() => ({ kind, open }), [kind, open]));
  const names = useProfitNames(shop.id);
  const days = daysWords(period, i18n.locale as Language);
  return (
    <>
      <CompletenessLine shops={[shop]} />
      <PeriodFields
        chosen={chosen}
        today={today}
        onChange={(next, ends = period) => setParams(paramsOf(next, ends), { replace: true })}
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
      {open ? (
        <>
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
            <Terms shop={shop} open={open} />
            <StockValueCard shopId={shop.id} />
          </div>
          <ExportButtons
            shops={[shop]}
            cut={cut}
            filesOf={(told) => filesOf({ shop, open, names, ...told }, i18n)}
          />
          {parts.open && <Parts key={parts.kind} shop={shop} open={parts.open} today={today} />}
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
