import { Trans } from "@lingui/react/macro";
import { Prose } from "#web/site/sections/prose.tsx";
import { SiteLink } from "#web/site/sections/site-link.tsx";

export function PrivacyText() {
  return (
    <Prose
      title={<Trans>Confidentialité</Trans>}
      lead={<Trans>Ce que Boutika sait de vous, pourquoi, et comment l’effacer.</Trans>}
    >
      <h2>
        <Trans>Ce qui est gardé</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            Votre compte : nom, email, téléphone, mot de passe sous une forme qui ne se lit pas.
          </Trans>
        </li>
        <li>
          <Trans>
            Les livres des boutiques : produits, photos, ventes, stock, transferts, commissions,
            messages, avec le nom de qui les a faits.
          </Trans>
        </li>
        <li>
          <Trans>
            Les actes sensibles (connexions, mots de passe, suppressions) avec l’heure et le réseau
            d’où ils viennent, sans l’adresse complète.
          </Trans>
        </li>
        <li>
          <Trans>Ce que vous nous écrivez par le contact et le support, pour vous répondre.</Trans>
        </li>
      </ul>
      <h2>
        <Trans>Ce qui n’est pas fait</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            Ni publicité, ni mesure d’audience, ni traceur. Cette page ne charge rien d’ailleurs.
          </Trans>
        </li>
        <li>
          <Trans>
            Le lieu et l’heure d’une photo de produit sont retirés avant qu’elle soit gardée.
          </Trans>
        </li>
        <li>
          <Trans>
            Vos données ne sont pas vendues. Les emails, les SMS et les notifications passent par
            les services qui les portent, et par eux seuls.
          </Trans>
        </li>
        <li>
          <Trans>
            Votre voix n’est ni enregistrée ni reçue ici. Si vous touchez « Parler », c’est votre
            navigateur qui écoute, et beaucoup envoient le son à leur propre service.
          </Trans>
        </li>
      </ul>
      <h2>
        <Trans>Qui les lit</Trans>
      </h2>
      <p>
        <Trans>
          Les gens de la boutique, chacun selon son rôle, et la personne qui exploite ce serveur.
          Les messages entre deux personnes ne sont montrés qu’à elles.
        </Trans>
      </p>
      <h2>
        <Trans>Les effacer</Trans>
      </h2>
      <p>
        <Trans>
          « Mon profil » supprime votre compte : nom, email, téléphone et mot de passe
          disparaissent. Les livres des boutiques d’autres personnes restent, sous « Compte supprimé
          ». Un propriétaire peut supprimer sa boutique avec tout ce qu’elle contient. Pour une
          question, <SiteLink to="/#contact">écrivez-nous</SiteLink>.
        </Trans>
      </p>
    </Prose>
  );
}

export function TermsText() {
  return (
    <Prose title={<Trans>Conditions</Trans>} lead={<Trans>Courtes, et dites simplement.</Trans>}>
      <h2>
        <Trans>Vos données sont à vous</Trans>
      </h2>
      <p>
        <Trans>
          Ce que vous écrivez dans Boutika vous appartient. Vous pouvez l’exporter et le supprimer.
        </Trans>
      </p>
      <h2>
        <Trans>L’essai et le prix</Trans>
      </h2>
      <p>
        <Trans>
          30 jours d’essai, sans carte. Les prix sont ceux de{" "}
          <SiteLink to="/#pricing">la page des tarifs</SiteLink>, pour 30 jours. Vous payez par
          mobile money en donnant la référence, et changez de plan ou arrêtez quand vous voulez. Les
          employés et les revendeurs ne paient rien.
        </Trans>
      </p>
      <h2>
        <Trans>Si un plan n’est pas payé</Trans>
      </h2>
      <p>
        <Trans>
          Rien n’est bloqué de ce qui existe : vous vendez, envoyez et consultez. Ajouter un
          produit, une boutique, une agence ou un employé attend le paiement.
        </Trans>
      </p>
      <h2>
        <Trans>Ce que nous demandons</Trans>
      </h2>
      <p>
        <Trans>
          Donnez une adresse email qui est la vôtre, gardez votre mot de passe pour vous, n’invitez
          que des gens qui le veulent, et respectez la loi de votre pays, aussi pour vos reçus et
          vos taxes.
        </Trans>
      </p>
      <h2>
        <Trans>Ce que nous ne promettons pas</Trans>
      </h2>
      <p>
        <Trans>
          Le service peut s’arrêter un moment ; la caisse, elle, continue sur l’appareil. Un
          appareil perdu emporte ce qu’il n’avait pas encore envoyé.
        </Trans>
      </p>
    </Prose>
  );
}

export function CookiesText() {
  return (
    <Prose
      title={<Trans>Cookies</Trans>}
      lead={<Trans>Seulement ceux sans lesquels Boutika ne marche pas. Aucun ne vous suit.</Trans>}
    >
      <h2>
        <Trans>Sur ces pages</Trans>
      </h2>
      <p>
        <Trans>
          Aucun cookie. Le navigateur retient, sur cet appareil seulement, la langue et le thème que
          vous avez choisis.
        </Trans>
      </p>
      <p>
        <Trans>
          Ce que vous tapez dans le formulaire de contact y reste aussi jusqu’à l’envoi : un message
          sans réseau attend là pour partir ; un brouillon de plus de 30 jours est effacé quand vous
          revenez sur la page d’accueil.
        </Trans>
      </p>
      <h2>
        <Trans>Une fois connecté</Trans>
      </h2>
      <ul>
        <li>
          <Trans>
            <code>boutika_refresh</code> vous garde connecté. Aucun script ne peut le lire.
          </Trans>
        </li>
        <li>
          <Trans>
            <code>boutika_images</code> laisse voir les photos de vos boutiques, et d’elles seules.
          </Trans>
        </li>
        <li>
          <Trans>
            <code>sidebar</code> retient pendant sept jours si le menu est plié.
          </Trans>
        </li>
        <li>
          <Trans>
            Si vous entrez par Google, un cookie scellé vit dix minutes, le temps de revenir.
          </Trans>
        </li>
      </ul>
      <p>
        <Trans>
          Pour travailler sans réseau, l’application garde aussi sur l’appareil vos produits, votre
          stock et vos ventes récentes. Se déconnecter ferme la porte ; effacer les données du
          navigateur les enlève, avec ce qui n’a pas encore été envoyé.
        </Trans>
      </p>
    </Prose>
  );
}
