import type { HelpPage } from "#shared/help/page.ts";

export const ordering: HelpPage = {
  title: "Commander et recevoir",
  summary: "Ce qui va manquer, ce que vous commandez et ce qui n’est pas venu.",
  sections: [
    {
      id: "to-order",
      heading: "Savoir quoi commander",
      steps: [
        "Ouvrez « Achats », puis « À commander ».",
        "Regardez pour combien de jours il en reste, et combien de pièces prendre chez chaque fournisseur.",
      ],
      text: [
        "Le téléphone compte avec vos ventes des dernières semaines, les jours de la semaine et les fins de mois, sans réseau. Un produit n’y est que si sa prévision a été juste par le passé. « Pas assez de ventes pour prévoir » : attendez quelques semaines.",
      ],
      asked:
        "prévision, prévoir, rupture, bientôt fini, va manquer, il reste combien de jours, quoi acheter, combien commander, réapprovisionnement, liste de courses, suggestion",
    },
    {
      id: "order",
      heading: "Écrire une commande et l’envoyer",
      steps: [
        "Ouvrez « Achats », « Commandes », puis « Nouvelle commande ».",
        "Choisissez le fournisseur, les produits et les pièces, puis touchez « Enregistrer la commande ».",
        "Touchez « Envoyer par WhatsApp » ou « Envoyer par SMS » : le message est prêt, c’est vous qui l’envoyez.",
      ],
      text: [
        "Une commande ne change pas le stock et ne vous fait rien devoir. Le coût prévu n’est pas dans le message. Seuls le propriétaire et les gérants voient les commandes.",
      ],
      picture: {
        name: "order",
        alt: "Une commande : le fournisseur choisi, les produits demandés avec leurs pièces et leur prix.",
      },
      asked:
        "bon de commande, passer commande, commander chez le grossiste, envoyer la commande, message au fournisseur, modifier une commande, annuler une commande",
    },
    {
      id: "receive",
      heading: "La commande arrive, en une ou plusieurs fois",
      steps: [
        "Ouvrez la commande et touchez « Réceptionner » : ce qui reste à venir est déjà écrit.",
        "Corrigez les pièces et les coûts : un coût proposé suit la quantité, et c’est à vous de le lire sur la facture. Puis touchez « Continuer » et « Enregistrer l’achat ».",
      ],
      text: [
        "La commande montre ce qui manque, ce qui est venu en trop et ce qui a coûté plus cher. Quand tout est là, elle est « Reçue » d’elle-même. Si le reste ne viendra pas, touchez « Solder : le reste ne viendra pas ».",
      ],
      asked:
        "livraison partielle, reliquat, il manque des pièces dans ma commande, cartons manquants, écart à la réception, livré en trop, commande incomplète, reste à livrer, clôturer une commande, solder",
    },
  ],
};
