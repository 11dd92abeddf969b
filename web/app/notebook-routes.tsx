import { officeScreen } from "./lazy-screen.ts";
import type { RouteLine } from "./route-line.ts";

/** The notebook: who buys here, what each owes, and what happened on one account. */
export const notebookRoutes: readonly RouteLine[] = [
  {
    path: "/notebook",
    guard: "signed-in",
    wholeHeight: true,
    screen: officeScreen(
      async () => (await import("#web/features/notebook/notebook-screen.tsx")).NotebookScreen,
    ),
  },
  {
    path: "/notebook/:id",
    guard: "signed-in",
    screen: officeScreen(
      async () => (await import("#web/features/notebook-card/customer-screen.tsx")).CustomerScreen,
    ),
  },
  {
    path: "/notebook/statement/:id",
    guard: "signed-in",
    screen: officeScreen(
      async () =>
        (await import("#web/features/notebook-statement/statement-screen.tsx")).StatementScreen,
    ),
  },
];
