import { Trans } from "@lingui/react/macro";
import { Card } from "#web/ui/card.tsx";

/** How commissions come about and when they are paid. */
export function Explanation() {
  return (
    <Card>
      <h2 className="text-lg font-semibold">
        <Trans>Comment fonctionnent les commissions</Trans>
      </h2>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>
          <Trans>
            Commission = (prix de vente − prix minimum) × quantité. Le prix minimum est celui écrit
            dans le transfert.
          </Trans>
        </li>
        <li>
          <Trans>Elle est acquise quand le propriétaire confirme la vente.</Trans>
        </li>
        <li>
          <Trans>Les commissions sont calculées à la fin de chaque mois.</Trans>
        </li>
        <li>
          <Trans>Le paiement est fait le 5 de chaque mois, sous 2 à 3 jours ouvrables.</Trans>
        </li>
      </ul>
    </Card>
  );
}
