import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { type Action, may } from "#shared/rules/permissions.ts";
import { currentShop, useSession } from "#web/store/session.ts";
import { cx } from "#web/ui/cx.ts";

const tabs: readonly { path: string; label: MessageDescriptor; needs: Action }[] = [
  { path: "/product-management", label: msg`Produits`, needs: "edit-product" },
  {
    path: "/product-management/transfers",
    label: msg`Transfert aux revendeurs`,
    needs: "transfer-outright",
  },
  {
    path: "/product-management/reseller-sales",
    label: msg`Ventes des revendeurs`,
    needs: "decide-reseller-sale",
  },
  {
    path: "/product-management/shop-transfers",
    label: msg`Transfert aux boutiques`,
    needs: "receive-from-shop",
  },
];

/**
 * The four sides of a shop's goods. Each is an address of its own, so that going back and links keep their sense.
 * Who may open only one of them sees no tabs.
 */
export function ProductTabs() {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const role = currentShop(useSession((state) => state.session))?.role;
  const strip = useRef<HTMLElement>(null);

  // On a phone the open tab may lie beyond the edge. The strip moves, the page stays.
  useLayoutEffect(() => {
    const open = strip.current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (strip.current && open)
      strip.current.scrollLeft =
        open.offsetLeft - (strip.current.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);

  const open = tabs.filter(({ needs }) => role !== undefined && may(role, needs));
  if (open.length < 2) return null;
  return (
    <nav
      ref={strip}
      aria-label={t`Produits et transferts`}
      className="no-scrollbar relative flex overflow-x-auto border-b border-line"
    >
      {open.map(({ path, label }) => (
        <NavLink
          key={path}
          to={path}
          end
          className={({ isActive }) =>
            cx(
              "-mb-px flex min-h-12 shrink-0 items-center border-b-[3px] px-4 outline-offset-[-3px]",
              isActive
                ? "border-brand-ink font-semibold text-brand-ink"
                : "border-transparent text-ink-soft hover:text-ink",
            )
          }
        >
          {i18n._(label)}
        </NavLink>
      ))}
    </nav>
  );
}
