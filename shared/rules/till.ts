import type { DebtFigure } from "#shared/schemas/debt-figures.ts";
import { each, type Means, type ToldFigures } from "#shared/schemas/means.ts";
import { meansOfPayment } from "#shared/schemas/means-of-payment.ts";
import type { Payment, ReturnBody, SaleLine } from "#shared/schemas/sale.ts";
import type { PieceCount, TillFigures } from "#shared/schemas/till.ts";
import { addMove } from "./account-figures.ts";
import { amountsOfReturn, amountsOfSale, sumOf } from "./figures.ts";
import { areSameTaxes, type Taxes } from "./tax.ts";

/** The notes and coins of the zone of the franc CFA of Central Africa, largest first. */
export const cashPieces: readonly Omit<PieceCount, "count">[] = [
  ...[10_000, 5000, 2000, 1000, 500].map((value) => ({ kind: "note", value }) as const),
  ...[500, 100, 50, 25, 10, 5, 2, 1].map((value) => ({ kind: "coin", value }) as const),
];

/** What the pieces are worth together, in francs. */
export function worthOf(counts: readonly PieceCount[]): number {
  return counts.reduce((sum, { value, count }) => sum + value * count, 0);
}

/** What happened at a till, as far as its drawer is concerned. */
export type TillFact =
  | {
      kind: "sale";
      receipt: number;
      lines: readonly SaleLine[];
      payments: readonly Pick<Payment, "method" | "amount">[];
      vatRate?: number | undefined;
    }
  | {
      kind: "return";
      lines: readonly SaleLine[];
      refund: ReturnBody["refund"];
      cashPart?: number | null | undefined;
      isVoid: boolean;
      saleId?: string | null | undefined;
      /** Given back before the float was counted: no cash of this drawer any more. */
      isInFloat?: boolean | undefined;
      vatRate?: number | undefined;
      vat?: number | undefined;
      taxes?: Taxes | null | undefined;
    }
  /** A debt that was paid, or money that was left as a deposit (C7). */
  | { kind: "payment"; method: string; amount: number }
  | { kind: "move"; direction: "in" | "out"; amount: number };

const nobody = { day: "", sellerId: "" };
const inDrawer = meansOfPayment.filter((one) => one.inDrawer);
const nothingFromDrawer = each(
  inDrawer.map(({ refunded }) => refunded),
  () => 0,
);

/**
 * The figures of a till from its float and all that happened since, in francs. Of a cash sale counts the amount that
 * was due, not what was handed over: the rest went back as change.
 */
export function tillFigures(float: number, facts: readonly TillFact[]): TillFigures {
  const undone = firstVoids(facts);
  const amounts = facts.flatMap((fact) => {
    if (fact.kind === "sale") return amountsOfSale({ ...nobody, ...fact });
    if (fact.kind !== "return") return [];
    const amounts = amountsOfReturn({ ...nobody, ...fact, isVoid: undone.has(fact) });
    return fact.isInFloat ? { ...amounts, ...nothingFromDrawer } : amounts;
  });
  const all = sumOf(amounts);
  for (const fact of facts)
    if (fact.kind === "payment") addMove(all, { ...fact, change: -fact.amount });
  // What the office says of debts is of no till.
  const { taxes, debtsOpened, debtsForgiven, debtsCorrected, ...sum } = all;
  const moved = (wanted: "in" | "out") =>
    facts.reduce(
      (all, fact) => (fact.kind === "move" && fact.direction === wanted ? all + fact.amount : all),
      0,
    );
  const [moneyIn, moneyOut] = [moved("in"), moved("out")];
  const receipts = facts.flatMap((fact) => (fact.kind === "sale" ? fact.receipt : []));
  return {
    ...sum,
    ...{ float, moneyIn, moneyOut },
    ...(taxes && { taxes: [...taxes] }),
    expected: float + netInDrawer(sum) + debtsInDrawer(sum) + moneyIn - moneyOut,
    firstReceipt: receipts.length > 0 ? receipts.reduce((a, b) => Math.min(a, b)) : null,
    lastReceipt: receipts.length > 0 ? receipts.reduce((a, b) => Math.max(a, b)) : null,
  };
}

/** Voids, one for each ticket: of several the one of the most lines, in whatever order they are told. */
function firstVoids(facts: readonly TillFact[]): ReadonlySet<TillFact> {
  const voids = new Map<unknown, Extract<TillFact, { kind: "return" }>>();
  for (const fact of facts) {
    if (fact.kind !== "return" || !fact.isVoid) continue;
    const ticket = fact.saleId?.toLowerCase() ?? fact;
    const known = voids.get(ticket);
    if (!known || known.lines.length < fact.lines.length) voids.set(ticket, fact);
  }
  return new Set(voids.values());
}

/** Whether what was found is what was told, to the franc and to the ticket. */
export function areSameFigures(told: TillFigures, found: TillFigures): boolean {
  const { taxes, ...amounts } = told;
  const keys = Object.keys(amounts) as (keyof typeof amounts)[];
  return keys.every((key) => told[key] === found[key]) && areSameTaxes(taxes, found.taxes);
}

/** What is in the drawer beyond what should be there: below zero when money is missing. */
export function tillDifference(closed: { counted: number; figures: TillFigures }): number {
  return closed.counted - closed.figures.expected;
}

/** What was taken in by one means less what was given back by it, in francs; nothing in figures from before it came. */
export const netByMeans = (figures: ToldFigures, { received, refunded }: Means) =>
  (figures[received] ?? 0) - (figures[refunded] ?? 0);

/** What sales brought into the drawer, less what left it for what came back. */
export const netInDrawer = (figures: ToldFigures) =>
  inDrawer.reduce((sum, one) => sum + netByMeans(figures, one), 0);

/** Debts that were paid into the drawer, in francs; nothing in closings of before. */
export const debtsInDrawer = (figures: { readonly [Figure in DebtFigure]?: number | undefined }) =>
  inDrawer.reduce((sum, { debts }) => sum + (debts ? (figures[debts] ?? 0) : 0), 0);

/** The number printed on a report of a closing. */
export function closingNumber(deviceCode: string, z: number): string {
  return `${deviceCode}-Z${z}`;
}
