import type { HelpPage } from "#shared/help/page.ts";

export const lostPhone: HelpPage = {
  title: "Téléphone perdu, volé, cassé",
  summary: "Couper l’accès, reprendre sur un autre téléphone, ne rien perdre.",
  sections: [
    {
      id: "cut",
      heading: "D’abord, coupez l’accès",
      steps: [
        "Sur un autre appareil, connectez-vous et ouvrez « Mon profil ».",
        "Touchez « Appareils connectés », puis « Déconnecter » à côté du téléphone perdu. Donnez un nom à chacun, vous le reconnaîtrez plus vite.",
        "Changez le mot de passe : tous les autres appareils devront se reconnecter.",
      ],
      picture: {
        name: "devices",
        alt: "Les appareils connectés, dans Mon profil, avec le bouton Déconnecter.",
      },
      asked:
        "perdu, volé, vol, voleur, pirate, piraté, déconnecter à distance, sécurité, bloquer le téléphone, arraché, quelqu'un utilise mon compte",
    },
    {
      id: "employee",
      heading: "C’est le téléphone d’un employé",
      text: [
        "Dans « Employés », « Mettre en pause » : l’accès est coupé sur tous ses appareils. Quand il a un nouveau téléphone, « Réactiver », et qu’il change son mot de passe.",
      ],
      asked: "téléphone du vendeur perdu, employé volé, couper un vendeur",
    },
    {
      id: "resume",
      heading: "Reprendre sur un autre téléphone",
      text: [
        "Ouvrez Boutika, connectez-vous : produits, stock et ventes récentes reviennent. Tout ce qui avait été envoyé y est.",
        "Les ventes que l’ancien téléphone n’avait pas encore envoyées sont sur lui seul. Il se retrouve ? Reconnectez-vous dessus : elles partent. Sinon, comptez le stock et la caisse.",
      ],
      asked:
        "nouveau téléphone, changer de téléphone, récupérer mes données, restaurer, sauvegarde, cassé, écran cassé, tombé dans l'eau, transférer, ordinateur, deuxième appareil",
    },
    {
      id: "password",
      heading: "Mot de passe oublié",
      text: [
        "Sur la page de connexion, « Mot de passe oublié ? » : un lien arrive par email, il vaut trente minutes. Regardez aussi dans les indésirables.",
        "Vous pouvez aussi vous connecter par un code reçu par SMS, si votre serveur l’offre : onglet « Téléphone ».",
      ],
      asked:
        "mot de passe perdu, réinitialiser le mot de passe, changer de mot de passe, je n'arrive pas à me connecter, connexion impossible, code sms, mail pas reçu, compte bloqué",
    },
  ],
};
