import { Trans } from "@lingui/react/macro";
import { Prose } from "#web/site/sections/prose.tsx";

export function SecurityText() {
  return (
    <Prose
      title={<Trans>Sécurité</Trans>}
      lead={
        <Trans>Ce qui protège vos ventes et vos comptes, et ce qui reste à votre charge.</Trans>
      }
    >
      <h2>
        <Trans>Vos ventes</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            Une vente est écrite sur l’appareil avant que l’écran dise « Enregistrée ». Elle y reste
            jusqu’à ce que le serveur ait répondu, et n’est comptée qu’une fois, même envoyée deux.
          </Trans>
        </li>
        <li>
          <Trans>
            Rien ne s’efface en silence : une vente faite n’est jamais refusée, et un remboursement
            laisse le ticket tel qu’il était.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>Vos comptes</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            Les mots de passe sont gardés sous une forme qui ne se lit pas (argon2id). Personne ne
            peut vous dire le vôtre.
          </Trans>
        </li>
        <li>
          <Trans>
            « Mon profil » montre où vous êtes connecté ; vous déconnectez de là un appareil perdu.
            Un journal dit les actes sensibles : qui, quand, d’où.
          </Trans>
        </li>
        <li>
          <Trans>
            Chacun ne reçoit que ce que son rôle permet. Un revendeur ne voit pas votre stock, un
            vendeur ne voit pas votre bureau. Une pause ou une fin vaut aussitôt, sur tous les
            appareils.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>Ce que vous pouvez faire</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            Verrouillez le téléphone lui-même. Le code à quatre chiffres de la caisse distingue les
            vendeurs ; il n’arrête pas un voleur.
          </Trans>
        </li>
        <li>
          <Trans>
            N’effacez jamais les données du navigateur tant qu’une vente attend d’être envoyée :
            elle n’existe alors que là.
          </Trans>
        </li>
      </ul>
    </Prose>
  );
}
