import type { HelpPage } from "#shared/help/page.ts";

export const reports: HelpPage = {
  title: "Lire vos rapports",
  summary: "Le chiffre du jour, du mois, les meilleurs produits, Excel et PDF.",
  sections: [
    {
      id: "today",
      heading: "Aujourd’hui",
      text: [
        "« Tableau de bord » montre les ventes du jour en direct et les compare à hier. Il dit jusqu’à quelle heure les chiffres sont complets, et quels téléphones n’ont pas encore envoyé.",
      ],
      picture: {
        name: "dashboard",
        alt: "Le tableau de bord : les ventes du jour et jusqu’à quand elles sont complètes.",
      },
      asked:
        "chiffre d'affaires, voir le chiffre d'affaires, chiffre d'hier, combien j'ai vendu, recette, ventes du jour, bilan, tableau de bord, statistiques, combien j'ai gagné",
    },
    {
      id: "period",
      heading: "Un mois, une année",
      text: [
        "« Rapports » montre le nombre de ventes, le chiffre d’affaires, la courbe des mois et les cinq meilleurs produits. Choisissez la période, la boutique, l’agence ou le vendeur ; la période d’avant est à côté.",
        "Les retours sont déjà retirés des chiffres. Tout s’ouvre sans réseau.",
      ],
      picture: {
        name: "reports",
        alt: "La page des rapports : le choix de la période, puis les chiffres.",
      },
      asked:
        "rapport, mois dernier, année, meilleur produit, plus vendu, courbe, graphique, statistiques, comparer, évolution, par vendeur, par boutique, top",
    },
    {
      id: "export",
      heading: "Excel et PDF",
      text: [
        "« Exporter en Excel » donne de vrais nombres, à continuer au bureau ; « Exporter en PDF », un papier pour le comptable. Le fichier se fait sur votre appareil, même hors ligne.",
      ],
      asked:
        "exporter, télécharger, comptable, comptabilité, imprimer rapport, fichier, excel, pdf, impôts, banque, déclaration",
    },
    {
      id: "why",
      heading: "Pourquoi mon chiffre n’est pas celui du vendeur ?",
      text: [
        "Son téléphone n’a peut-être pas encore tout envoyé. Regardez la phrase sous le chiffre : elle dit jusqu’à quelle heure tout est reçu, et quels téléphones manquent. Quand il retrouve le réseau, les deux sont égaux.",
      ],
      asked:
        "chiffres différents, total faux, manque des ventes, incomplet, pas à jour, vente n'apparaît pas",
    },
    {
      id: "vat",
      heading: "La TVA",
      text: [
        "Le taux se choisit dans « Paramètres de la boutique » (ceux de votre pays, par exemple 19,25 % au Cameroun, un autre, ou aucun). Les prix la comprennent ; le reçu et les fichiers la montrent. Un ticket garde le taux auquel il a été vendu, et un remboursement rend la TVA de son ticket, même si vous changez le taux ensuite. Un produit exonéré, ou au taux réduit que vous dites au même endroit, se choisit dans sa fiche : le reçu donne alors une ligne par taux. La TVA d’un ticket est arrondie une fois par taux ; celle d’une clôture, d’une journée ou d’un rapport est la somme de ses tickets, moins ses retours.",
      ],
      asked: "tva, taxe, impôt, hors taxe, ttc, ht",
    },
  ],
};
