import { Trans, useLingui } from "@lingui/react/macro";
import { afterColon, troubleSentence } from "#web/blocks/trouble/trouble-words.ts";
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
    default:
      return <LineText trouble={trouble} at={at} />;
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

/** What lies in the line or the server as a whole. */
function LineText({ trouble: code, at }: { trouble: SignInTrouble; at: Attempted }) {
  const { i18n } = useLingui();
  if (code === "too-many-requests") return troubleSentence({ code }, i18n);
  const why = afterColon({ code }, i18n);
  switch (at) {
    case "login":
      return <Trans>Erreur de connexion : {why}</Trans>;
    case "registration":
      return <Trans>Erreur d’inscription : {why}</Trans>;
    case "phone":
      return <Trans>Erreur : {why}</Trans>;
  }
}
