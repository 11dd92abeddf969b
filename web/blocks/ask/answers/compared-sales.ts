import { msg } from "@lingui/core/macro";
import { netRevenue } from "#shared/rules/figures.ts";
import { places, type Telling, whenOf } from "#web/blocks/ask/asked.ts";
import { linked, type Said } from "#web/blocks/ask/said.ts";
import type { Report } from "#web/blocks/reports/report-figures.ts";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { comparedDays } from "./compared.ts";
import { productsElsewhere } from "./products-elsewhere.ts";

/** What a comparison of sales is told from: the reports of both spans of days. */
export type ComparedFacts = {
  report: Report;
  /** That of the days which are compared; undefined where nothing is. */
  before: Report | undefined;
  categoryOf: (productId: string) => string | undefined;
  /** What one piece of a product is told in: `kg`, or nothing. */
  unitOf: (productId: string) => string;
};

/** What was sold: whole francs, and of one product how many pieces. */
type Sold = { francs: number; pieces?: number };

/**
 * Sales of some days beside those of others: all of them, those of a seller or a place in francs, those of a product by
 * its pieces. Nothing is told where this device does not know the products of both.
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
