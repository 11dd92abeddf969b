import { useLocation, useParams } from "react-router-dom";
import { officeScreen } from "./lazy-screen.ts";

const Purchases = officeScreen(
  async () => (await import("#web/features/purchases/purchases-screen.tsx")).PurchasesScreen,
);
const NewPurchase = officeScreen(
  async () => (await import("#web/features/purchases/new-purchase-screen.tsx")).NewPurchaseScreen,
);
const Paper = officeScreen(
  async () => (await import("#web/features/paper/paper-screen.tsx")).PaperScreen,
);
const Purchase = officeScreen(
  async () => (await import("#web/features/purchases/purchase-screen.tsx")).PurchaseScreen,
);
const Suppliers = officeScreen(
  async () => (await import("#web/features/notebook/suppliers-screen.tsx")).SuppliersScreen,
);
const Supplier = officeScreen(
  async () => (await import("#web/features/notebook-card/supplier-screen.tsx")).SupplierScreen,
);
const Statement = officeScreen(
  async () =>
    (await import("#web/features/notebook-statement/supplier-statement-screen.tsx"))
      .SupplierStatementScreen,
);
const SupplierImport = officeScreen(
  async () =>
    (await import("#web/features/notebook-import/supplier-import-screen.tsx")).SupplierImportScreen,
);
const ToOrder = officeScreen(
  async () => (await import("#web/features/reorder/to-order-screen.tsx")).ToOrderScreen,
);
const Orders = officeScreen(
  async () => (await import("#web/features/orders/orders-screen.tsx")).OrdersScreen,
);
const EditOrder = officeScreen(
  async () => (await import("#web/features/orders/edit-order-screen.tsx")).EditOrderScreen,
);
const Order = officeScreen(
  async () => (await import("#web/features/orders/order-screen.tsx")).OrderScreen,
);

const Profit = officeScreen(
  async () => (await import("#web/features/profit/profit-screen.tsx")).ProfitScreen,
);

const Accounting = officeScreen(
  async () => (await import("#web/features/accounting/accounting-screen.tsx")).AccountingScreen,
);
const Expenses = officeScreen(
  async () => (await import("#web/features/expenses/expenses-screen.tsx")).ExpensesScreen,
);
const NewExpense = officeScreen(
  async () => (await import("#web/features/expenses/new-expense-screen.tsx")).NewExpenseScreen,
);
const Losses = officeScreen(
  async () => (await import("#web/features/expenses/losses-screen.tsx")).LossesScreen,
);
const Watch = officeScreen(
  async () => (await import("#web/features/watch/watch-screen.tsx")).WatchScreen,
);

/** /purchases…, /suppliers…, /expenses…, /losses, /profit, /watch and /reports/accounting: what the shop buys, owes, spends and loses, what is left, and its journal. */
export function BuyingRooms() {
  const { pathname } = useLocation();
  const { id } = useParams();
  if (pathname === "/profit") return <Profit />;
  if (pathname === "/reports/accounting") return <Accounting />;
  if (pathname === "/expenses/new") return <NewExpense />;
  if (pathname === "/expenses") return <Expenses />;
  if (pathname === "/watch") return <Watch />;
  if (pathname === "/losses") return <Losses />;
  if (pathname.startsWith("/suppliers/statement/")) return <Statement />;
  if (pathname === "/suppliers/import") return <SupplierImport />;
  if (pathname.startsWith("/suppliers")) return id ? <Supplier /> : <Suppliers />;
  if (pathname === "/purchases/new") return <NewPurchase />;
  if (pathname === "/purchases/photo") return <Paper />;
  if (pathname === "/purchases/orders") return <Orders />;
  if (pathname === "/purchases/orders/new") return <EditOrder />;
  if (pathname.startsWith("/purchases/orders/")) return <Order />;
  if (pathname === "/purchases/to-order") return <ToOrder />;
  return id ? <Purchase /> : <Purchases />;
}
