import type { HelpPage } from "#shared/help/page.ts";

export const ask: HelpPage = {
  title: "Demander à la boutique",
  summary: "Poser une question sur vos ventes, votre stock, votre cahier : une phrase répond.",
  sections: [
    {
      id: "ask",
      heading: "Poser une question",
      steps: [
        "Sur le tableau de bord, touchez « Demander à la boutique ». C’est la même recherche que l’aide.",
        "Écrivez avec vos mots : combien j’ai vendu hier, qui me doit, qu’est-ce qui manque. « Parler » ou le micro de votre clavier marchent ici.",
        "Touchez le chiffre de la réponse : la liste ou le rapport dont il vient s’ouvre. « Lire à voix haute » la dit.",
      ],
      text: [
        "Tout se calcule sur votre appareil, sans réseau, avec les mêmes calculs que les rapports. La réponse dit ce qui manque : une vente au coût inconnu, des tickets trop vieux pour cet appareil.",
      ],
      picture: {
        name: "question",
        alt: "Une question sur le bénéfice du jour : une phrase répond, son chiffre se touche.",
      },
      asked:
        "demander à la boutique, poser une question à la boutique, parler à la boutique, assistant, intelligence artificielle, ia, question sur les chiffres",
    },
    {
      id: "what",
      heading: "Ce que la boutique sait dire",
      text: [
        "Les ventes, les tickets, les remises et les retours ; le stock, les prix et ce qu’il faut commander ; les dettes, les avances et les points des clients ; les fournisseurs et les achats ; le bénéfice, la marge et les dépenses ; la caisse et ses clôtures ; les revendeurs et leurs commissions.",
        "Dites les jours comme vous parlez : hier, avant-hier, mardi, cette semaine, le mois dernier, en octobre, le 12, du 3 au 9 novembre, depuis le marché de lundi. Sans jours, c’est aujourd’hui, ou maintenant. La semaine commence le dimanche, comme dans les rapports.",
        "Deux jours se comparent : les ventes de ce mois et celles du mois dernier. Un nom que plusieurs portent se choisit.",
      ],
      asked:
        "quelles questions à la boutique, exemples de questions, que peut-on demander, ce que l'assistant sait faire, comparer deux semaines à l'assistant, questions en pidgin, questions en anglais",
    },
    {
      id: "unknown",
      heading: "Quand la boutique ne sait pas",
      text: [
        "« Je ne sais pas. » : elle ne devine jamais un chiffre. Demain, la concurrence ou l’argent qu’un revendeur rapporte ne sont écrits nulle part dans la boutique : elle le dit, et propose les questions les plus proches.",
        "Chacun n’apprend que ce que ses pages lui montrent : le bénéfice, les coûts et les fournisseurs restent au propriétaire et au gérant ; un vendeur apprend ses propres ventes, un revendeur ce qui est à lui.",
      ],
      asked:
        "je ne sais pas, la boutique ne répond pas à ma question, assistant ne comprend pas, réponse réservée au propriétaire, mauvaise réponse de l'assistant",
    },
  ],
};
