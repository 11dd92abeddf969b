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
        "Dites les jours comme vous parlez : hier, avant-hier, mardi, cette semaine, le mois dernier, en octobre, le 12, du 3 au 9 novembre, depuis le marché de lundi. Sans jours, c’est aujourd’hui pour les ventes, ce mois pour le bénéfice, les dépenses et les classements, et maintenant pour le stock et les dettes : la réponse le dit. La semaine commence le dimanche, comme dans les rapports.",
        "Vous pouvez restreindre : dépenses sans le loyer, ventes d’hier matin, qui me doit plus de 10 000. Et hier, demandé ensuite, continue la question d’avant. Deux périodes se comparent, autant de jours de chaque côté : ce mois et le mois dernier, du 1er au même jour, pour toutes les ventes, un vendeur, une agence, une catégorie ou un produit, et pour les dépenses. Un nom que plusieurs portent se choisit.",
      ],
      asked:
        "quelles questions à la boutique, exemples de questions, que peut-on demander, ce que l'assistant sait faire, comparer deux semaines à l'assistant, questions en pidgin, questions en anglais",
    },
    {
      id: "unknown",
      heading: "Quand la boutique ne sait pas",
      text: [
        "« Je ne sais pas. » : elle ne devine jamais un chiffre. Demain, la concurrence ou l’argent qu’un revendeur rapporte ne sont écrits nulle part dans la boutique : elle le dit, et propose les questions les plus proches. Un mot dont aucune réponse ne tient compte (par Orange Money, en gros, chaque samedi) est montré, et rien n’est répondu à sa place. Elle ne fait rien non plus : qui lui demande d’annuler un ticket ou de changer un prix est mené à la page où cela se fait.",
        "Chacun n’apprend que ce que ses pages lui montrent : le bénéfice, les coûts et les fournisseurs restent au propriétaire et au gérant ; un vendeur apprend ses propres ventes, un revendeur ce qui est à lui.",
      ],
      asked:
        "je ne sais pas, la boutique ne répond pas à ma question, assistant ne comprend pas, réponse réservée au propriétaire, mauvaise réponse de l'assistant",
    },
  ],
};
