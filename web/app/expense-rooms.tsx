import { useLocation } from "react-router-dom";
import { officeScreen } from "./lazy-screen.ts";

const Expenses = officeScreen(
  async () => (await import("#web/features/expenses/expenses-screen.tsx")).ExpensesScreen,
);
const NewExpense = officeScreen(
  async () => (await import("#web/features/expenses/new-expense-screen.tsx")).NewExpenseScreen,
);
const Losses = officeScreen(
  async () => (await import("#web/features/expenses/losses-screen.tsx")).LossesScreen,
);

/** /expenses… and /losses: what the shop spends beside goods, and what it loses of them. */
export function ExpenseRooms() {
  const { pathname } = useLocation();
  if (pathname.startsWith("/losses")) return <Losses />;
  return pathname === "/expenses/new" ? <NewExpense /> : <Expenses />;
}
