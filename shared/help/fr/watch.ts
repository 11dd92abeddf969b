import type { HelpPage } from "#shared/help/page.ts";

export const watch: HelpPage = {
  title: "À surveiller",
  summary: "Ce qui n’est pas comme d’habitude, avec le pourquoi.",
  sections: [
    {
      id: "list",
      heading: "Lire la liste",
      steps: [
        "Ouvrez « Tableau de bord » : les trois premières choses sont dans « À surveiller ». Touchez « Tout voir » pour les autres.",
        "Chaque ligne dit un chiffre et ce qui est habituel. Touchez un ticket, ou « Voir la liste ».",
      ],
      text: [
        "Rien d’anormal : rien ne s’affiche. La liste est rangée par francs en jeu, pour le propriétaire et les gérants.",
        "Elle se fait sur l’appareil, sans réseau, avec ce qu’il connaît : la semaine, comparée aux huit d’avant.",
      ],
      asked:
        "à surveiller, surveiller, alerte, alertes, anomalie, anomalies, vol, fraude, tricherie, contrôle, vendeur malhonnête, que vérifier, quoi surveiller, suspicion",
    },
    {
      id: "what",
      heading: "Ce qui est regardé",
      text: [
        "Les ventes annulées après leur clôture, le tiroir ouvert sans vente, les remises d’un vendeur au-dessus de celles des autres, les prix sous l’habitude.",
        "Les pertes d’une catégorie, les bonnes ventes qui vont manquer, les dettes en retard de plus de deux semaines, les fournisseurs à payer.",
        "Le mobile money sans message ou dont la référence a déjà servi, les appareils qui n’ont pas tout envoyé, l’argent qui manque aux clôtures, les caisses restées ouvertes.",
      ],
      asked:
        "ce qui est surveillé, pas comme d'habitude, trop d'annulations, trop de remises, ouvertures du tiroir sans vente",
    },
    {
      id: "put-away",
      heading: "Mettre de côté",
      steps: [
        "Touchez « Mettre de côté jusqu’à ce que ça empire ».",
        "Pour la revoir, ouvrez « À surveiller » en entier et touchez « Remettre dans la liste ».",
      ],
      text: [
        "Elle revient d’elle-même si le chiffre empire d’un quart. Une ligne est une question, pas une accusation : parlez d’abord avec la personne.",
      ],
      asked:
        "cacher une alerte, ignorer, mettre de côté, enlever de la liste, déjà vu, fausse alerte, ne plus voir",
    },
  ],
};
