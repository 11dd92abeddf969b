import { useLingui } from "@lingui/react/macro";
import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router-dom";
import type { Places } from "#web/app/shell/places-for.ts";
import { trailTo } from "./trail.ts";

type BreadcrumbProps = { pathname: string; places: Places; home: string };

/** The way here, on screens wide enough for it: each step above leads back to it. */
export function Breadcrumb({ pathname, places, home }: BreadcrumbProps) {
  const { t, i18n } = useLingui();
  const steps = trailTo(pathname, places, home);
  if (steps.length === 0) return null;
  return (
    <nav aria-label={t`Fil d’Ariane`} className="shrink-0 px-4 md:px-6 print:hidden">
      <ol className="flex items-center text-sm">
        {steps.map(({ label, path }, index) => (
          <li key={label.id} className="flex items-center">
            {index > 0 && <ChevronRight aria-hidden="true" className="mx-1 size-4 text-ink-soft" />}
            {path === undefined ? (
              <span aria-current="page" className="flex min-h-11 items-center font-medium">
                {i18n._(label)}
              </span>
            ) : (
              <Link
                to={path}
                className="flex min-h-11 items-center text-ink-soft underline-offset-4 hover:underline"
              >
                {i18n._(label)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
