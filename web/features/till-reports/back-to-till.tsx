import { Trans } from "@lingui/react/macro";
import ArrowLeft from "lucide-react/icons/arrow-left";
import { Link } from "react-router-dom";

/** From a report back to the till. */
export function BackToTill() {
  return (
    <Link
      to="/day-close"
      className="flex min-h-11 items-center gap-2 self-start font-medium text-brand-ink underline underline-offset-4"
    >
      <ArrowLeft aria-hidden="true" className="size-5" />
      <Trans>Clôture de caisse</Trans>
    </Link>
  );
}
