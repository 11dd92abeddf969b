import { lazyScreen } from "./lazy-screen.ts";
import type { RouteLine } from "./route-line.ts";

const screen = lazyScreen(async () => (await import("./buying-rooms.tsx")).BuyingRooms);

const lineOf = (path: string, wholeHeight = false): RouteLine => ({
  ...{ path, guard: "signed-in", wholeHeight, screen },
});

/** What the shop buys and spends, of whom, what is left, and what to look at; a till fetches none of these pages' names. */
export const buyingRoutes: readonly RouteLine[] = [
  ...["/purchases", "/purchases/new", "/purchases/orders", "/suppliers", "/expenses"].map((path) =>
    lineOf(path, true),
  ),
  ...[
    "/purchases/photo",
    "/purchases/to-order",
    "/purchases/orders/new",
    "/purchases/orders/:id",
  ].map((path) => lineOf(path)),
  ...[
    "/purchases/:id",
    "/suppliers/:id",
    "/suppliers/import",
    "/suppliers/statement/:id",
    "/profit",
    "/losses",
    "/expenses/new",
    "/watch",
  ].map((path) => lineOf(path)),
  { ...lineOf("/reports/accounting"), own: true },
];
