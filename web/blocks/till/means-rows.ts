import type { MessageDescriptor } from "@lingui/core";
import { netByMeans } from "#shared/rules/till.ts";
import type { ToldFigures } from "#shared/schemas/means.ts";
import { meansOfPayment } from "#shared/schemas/means-of-payment.ts";
import { meansWords } from "#web/blocks/other-means/means-words.ts";

/** So many francs, and what they are. */
type MeansRow = { words: MessageDescriptor; francs: number };

/** What sales brought into the drawer and what left it for what came back, which shows only where something did. */
export function drawerRows(figures: ToldFigures): MeansRow[] {
  return meansOfPayment.flatMap((one) => {
    if (!one.inDrawer) return [];
    const { sold, givenBack } = meansWords[one.id];
    const back = figures[one.refunded] ?? 0;
    const row = { words: sold, francs: figures[one.received] ?? 0 };
    return back > 0 ? [row, { words: givenBack, francs: -back }] : [row];
  });
}

/** The part of the net sales that is not in the drawer, by means. */
export function besideDrawerRows(figures: ToldFigures): MeansRow[] {
  return meansOfPayment.flatMap((one) =>
    one.inDrawer ? [] : [{ words: meansWords[one.id].ofWhich, francs: netByMeans(figures, one) }],
  );
}

/** What each means brought, less what was given back by it. */
export function netRows(figures: ToldFigures): MeansRow[] {
  return meansOfPayment.map((one) => ({
    words: meansWords[one.id].net,
    francs: netByMeans(figures, one),
  }));
}
