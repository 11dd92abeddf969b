import { buyingRoutes } from "./buying-routes.tsx";
import { accountScreen, lazyScreen, officeScreen } from "./lazy-screen.ts";
import { notebookRoutes } from "./notebook-routes.tsx";
import { ownRoutes } from "./own-routes.tsx";
import type { RouteLine } from "./route-line.ts";
import { tillRoutes } from "./till-routes.tsx";

/** Every address of the application. One line a screen. */
export const routes: readonly RouteLine[] = [
  {
    path: "/",
    guard: "public",
    screen: lazyScreen(async () => (await import("./door-screen.tsx")).DoorScreen),
  },
  {
    path: "/auth",
    guard: "public",
    screen: accountScreen(
      async () => (await import("#web/features/sign-in/sign-in-screen.tsx")).SignInScreen,
    ),
  },
  {
    path: "/auth/confirm",
    guard: "public",
    screen: accountScreen(
      async () =>
        (await import("#web/features/sign-in/confirm-email-screen.tsx")).ConfirmEmailScreen,
    ),
  },
  {
    path: "/auth/arrived",
    guard: "public",
    screen: accountScreen(
      async () => (await import("#web/features/sign-in/arrived-screen.tsx")).ArrivedScreen,
    ),
  },
  {
    path: "/reset-password",
    guard: "public",
    screen: accountScreen(
      async () =>
        (await import("#web/features/password-reset/reset-request-screen.tsx")).ResetRequestScreen,
    ),
  },
  {
    path: "/reset-password/new",
    guard: "public",
    screen: accountScreen(
      async () =>
        (await import("#web/features/password-reset/new-password-screen.tsx")).NewPasswordScreen,
    ),
  },
  {
    path: "/welcome",
    guard: "public",
    screen: officeScreen(
      async () => (await import("#web/features/onboarding/welcome-screen.tsx")).WelcomeScreen,
    ),
  },
  {
    path: "/subscription-setup",
    guard: "public",
    screen: officeScreen(
      async () =>
        (await import("#web/features/onboarding/subscription-setup-screen.tsx"))
          .SubscriptionSetupScreen,
    ),
  },
  {
    path: "/company-info",
    guard: "public",
    screen: officeScreen(
      async () =>
        (await import("#web/features/onboarding/company-info-screen.tsx")).CompanyInfoScreen,
    ),
  },
  {
    path: "/shop-setup",
    guard: "public",
    screen: officeScreen(
      async () => (await import("#web/features/shop-setup/shop-setup-screen.tsx")).ShopSetupScreen,
    ),
  },
  {
    path: "/invitation/:token?",
    guard: "public",
    screen: officeScreen(
      async () =>
        (await import("#web/features/invitations/invitation-screen.tsx")).InvitationScreen,
    ),
  },
  {
    path: "/join-reseller/:token?",
    guard: "public",
    screen: officeScreen(
      async () => (await import("#web/features/invitations/join-screen.tsx")).JoinResellerScreen,
    ),
  },
  {
    path: "/join-employee/:token?",
    guard: "public",
    screen: officeScreen(
      async () => (await import("#web/features/invitations/join-screen.tsx")).JoinEmployeeScreen,
    ),
  },
  {
    path: "/point-of-sale",
    guard: "signed-in",
    wholeHeight: true,
    ownBottom: true,
    screen: lazyScreen(
      async () =>
        (await import("#web/features/point-of-sale/point-of-sale-screen.tsx")).PointOfSaleScreen,
    ),
  },
  {
    path: "/tickets",
    guard: "signed-in",
    wholeHeight: true,
    screen: officeScreen(
      async () => (await import("#web/features/tickets/tickets-screen.tsx")).TicketsScreen,
    ),
  },
  {
    path: "/tickets/:id",
    guard: "signed-in",
    screen: officeScreen(
      async () => (await import("#web/features/tickets/ticket-screen.tsx")).TicketScreen,
    ),
  },
  {
    path: "/product-management",
    guard: "signed-in",
    wholeHeight: true,
    screen: officeScreen(
      async () => (await import("#web/features/products/products-screen.tsx")).ProductsScreen,
    ),
  },
  {
    path: "/inventory",
    guard: "signed-in",
    wholeHeight: true,
    screen: officeScreen(
      async () => (await import("#web/features/inventory/inventory-screen.tsx")).InventoryScreen,
    ),
  },
  {
    path: "/inventory/count",
    guard: "signed-in",
    wholeHeight: true,
    ownBottom: true,
    screen: officeScreen(
      async () =>
        (await import("#web/features/stock-count/stock-count-screen.tsx")).StockCountScreen,
    ),
  },
  {
    path: "/dashboard",
    guard: "signed-in",
    screen: officeScreen(
      async () => (await import("#web/features/dashboard/dashboard-screen.tsx")).DashboardScreen,
    ),
  },
  {
    path: "/reports",
    guard: "signed-in",
    screen: officeScreen(
      async () => (await import("#web/features/reports/reports-screen.tsx")).ReportsScreen,
    ),
  },
  {
    path: "/performance",
    guard: "signed-in",
    screen: officeScreen(
      async () =>
        (await import("#web/features/performance/performance-screen.tsx")).PerformanceScreen,
    ),
  },
  {
    path: "/product-management/transfers",
    guard: "signed-in",
    screen: officeScreen(
      async () => (await import("#web/features/transfers/transfers-screen.tsx")).TransfersScreen,
    ),
  },
  {
    path: "/product-management/reseller-sales",
    guard: "signed-in",
    screen: officeScreen(
      async () =>
        (await import("#web/features/transfers/reseller-sales-screen.tsx")).ResellerSalesScreen,
    ),
  },
  {
    path: "/product-management/shop-transfers",
    guard: "signed-in",
    screen: officeScreen(
      async () =>
        (await import("#web/features/transfers/shop-transfers-screen.tsx")).ShopTransfersScreen,
    ),
  },
  {
    path: "/shop-configuration",
    guard: "signed-in",
    screen: officeScreen(
      async () =>
        (await import("#web/features/shop-settings/shop-settings-screen.tsx")).ShopSettingsScreen,
    ),
  },
  {
    path: "/reseller-commissions",
    guard: "signed-in",
    screen: officeScreen(
      async () =>
        (await import("#web/features/commissions/commissions-screen.tsx")).CommissionsScreen,
    ),
  },
  {
    path: "/reseller-reports",
    guard: "signed-in",
    screen: officeScreen(
      async () =>
        (await import("#web/features/reseller-reports/reseller-reports-screen.tsx"))
          .ResellerReportsScreen,
    ),
  },
  {
    path: "/waiting",
    guard: "signed-in",
    screen: officeScreen(
      async () => (await import("#web/features/waiting/waiting-screen.tsx")).WaitingScreen,
    ),
  },
  {
    path: "/product-management/import",
    guard: "signed-in",
    screen: officeScreen(
      async () =>
        (await import("#web/features/product-import/product-import-screen.tsx"))
          .ProductImportScreen,
    ),
  },
  {
    path: "/product-management/labels",
    guard: "signed-in",
    screen: officeScreen(
      async () => (await import("#web/features/labels/labels-screen.tsx")).LabelsScreen,
    ),
  },
  ...tillRoutes,
  ...notebookRoutes,
  ...buyingRoutes,
  {
    path: "/help",
    guard: "everyone",
    screen: officeScreen(
      async () => (await import("#web/features/help/help-screen.tsx")).HelpScreen,
    ),
  },
  {
    path: "/help/:page",
    guard: "everyone",
    screen: officeScreen(
      async () => (await import("#web/features/help/help-page-screen.tsx")).HelpPageScreen,
    ),
  },
  ...ownRoutes,
];
