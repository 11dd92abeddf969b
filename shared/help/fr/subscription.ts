import type { HelpPage } from "#shared/help/page.ts";
import { planFigures } from "#shared/help/plan-figures.ts";

const { starter, professional, enterprise } = planFigures("fr");

export const subscription: HelpPage = {
  title: "Compte et abonnement",
  summary: "S’inscrire, l’essai gratuit, les prix, payer par mobile money.",
  sections: [
    {
      id: "start",
      heading: "Ouvrir un compte",
      steps: [
        "Sur la page de connexion, onglet « Inscription » : nom, téléphone, email, mot de passe.",
        "Ouvrez le lien reçu par email, puis choisissez « Propriétaire », « Employé » ou « Revendeur ».",
        "Propriétaire : donnez un nom à la boutique. L’essai gratuit commence et la caisse s’ouvre : ajoutez un produit et vendez-le. La suite est sur le tableau de bord, sous « Prochaines étapes ».",
      ],
      asked:
        "inscription, créer un compte, s'inscrire, commencer, ouvrir une boutique, démarrer, essayer, enregistrer ma boutique, première fois, email de confirmation",
    },
    {
      id: "price",
      heading: "Combien cela coûte-t-il ?",
      text: [
        `Les trente premiers jours sont gratuits, sans carte. Ensuite, par mois : Starter ${starter.price} (${starter.products} produits), Professional ${professional.price} (${professional.products} produits, ${professional.shops} boutiques, des revendeurs), Enterprise ${enterprise.price} (sans limite).`,
        "Pour un employé ou un revendeur, c’est gratuit.",
      ],
      asked:
        "prix, prix par mois, tarif, coût, combien ça coûte, c'est combien, gratuit, essai, durée de l'essai, combien de temps dure l'essai gratuit, abonnement, payant, plan, formule, mensuel, starter, professional, enterprise, cher",
    },
    {
      id: "pay",
      heading: "Payer ou changer de plan",
      text: [
        "« Gérer l’abonnement » : envoyez le montant par mobile money au numéro affiché, puis « J’ai payé » avec la référence du SMS. Il compte dès qu’il est vérifié.",
        "Vous changez de plan quand vous voulez. Si vous avez plus que ce qu’il permet, tout reste et se vend ; seul l’ajout attend.",
      ],
      asked:
        "payer l'abonnement, renouveler, résilier, arrêter, changer de formule, facture abonnement, référence, limite atteinte, plus de produits",
    },
    {
      id: "expired",
      heading: "L’abonnement a expiré",
      text: [
        "Vous vendez comme avant, et vos ventes partent. Il faut payer pour ajouter un produit ou une personne.",
      ],
      asked:
        "expiré, fin de l'essai, bloqué, suspendu, impayé, retard de paiement, mes données seront effacées",
    },
    {
      id: "install",
      heading: "Mettre Boutika sur l’écran d’accueil",
      text: [
        "« Installer l’application », dans le menu. Sur iPhone : Partager, puis « Sur l’écran d’accueil ». Elle s’ouvre alors d’une touche, même sans réseau, et tient en peu de place.",
      ],
      asked:
        "installer, télécharger l'application, apk, play store, app store, iphone, android, icône, raccourci, ordinateur, application mobile",
    },
    {
      id: "leave",
      heading: "Langue, thème, supprimer son compte",
      text: [
        "En haut à droite, « Compte et réglages » : français ou anglais, clair ou sombre.",
        "« Supprimer mon compte » est au bas de « Mon profil » ; une boutique se supprime dans ses paramètres. Boutika dit d’abord ce qui disparaît, et vérifie que c’est bien vous.",
      ],
      asked:
        "anglais, changer la langue, mode sombre, nuit, supprimer le compte, fermer la boutique, effacer mes données, quitter, désinscription",
    },
  ],
};
