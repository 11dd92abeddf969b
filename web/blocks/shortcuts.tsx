import type { ComponentType, ReactNode, SVGProps } from "react";
import { Link } from "react-router-dom";
import { buttonLook } from "#web/ui/button.tsx";

export type Shortcut = {
  to: string;
  label: ReactNode;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
};

/** Where one goes from a dashboard: big enough for a thumb, two in a row on a phone. */
export function Shortcuts({ label, links }: { label: string; links: readonly Shortcut[] }) {
  return (
    <nav aria-label={label}>
      <ul className="grid grid-cols-2 gap-2 lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none lg:gap-4">
        {links.map(({ to, label: words, icon: Icon }) => (
          <li key={to} className="min-w-0">
            <Link
              to={to}
              className={`${buttonLook("plain", "sell", true)} h-full py-1 wrap-anywhere`}
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
