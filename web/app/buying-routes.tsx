import { lazyScreen } from "./lazy-screen.ts";
import type { RouteLine } from "./route-line.ts";

const screen = lazyScreen(async () => (await import("./buying-rooms.tsx")).BuyingRooms);

const lineOf = (path: string, wholeHeight = false): RouteLine => ({
  ...{ path, guard: "signed-in", wholeHeight, screen },
});

/** What the shop buys, of whom, and what is left of what it sells; a till fetches none of these pages' names. */
export const buyingRoutes: readonly RouteLine[] = [
  ...["/purchases", "/purchases/new", "/suppliers"].map((path) => lineOf(path, true)),
  ...["/purchases/:id", "/suppliers/:id", "/suppliers/statement/:id", "/profit"].map((path) =>
    lineOf(path),
  ),
];
