import { Plural, Trans } from "@lingui/react/macro";
import type { ShopAtStake } from "#shared/schemas/departure.ts";
import { UnsentList } from "./unsent-list.tsx";

/** What goes with a shop, with its figures once the server has told them. */
export function ShopConsequences({ stake }: { stake: ShopAtStake | undefined }) {
  return (
    <>
      <p className="font-medium">
        <Trans>Rien de ceci ne reviendra :</Trans>
      </p>
      <ul className="list-disc pl-5">
        <li>
          {stake ? (
            <Plural
              value={stake.products}
              one="# produit et son stock"
              other="# produits et leur stock"
            />
          ) : (
            <Trans>Tous les produits et leur stock</Trans>
          )}
        </li>
        <li>
          {stake ? (
            <Plural
              value={stake.sales}
              one="# vente, avec son ticket"
              other="# ventes, avec leurs tickets"
            />
          ) : (
            <Trans>Toutes les ventes, avec leurs tickets</Trans>
          )}
        </li>
        <li>
          {stake ? (
            <Plural
              value={stake.members}
              one="L’accès de # personne, vous compris"
              other="L’accès de # personnes, vous compris"
            />
          ) : (
            <Trans>L’accès de toute l’équipe</Trans>
          )}
        </li>
        <li>
          <Trans>Les photos, les transferts, les commissions et les rapports</Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Ce qu’un appareil n’a pas encore envoyé y reste, lisible et exportable dans « Envois ».
        </Trans>
      </p>
      {stake && <UnsentList shops={[stake]} />}
    </>
  );
}
