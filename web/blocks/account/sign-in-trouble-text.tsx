import { Trans } from "@lingui/react/macro";
import type { SignInTrouble } from "#web/store/session/sign-in-trouble.ts";

/** What one was about, which the server's failure is told under. */
export type Attempted = "login" | "registration" | "phone";

type SignInTroubleTextProps = { trouble: SignInTrouble; at?: Attempted | undefined };

/** What happened and what to do. */
export function SignInTroubleText({ trouble, at = "login" }: SignInTroubleTextProps) {
  switch (trouble) {
    case "offline":
      return (
        <Trans>
          Pas de réseau. La première connexion sur cet appareil en a besoin ; ensuite, tout marche
          hors ligne.
        </Trans>
      );
    case "wrong-credentials":
      return <Trans>Erreur de connexion : l’adresse email ou le mot de passe est faux.</Trans>;
    case "email-not-confirmed":
      return (
        <>
          <strong className="block">
            <Trans>Email non confirmé</Trans>
          </strong>
          <Trans>
            Veuillez vérifier votre email et cliquer sur le lien de confirmation avant de vous
            connecter.
          </Trans>
        </>
      );
    case "link-ended":
      return <Trans>Ce lien a expiré ou a déjà servi.</Trans>;
    case "wrong-code":
      return <Trans>Code invalide : ce n’est pas celui du dernier SMS.</Trans>;
    case "code-ended":
      return <Trans>Code invalide : il ne vaut plus. Demandez un autre code.</Trans>;
    case "name-required":
    case "name-wanted":
      return <Trans>Dites votre nom : vos collègues vous reconnaîtront.</Trans>;
    case "invalid-phone":
      return <Trans>Erreur : ce numéro de téléphone n’existe pas.</Trans>;
    case "no-sms":
      return <Trans>Ici, aucun SMS ne part. Connectez-vous avec votre adresse email.</Trans>;
    case "google":
      return <Trans>Erreur d’authentification Google</Trans>;
    case "session-ended":
      return <Trans>Votre session a expiré. Connectez-vous.</Trans>;
    case "too-many-attempts":
      return <Trans>Trop d’essais. Attendez quelques minutes, puis recommencez.</Trans>;
    case "too-many-for-now":
      return <Trans>Trop d’essais. Attendez une heure, puis recommencez.</Trans>;
    case "invalid-request":
      return <InvalidText at={at} />;
    case "storage-full":
      return (
        <Trans>
          La mémoire de l’appareil est pleine. Libérez de la place (photos, vidéos), puis
          recommencez.
        </Trans>
      );
    case "storage-unavailable":
      return (
        <Trans>
          Ce navigateur refuse de garder des données (fenêtre privée ?). Ouvrez Boutika dans une
          fenêtre ordinaire.
        </Trans>
      );
    case "server":
      return <ServerText at={at} />;
  }
}

function InvalidText({ at }: { at: Attempted }) {
  switch (at) {
    case "login":
      return <Trans>Erreur de connexion : vérifiez ce que vous avez écrit.</Trans>;
    case "registration":
      return <Trans>Erreur d’inscription : vérifiez l’email et le téléphone.</Trans>;
    case "phone":
      return <Trans>Erreur : vérifiez le numéro et le code.</Trans>;
  }
}

function ServerText({ at }: { at: Attempted }) {
  switch (at) {
    case "login":
      return (
        <Trans>Erreur de connexion : le serveur ne répond pas. Réessayez dans un instant.</Trans>
      );
    case "registration":
      return (
        <Trans>Erreur d’inscription : le serveur ne répond pas. Réessayez dans un instant.</Trans>
      );
    case "phone":
      return <Trans>Erreur : le serveur ne répond pas. Réessayez dans un instant.</Trans>;
  }
}
