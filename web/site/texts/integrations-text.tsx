import { Trans } from "@lingui/react/macro";
import { Prose } from "#web/site/sections/prose.tsx";

export function IntegrationsText() {
  return (
    <Prose
      title={<Trans>Intégrations</Trans>}
      lead={<Trans>Avec quoi Boutika travaille aujourd’hui, et avec quoi pas encore.</Trans>}
    >
      <h2>
        <Trans>Aujourd’hui</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            Codes-barres : l’appareil photo, ou une douchette USB ou Bluetooth qui écrit comme un
            clavier.
          </Trans>
        </li>
        <li>
          <Trans>
            Impression : toute imprimante que le navigateur connaît, aussi les tickets de 58 et 80
            mm et les étiquettes.
          </Trans>
        </li>
        <li>
          <Trans>
            Excel et CSV : import et export des produits, avec aperçu ligne par ligne. Les rapports
            en Excel.
          </Trans>
        </li>
        <li>
          <Trans>PDF : relevés de commissions et rapports.</Trans>
        </li>
        <li>
          <Trans>
            WhatsApp, SMS, email : partager un reçu ou une invitation depuis le téléphone.
          </Trans>
        </li>
        <li>
          <Trans>
            <a href="/api/docs">Une API décrite par OpenAPI</a>, celle dont l’application se sert
            elle-même.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>Assistant, voix, vision, prévisions</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            Assistant : « Demander à la boutique » répond à une soixantaine de sortes de questions,
            sur l’appareil, avec les chiffres de vos propres rapports. À une autre question, il dit
            qu’il ne sait pas.
          </Trans>
        </li>
        <li>
          <Trans>
            Voix : une vente, une dépense, un paiement ou un achat dit ou tapé en une phrase remplit
            son formulaire, que vous confirmez. La phrase est comprise sur l’appareil, sans réseau ;
            le micro est celui du clavier, ou celui du navigateur quand il sait écouter.
          </Trans>
        </li>
        <li>
          <Trans>
            Voix encore : la caisse dit le total à voix haute, si vous le demandez, avec la voix de
            l’appareil.
          </Trans>
        </li>
        <li>
          <Trans>
            Vision : l’appareil photo lit les codes-barres ; la photo d’une facture de fournisseur
            devient le brouillon d’un achat, chaque ligne à confirmer. Boutika ne reconnaît pas un
            produit à son apparence.
          </Trans>
        </li>
        <li>
          <Trans>
            Prévisions : ce qui va manquer et ce qu’il faut commander, d’après vos ventes ; « À
            surveiller » montre ce qui n’est pas comme d’habitude, avec le pourquoi.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>Pas encore</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            Mobile money : la référence du paiement se tape à la main. Boutika n’est relié à aucun
            opérateur.
          </Trans>
        </li>
        <li>
          <Trans>
            Comptabilité : aucun logiciel n’est relié ; les chiffres s’exportent en fichiers.
          </Trans>
        </li>
      </ul>
    </Prose>
  );
}
