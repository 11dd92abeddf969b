import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AskKind, Slot } from "#shared/ask/kinds.ts";
import type { Narrowed } from "#shared/ask/question.ts";
import type { SaidHours } from "#shared/ask/said-hours.ts";
import type { ExpenseCategory } from "#shared/schemas/expense-categories.ts";
import { dayAfter } from "#web/blocks/days.ts";
import { expenseWords } from "#web/blocks/expenses/expense-words.ts";
import type { Period } from "#web/blocks/periods/period.ts";
import { daysWords } from "#web/blocks/periods/period-words.ts";
import type { Language } from "#web/i18n/language.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { listedFirst } from "./answers/listed.ts";

/** A thing that the answer excludes, with its name. */
export type LeftOut = { slot: Slot; id: string; name: string };

/** Identifiers of the excluded things of one kind. */
export const leftOutOf = ({ narrowed }: Pick<Asked, "narrowed">, slot: Slot): ReadonlySet<string> =>
  new Set(narrowed?.leftOut.flatMap((one) => (one.slot === slot ? [one.id] : [])));

/** A question whose names are settled, as its answer is worked out. */
export type Asked = {
  kind: AskKind;
  /** Identifiers, in place of the words that named them. */
  ids: { readonly [slot in Slot]?: string };
  /** What they are called in the shop. */
  called: { readonly [slot in Slot]?: string };
  /** Today where no days were named. */
  days: Period;
  hasDays: boolean;
  /** The last day of what was named, where `days` ends today. */
  end: string;
  against: Period | undefined;
  today: string;
  /** Whoever may be told of their own sales alone. */
  own: string | undefined;
  /** Limits of the question, with every excluded thing by its identifier. */
  narrowed: (Omit<Narrowed, "without"> & { leftOut: readonly LeftOut[] }) | undefined;
};

/** How answers are told. */
export type Telling = { asked: Asked; i18n: I18n };

/** Days of an answer and its limits, in words: « Aujourd’hui », « Hier », or dates; « Hier, sans Loyer ». */
export function whenOf(
  days: Period,
  { today, narrowed }: Pick<Asked, "today" | "narrowed">,
  i18n: I18n,
): string {
  return [daysSaid(days, today, i18n), ...narrowedWords(narrowed, i18n)].join(", ");
}

function daysSaid({ from, to }: Period, today: string, i18n: I18n): string {
  if (from === to && to === today) return i18n._(msg`Aujourd’hui`);
  if (from === to && to === dayAfter(today, -1)) return i18n._(msg`Hier`);
  return daysWords({ from, to }, i18n.locale as Language);
}

/** Limits of an answer besides its days, in words: « avant 12 h », « sans Loyer », « plus de 5 000 FCFA ». */
export function narrowedWords(narrowed: Asked["narrowed"], i18n: I18n): string[] {
  if (!narrowed) return [];
  const { hours, least, most, leftOut } = narrowed;
  return [
    ...(hours ? [hoursWords(hours, i18n)] : []),
    ...(leftOut.length > 0
      ? [i18n._(msg`sans ${listedFirst(leftOut.map(calledOut(i18n)), 5, i18n)}`)]
      : []),
    ...(least === undefined ? [] : [i18n._(msg`au moins ${formatMoney(least)}`)]),
    ...(most === undefined ? [] : [i18n._(msg`au plus ${formatMoney(most)}`)]),
  ];
}

const calledOut =
  (i18n: I18n) =>
  ({ slot, id, name }: LeftOut): string =>
    slot === "expense" ? i18n._(expenseWords[id as ExpenseCategory]) : name;

function hoursWords({ from, to }: SaidHours, i18n: I18n): string {
  const [first, last] = [clockWords(from), clockWords(to)];
  if (from === 0) return i18n._(msg`avant ${last}`);
  return to === 24 ? i18n._(msg`après ${first}`) : i18n._(msg`de ${first} à ${last}`);

  function clockWords(time: number): string {
    const hour = Math.floor(time);
    const minutes = Math.round((time - hour) * 60);
    if (minutes === 0) return i18n._(msg`${hour} h`);
    return i18n._(msg`${hour} h ${String(minutes).padStart(2, "0")}`);
  }
}

const address = (path: string, params: Record<string, string | undefined>) => {
  const said = Object.entries(params).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return `${path}?${new URLSearchParams(said)}`;
};

/** Screens on which figures stand, opened at what was asked. */
export const places = {
  reports: ({ from, to }: Period, more: { seller?: string; agency?: string } = {}) =>
    address("/reports", { period: "days", from, to, ...more }),
  profit: ({ from, to }: Period) => address("/profit", { period: "days", from, to }),
  tickets: (
    { from, to }: Period,
    more: { seller?: string; discounted?: string; largest?: string } = {},
  ) => address("/tickets", { from, to, ...more }),
  ticket: (id: string) => `/tickets/${id}`,
  stockOf: (id: string) => address("/inventory", { history: id }),
  product: (id: string) => address("/product-management", { edit: id }),
  level: (level: "low" | "out") => address("/inventory", { level }),
  customer: (id: string) => `/notebook/${id}`,
  debts: (group: "owing" | "late" | "all") => address("/notebook", { group }),
  supplier: (id: string) => `/suppliers/${id}`,
  purchase: (id: string) => `/purchases/${id}`,
  expenses: (month: string, category?: string) => address("/expenses", { month, category }),
};
