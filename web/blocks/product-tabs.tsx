import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router-dom";
import { cx } from "#web/ui/cx.ts";

const tabs: readonly { path: string; label: MessageDescriptor }[] = [
  { path: "/product-management", label: msg`Produits` },
  { path: "/product-management/transfers", label: msg`Transfert aux revendeurs` },
  { path: "/product-management/reseller-sales", label: msg`Ventes des revendeurs` },
  { path: "/product-management/shop-transfers", label: msg`Transfert aux boutiques` },
];

/** The four sides of a shop's goods. Each is an address of its own, so that going back and links keep their sense. */
export function ProductTabs() {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const strip = useRef<HTMLElement>(null);

  // On a phone the open tab may lie beyond the edge. The strip moves, the page stays.
  useLayoutEffect(() => {
    const open = strip.current?.querySelector<HTMLElement>(`[href="${pathname}"]`);
    if (strip.current && open)
      strip.current.scrollLeft =
        open.offsetLeft - (strip.current.clientWidth - open.offsetWidth) / 2;
  }, [pathname]);

  return (
    <nav
      ref={strip}
      aria-label={t`Produits et transferts`}
      className="no-scrollbar relative flex overflow-x-auto border-b border-line"
    >
      {tabs.map(({ path, label }) => (
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
