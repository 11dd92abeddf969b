import { officeScreen } from "./lazy-screen.ts";
import type { RouteLine } from "./route-line.ts";

type OwnLine = Omit<RouteLine, "guard" | "own">;

/** Pages on which one speaks to the server as oneself: closed while somebody else is switched in by a PIN. */
const lines: readonly OwnLine[] = [
  {
    path: "/employee-dashboard",
    screen: officeScreen(
      async () =>
        (await import("#web/features/employee-dashboard/employee-dashboard-screen.tsx"))
          .EmployeeDashboardScreen,
    ),
  },
  {
    path: "/reseller-dashboard",
    screen: officeScreen(
      async () =>
        (await import("#web/features/reseller-dashboard/reseller-dashboard-screen.tsx"))
          .ResellerDashboardScreen,
    ),
  },
  {
    path: "/subscription-upgrade",
    screen: officeScreen(
      async () =>
        (await import("#web/features/subscription/subscription-screen.tsx")).SubscriptionScreen,
    ),
  },
  {
    path: "/received-invitations",
    screen: officeScreen(
      async () => (await import("#web/features/invitations/received-screen.tsx")).ReceivedScreen,
    ),
  },
  {
    path: "/employee-management",
    screen: officeScreen(
      async () => (await import("#web/features/team/employees-screen.tsx")).EmployeesScreen,
    ),
  },
  {
    path: "/reseller-list",
    screen: officeScreen(
      async () => (await import("#web/features/team/resellers-screen.tsx")).ResellersScreen,
    ),
  },
  {
    path: "/reseller-partnerships",
    screen: officeScreen(
      async () =>
        (await import("#web/features/team/partnerships/partnerships-screen.tsx"))
          .PartnershipsScreen,
    ),
  },
  {
    path: "/notifications",
    screen: officeScreen(
      async () =>
        (await import("#web/features/notifications/notifications-screen.tsx")).NotificationsScreen,
    ),
  },
  {
    path: "/messages",
    wholeHeight: true,
    screen: officeScreen(
      async () => (await import("#web/features/messages/messages-screen.tsx")).MessagesScreen,
    ),
  },
  {
    path: "/profile-management",
    screen: officeScreen(
      async () => (await import("#web/features/profile/profile-screen.tsx")).ProfileScreen,
    ),
  },
  {
    path: "/profile-management/identity",
    screen: officeScreen(
      async () => (await import("#web/features/profile/section-screens.tsx")).IdentityScreen,
    ),
  },
  {
    path: "/profile-management/password",
    screen: officeScreen(
      async () => (await import("#web/features/profile/section-screens.tsx")).PasswordScreen,
    ),
  },
  {
    path: "/profile-management/roles",
    screen: officeScreen(
      async () => (await import("#web/features/profile/section-screens.tsx")).RolesScreen,
    ),
  },
  {
    path: "/profile-management/appearance",
    screen: officeScreen(
      async () => (await import("#web/features/profile/section-screens.tsx")).AppearanceScreen,
    ),
  },
  {
    path: "/profile-management/devices",
    screen: officeScreen(
      async () => (await import("#web/features/own-devices/devices-screen.tsx")).OwnDevicesScreen,
    ),
  },
  {
    path: "/profile-management/audit",
    screen: officeScreen(
      async () => (await import("#web/features/profile/audit-screen.tsx")).AuditScreen,
    ),
  },
  {
    path: "/account-deletion",
    screen: officeScreen(
      async () =>
        (await import("#web/features/departure/account-deletion-screen.tsx")).AccountDeletionScreen,
    ),
  },
  {
    path: "/shop-deletion",
    screen: officeScreen(
      async () =>
        (await import("#web/features/departure/shop-deletion-screen.tsx")).ShopDeletionScreen,
    ),
  },
  {
    path: "/admin",
    screen: officeScreen(
      async () => (await import("#web/features/desk/admin-screen.tsx")).AdminScreen,
    ),
  },
  {
    path: "/device-sellers",
    screen: officeScreen(
      async () =>
        (await import("#web/features/cashier-switch/device-sellers-screen.tsx"))
          .DeviceSellersScreen,
    ),
  },
];

export const ownRoutes: readonly RouteLine[] = lines.map((line) => ({
  ...line,
  guard: "signed-in",
  own: true,
}));
