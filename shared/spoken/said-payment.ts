import { pointsMeans } from "#shared/schemas/account-means.ts";
import { idsOfMoney, type MoneyMeans, meansById } from "#shared/schemas/means.ts";
import type { Proposal, SpokenTender } from "./proposal.ts";

/** The payment of a sale, as it begins where somebody said how it is paid and by whom; all of it is confirmed there. */
export type SaidStart = {
  way: MoneyMeans | "split" | "on-account" | "loyalty";
  /** Francs handed over in cash, where they were said. */
  tendered?: number | undefined;
  /** Of a payment in parts; one without francs takes what the others leave, whatever is due then. */
  parts: readonly { method: MoneyMeans; amount?: number | undefined }[];
  /** Whoever buys; undefined where nobody was named, or somebody whom the shop does not know. */
  customerId?: string | undefined;
  /** Of what stands on an account: francs that are paid at once, and by what. */
  paidNow?: number | undefined;
  paidBy?: MoneyMeans | undefined;
  /** Of what is paid by a message, as it was said. */
  reference?: string | undefined;
  /** How it is paid cannot be put in whole: of several means beside credit only one is. */
  isPart?: true;
};

type Said = Pick<Proposal, "tenders" | "customer" | "stranger" | "reference">;

/** Whether a sale said how it is paid, or by whom. */
export const namesPayment = ({ tenders, customer, stranger }: Said): boolean =>
  tenders.length > 0 || customer !== undefined || stranger !== undefined;

const isMoney = (tender: SpokenTender): tender is SpokenTender & { method: MoneyMeans } =>
  (idsOfMoney as readonly string[]).includes(tender.method);

const isCounted = (method: MoneyMeans) => meansById[method].carries === "tendered";

/**
 * How the payment of so many francs (`due`) begins. Amounts that were said stay as they are; halves and rests follow what
 * is due, which may differ from what the sentence came to. `chosen` is the customer, where several were as near.
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
    // « Jean avance 200 »: what is not paid stands on his account.
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
    // Of two halves the second takes the odd franc.
    amount: halves.length > 1 && tender === halves.at(-1) ? undefined : amountOf(tender),
  }));
  return { way: "split", parts, customerId };
}

const namesSomebody = ({ customer, stranger }: Said) =>
  customer !== undefined || stranger !== undefined;
