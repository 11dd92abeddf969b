import { pointsMeans } from "#shared/schemas/account-means.ts";
import { idsOfMoney, type MoneyMeans, meansById } from "#shared/schemas/means.ts";
import type { Proposal, SpokenTender } from "./proposal.ts";

/** Start of a sale's payment, by the means and the customer that were said; all of it is still to be confirmed. */
export type SaidStart = {
  way: MoneyMeans | "split" | "on-account" | "loyalty";
  /** Francs handed over in cash, if they were said. */
  tendered?: number | undefined;
  /** Parts of a split payment. A part without francs takes the rest of the sum then due. */
  parts: readonly { method: MoneyMeans; amount?: number | undefined }[];
  /** The customer; undefined where nobody was named, or a person whom the shop does not know. */
  customerId?: string | undefined;
  /** For a sale on account: the francs paid at once, and their means. */
  paidNow?: number | undefined;
  paidBy?: MoneyMeans | undefined;
  /** Reference of a payment by message, as it was said. */
  reference?: string | undefined;
  /** The spoken payment does not fit in whole: beside credit, only one of several means is kept. */
  isPart?: true;
};

type Said = Pick<Proposal, "tenders" | "customer" | "stranger" | "reference">;

/** True for a sale that named its means of payment or its customer. */
export const namesPayment = ({ tenders, customer, stranger }: Said): boolean =>
  tenders.length > 0 || customer !== undefined || stranger !== undefined;

const isMoney = (tender: SpokenTender): tender is SpokenTender & { method: MoneyMeans } =>
  (idsOfMoney as readonly string[]).includes(tender.method);

const isCounted = (method: MoneyMeans) => meansById[method].carries === "tendered";

/**
 * Start of a payment of so many francs (`due`). Amounts that were said stay as they are. Halves and rests follow `due`,
 * which may differ from the total of the sentence. `chosen` is the customer chosen among several as near.
 */
export function saidStart(said: Said, chosen: string | undefined, due: number): SaidStart {
  const { reference } = said;
  const start = startOf(said, chosen, due);
  return reference === undefined ? start : { ...start, reference };
}

function startOf(said: Said, chosen: string | undefined, due: number): SaidStart {
  const customerId = chosen ?? said.customer?.id;
  const isNamed = customerId !== undefined || namesSomebody(said);
  const amountOf = ({ amount, isHalf }: SpokenTender) => (isHalf ? Math.floor(due / 2) : amount);
  const money = said.tenders.filter(isMoney);
  const others = said.tenders.filter((tender) => !isMoney(tender));
  const [one, another] = money;
  const named = { customerId, paidBy: one?.method };
  const sumOf = (tenders: readonly SpokenTender[]) =>
    tenders.reduce((sum, tender) => sum + (amountOf(tender) ?? 0), 0);
  if (others.some(({ method }) => method === pointsMeans))
    return { way: "loyalty", parts: [], ...named };
  if (others.length > 0) {
    const isRest = money.some((tender) => amountOf(tender) === undefined);
    const paidNow = isRest ? Math.max(0, due - sumOf(others)) : sumOf(money);
    return {
      ...{ way: "on-account", parts: [], ...named, paidNow },
      ...(another ? { isPart: true } : {}),
    };
  }
  if (!one) return { way: idsOfMoney[0] ?? "cash", parts: [], customerId };
  if (!another) {
    const amount = amountOf(one);
    // « Jean avance 200 »: the unpaid rest goes on his account.
    if (amount !== undefined && amount < due && isNamed)
      return { way: "on-account", parts: [], ...named, paidNow: amount };
    if (isCounted(one.method)) return { way: one.method, tendered: amount, parts: [], customerId };
    if (amount === undefined || amount >= due)
      return { way: one.method, parts: [{ method: one.method }], customerId };
    const rest = idsOfMoney.find(isCounted);
    const parts = [{ method: one.method, amount }, ...(rest ? [{ method: rest }] : [])];
    return { way: "split", parts, customerId };
  }
  const halves = money.filter(({ isHalf }) => isHalf);
  const parts = money.map((tender) => ({
    method: tender.method,
    // The second of two halves takes the odd franc.
    amount: halves.length > 1 && tender === halves.at(-1) ? undefined : amountOf(tender),
  }));
  return { way: "split", parts, customerId };
}

const namesSomebody = ({ customer, stranger }: Said) =>
  customer !== undefined || stranger !== undefined;
