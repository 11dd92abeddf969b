import { useLingui } from "@lingui/react/macro";
import { ExactSum, inFrancs, micros } from "#shared/rules/cost.ts";
import { shortMonth } from "#web/blocks/charts/month-words.ts";
import { expenseWords } from "#web/blocks/expenses/expense-words.ts";
import { dayWords } from "#web/blocks/periods/period-words.ts";
import type { OpenProfit } from "#web/blocks/profit/use-profit.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMeasure } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { useLosses, usePutRight, useUnits } from "#web/store/queries/use-costs.ts";
import { useNotebooks } from "#web/store/queries/use-notebooks.ts";
import { useShopBooks } from "#web/store/queries/use-shop-books.ts";
import type { TermName } from "./term-words.tsx";

/** One line of what a term is made of. */
export type TermRow = {
  key: string;
  name: string;
  /** Pieces, day, who. */
  note: string;
  francs: number;
  productId?: string;
};

/** What a term is made of, the greatest first; undefined where this device cannot tell it. */
export function useTermRows(
  shopId: string,
  { report, period, commissions, expenses }: OpenProfit,
  name: TermName,
): readonly TermRow[] | undefined {
  const { t, i18n } = useLingui();
  const language = i18n.locale as Language;
  const [book] = useShopBooks([shopId]);
  const [notebook] = useNotebooks([shopId]);
  const losses = useLosses(shopId, period);
  const units = useUnits(shopId, period.to);
  const right = usePutRight(shopId, period);
  const inWhole = (unit: number) => formatMoney(Math.round(unit / micros));
  const nameOf = (id: string) => book?.nameOfProduct(id) ?? t`Produit inconnu`;
  /** Quantity of a product with its unit. */
  const pieces = (productId: string, count: number) => {
    const unit = book?.unitOfProduct?.(productId);
    const much = formatMeasure(count, unit);
    return unit ? much : t`${much} pièces`;
  };
  const unitless = t`sans coût connu`;

  function ofProducts(francsOf: (one: ProductLine) => number): TermRow[] | undefined {
    return report.products?.map((one) => ({
      ...{ key: one.productId, productId: one.productId, name: nameOf(one.productId) },
      ...{ note: pieces(one.productId, one.pieces), francs: francsOf(one) },
    }));
  }

  const rows: Record<TermName, () => TermRow[] | undefined> = {
    sales: () => ofProducts(({ net }) => net),
    unknown: () => ofProducts(({ unknown }) => unknown),
    cost: () => ofProducts(({ cost }) => cost),
    commissions: () =>
      commissions.map(({ id, resellerName, productId, commission, decided, soldAt }) => ({
        ...{ key: id, name: resellerName, francs: commission.amount },
        note: `${nameOf(productId)} · ${dayWords((decided?.at ?? soldAt).slice(0, 10), language)}`,
      })),
    expenses: () =>
      expenses.map(({ id, category, note, amount, day }) => ({
        ...{ key: id, name: category ? i18n._(expenseWords[category]) : "", francs: amount },
        note: [dayWords(day, language), ...(note ? [note] : [])].join(" · "),
      })),
    losses: () =>
      losses.map(({ id, productId, delta, day }) => {
        const unit = units?.get(productId) ?? null;
        const lost = new ExactSum();
        lost.add(-delta, unit ?? 0);
        const note = [
          pieces(productId, -delta),
          dayWords(day, language),
          ...(unit === null ? [unitless] : []),
        ];
        return {
          ...{ key: id, name: nameOf(productId), note: note.join(" · ") },
          francs: inFrancs(lost.value),
        };
      }),
    putRight: () =>
      right.map(({ month, productId, pieces: count, before, now, francs }) => {
        const [was, is] = [inWhole(before), inWhole(now)];
        return {
          ...{ key: `${month} ${productId}`, name: nameOf(productId), francs: inFrancs(francs) },
          note: t`${pieces(productId, count)} comptées à ${was}, achetées à ${is} · ${shortMonth(month, language)}`,
        };
      }),
    forgiven: () =>
      (notebook?.moves ?? []).flatMap(({ id, kind, day, change, customerId }) =>
        kind === "forgiven" && day >= period.from && day <= period.to
          ? {
              ...{ key: id, note: dayWords(day, language), francs: -change },
              name:
                notebook?.customers.find((one) => one.id === customerId)?.name ?? t`Client inconnu`,
            }
          : [],
      ),
  };
  return rows[name]()
    ?.filter(({ francs, note }) => francs !== 0 || note.endsWith(unitless))
    .sort((a, b) => b.francs - a.francs);
}

type ProductLine = NonNullable<OpenProfit["report"]["products"]>[number];
