import { pricedPer, wareOf } from "#shared/rules/ware.ts";
import type { ExpenseCategory } from "#shared/schemas/expense-categories.ts";
import { lineAmount } from "#shared/schemas/line-amount.ts";
import { idsOfMoney, type MoneyMeans } from "#shared/schemas/means.ts";
import type { SoldBy } from "#shared/schemas/measure.ts";
import { type Choices, meantBy } from "./meant.ts";
import type { Proposal, SpokenLine } from "./proposal.ts";
import type { SpokenProduct } from "./spoken-shop.ts";

/** What a form starts from: each of it only where it was said, to be looked at and confirmed there. */
type Said = {
  /** The sentence. */
  text: string;
  /** Whether nothing of it was doubted. */
  isSure: boolean;
  means?: MoneyMeans | undefined;
  fromDrawer?: boolean | undefined;
  reference?: string | undefined;
};
export type SaidExpense = Said & {
  kind: "expense";
  category?: ExpenseCategory | undefined;
  amount?: number | undefined;
  note?: string | undefined;
};
/** Of a customer's debt, or of what is owed to a supplier. */
export type SaidPayment = Said & {
  kind: "payment";
  partyId: string;
  suppliers: boolean;
  amount?: number | undefined;
};
/** `cost`: francs of the whole line. `by`: the pack in which it is counted. `paid`: francs, or all. */
export type SaidPurchase = Said & {
  kind: "purchase";
  supplierId?: string | undefined;
  lines: readonly {
    productId: string;
    quantity: number;
    cost?: number | undefined;
    by?: SoldBy | undefined;
  }[];
  paid?: number | "all" | undefined;
};
export type SaidAct = SaidExpense | SaidPayment | SaidPurchase;

/** What was chosen between people who are as near, and between goods. */
export type ActChoices = { partyId?: string | undefined; goods: Choices };

/** Francs that a line of a purchase costs as it was said; undefined where nobody said, or not to the franc. */
export function saidCost(
  { price, amount }: Pick<SpokenLine, "price" | "amount">,
  quantity: number,
  per: number,
): number | undefined {
  const cost =
    amount ?? (price === undefined ? undefined : lineAmount({ quantity, price, by: { per } }));
  return cost !== undefined && Number.isSafeInteger(cost) && cost >= 0 ? cost : undefined;
}

/**
 * What the form of an act starts from; undefined of a sale, of nothing, and while it is open whose payment it is or which
 * goods were meant.
 */
export function saidAct(
  proposal: Proposal,
  text: string,
  { partyId, goods }: ActChoices,
  productOf: (id: string) => SpokenProduct | undefined,
): SaidAct | undefined {
  const { kind, unsure, total, fromDrawer, reference, category, note } = proposal;
  const money = proposal.tenders.filter(({ method }) => isMoney(method));
  const [tender] = money;
  const said: Said = {
    ...{ text, isSure: unsure.length === 0, fromDrawer, reference },
    means: tender && (tender.method as MoneyMeans),
  };
  const party = proposal.customer ?? proposal.supplier;
  const named = partyId ?? party?.id;
  if (kind === "expense") return { ...said, kind, category, amount: total, note };
  if (kind === "payment") {
    if (named === undefined) return undefined;
    return { ...said, kind, partyId: named, suppliers: party === proposal.supplier, amount: total };
  }
  if (kind !== "purchase") return undefined;
  const lines = proposal.lines.flatMap((line, at) => {
    const meant = meantBy(line, goods[at]);
    const product = meant && productOf(meant.productId);
    if (!meant || !product) return [];
    const { productId, packId, quantity } = meant;
    const by = packId === undefined ? undefined : wareOf({ ...product, minPrice: 0 }, packId)?.by;
    const per = by?.per ?? (product.unit ? pricedPer(product.unit) : 1);
    return [{ productId, quantity, cost: saidCost(meant, quantity, per), by }];
  });
  if (lines.length < proposal.lines.length) return undefined;
  const isPart = proposal.tenders.length > money.length;
  const sum = money.reduce((sum, { amount = 0 }) => sum + amount, 0);
  const isAll = !isPart && money.some(({ amount }) => amount === undefined);
  const paid = tender && (isAll ? "all" : sum || undefined);
  return { ...said, kind, supplierId: named, lines, paid };
}

const isMoney = (method: string) => (idsOfMoney as readonly string[]).includes(method);
