import { assigned, cellsOf, type Rows, shareOf } from "./column-guess.ts";
import { foldedTitle, isAmong, isFiller, wordsSay } from "./column-words.ts";
import { settledBy } from "./line-kinds.ts";
import {
  debtWords,
  moneyWords,
  netWords,
  notMoneyWords,
  type PersonMapping,
  purchaseWords,
  sideSentences,
  sumWords,
} from "./person-column.ts";
import { isAmount, signedAmount } from "./signed-amount.ts";

/** Titles of an opening balance; the current balance wins over it. */
const isOpening = /\b(?:opening|initiale?|ancien|precedent|previous|brought)\b/;
/** Weight of a title: of two titles of a balance, the one that means what is left now wins. */
function lessSure(column: Money, title: string): number {
  if (isOpening.test(title)) return 0.8;
  return column === "balance" && !says(netWords, title) ? 0.95 : 1;
}
type Money = keyof typeof moneyWords;
type Candidate = { at: number; title: string; says: Record<Money, number> };

const says = (list: ReadonlySet<string>, title: string) =>
  title.split(" ").some((word) => isAmong(list, word));

/**
 * True for a title that means a debt, so that nobody must be asked about its sign: « Reste à payer », « Montant dû », «
 * Outstanding ».
 */
export const saysDebt = (title: string): boolean => says(debtWords, foldedTitle(title));
/** True for « crédit » alone: a debt for a shopkeeper, the contrary for a bookkeeper. */
export const saysCredit = (title: string): boolean =>
  !saysDebt(title) && /\bcredits?\b/.test(foldedTitle(title));

/**
 * The columns of amounts besides the `others`, and the role of each: by its title, else by arithmetic (total − paid =
 * rest). `rows`: those below the titles. Columns that neither explains are left out.
 */
export function moneyColumns(
  titles: readonly string[],
  rows: Rows,
  others: PersonMapping,
): PersonMapping {
  const all = candidates(titles, rows, new Set(Object.values(others)));
  const mapping: PersonMapping = sidesOf(all);
  const titleOf = (at: number) => foldedTitle(titles[at] ?? "");
  const hasSides = Object.keys(mapping).length > 0;
  const free = all.filter(
    ({ at, says: told }) =>
      !Object.values(mapping).includes(at) && !(hasSides && told.theyOwe + told.weOwe > 0),
  );
  const proven = hasSides ? undefined : provenColumns();
  const asked = hasSides ? (["balance"] as const) : (["balance", "paid", "bought"] as const);
  const told = free.flatMap(({ at, says: by }) =>
    asked.flatMap((column) =>
      by[column] > 0 ? [{ column, at, likeness: by[column] * lessSure(column, titleOf(at)) }] : [],
    ),
  );
  Object.assign(mapping, proven ?? assigned<Money>(told));
  return settle(mapping, all, rows, others.date !== undefined);

  /** Columns with total − paid = rest in most rows, and at least two, with some payment among them. */
  function provenColumns(): PersonMapping | undefined {
    const fits = all.flatMap((a) =>
      all.flatMap((b) =>
        all.flatMap((c) => {
          if (a === b || b === c || a === c || !isDifference(rows, [a.at, b.at, c.at])) return [];
          const told = a.says.bought + b.says.paid + c.says.balance;
          return [{ bought: a.at, paid: b.at, balance: c.at, told }];
        }),
      ),
    );
    const [best] = fits.sort((one, other) => other.told - one.told);
    if (!best) return undefined;
    const { told: _told, ...proven } = best;
    return proven;
  }
}

function candidates(
  titles: readonly string[],
  rows: Rows,
  taken: ReadonlySet<number>,
): Candidate[] {
  const width = Math.max(titles.length, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => at).flatMap((at) => {
    const cells = cellsOf(rows, at);
    const title = foldedTitle(titles[at] ?? "");
    const isMoney =
      !taken.has(at) &&
      !title.split(" ").some((word) => notMoneyWords.has(word)) &&
      !isCounting(cells) &&
      shareOf(cells, isAmount) >= 0.5;
    // The title of an empty column may still name a side.
    if (!isMoney && (cells.length > 0 || taken.has(at) || title === "")) return [];
    const told = moneySays(title);
    return isMoney || Math.max(told.theyOwe, told.weOwe, told.paid) > 0
      ? [{ at, title, says: told }]
      : [];
  });
}

/** Likeness of a title for each role, 0 to 1. A sum of something unknown, « Total Orders », has none. */
function moneySays(title: string): Record<Money, number> {
  const told = Object.fromEntries(
    Object.entries(moneyWords).map(([column, words]) => [column, wordsSay(words, title)]),
  ) as Record<Money, number>;
  for (const side of ["theyOwe", "weOwe"] as const)
    if (sideSentences[side].test(title))
      return { theyOwe: 0, weOwe: 0, balance: 0, bought: 0, paid: 0, [side]: 1 };
  const words = title.split(" ");
  const others = words.filter((word) => !sumWords.has(word));
  const isBought =
    others.some((word) => isAmong(moneyWords.bought.any, word)) || others.every(isFiller);
  return isBought ? told : { ...told, bought: 0 };
}

/** True for line numbers: 1, 2, 3 … */
function isCounting(cells: readonly string[]): boolean {
  const numbers = cells.filter((cell) => /^\d{1,4}$/.test(cell)).map(Number);
  const first = numbers[0] ?? 0;
  return numbers.length > 1 && first < 3 && numbers.every((one, at) => one === first + at);
}

/**
 * Two columns for two sides: debit and credit, receivable and payable, « Doit » and « Avoir ». If a file has several
 * pairs, balances (« Solde débiteur » and « Solde créditeur ») win over movements, and opening balances come last.
 */
function sidesOf(all: readonly Candidate[]): PersonMapping {
  const later = all.filter(({ title }) => !isOpening.test(title));
  const left = later.filter(({ title }) => says(netWords, title));
  for (const some of [left, later]) {
    const { theyOwe, weOwe } = pairOf(some);
    if (theyOwe !== undefined && weOwe !== undefined) return { theyOwe, weOwe };
  }
  return pairOf(all);
}

function pairOf(all: readonly Candidate[]): PersonMapping {
  const best = (column: "theyOwe" | "weOwe", besides?: Candidate) =>
    all
      .filter((one) => one !== besides && one.says[column] >= 0.6)
      .sort((a, b) => b.says[column] - a.says[column])[0];
  const they = best("theyOwe");
  const we = best("weOwe", they);
  if (they && we) return { theyOwe: they.at, weOwe: we.at };
  // A column whose title is a sentence counts alone, without one for the other side.
  if (they?.says.theyOwe === 1) return { theyOwe: they.at };
  const ours = best("weOwe");
  return ours?.says.weOwe === 1 ? { weOwe: ours.at } : {};
}

const valueAt = (row: readonly string[], at: number) => {
  const cell = row[at]?.trim() ?? "";
  return cell === "" ? 0 : signedAmount(cell)?.francs;
};

function isDifference(rows: Rows, [a, b, c]: [number, number, number]): boolean {
  const figures = rows
    .map((row) => [valueAt(row, a), valueAt(row, b), valueAt(row, c)] as const)
    .filter(([total, paid, rest]) => total || paid || rest);
  const right = figures.filter(
    ([total, paid, rest]) => total !== undefined && paid !== undefined && total - paid === rest,
  );
  return (
    right.length >= 2 &&
    right.length >= figures.length * 0.8 &&
    right.some(([, paid]) => paid !== 0) &&
    right.some(([, , rest]) => rest !== 0)
  );
}

/** Drops or changes columns that would give no debt, or a wrong one. */
function settle(
  found: PersonMapping,
  all: readonly Candidate[],
  rows: Rows,
  hasDays: boolean,
): PersonMapping {
  const mapping = { ...found };
  const titleAt = (at: number | undefined) => all.find((one) => one.at === at)?.title ?? "";
  // A debt beside a payment, without a word for the rest: the debt is the amount bought.
  if (mapping.balance !== undefined && mapping.paid !== undefined && mapping.bought === undefined) {
    const isExclusive = rows.every(
      (row) => !valueAt(row, mapping.balance ?? -1) || !valueAt(row, mapping.paid ?? -1),
    );
    if (isExclusive || !says(netWords, titleAt(mapping.balance))) {
      mapping.bought = mapping.balance;
      delete mapping.balance;
    } else delete mapping.paid;
  }
  if (
    mapping.balance === undefined &&
    mapping.theyOwe === undefined &&
    mapping.bought !== undefined &&
    mapping.paid === undefined
  ) {
    if (hasDays || !says(purchaseWords, titleAt(mapping.bought))) mapping.balance = mapping.bought;
    delete mapping.bought;
  }
  // The rest of each line counts, without the amount bought.
  if (mapping.balance !== undefined && mapping.paid === undefined) delete mapping.bought;
  if (mapping.bought === undefined) delete mapping.paid;
  if (
    mapping.balance === undefined &&
    mapping.theyOwe === undefined &&
    mapping.bought === undefined
  ) {
    const advance = all.find(({ says: told }) => told.weOwe >= 0.6);
    const unsaid = all.filter(({ at }) => cellsOf(rows, at).length > 0);
    if (advance) mapping.weOwe = advance.at;
    else if (unsaid.length === 1 && unsaid[0]?.title === "") mapping.balance = unsaid[0].at;
  }
  return mapping;
}

/** True for a column of « oui » and « non » that tells for each line if it was paid. */
export const isSettling = (cells: readonly string[]): boolean =>
  cells.length > 0 && shareOf(cells, (cell) => settledBy(cell) !== undefined) >= 0.8;
