import { useLingui } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router-dom";

/** The arrow beside a screen's title that leads to the reader's first screen, or to the page given. */
export function BackToDashboard({ to }: { to: string }) {
  const { t } = useLingui();
  return <BackTo to={to} label={t`Retour au tableau de bord`} />;
}

/** The same to another page. */
export function BackTo({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      aria-label={label}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-sunken"
    >
      <ArrowLeft aria-hidden="true" />
    </Link>
  );
}
