import type { SaleLine } from "#shared/schemas/sale.ts";
import type { AisleProduct } from "./aisle.ts";
import type { Buying } from "./buying.ts";
import { type CalendarDay, type Happening, hour } from "./calendar.ts";
import type { Chance } from "./chance.ts";
import type { DemoCustomer } from "./customers.ts";
import type { Drawer } from "./drawer.ts";
import type { Notebook } from "./notebook.ts";
import type { Resale } from "./resale.ts";
import type { ShelfProduct } from "./shelf.ts";
import type { References } from "./trade.ts";

/** Who works in the shop, by what they do; identifiers. */
export type Staff = Record<"owner" | "manager" | "employee" | "morning" | "evening", string>;

/** A ticket of today that somebody may bring back. */
export type Ticket = {
  drawer: Drawer;
  saleId: string;
  lines: SaleLine[];
  by: string;
  customer?: DemoCustomer;
};

export type DemoShop = {
  staff: Staff;
  shelf: ShelfProduct[];
  /** What is weighed or comes in sizes. */
  aisle: AisleProduct[];
  customers: readonly DemoCustomer[];
  notebook: Notebook;
  /** The telephone at the counter, a second one on busy days, the computer of the office. */
  counter: Drawer;
  second: Drawer;
  office: Drawer;
  resale: Resale;
  buying: Buying;
  references: References;
  /** Revision of the catalogue that the tills hold. */
  catalogRev: number;
  /** Midnight of the first and of the last day, ms. */
  first: number;
  last: number;
};

export type Today = {
  midnight: number;
  calendar: CalendarDay;
  /** So many days before the last one. */
  back: number;
  chance: Chance;
  pick: (chance: Chance) => ShelfProduct;
  tickets: Ticket[];
  happenings: Happening[];
};

/** At which till, and by whom: the employee in the morning, others after him, the manager on Sundays. */
export function soldAt(
  { counter, second, office, staff }: DemoShop,
  { chance, calendar, midnight }: Pick<Today, "chance" | "calendar" | "midnight">,
  at: number,
): { drawer: Drawer; by: string } {
  const drawn = chance();
  if (office.isOpen && drawn < 0.1) return { drawer: office, by: staff.owner };
  if (second.isOpen && drawn < 0.42) return { drawer: second, by: staff.morning };
  const isMorning = at < midnight + 14 * hour;
  if (calendar.weekday === 0 && drawn > 0.4) return { drawer: counter, by: staff.manager };
  if (!second.isOpen && drawn < 0.3) return { drawer: counter, by: staff.morning };
  return { drawer: counter, by: isMorning ? staff.employee : staff.evening };
}
