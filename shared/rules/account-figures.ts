import type { AccountMove } from "#shared/schemas/customer-account.ts";
import { type AccountFigure, debtFigures, saidFigures } from "#shared/schemas/debt-figures.ts";
import type { Means, ReceivedFigure, RefundedFigure } from "#shared/schemas/means.ts";
import { meansOfPayment } from "#shared/schemas/means-of-payment.ts";

/** A line of an account as it is counted: on its day, to who did it, at no agency (H9). */
export type MoveToCount = Pick<AccountMove, "day" | "sellerId" | "kind" | "change"> & {
  method?: string | null | undefined;
};

const said: { readonly [kind in string]?: AccountFigure } = saidFigures;

/** What stands on a ticket, charge and refund, is counted with the ticket. */
export const isCounted = ({ kind }: Pick<MoveToCount, "kind">) =>
  kind === "payment" || kind in said;

/** Adds a line of an account to figures. */
export function addMove(
  sum: Record<AccountFigure, number>,
  { kind, change, method }: Pick<MoveToCount, "kind" | "change" | "method">,
): void {
  const figure = kind === "payment" ? debtsBy(method) : said[kind];
  if (!figure) return;
  // Told as people say it: what was paid and what was forgiven lower an account.
  sum[figure] += kind === "payment" || kind === "forgiven" ? -change : change;
}

/** None for what only a later version knows. */
const debtsBy = (method: string | null | undefined) =>
  meansOfPayment.find(({ id }) => id === method)?.debts ?? undefined;

/** Francs of debts that were paid, by all means of money: no revenue (C7). */
export const debtsPaid = (figures: { readonly [Figure in AccountFigure]?: number | undefined }) =>
  debtFigures.reduce((sum, figure) => sum + (figures[figure] ?? 0), 0);

type MeansTold = { readonly [Figure in ReceivedFigure | RefundedFigure]?: number | undefined };

type PartOfSales = "money" | "credit" | "deposit" | "loyalty";

/** Net francs of sales: in money, left on accounts, taken from deposits, paid by points: four things, and debts paid none of them (C7, Y4). */
export function splitOfSales(figures: MeansTold): Record<PartOfSales, number> {
  const split = { money: 0, credit: 0, deposit: 0, loyalty: 0 };
  for (const one of meansOfPayment) {
    const kind = partOf(one);
    split[kind] += (figures[one.received] ?? 0) - (figures[one.refunded] ?? 0);
  }
  return split;
}

function partOf(one: Means): PartOfSales {
  if (one.debts !== null) return "money";
  if (one.carries !== "customer") return one.carries;
  return "usesDeposit" in one ? "deposit" : "credit";
}

/** Whether anything was sold or came back; else only accounts moved. */
export const hasTrade = ({
  tickets,
  returns,
  revenue,
  refunded,
}: {
  readonly [Figure in "tickets" | "returns" | "revenue" | "refunded"]: number;
}) => tickets !== 0 || returns !== 0 || revenue !== 0 || refunded !== 0;
