import { msg } from "@lingui/core/macro";
import { expensesOf } from "#shared/rules/expenses.ts";
import type { ExpenseCategory } from "#shared/schemas/expense-categories.ts";
import { leftOutOf, places, type Telling, whenOf } from "#web/blocks/ask/asked.ts";
import { linked, type Said } from "#web/blocks/ask/said.ts";
import { expenseWords } from "#web/blocks/expenses/expense-words.ts";
import { firstDay, lastDay, type Period } from "#web/blocks/periods/period.ts";
import { isProvisional, marginShare } from "#web/blocks/profit/profit-figures.ts";
import type { OpenProfit } from "#web/blocks/profit/use-profit.ts";
import { formatMoney, formatQuantity } from "#web/i18n/money.ts";
import { comparedDays } from "./compared.ts";
import { listed } from "./listed.ts";
import { productsElsewhere } from "./products-elsewhere.ts";

/** What answers of what is earned are told from: the profit as its page works it out. */
export type ProfitFacts = {
  open: OpenProfit;
  /** That of the days which are compared; undefined where nothing is. */
  against: OpenProfit | undefined;
  productName: (id: string) => string;
};

/** What was earned and spent, on what and by whom. */
export function answerProfit(
  { open, against, productName }: ProfitFacts,
  { asked, i18n }: Telling,
): Said {
  const { kind, days, ids, called, today } = asked;
  const { report, expenses } = open;
  const { total } = report;
  const when = whenOf(days, asked, i18n);
  const to = places.profit(days);
  const money = (francs: number, place = to) => linked(formatMoney(francs), place);
  const without = (unknown: number) =>
    unknown !== 0 ? [i18n._(msg`sans ${formatMoney(unknown)} de ventes au coût inconnu`)] : [];
  const provisional = isProvisional(days, today)
    ? [i18n._(msg`provisoire jusqu’à la clôture du mois`)]
    : [];
  const notes = [...without(total.unknown), ...provisional];
  switch (kind) {
    case "profit":
      return { sentence: i18n._(msg`${when} : ${money(total.profit)} de bénéfice.`), notes };
    case "gross-margin": {
      const share = marginShare(total);
      const percent = share === undefined ? "" : ` (${formatQuantity(share)} %)`;
      return {
        sentence: i18n._(msg`${when} : ${money(total.margin)} de marge sur les ventes${percent}.`),
        notes,
      };
    }
    case "compare-profit": {
      const then = against?.report.total.profit ?? 0;
      const before = asked.against ?? days;
      const other = money(then, places.profit(before));
      const whenBefore = whenOf(before, asked, i18n);
      const compared = comparedDays(total.profit, then, { days, before, asked, i18n });
      const { change } = compared;
      return {
        sentence: i18n._(
          msg`${when} : ${money(total.profit)} de bénéfice. ${whenBefore} : ${other}. ${change}`,
        ),
        notes: [...notes, ...compared.notes],
      };
    }
    case "compare-expenses": {
      const before = asked.against ?? days;
      const [now, then] = [spentOn(open, days), against ? spentOn(against, before) : 0];
      const [figure, other] = [money(now), money(then, places.profit(before))];
      const whenBefore = whenOf(before, asked, i18n);
      const { change, notes } = comparedDays(now, then, { days, before, asked, i18n });
      const sentence = i18n._(msg`${when} : ${figure}. ${whenBefore} : ${other}. ${change}`);
      const category = i18n._(expenseWords[(ids.expense ?? "other") as ExpenseCategory]);
      return {
        sentence: ids.expense
          ? i18n._(msg`Dépenses, ${category}. ${sentence}`)
          : i18n._(msg`Dépenses. ${sentence}`),
        notes,
      };
    }
    case "losses":
      return {
        sentence: i18n._(msg`${when} : ${money(total.losses)} de pertes de marchandises.`),
        notes:
          total.lostUnknown > 0
            ? [
                i18n._(
                  msg`sans ${formatQuantity(total.lostUnknown)} pièces perdues au coût inconnu`,
                ),
              ]
            : [],
      };
    case "expenses-total":
      return { sentence: i18n._(msg`${when} : ${money(spentInside())} de dépenses.`) };
    case "expenses-category": {
      const francs = spentOn(open, days);
      const category = i18n._(expenseWords[(ids.expense ?? "other") as ExpenseCategory]);
      const place = isOneMonth() ? places.expenses(days.from.slice(0, 7), ids.expense) : to;
      return {
        sentence: i18n._(msg`${when} : ${money(francs, place)} de dépenses en ${category}.`),
      };
    }
    case "seller-profit": {
      const part = report.sellers.find(({ id }) => id === ids.seller);
      const name = called.seller ?? "";
      return {
        sentence: i18n._(
          msg`${when} : ${money(part?.margin ?? 0)} de marge sur les ventes de ${name}.`,
        ),
        notes: without(part?.unknown ?? 0),
      };
    }
    default:
      return ofProducts();
  }

  /** Francs of a profit's expenses; only those of the category when the question names one. */
  function spentOn(profit: OpenProfit, span: Period): number {
    if (!ids.expense) return profit.report.total.expenses;
    return expensesOf(profit.expenses, span).get(ids.expense as ExpenseCategory) ?? 0;
  }

  /** Francs of the expenses without those that the question excludes. */
  function spentInside(): number {
    const out = [...leftOutOf(asked, "expense")] as ExpenseCategory[];
    if (out.length === 0) return total.expenses;
    const spent = expensesOf(expenses, days);
    return out.reduce((sum, category) => sum - (spent.get(category) ?? 0), total.expenses);
  }

  /** A whole month, or what there is of the one that goes on. */
  function isOneMonth(): boolean {
    const month = days.from.slice(0, 7);
    const ends = [lastDay(month), today];
    return days.from === firstDay(month) && days.to.startsWith(month) && ends.includes(days.to);
  }

  function ofProducts(): Said {
    const { products, categories } = report;
    if (!products) return productsElsewhere(when, i18n);
    if (kind === "product-profit") {
      const name = called.product ?? "";
      const of = products.find(({ productId }) => productId === ids.product);
      if (of && of.result === null)
        return { sentence: i18n._(msg`Le coût de ${name} n’est pas connu.`), isUnknown: true };
      return {
        sentence: i18n._(msg`${when} : ${money(of?.result ?? 0)} gagnés sur ${name}.`),
        notes: without(of?.unknown ?? 0),
      };
    }
    if (kind === "category-profit") {
      const category = called.category ?? "";
      const of = categories.find(({ id }) => id === ids.category);
      return {
        sentence: i18n._(msg`${when} : ${money(of?.margin ?? 0)} gagnés sur ${category}.`),
        notes: without(of?.unknown ?? 0),
      };
    }
    const best = products
      .filter(({ result }) => result !== null && result > 0)
      .slice(0, 5)
      .map(({ productId, result }) => `${productName(productId)} (${money(result ?? 0)})`);
    if (best.length === 0)
      return { sentence: i18n._(msg`${when} : aucun produit n’a laissé de gain connu.`), notes };
    return {
      sentence: i18n._(msg`${when}, ce qui rapporte le plus : ${listed(best, i18n)}.`),
      notes: without(total.unknown),
    };
  }
}
