import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import Boxes from "lucide-react/icons/boxes";
import ChartColumn from "lucide-react/icons/chart-column";
import HandCoins from "lucide-react/icons/hand-coins";
import Package from "lucide-react/icons/package";
import ReceiptText from "lucide-react/icons/receipt-text";
import Send from "lucide-react/icons/send";
import ShoppingCart from "lucide-react/icons/shopping-cart";
import Truck from "lucide-react/icons/truck";
import type { ComponentType, SVGProps } from "react";
import { type Action, may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";

export type Place = {
  path: string;
  label: MessageDescriptor;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Who may not do this does not see the place. */
  needs?: Action;
};

/** Where one can go, the commonest first; the first three that a role may see make the bottom bar of a phone. */
const places: readonly Place[] = [
  { path: "/point-of-sale", label: msg`Vendre`, icon: ShoppingCart },
  { path: "/tickets", label: msg`Tickets`, icon: ReceiptText, needs: "sell" },
  {
    path: "/product-management/reseller-sales",
    label: msg`Mes ventes`,
    icon: ReceiptText,
    needs: "sell-own-stock",
  },
  {
    path: "/product-management/transfers",
    label: msg`Mes transferts`,
    icon: Truck,
    needs: "answer-own-transfer",
  },
  { path: "/dashboard", label: msg`Tableau de bord`, icon: ChartColumn, needs: "see-dashboard" },
  {
    path: "/reseller-commissions",
    label: msg`Mes commissions`,
    icon: HandCoins,
    needs: "sell-own-stock",
  },
  {
    path: "/reseller-commissions",
    label: msg`Commissions`,
    icon: HandCoins,
    needs: "decide-reseller-sale",
  },
  { path: "/product-management", label: msg`Produits`, icon: Package, needs: "edit-product" },
  { path: "/inventory", label: msg`Stock`, icon: Boxes, needs: "count-stock" },
  { path: "/waiting", label: msg`Envois`, icon: Send },
];

/** The places of somebody of this role. */
export function placesFor(role: Role | undefined): readonly Place[] {
  return places.filter(
    (place) => place.needs === undefined || (role !== undefined && may(role, place.needs)),
  );
}
