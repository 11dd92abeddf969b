import { Trans } from "@lingui/react/macro";
import Search from "lucide-react/icons/search";
import { Link } from "react-router-dom";

/** From a dashboard to where one asks the shop, and the help. */
export function AskLink() {
  return (
    <Link
      to="/help"
      state={{ asks: true }}
      className="flex min-h-12 max-w-2xl items-center gap-3 rounded-control border border-edge bg-surface px-3 hover:bg-sunken"
    >
      <Search aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <span className="font-medium">
        <Trans>Demander à la boutique</Trans>
      </span>
    </Link>
  );
}
