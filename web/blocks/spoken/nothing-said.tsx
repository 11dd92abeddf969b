import { Trans } from "@lingui/react/macro";
import { Link } from "react-router-dom";
import type { ProposalKind } from "#shared/spoken/proposal.ts";
import { buttonLook } from "#web/ui/button.tsx";

type NothingSaidProps = { kind: ProposalKind; about: Exclude<ProposalKind, "nothing"> };

/** Nothing that can be done here was understood: what to say instead, or where a sale is made. */
export function NothingSaid({ kind, about }: NothingSaidProps) {
  if (kind === "sale")
    return (
      <Link to="/point-of-sale" className={`${buttonLook("plain", "sell")} self-start`}>
        <Trans>C’est une vente : ouvrir la caisse</Trans>
      </Link>
    );
  return (
    <p className="text-ink-soft">
      {about === "sale" && (
        <Trans>Dites des articles avec leur nombre : « 2 savons et un lait ».</Trans>
      )}
      {about === "expense" && <Trans>Dites pour quoi et combien : « taxi 1500 ».</Trans>}
      {about === "payment" && <Trans>Dites qui paie et combien : « Awa a payé 5000 ».</Trans>}
      {about === "purchase" && (
        <Trans>Dites quoi, combien et à quel coût : « 10 cartons de savon à 12 000 ».</Trans>
      )}
    </p>
  );
}
