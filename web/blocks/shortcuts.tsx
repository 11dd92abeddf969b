import type { ComponentType, ReactNode, SVGProps } from "react";
import { Link } from "react-router-dom";

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
              className="flex h-full min-h-12 flex-col items-center justify-center gap-1 rounded-control border border-edge bg-surface px-1 py-2 text-center leading-tight font-medium hover:bg-sunken sm:flex-row sm:gap-2"
            >
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className="max-w-full wrap-anywhere">{words}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
