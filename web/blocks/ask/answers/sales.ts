import { msg, plural } from "@lingui/core/macro";
import { debtsPaid, splitOfSales } from "#shared/rules/account-figures.ts";
import { isSold } from "#shared/rules/best-products.ts";
import {
  averageBasket,
  type DayFigures,
  netRevenue,
  standingTickets,
  sumOf,
} from "#shared/rules/figures.ts";
import { meansOfPayment } from "#shared/schemas/means-of-payment.ts";
import { leftOutOf, places, type Telling, whenOf } from "#web/blocks/ask/asked.ts";
import { linked, type Said } from "#web/blocks/ask/said.ts";
import { daysWords } from "#web/blocks/periods/period-words.ts";
import { topOf, vatLines } from "#web/blocks/reports/report-figures.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { type ComparedFacts, comparedSales } from "./compared-sales.ts";
import { listed } from "./listed.ts";
import { productsElsewhere } from "./products-elsewhere.ts";

/** What answers of sales are told from: a report, as the page of reports works it out. */
export type SalesFacts = ComparedFacts & {
  days: readonly DayFigures[];
  nameOf: { seller: (id: string) => string; product: (id: string) => string };
  /** Products that lie on the shelf now. */
  onShelf: readonly string[];
};

/** What was sold, of whom, when and how it was paid. */
export function answerSales(facts: SalesFacts, { asked, i18n }: Telling): Said {
  const { kind, days, ids, called } = asked;
  const { report, nameOf } = facts;
  const { total } = report;
  const when = whenOf(days, asked, i18n);
  const seller = asked.own ?? ids.seller;
  const at = places.reports(days, {
    ...(seller && { seller }),
    ...(ids.agency && { agency: ids.agency }),
  });
  const to = asked.own ? "/performance" : at;
  const money = (francs: number) => linked(formatMoney(francs), to);
  const say = (sentence: string, ...notes: string[]): Said => ({ sentence, notes });
  const back =
    total.refunded > 0 ? [i18n._(msg`dont retours −${formatMoney(total.refunded)}`)] : [];
  const isNothing = total.tickets === 0 && total.returns === 0;
  switch (kind) {
    case "sales-total": {
      const francs = netRevenue(total) - leftOutFrancs();
      if (Number.isNaN(francs)) return productsElsewhere(when, i18n);
      return say(i18n._(msg`${when} : ${money(francs)} de ventes.`), ...back);
    }
    case "ticket-count":
      return say(i18n._(msg`${when} : ${ticketsWords(standingTickets(total))}.`));
    case "average-basket":
      return say(
        i18n._(
          msg`${when} : panier moyen de ${money(averageBasket(total))}, sur ${ticketsWords(standingTickets(total))}.`,
        ),
      );
    case "seller-sales":
    case "agency-sales": {
      const who = called[kind === "seller-sales" ? "seller" : "agency"] ?? "";
      return say(
        i18n._(
          msg`${when} : ${who} a vendu ${money(netRevenue(total))}, sur ${ticketsWords(standingTickets(total))}.`,
        ),
        ...back,
      );
    }
    case "best-day":
      return bestDay();
    case "compare-sales":
      return comparedSales(facts, { asked, i18n });
    case "cash-taken":
    case "mobile-taken": {
      const asked = new Set<string>(
        meansOfPayment
          .filter(({ inDrawer, byMessage }) => (kind === "cash-taken" ? inDrawer : byMessage))
          .map(({ id }) => id),
      );
      const lines = report.means.filter(({ means }) => asked.has(means));
      const francs = money(
        lines.reduce((sum, { received, refunded }) => sum + received - refunded, 0),
      );
      const note = i18n._(msg`Sans les dettes payées et les avances.`);
      return kind === "cash-taken"
        ? say(i18n._(msg`${when} : ${francs} de ventes payées en espèces.`), note)
        : say(i18n._(msg`${when} : ${francs} de ventes payées par Mobile Money.`), note);
    }
    case "credit-given":
      return say(i18n._(msg`${when} : ${money(splitOfSales(total).credit)} vendus à crédit.`));
    case "debts-paid":
      return say(i18n._(msg`${when} : ${money(debtsPaid(total))} de dettes payées.`));
    case "returns": {
      const francs = money(total.refunded);
      return say(
        i18n._(
          msg`${when} : ${plural(total.returns, { one: "# retour", other: "# retours" })}, ${francs} rendus.`,
        ),
        i18n._(msg`Les tickets annulés en font partie.`),
      );
    }
    case "voids":
      return say(
        i18n._(
          msg`${when} : ${linked(i18n._(msg`${plural(total.voids, { one: "# ticket annulé", other: "# tickets annulés" })}`), places.tickets(days))}.`,
        ),
      );
    case "tax": {
      const francs = vatLines(report.shops).reduce((sum, { amount }) => sum + amount, 0);
      return say(i18n._(msg`${when} : ${money(francs)} de TVA sur les tickets.`));
    }
    case "best-seller":
      return bestSeller();
    case "who-sold":
      return whoSold();
    default:
      return ofProducts();
  }

  /** Francs of the excluded goods; NaN when the products are unknown. */
  function leftOutFrancs(): number {
    const [products, categories] = [leftOutOf(asked, "product"), leftOutOf(asked, "category")];
    if (products.size + categories.size === 0) return 0;
    return (report.products ?? [])
      .filter(({ productId }) => isOut(productId))
      .reduce((sum, { revenue }) => sum + revenue, report.products ? 0 : Number.NaN);
  }

  function isOut(productId: string): boolean {
    const category = facts.categoryOf(productId);
    return (
      leftOutOf(asked, "product").has(productId) ||
      (category !== undefined && leftOutOf(asked, "category").has(category))
    );
  }

  function ticketsWords(count: number): string {
    return linked(i18n._(msg`${plural(count, { one: "# ticket", other: "# tickets" })}`), to);
  }

  function bestDay(): Said {
    const dates = [...new Set(facts.days.map(({ day }) => day))];
    const [best] = dates
      .map((date) => facts.days.filter(({ day }) => day === date))
      .map((ones) => ({ day: ones[0]?.day ?? "", francs: netRevenue(sumOf(ones)) }))
      .sort((a, b) => b.francs - a.francs || (a.day < b.day ? -1 : 1));
    if (!best || best.francs <= 0) return nothingSold();
    const day = { from: best.day, to: best.day };
    const francs = linked(formatMoney(best.francs), asked.own ? to : places.reports(day));
    const bestWhen = daysWords(day, i18n.locale as Language);
    return say(i18n._(msg`${when} : le meilleur jour est ${bestWhen}, avec ${francs}.`));
  }

  function bestSeller(): Said {
    const [best] = report.sellers;
    if (!best || netRevenue(best.amounts) <= 0) return nothingSold();
    const name = nameOf.seller(best.id);
    const francs = linked(
      formatMoney(netRevenue(best.amounts)),
      places.reports(days, { seller: best.id }),
    );
    return say(i18n._(msg`${when} : ${name} a vendu le plus, ${francs}.`));
  }

  function whoSold(): Said {
    if (report.sellers.length === 0) return nothingSold();
    const names = report.sellers.map(({ id, amounts }) => {
      const francs = formatMoney(netRevenue(amounts));
      return `${nameOf.seller(id)} (${linked(francs, places.reports(days, { seller: id }))})`;
    });
    return say(i18n._(msg`${when}, ont vendu : ${listed(names, i18n)}.`));
  }

  function nothingSold(): Said {
    return say(i18n._(msg`${when} : rien de vendu.`));
  }

  function ofProducts(): Said {
    const { products } = report;
    if (!products) return productsElsewhere(when, i18n);
    const of = products.find(({ productId }) => productId === ids.product);
    const name = called.product ?? "";
    if (kind === "product-sales")
      return say(i18n._(msg`${when} : ${money(of?.revenue ?? 0)} de ventes de ${name}.`));
    if (kind === "product-quantity") {
      const unit = facts.unitOf(ids.product ?? "");
      const pieces = linked(`${formatQuantity(of?.pieces ?? 0)}${unit}`, to);
      return say(i18n._(msg`${when} : ${pieces} de ${name}, retours déduits.`));
    }
    if (kind === "category-sales") {
      const inside = products.filter(
        ({ productId }) => facts.categoryOf(productId) === ids.category,
      );
      const francs = money(inside.reduce((sum, { revenue }) => sum + revenue, 0));
      const category = called.category ?? "";
      return say(i18n._(msg`${when} : ${francs} de ventes en ${category}.`));
    }
    if (kind === "best-products") {
      if (isNothing) return nothingSold();
      const best = topOf(products.filter(({ productId }) => !isOut(productId))).map(
        ({ productId, pieces }) => {
          const count = `${formatQuantity(pieces)}${facts.unitOf(productId)}`;
          return `${nameOf.product(productId)} (${linked(count, to)})`;
        },
      );
      return best.length === 0
        ? nothingSold()
        : say(i18n._(msg`${when}, les plus vendus : ${listed(best, i18n)}.`));
    }
    const sold = new Set(products.filter(isSold).map(({ productId }) => productId));
    const unsold = facts.onShelf.filter((id) => !sold.has(id));
    const count = linked(
      i18n._(
        msg`${plural(unsold.length, { one: "# produit en stock", other: "# produits en stock" })}`,
      ),
      to,
    );
    const first = listed(unsold.slice(0, 5).map(nameOf.product), i18n);
    return unsold.length === 0
      ? say(i18n._(msg`${when} : tout ce qui est en stock s’est vendu.`))
      : say(i18n._(msg`${when} : ${count} sans une vente : ${first}.`));
  }
}
