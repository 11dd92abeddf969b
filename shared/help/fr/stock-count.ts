import type { HelpPage } from "#shared/help/page.ts";

export const stockCount: HelpPage = {
  title: "Compter le stock",
  summary: "L’inventaire au téléphone, les livraisons, les pertes.",
  sections: [
    {
      id: "count",
      heading: "Compter le rayon",
      steps: [
        "Demandez à tout le monde d’ouvrir Boutika avec du réseau : leurs ventes doivent être arrivées.",
        "« Stock », puis « Compter le stock ».",
        "Scannez chaque pièce, ou cherchez le produit et tapez ce que vous voyez.",
        "« Écarts » montre seulement ce qui ne tombe pas juste. Recomptez ces produits-là.",
        "« Valider le comptage », une raison, et c’est écrit.",
      ],
      text: ["Ce que vous ne comptez pas ne change pas : on peut compter un rayon par jour."],
      picture: {
        name: "count",
        alt: "Le comptage : des produits comptés, l’un juste, l’autre avec un écart.",
      },
      asked:
        "inventaire, recensement, comptage, compter les produits, vérifier le stock, état du stock, fin d'année, écart d'inventaire",
    },
    {
      id: "delivery",
      heading: "Une livraison arrive",
      text: [
        "Dans « Stock », touchez « + » à côté du produit, le nombre reçu et la raison « Livraison ».",
      ],
      asked:
        "réception, approvisionnement, fournisseur, ajouter du stock, augmenter le stock, nouvelle marchandise, réassort, entrée de stock, arrivage",
    },
    {
      id: "loss",
      heading: "Casse, vol, périmé",
      text: [
        "« − » à côté du produit, le nombre et la raison : « Casse », « Périmé », « Perdu ou volé », « Usage de la boutique ». Pour mettre zéro, « Modifier le stock ».",
      ],
      asked:
        "marchandise volée, cassé, abîmé, volé, perdu, perte, date dépassée, diminuer le stock, retirer du stock, sortie de stock, démarque, manque",
    },
    {
      id: "history",
      heading: "Qui a changé ce stock ?",
      text: [
        "Touchez le produit dans « Stock » : chaque mouvement, son heure, son auteur et sa raison, sur 90 jours.",
      ],
      asked: "historique, mouvements, traçabilité, qui a pris, pourquoi le stock a changé, suivi",
    },
    {
      id: "shops",
      heading: "Envoyer à une autre boutique",
      text: [
        "« Transfert aux boutiques », « Nouvel envoi ». À l’arrivée on touche « Recevoir » et on compte ; la différence se voit des deux côtés.",
      ],
      asked:
        "autre boutique, deuxième boutique, transférer entre magasins, dépôt, entrepôt, succursale, envoyer de la marchandise, plusieurs boutiques",
    },
  ],
};
