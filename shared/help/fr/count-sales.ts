import type { HelpPage } from "#shared/help/page.ts";

export const countSales: HelpPage = {
  title: "Vendre en comptant le rayon",
  summary: "Pas le temps de taper chaque vente ? Comptez le soir : ce qui manque est vendu.",
  sections: [
    {
      id: "evening",
      heading: "Compter le soir, et c’est vendu",
      steps: [
        "« Stock », puis « Compter le stock » : comptez ce qui reste.",
        "Touchez « Transformer en ventes ».",
        "Notez ce qui a été perdu ou consommé ; tout le reste est vendu, au prix du jour.",
        "Comptez le tiroir, puis « Enregistrer la vente ».",
      ],
      text: [
        "Un seul reçu dit toutes les ventes, et le stock devient celui que vous avez compté. Ce que vous ne comptez pas ne change pas.",
      ],
      picture: {
        name: "count-sales",
        alt: "Un comptage transformé en ventes : ce qui manque, ce qui est perdu, et le total.",
      },
      asked:
        "vendre sans taper, vendre en comptant, comptage du soir, transformer en ventes, kiosque, ventes de la journée d'un coup, pas le temps d'enregistrer, oublié de taper les ventes, rattraper les ventes, ventes par différence, morning count",
    },
    {
      id: "money",
      heading: "L’argent du tiroir",
      text: [
        "L’écran dit ce qui devrait être dans le tiroir : ce qui y était déjà, et ces ventes. La différence s’y voit ; la clôture de la caisse l’écrit.",
      ],
      asked:
        "écart de caisse du comptage, tiroir, espèces comptées, fond de caisse, il manque de l'argent après comptage",
    },
    {
      id: "twice",
      heading: "Un autre téléphone avait vendu",
      text: [
        "Ses ventes sont arrivées après votre comptage : les mêmes pièces sont vendues deux fois. Le reçu du comptage le dit et propose de réduire, d’un toucher : les pièces reviennent en stock.",
      ],
      asked: "vendu deux fois, autre téléphone, ventes en retard, double vente, réduire la vente",
    },
  ],
};
