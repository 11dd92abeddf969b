import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import type { ProposalKind } from "#shared/spoken/proposal.ts";
import { buttonLook } from "#web/ui/button.tsx";

/** Where what was said is written down that is no sale; or that nothing of it was understood. */
export function OtherKind({ kind }: { kind: Exclude<ProposalKind, "sale"> | ProposalKind }) {
  const look = `${buttonLook("plain", "sell")} self-start`;
  switch (kind) {
    case "expense":
      return (
        <Link to="/expenses/new" className={look}>
          <Trans>C’est une dépense : la noter</Trans>
        </Link>
      );
    case "payment":
      return (
        <Link to="/notebook" className={look}>
          <Trans>C’est un paiement : ouvrir le cahier</Trans>
        </Link>
      );
    case "purchase":
      return (
        <Link to="/purchases/new" className={look}>
          <Trans>C’est un achat : l’écrire</Trans>
        </Link>
      );
    default:
      return (
        <p className="text-ink-soft">
          <Trans>Dites des articles avec leur nombre : « 2 savons et un lait ».</Trans>
        </p>
      );
  }
}
