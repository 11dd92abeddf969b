import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { AskKind, Slot } from "#shared/ask/kinds.ts";
import { dayAfter } from "#web/blocks/days.ts";
import type { Period } from "#web/blocks/periods/period.ts";
import { daysWords } from "#web/blocks/periods/period-words.ts";
import type { Language } from "#web/i18n/language.ts";

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
};

/** How answers are told. */
export type Telling = { asked: Asked; i18n: I18n };

/** « Aujourd’hui », « Hier », or the days themselves. */
export function whenOf({ from, to }: Period, { today }: Pick<Asked, "today">, i18n: I18n): string {
  if (from === to && to === today) return i18n._(msg`Aujourd’hui`);
  if (from === to && to === dayAfter(today, -1)) return i18n._(msg`Hier`);
  return daysWords({ from, to }, i18n.locale as Language);
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
