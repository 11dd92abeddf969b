import { Trans } from "@lingui/react/macro";
import { Prose } from "#web/site/sections/prose.tsx";
import { SiteLink } from "#web/site/sections/site-link.tsx";

export function DocumentationText() {
  return (
    <Prose
      title={<Trans>Documentation</Trans>}
      lead={<Trans>Commencer, vendre, compter : l’essentiel en une page.</Trans>}
    >
      <h2>
        <Trans>Commencer</Trans>
      </h2>
      <p>
        <Trans>
          Créez votre compte, ouvrez le lien reçu par email, puis choisissez « Propriétaire ».
          Prenez un plan, donnez le nom de votre boutique, et ajoutez vos premiers produits. Chaque
          étape peut attendre. Un employé ou un revendeur choisit sa carte et attend une invitation
          : c’est gratuit.
        </Trans>
      </p>
      <h2>
        <Trans>Vendre</Trans>
      </h2>
      <p>
        <Trans>
          Touchez un produit ou scannez son code, « Encaisser », puis le montant reçu. « Enregistrée
          » : la vente existe. Sans réseau, vendez comme d’habitude ; les ventes partent seules
          quand il revient.
        </Trans>
      </p>
      <h2>
        <Trans>Suivre</Trans>
      </h2>
      <p>
        <Trans>
          Le tableau de bord montre les ventes du jour, les tickets, les écarts de stock, et pour
          chaque téléphone jusqu’où ses ventes sont arrivées. « Rapports » montre les mois, les
          vendeurs et les agences à côté de la période d’avant, et s’exporte en Excel et en PDF,
          aussi sans réseau.
        </Trans>
      </p>
      <h2>
        <Trans>Clôturer</Trans>
      </h2>
      <p>
        <Trans>
          Le soir, « Clôture de caisse » : comptez les billets et les pièces, voyez la différence en
          mots, gardez le rapport Z. Rien ne vous empêche de vendre si vous l’oubliez.
        </Trans>
      </p>
      <h2>
        <Trans>Aller plus loin</Trans>
      </h2>
      <ul>
        <li>
          <SiteLink to="/help">
            <Trans>Centre d’aide, pas à pas, avec des images</Trans>
          </SiteLink>
        </li>
        <li>
          <SiteLink to="/install">
            <Trans>Installer Boutika</Trans>
          </SiteLink>
        </li>
        <li>
          <a href="/api/docs">
            <Trans>L’API, pour les développeurs</Trans>
          </a>
        </li>
      </ul>
    </Prose>
  );
}
