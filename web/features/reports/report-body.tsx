import { Trans, useLingui } from "@lingui/react/macro";
import TrendingUp from "lucide-react/icons/trending-up";
import type { DayCut } from "#shared/rules/business-day.ts";
import { BarsOfProducts } from "#web/blocks/charts/bars-of-products.tsx";
import { ExportButtons } from "#web/blocks/documents/export-buttons.tsx";
import { isWholeMonths } from "#web/blocks/periods/period.ts";
import { daysWords, dayWords } from "#web/blocks/periods/period-words.ts";
import { topOf } from "#web/blocks/reports/report-figures.ts";
import type { Language } from "#web/i18n/language.ts";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { DebtCards } from "./debt-cards.tsx";
import { MonthTable } from "./month-table.tsx";
import { namesOf } from "./names.ts";
import { ProductDetails } from "./product-details.tsx";
import { documentOf, paperOf } from "./report-document.ts";
import { showsDebts } from "./report-notebook.ts";
import { sheetsOf } from "./report-sheets.ts";
import { SalesLine } from "./sales-line.tsx";
import { Splits } from "./splits.tsx";
import { SummaryCards } from "./summary-cards.tsx";
import type { OpenReport } from "./use-report.ts";

type ReportBodyProps = { open: OpenReport; today: string; cut: DayCut };

/** The figures of a report: what one reads first, its charts, its lists, its files. */
export function ReportBody({ open, today, cut }: ReportBodyProps) {
  const { t, i18n } = useLingui();
  const { report, filters } = open;
  const { total, products, months } = report;
  const names = namesOf(open, i18n);
  const isEmpty = total.tickets === 0 && total.returns === 0;
  const top = topOf(products ?? []);
  return (
    <>
      <PeriodLine open={open} />
      <SummaryCards open={open} />
      {showsDebts(open) && <DebtCards open={open} />}
      <ExportButtons
        shops={open.shops}
        cut={cut}
        filesOf={(told) => {
          const report = documentOf({ open, ...told }, i18n);
          const { fileName } = report;
          return { fileName, sheets: () => sheetsOf(report, i18n), paper: () => paperOf(report) };
        }}
      />
      {isEmpty && (
        <EmptyState icon={<TrendingUp />} title={<Trans>Aucune vente sur cette période</Trans>}>
          <Trans>Choisissez une autre période, ou tous les vendeurs.</Trans>
        </EmptyState>
      )}
      {!isEmpty && (
        <>
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <Card>
              <SalesLine months={months} today={today} isOpen={filters.period.to === today} />
            </Card>
            {products === undefined && <UntoldProducts open={open} today={today} />}
            {top.length > 0 && (
              <Card>
                <BarsOfProducts
                  title={<Trans>Les 5 produits les plus vendus</Trans>}
                  measure={t`Pièces vendues`}
                  bars={top.map(({ shopId, productId, pieces }) => ({
                    id: `${shopId} ${productId}`,
                    name: names.product(shopId, productId),
                    value: pieces,
                  }))}
                />
              </Card>
            )}
          </div>
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <div className="flex min-w-0 flex-col gap-4">
              <MonthTable months={months} />
              <Splits open={open} names={names} />
            </div>
            {products && (
              <ProductDetails
                products={products}
                names={names}
                showsShop={filters.shop === "all"}
              />
            )}
          </div>
        </>
      )}
    </>
  );
}

/** Which days are counted, against which, and from when anything is known. */
function PeriodLine({ open: { filters, before, report, knownFrom } }: { open: OpenReport }) {
  const { i18n } = useLingui();
  const language = i18n.locale as Language;
  const days = daysWords(filters.period, language);
  const daysBefore = daysWords(before, language);
  const known = knownFrom === null ? undefined : dayWords(knownFrom, language);
  return (
    <p className="text-ink-soft">
      <span className="font-medium text-ink">{days}</span>
      {" · "}
      {report.comparison ? (
        <Trans>comparé à la période d’avant, {daysBefore}.</Trans>
      ) : (
        <Trans>sans comparaison : rien n’est connu de la période d’avant.</Trans>
      )}{" "}
      {known !== undefined && knownFrom !== null && knownFrom > before.from && (
        <Trans>Premières ventes connues : {known}.</Trans>
      )}
    </p>
  );
}

/** Why no product is named: a list with some missing would be a wrong one. */
function UntoldProducts({ open, today }: { open: OpenReport; today: string }) {
  const { i18n } = useLingui();
  const { filters, detailFrom } = open;
  const { period, seller, agency } = filters;
  const day = dayWords(detailFrom, i18n.locale as Language);
  const isOld = period.from < detailFrom;
  const isOfShop = seller === undefined && agency === undefined;
  const isCut = !isOfShop || !isWholeMonths(period, today);
  return (
    <Card className="flex flex-col gap-2">
      <h2 className="text-lg font-semibold">
        <Trans>Les produits ne peuvent pas être comptés ici</Trans>
      </h2>
      <p className="text-ink-soft">
        {isOld && isCut && (
          <Trans>
            Avant le {day}, les produits ne se comptent que par mois entiers de toute la boutique.
            Choisissez des mois entiers sans vendeur ni agence, ou une période plus récente.
          </Trans>
        )}
        {isOld && !isCut && (
          <Trans>
            Les produits de mois si anciens ne sont pas gardés sur cet appareil. Choisissez une
            période plus récente.
          </Trans>
        )}
        {!isOld && (
          <Trans>
            Les produits de cette période ne sont pas encore tous sur cet appareil. Ils arrivent
            avec le réseau.
          </Trans>
        )}
      </p>
    </Card>
  );
}
