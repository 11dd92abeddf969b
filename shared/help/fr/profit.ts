import type { HelpPage } from "#shared/help/page.ts";

export const profit: HelpPage = {
  title: "Voir le bénéfice",
  summary: "Ce qui vous reste une fois la marchandise payée, jour par jour.",
  sections: [
    {
      id: "see",
      heading: "Combien vous gagnez",
      steps: [
        "Ouvrez « Bénéfice » dans le menu.",
        "Choisissez la période.",
        "Touchez une ligne pour voir ce qui la compose.",
      ],
      text: [
        "De vos ventes hors taxe, Boutika retire ce que la marchandise a coûté : c’est « Marge brute ». Puis les commissions des revendeurs, les pertes et les dettes effacées : il reste le bénéfice. Tout se calcule sur votre appareil, sans réseau aussi.",
        "Le tableau de bord montre « Bénéfice du jour » et celui du mois. Seuls le propriétaire et les gérants voient les coûts : ils ne sont sur aucun autre téléphone.",
      ],
      picture: {
        name: "profit",
        alt: "L’écran « Bénéfice » : le bénéfice du jour, puis les ventes hors taxe, le coût des marchandises et la marge brute.",
      },
      asked:
        "bénéfice, combien j'ai gagné, gain, gagner, profit, marge, ce qui me reste, est-ce que je gagne, rentable, net, résultat, perdre de l'argent, marge par produit, produit qui rapporte le plus, marge par vendeur",
    },
    {
      id: "cost",
      heading: "Dire ce qu’un produit coûte",
      steps: [
        "Ouvrez « Produits » et touchez le produit.",
        "Écrivez ce qu’une pièce coûte dans « Coût d’achat », puis « Enregistrer ».",
      ],
      text: [
        "Si vous notez vos achats, le coût se calcule seul : la moyenne de ce qu’il y avait et de ce que vous avez acheté dans le mois, transport compris. « Coût d’achat » sert pour ce qui était déjà là.",
      ],
      asked:
        "prix de revient, coût, prix d'achat, coût moyen, CMP, coût du stock, changer le coût, mettre le prix d'achat",
    },
    {
      id: "unknown",
      heading: "« Sans coût connu »",
      text: [
        "Ce que vous vendez sans avoir dit son coût est compté à part : ni gain ni perte. Touchez « Sans coût connu » pour voir ces produits, et dites leur coût : le bénéfice du mois se recalcule aussitôt.",
      ],
      asked:
        "coût inconnu, sans coût, produits sans coût, bénéfice faux, bénéfice trop petit, manque",
    },
    {
      id: "provisional",
      heading: "« provisoire jusqu’à la clôture du mois »",
      text: [
        "Le coût d’un mois est sa moyenne : un achat noté plus tard le change un peu. Un mois se ferme 45 jours après sa fin. « Régularisation » met au juste coût ce qui a été vendu avant d’être acheté.",
      ],
      asked:
        "provisoire, bénéfice change, chiffre qui bouge, régularisation, vendu avant achat, stock négatif",
    },
    {
      id: "stock",
      heading: "Ce que vaut votre stock",
      text: [
        "« Valeur du stock au coût » est sur « Bénéfice » et sur « Stock » : les pièces en boutique, à ce qu’elles coûtent, et au prix de vente. « Exporter en Excel » donne tous les chiffres au comptable.",
      ],
      asked: "valeur du stock, valoriser, inventaire en francs, combien vaut mon stock",
    },
  ],
};
