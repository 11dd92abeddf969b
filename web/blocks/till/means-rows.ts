import type { MessageDescriptor } from "@lingui/core";
import { netByMeans } from "#shared/rules/till.ts";
import type { DebtFigure } from "#shared/schemas/debt-figures.ts";
import type { ToldFigures } from "#shared/schemas/means.ts";
import { meansOfPayment } from "#shared/schemas/means-of-payment.ts";
import { meansWords } from "#web/blocks/other-means/means-words.ts";

/** So many francs, and what they are. */
type MeansRow = { words: MessageDescriptor; francs: number };

type Figures = ToldFigures & { readonly [Figure in DebtFigure]?: number | undefined };

/**
 * What sales brought into the drawer, and what left it for what came back and what debts brought, which show only where
 * something did.
 */
export function drawerRows(figures: Figures): MeansRow[] {
  return meansOfPayment.flatMap((one) => {
    if (!one.inDrawer) return [];
    const { sold, givenBack } = meansWords[one.id];
    const back = figures[one.refunded] ?? 0;
    const row = { words: sold, francs: figures[one.received] ?? 0 };
    return [
      row,
      ...(back > 0 ? [{ words: givenBack, francs: -back }] : []),
      ...debtRows(figures).filter(({ means }) => means.id === one.id),
    ];
  });
}

/** Debts that were paid by what lies in no drawer, by means, where any were. */
export const debtsBesideDrawer = (figures: Figures): MeansRow[] =>
  debtRows(figures).filter(({ means }) => !means.inDrawer);

/** Debts that were paid, by means, where any were. */
export function debtRows(figures: Figures) {
  return meansOfPayment.flatMap((means) => {
    if (means.debts === null) return [];
    const francs = figures[means.debts] ?? 0;
    return francs > 0 ? [{ means, words: meansWords[means.id].debtsPaid, francs }] : [];
  });
}

/** Whether anything went by it; what stands on accounts shows only where customers have some. */
const isShown = (figures: ToldFigures, one: (typeof meansOfPayment)[number]) =>
  one.debts !== null || (figures[one.received] ?? 0) > 0 || (figures[one.refunded] ?? 0) > 0;

/** The part of the net sales that is not in the drawer, by means. */
export function besideDrawerRows(figures: ToldFigures): MeansRow[] {
  return meansOfPayment.flatMap((one) =>
    one.inDrawer || !isShown(figures, one)
      ? []
      : [{ words: meansWords[one.id].ofWhich, francs: netByMeans(figures, one) }],
  );
}

/** What each means brought, less what was given back by it. */
export function netRows(figures: ToldFigures): MeansRow[] {
  const shown = meansOfPayment.filter((one) => isShown(figures, one));
  return shown.map((one) => ({
    words: meansWords[one.id].net,
    francs: netByMeans(figures, one),
  }));
}
