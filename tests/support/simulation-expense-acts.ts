import { officeScope } from "#shared/rules/permissions.ts";
import type { Expense } from "#shared/schemas/expense.ts";
import { expenseCategories } from "#shared/schemas/expense-categories.ts";
import { noteExpense, undoExpense } from "#web/store/commands/note-expense.ts";
import { uuidOf } from "./builders.ts";
import { type Doing, type Plan, planActs, tell } from "./simulation-own-acts.ts";

/** Anybody tells what was spent, some of it out of the drawer, and undoes what was told wrongly (X1–X3). */
export function planExpenses(plan: Plan): void {
  const own = { ...plan, rng: plan.rng.fork(`expenses of ${plan.device.name}`) };
  planActs(own, [500, 5000], "something is spent", spend);
}

function spend({ simulation, device, rng }: Plan): void {
  const { id: shopId } = rng.pick(simulation.world.shops);
  const form = { shopId, formId: uuidOf(rng) };
  const rows = [...device.rows(officeScope(shopId), "expenses").values()] as Expense[];
  const told = rows.filter(({ undoes }) => undoes === null);
  const own = (device.program?.device.outbox.records() ?? []).filter(
    ({ operation }) => operation.kind === "expense" && operation.shopId === shopId,
  );
  const known = [...told, ...own].map(({ id }) => id);
  const amount = rng.int(1, 60) * 250;
  const act = rng.weighted<Doing>([
    [
      5,
      (at) =>
        noteExpense(at, {
          ...{ ...form, amount, category: rng.pick(expenseCategories) },
          means: rng.pick(["cash", "cash", "mobile-money"] as const),
          fromDrawer: rng.chance(0.5) ? "Dépense" : undefined,
          note: rng.pick(["", "facture", " reçu n° 12 "]),
        }),
    ],
    [
      2,
      (at) =>
        undoExpense(at, {
          ...{ ...form, name: "Dépense" },
          // Now and then one that nobody knows, or that was undone elsewhere.
          expenseId: known.length === 0 || rng.chance(0.05) ? uuidOf(rng) : rng.pick(known),
          toDrawer: rng.chance(0.4) ? { amount, reason: "Dépense annulée" } : undefined,
        }),
    ],
  ]);
  tell(simulation, device, act);
}
