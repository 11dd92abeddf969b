import type { HelpPage } from "#shared/help/page.ts";

export const dayClose: HelpPage = {
  title: "Clôturer la caisse",
  summary: "Le fond du matin, le comptage du soir, la différence.",
  sections: [
    {
      id: "open",
      heading: "Le matin : le fond de caisse",
      text: [
        "Ouvrez « Clôture de caisse », comptez ce qui est dans le tiroir, tapez-le dans « Fond de caisse », puis « Ouvrir la caisse ». Vous avez oublié ? On vend quand même.",
      ],
      asked:
        "fond de caisse, ouvrir la caisse, ouverture, monnaie du matin, début de journée, tiroir",
    },
    {
      id: "close",
      heading: "Le soir : compter et clôturer",
      steps: [
        "« Compter et clôturer » : comptez les billets et les pièces, valeur par valeur. Le total se fait tout seul.",
        "« Comparer » dit ce qu’il devrait y avoir : le fond, plus les ventes en espèces, moins les remboursements, plus ou moins ce qui est entré ou sorti.",
        "L’écart se lit en mots. Une note dit pourquoi, puis « Clôturer la caisse ».",
      ],
      text: [
        "« Pointer avec les SMS » : la liste des paiements mobiles de la caisse, à cocher d’après les messages du téléphone. Ce qui manque se note ; les sommes vont dans le rapport Z, avec les références à venir.",
        "Le rapport Z s’imprime et se partage, et reste dans « Clôtures précédentes ». Tout cela marche sans réseau.",
      ],
      picture: {
        name: "close",
        alt: "Le comptage de la caisse : combien de billets de chaque valeur, et le total compté.",
      },
      asked:
        "clôture, fermer la caisse, fin de journée, rapport z, ticket z, arrêter la caisse, compter l'argent, bilan du jour, il manque de l'argent, écart de caisse, différence, recette du jour",
    },
    {
      id: "moves",
      heading: "De l’argent entre ou sort dans la journée",
      text: [
        "Un achat payé avec la caisse, de l’argent porté à la banque, de la monnaie apportée : « Retrait » ou « Apport », le montant et la raison. Le compte du soir tombera juste.",
      ],
      asked:
        "dépense, sortie d'argent, retrait, apport, versement, payer un fournisseur avec la caisse, taxi, banque, prendre de l'argent dans la caisse",
    },
    {
      id: "night",
      heading: "Un bar ouvert la nuit",
      text: [
        "« Paramètres de la boutique », « La journée se termine à » : choisissez l’heure de la fermeture, par exemple 04:00. Une vente de 02:30 va alors à la veille, dans les chiffres, les rapports et la clôture. Les ventes déjà faites gardent leur jour.",
      ],
      asked:
        "bar, boîte de nuit, après minuit, la journée change à minuit, ventes de la nuit, heure de fin de journée",
    },
    {
      id: "missing",
      heading: "Il manque de l’argent",
      text: [
        "Recomptez, puis cherchez dans « Tickets » : une vente marquée en espèces et payée par mobile money, un remboursement oublié. Notez ce que vous savez et clôturez : une clôture ne bloque jamais la vente.",
      ],
      asked:
        "trou de caisse, manque, vol, différence négative, pas le bon compte, erreur de caisse, argent perdu",
    },
  ],
};
