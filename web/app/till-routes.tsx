import { officeScreen } from "./lazy-screen.ts";
import type { RouteLine } from "./route-line.ts";

/** The till of a device: opened, counted, matched, closed, what was closed before; the operators’ messages beside it. */
export const tillRoutes: readonly RouteLine[] = [
  {
    path: "/mobile-money",
    guard: "signed-in",
    screen: officeScreen(
      async () =>
        (await import("#web/features/mobile-money/money-messages-screen.tsx")).MoneyMessagesScreen,
    ),
  },
  {
    path: "/day-close",
    guard: "signed-in",
    screen: officeScreen(
      async () => (await import("#web/features/day-close/day-close-screen.tsx")).DayCloseScreen,
    ),
  },
  {
    path: "/day-close/printer",
    guard: "signed-in",
    screen: officeScreen(
      async () => (await import("#web/features/printer/printer-screen.tsx")).PrinterScreen,
    ),
  },
  {
    path: "/day-close/count",
    guard: "signed-in",
    ownBottom: true,
    screen: officeScreen(
      async () => (await import("#web/features/till-count/count-screen.tsx")).CountScreen,
    ),
  },
  {
    path: "/day-close/mobile",
    guard: "signed-in",
    screen: officeScreen(
      async () => (await import("#web/features/till-mobile/mobile-screen.tsx")).MobileScreen,
    ),
  },
  {
    path: "/day-close/x",
    guard: "signed-in",
    screen: officeScreen(
      async () => (await import("#web/features/till-reports/running-screen.tsx")).RunningScreen,
    ),
  },
  {
    path: "/day-close/day/:day",
    guard: "signed-in",
    screen: officeScreen(
      async () =>
        (await import("#web/features/till-reports/day-report-screen.tsx")).DayReportScreen,
    ),
  },
  {
    path: "/day-close/:id",
    guard: "signed-in",
    screen: officeScreen(
      async () => (await import("#web/features/till-reports/closing-screen.tsx")).ClosingScreen,
    ),
  },
];
