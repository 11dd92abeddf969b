import type { ExpenseBody } from "#shared/schemas/expense.ts";
import type { CalendarDay, Happening } from "./calendar.ts";
import { hour, minute } from "./calendar.ts";
import { between, type Chance, oneOf } from "./chance.ts";
import type { Drawer } from "./drawer.ts";

type Spent = Omit<ExpenseBody, "fromDrawer">;
type Staff = { owner: string; manager: string; evening: string };

/** What an evening pays out of the drawer. */
const small = [
  ["transport", "Moto pour la livraison"],
  ["supplies", "Sachets"],
  ["airtime", "Recharge"],
  ["power-and-water", "Eau"],
  ["supplies", "Produits de ménage"],
  ["meals", "Repas de l’équipe"],
  ["repairs", "Ampoules"],
] as const;

/** What the shop spends on a day: rent, power and wages by the calendar, small things out of the drawer. */
export function spendingOf(
  { counter, office, staff }: { counter: Drawer; office: Drawer; staff: Staff },
  { midnight, calendar, chance }: { midnight: number; calendar: CalendarDay; chance: Chance },
): Happening[] {
  const at = midnight + 10 * hour;
  const byOffice = regular(calendar, chance).map((spent, place): Happening => {
    const when = at + place * 5 * minute;
    return { at: when, act: () => office.till.write("expense", when, spent, staff.owner) };
  });
  return [...byOffice, ...outOfTheDrawer(counter, midnight, chance, staff.evening)];
}

function regular({ date, month, fromEnd, weekday }: CalendarDay, chance: Chance): Spent[] {
  const spent: Spent[] = [];
  if (date === 5) spent.push({ category: "rent", amount: 120_000, means: "cash" });
  if (date === 12)
    spent.push({
      ...{ category: "power-and-water", amount: between(chance, 28, 46) * 1000 },
      ...{ means: "mobile-money", note: "Facture du mois" },
    });
  if (fromEnd === 1)
    spent.push({
      category: "wages",
      amount: 240_000,
      means: "mobile-money",
      note: "Cinq salaires",
    });
  if (date === 15 && month % 3 === 1)
    spent.push({ category: "taxes", amount: 37_500, means: "cash", note: "Patente et impôt" });
  if (weekday === 1) spent.push({ category: "airtime", amount: 5000, means: "mobile-money" });
  return spent;
}

function outOfTheDrawer(drawer: Drawer, midnight: number, chance: Chance, by: string): Happening[] {
  if (chance() > 0.3) return [];
  const at = midnight + between(chance, 9 * 60, 18 * 60) * minute;
  const [category, note] = oneOf<(typeof small)[number]>(chance, small);
  const amount = between(chance, 1, 8) * 500;
  const act = () => {
    const body = { category, amount, means: "cash", fromDrawer: true, note } as const;
    drawer.till.write("expense", at, body, by);
    drawer.move(at, { direction: "out", amount, reason: "Dépense" }, by);
  };
  return [{ at, act }];
}
