import { Trans, useLingui } from "@lingui/react/macro";
import { NavLink } from "react-router-dom";
import { may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import { ProductTabs } from "#web/blocks/product-list/product-tabs.tsx";
import { cx } from "#web/ui/cx.ts";

/** What stands beside these screens: the products for the office, their own two pages for a reseller. */
export function AreaTabs({ role }: { role: Role }) {
  return may(role, "sell-own-stock") ? <ResellerTabs /> : <ProductTabs />;
}

function ResellerTabs() {
  const { t } = useLingui();
  const look = ({ isActive }: { isActive: boolean }) =>
    cx(
      "-mb-px flex min-h-12 shrink-0 items-center border-b-[3px] px-4 outline-offset-[-3px]",
      isActive
        ? "border-brand-ink font-semibold text-brand-ink"
        : "border-transparent text-ink-soft hover:text-ink",
    );
  return (
    <nav
      aria-label={t`Mon stock`}
      className="no-scrollbar flex overflow-x-auto border-b border-line"
    >
      <NavLink to="/product-management/transfers" className={look}>
        <Trans>Mes transferts</Trans>
      </NavLink>
      <NavLink to="/product-management/reseller-sales" className={look}>
        <Trans>Mes ventes</Trans>
      </NavLink>
    </nav>
  );
}
