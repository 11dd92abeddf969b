import { kindsOf, type LineKind, settledBy } from "./line-kinds.ts";
import { saysCredit, saysDebt } from "./money-columns.ts";
import type { PersonColumn, PersonMapping } from "./person-column.ts";
import { type SignedAmount, signedAmount } from "./signed-amount.ts";

/**
 * Settings to read the amounts of a file. `sign`: −1 if a negative balance is a debt; undefined while nobody has
 * answered.
 */
export type AmountReading = {
  mapping: PersonMapping;
  titles: readonly string[];
  suppliers: boolean;
  sign: 1 | -1 | undefined;
};

/**
 * The amount that a line adds to the debt, in francs: a debt to the shop for customers, of the shop for suppliers.
 * Negative for a payment or a deposit; undefined if a cell is not understood. `rest`: the amount of its column of a
 * balance. `isSaid`: some cell holds an amount. `isOpen`: the file gives only a sign, and a person must tell its
 * meaning.
 */
export type LineAmount = {
  francs: number | undefined;
  rest: number | undefined;
  isSaid: boolean;
  isOpen: boolean;
};

type Cell = (column: PersonColumn) => string;

/** Reads the amount of each line. `kinds`: cells of the column of kinds. */
export function amountReader(
  { mapping, titles, suppliers, sign }: AmountReading,
  kinds: readonly string[],
): (cell: Cell) => LineAmount {
  const kindOf = kindsOf(kinds);
  const flip = suppliers ? -1 : 1;
  const title = titles[mapping.balance ?? -1] ?? "";
  const byTitle = saysDebt(title) ? 1 : (sign ?? 1);

  /** Null for an empty cell, undefined for a cell without an amount. */
  function valueIn(text: string): number | null | undefined {
    if (text === "") return null;
    const amount = signedAmount(text);
    if (!amount) return undefined;
    if (amount.side === undefined) return amount.francs;
    return isOwed(amount.side) ? amount.francs : -amount.francs;
  }

  function balanceOf(cell: Cell): number | null | undefined {
    const text = cell("balance");
    const amount = text === "" ? null : signedAmount(text);
    if (!amount) return amount;
    if (settledBy(cell("settled")) === true) return 0;
    if (amount.side) {
      const isAccounts = amount.side === "dr" || amount.side === "cr";
      return (isAccounts ? flip : 1) * (isOwed(amount.side) ? amount.francs : -amount.francs);
    }
    if (cell("kind") === "") return byTitle * amount.francs;
    const kind = kindOf(cell("kind"));
    const side = kind && sideOf[kind] * (kind.endsWith("owe") ? flip : 1);
    return side === undefined
      ? amount.francs === 0
        ? 0
        : undefined
      : side * Math.abs(amount.francs);
  }

  return (cell) => {
    const rest = mapping.balance === undefined ? null : balanceOf(cell);
    const amount = (francs: number | undefined, isSaid: boolean): LineAmount => ({
      ...{ francs, isSaid, rest: rest ?? undefined },
      isOpen: isAlone(mapping) && isOpen(cell("balance"), saysCredit(title)),
    });
    const pair = pairOf(cell, rest);
    if (pair) return pair;
    return rest === undefined ? amount(undefined, true) : amount(rest ?? 0, rest !== null);

    function pairOf(of: Cell, known: number | null | undefined): LineAmount | undefined {
      const isSides = mapping.theyOwe !== undefined || mapping.weOwe !== undefined;
      if (!isSides && mapping.bought === undefined) return undefined;
      const [more, less] = isSides
        ? [valueIn(of("theyOwe")), valueIn(of("weOwe"))]
        : [valueIn(of("bought")), paidOf(of)];
      if (more === undefined || less === undefined) return amount(undefined, true);
      if (more === null && less === null) return known === null ? amount(0, false) : undefined;
      const difference = (more ?? 0) - (less ?? 0);
      if (isSides) return amount(flip * difference, true);
      // The stated rest counts, unless lines have days: then it may be a running balance.
      const isRest = known !== null && known !== undefined && mapping.date === undefined;
      return isRest ? { ...amount(known, true), rest: difference } : amount(difference, true);
    }
  };

  /** « oui » pays the whole line. */
  function paidOf(cell: Cell): number | null | undefined {
    const text = cell("paid");
    if (/\d/.test(text)) return valueIn(text);
    const isPaid = settledBy(text === "" ? cell("settled") : text);
    if (isPaid !== undefined) return isPaid ? valueIn(cell("bought")) : 0;
    return valueIn(text);
  }
}

const isOwed = (side: SignedAmount["side"]) => side === "dr" || side === "owed";

const sideOf: Record<LineKind, number> = { "they-owe": 1, "we-owe": -1, taken: 1, paid: -1 };

/** True if a balance is the only amount of the file, so that nothing proves its sign. */
export const isAlone = ({ balance, theyOwe, weOwe, bought, kind }: PersonMapping): boolean =>
  balance !== undefined && [theyOwe, weOwe, bought, kind].every((at) => at === undefined);

function isOpen(text: string, isCredit: boolean): boolean {
  const amount = /\d/.test(text) ? signedAmount(text) : undefined;
  if (!amount || amount.side !== undefined) return false;
  return amount.francs < 0 || (isCredit && amount.francs > 0);
}
