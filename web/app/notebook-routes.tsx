import { lazyScreen, officeScreen } from "./lazy-screen.ts";
import type { RouteLine } from "./route-line.ts";

/** The notebook: who buys here and what each owes; its other pages stand in `notebook-rooms.tsx`. */
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
    path: "/notebook/*",
    guard: "signed-in",
    screen: lazyScreen(async () => (await import("./notebook-rooms.tsx")).NotebookRooms),
  },
];
