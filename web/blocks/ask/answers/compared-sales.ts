import { msg } from "@lingui/core/macro";
import { netRevenue } from "#shared/rules/figures.ts";
import { places, type Telling, whenOf } from "#web/blocks/ask/asked.ts";
import { linked, type Said } from "#web/blocks/ask/said.ts";
import type { Report } from "#web/blocks/reports/report-figures.ts";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { comparedDays } from "./compared.ts";
import { productsElsewhere } from "./products-elsewhere.ts";

/** Input of a comparison of sales: the reports of both periods. */
export type ComparedFacts = {
  report: Report;
  /** Report of the period compared with; undefined when the question compares nothing. */
  before: Report | undefined;
  categoryOf: (productId: string) => string | undefined;
  /** Unit of one piece of a product: `kg`, or nothing. */
  unitOf: (productId: string) => string;
};

/** Sales of a period: whole francs; for one product also its number of pieces. */
type Sold = { francs: number; pieces?: number };

/**
 * Compares the sales of two periods: all sales, a seller's or a place's in francs, a product's in pieces.
 * Gives no figures when this device does not know the products of both periods.
 */
export function comparedSales(facts: ComparedFacts, { asked, i18n }: Telling): Said {
  const { days, ids, called, own, against = days } = asked;
  const [now, then] = [soldIn(facts.report), facts.before && soldIn(facts.before)];
  const [when, whenBefore] = [whenOf(days, asked, i18n), whenOf(against, asked, i18n)];
  if (!now || !then) return productsElsewhere(now ? whenBefore : when, i18n);
  const { change, notes } = comparedDays(now.pieces ?? now.francs, then.pieces ?? then.francs, {
    ...{ days, before: against, asked, i18n },
  });
  const [figure, other] = [figureOf(now, days), figureOf(then, against)];
  const sentence = i18n._(msg`${when} : ${figure}. ${whenBefore} : ${other}. ${change}`);
  const name = called.product ?? called.category ?? (own ? undefined : called.seller);
  const whose = [name, called.agency].filter(Boolean).join(", ");
  return {
    sentence: whose === "" ? sentence : i18n._(msg`Ventes, ${whose}. ${sentence}`),
    notes: now.pieces === undefined ? notes : [...notes, i18n._(msg`Comparé en quantités.`)],
  };

  function soldIn({ total, products }: Report): Sold | undefined {
    if (!ids.product && !ids.category) return { francs: netRevenue(total) };
    if (!products) return undefined;
    if (ids.product) {
      const one = products.find(({ productId }) => productId === ids.product);
      return { francs: one?.revenue ?? 0, pieces: one?.pieces ?? 0 };
    }
    return {
      francs: products
        .filter(({ productId }) => facts.categoryOf(productId) === ids.category)
        .reduce((sum, { revenue }) => sum + revenue, 0),
    };
  }

  function figureOf({ francs, pieces }: Sold, of: typeof days): string {
    const { seller, agency } = ids;
    const to = own
      ? "/performance"
      : places.reports(of, { ...(seller && { seller }), ...(agency && { agency }) });
    if (pieces === undefined) return linked(formatMoney(francs), to);
    const count = `${formatQuantity(pieces)}${facts.unitOf(ids.product ?? "")}`;
    return `${linked(count, to)} (${formatMoney(francs)})`;
  }
}
