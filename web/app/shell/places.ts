import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import Boxes from "lucide-react/icons/boxes";
import Calculator from "lucide-react/icons/calculator";
import ChartColumn from "lucide-react/icons/chart-column";
import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import CircleUser from "lucide-react/icons/circle-user-round";
import HandCoins from "lucide-react/icons/hand-coins";
import Handshake from "lucide-react/icons/handshake";
import Mail from "lucide-react/icons/mail";
import MessageCircle from "lucide-react/icons/message-circle";
import NotebookPen from "lucide-react/icons/notebook-pen";
import Package from "lucide-react/icons/package";
import ReceiptText from "lucide-react/icons/receipt-text";
import Send from "lucide-react/icons/send";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Smartphone from "lucide-react/icons/smartphone";
import Store from "lucide-react/icons/store";
import TrendingUp from "lucide-react/icons/trending-up";
import Truck from "lucide-react/icons/truck";
import Users from "lucide-react/icons/users";
import type { ComponentType, SVGProps } from "react";
import type { Action } from "#shared/rules/permissions.ts";
import type { ProfileRole } from "#shared/schemas/session.ts";

export type Place = {
  path: string;
  label: MessageDescriptor;
  /** Shorter words for the bar at the bottom of a phone. */
  short?: MessageDescriptor;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Who may not do this in the shop does not see the place. */
  needs?: Action;
};

/** Everywhere a menu may lead. A place whose screen does not exist is in no menu until `routes.tsx` knows its path. */
const places = {
  dashboard: {
    path: "/dashboard",
    label: msg`Tableau de bord`,
    short: msg`Accueil`,
    icon: ChartColumn,
    needs: "see-dashboard",
  },
  /** The same for a manager, whose own dashboard stands above it. */
  shopDashboard: {
    path: "/dashboard",
    label: msg`La boutique aujourd’hui`,
    icon: Store,
    needs: "see-dashboard",
  },
  employeeDashboard: {
    path: "/employee-dashboard",
    label: msg`Tableau de bord`,
    short: msg`Accueil`,
    icon: ChartColumn,
  },
  resellerDashboard: {
    path: "/reseller-dashboard",
    label: msg`Tableau de bord`,
    short: msg`Accueil`,
    icon: ChartColumn,
  },
  sell: { path: "/point-of-sale", label: msg`Vendre`, icon: ShoppingCart },
  products: {
    path: "/product-management",
    label: msg`Produits`,
    icon: Package,
    needs: "edit-product",
  },
  employees: {
    path: "/employee-management",
    label: msg`Employés`,
    icon: Users,
    needs: "govern-member",
  },
  resellers: {
    path: "/reseller-list",
    label: msg`Revendeurs`,
    icon: Handshake,
    needs: "govern-member",
  },
  reports: { path: "/reports", label: msg`Rapports`, icon: TrendingUp, needs: "see-reports" },
  performance: {
    path: "/performance",
    label: msg`Performance`,
    icon: TrendingUp,
    needs: "see-own-performance",
  },
  resellerReports: {
    path: "/reseller-reports",
    label: msg`Rapports`,
    icon: TrendingUp,
    needs: "sell-own-stock",
  },
  shop: { path: "/shop-configuration", label: msg`Ma boutique`, icon: Store },
  invitations: { path: "/received-invitations", label: msg`Invitations`, icon: Mail },
  profile: { path: "/profile-management", label: msg`Mon profil`, icon: CircleUser },
  tickets: { path: "/tickets", label: msg`Tickets`, icon: ReceiptText, needs: "sell" },
  notebook: { path: "/notebook", label: msg`Cahier`, icon: NotebookPen, needs: "edit-customer" },
  purchases: { path: "/purchases", label: msg`Achats`, icon: Truck, needs: "keep-suppliers" },
  expenses: { path: "/expenses", label: msg`Dépenses`, icon: HandCoins, needs: "sell" },
  profit: { path: "/profit", label: msg`Bénéfice`, icon: TrendingUp, needs: "keep-costs" },
  ownNotebook: {
    path: "/notebook",
    label: msg`Cahier`,
    icon: NotebookPen,
    needs: "keep-own-notebook",
  },
  dayClose: {
    path: "/day-close",
    label: msg`Clôture de caisse`,
    icon: Calculator,
    needs: "keep-till",
  },
  moneyMessages: {
    path: "/mobile-money",
    label: msg`Messages Mobile Money`,
    icon: Smartphone,
    needs: "sell",
  },
  stock: { path: "/inventory", label: msg`Stock`, icon: Boxes, needs: "count-stock" },
  commissions: {
    path: "/reseller-commissions",
    label: msg`Commissions`,
    icon: HandCoins,
    needs: "decide-reseller-sale",
  },
  ownCommissions: {
    path: "/reseller-commissions",
    label: msg`Mes commissions`,
    icon: HandCoins,
    needs: "sell-own-stock",
  },
  ownSales: {
    path: "/product-management/reseller-sales",
    label: msg`Mes ventes`,
    short: msg`Ventes`,
    icon: ReceiptText,
    needs: "sell-own-stock",
  },
  ownTransfers: {
    path: "/product-management/transfers",
    label: msg`Mes transferts`,
    short: msg`Transferts`,
    icon: Truck,
    needs: "answer-own-transfer",
  },
  messages: { path: "/messages", label: msg`Messages`, icon: MessageCircle },
  waiting: { path: "/waiting", label: msg`Envois`, icon: Send },
  help: { path: "/help", label: msg`Aide`, icon: CircleQuestionMark },
} satisfies Record<string, Place>;

type PlaceName = keyof typeof places;

/** A role's menu: what the specification lists, in its order; what else we have; the commonest, under the thumb. */
type Menu = Record<"first" | "also" | "thumb", readonly PlaceName[]>;

const menus: Record<ProfileRole, Menu> = {
  owner: {
    first: [
      ...(["dashboard", "sell", "products", "employees"] as const),
      ...(["resellers", "reports", "shop", "profile"] as const),
    ],
    also: [
      ...(["tickets", "notebook", "dayClose", "moneyMessages", "stock"] as const),
      ...(["purchases", "expenses", "profit", "performance"] as const),
      ...(["commissions", "messages", "waiting", "help"] as const),
    ],
    thumb: ["sell", "tickets", "dashboard"],
  },
  employee: {
    first: [
      ...(["employeeDashboard", "sell", "products"] as const),
      ...(["invitations", "performance", "profile"] as const),
    ],
    also: [
      ...([
        "shopDashboard",
        "reports",
        "tickets",
        "notebook",
        "dayClose",
        "moneyMessages",
        "stock",
      ] as const),
      ...([
        "purchases",
        "expenses",
        "profit",
        "employees",
        "resellers",
        "commissions",
        "messages",
        "waiting",
        "help",
      ] as const),
    ],
    thumb: ["sell", "tickets", "stock"],
  },
  reseller: {
    first: [
      ...(["resellerDashboard", "sell", "ownCommissions"] as const),
      ...(["invitations", "resellerReports", "profile"] as const),
    ],
    also: ["ownNotebook", "ownSales", "ownTransfers", "messages", "waiting", "help"],
    thumb: ["sell", "ownSales", "ownTransfers"],
  },
};

/** The menu of each role, before anything is left out. */
export function menuOf(role: ProfileRole): Record<keyof Menu, readonly Place[]> {
  const { first, also, thumb } = menus[role];
  const named = (names: readonly PlaceName[]) => names.map((name): Place => places[name]);
  return { first: named(first), also: named(also), thumb: named(thumb) };
}
