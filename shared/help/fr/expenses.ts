import type { HelpPage } from "#shared/help/page.ts";

export const expenses: HelpPage = {
  title: "Dépenses et pertes",
  summary: "Loyer, courant, salaires, et la marchandise perdue.",
  sections: [
    {
      id: "note",
      heading: "Noter une dépense",
      steps: [
        "Ouvrez « Dépenses », puis « Noter une dépense ». Depuis « Clôture de caisse » aussi.",
        "Dites pour quoi, le montant et le moyen.",
        "Prenez le papier en photo si vous en avez un, puis touchez « Enregistrer la dépense ».",
      ],
      text: [
        "Sans réseau aussi : dépense et photo partent plus tard. « Pris dans la caisse de cet appareil » écrit la sortie dans la caisse, qui ne dit pas pour quoi.",
        "Toute l’équipe peut en noter. Seuls le propriétaire et les gérants lisent la liste ; un vendeur lit les siennes tant qu’elles ne sont pas envoyées.",
      ],
      picture: {
        name: "expense",
        alt: "L’écran « Noter une dépense » : les types à toucher, Transport choisi, puis le montant.",
      },
      asked:
        "dépense, dépenser, loyer, électricité, courant, eau, salaire, transport, taxi, essence, carburant, crédit téléphone, internet, impôt, patente, réparation, fournitures, repas, charges, frais, sortie d'argent, j'ai payé, ticket de dépense, justificatif, photo du reçu",
    },
    {
      id: "month",
      heading: "Ce que la boutique a dépensé",
      steps: [
        "Ouvrez « Dépenses » : la somme est en haut, chaque jour a la sienne.",
        "Touchez un type de dépense pour ne voir que lui ; « Mois précédent » remonte dans le temps.",
      ],
      asked:
        "total des dépenses, charges, dépenses par jour, par catégorie, historique des dépenses, où va l'argent",
    },
    {
      id: "undo",
      heading: "Une dépense mal notée",
      steps: [
        "Touchez la dépense dans la liste, puis « Annuler cette dépense ».",
        "Si l’argent revient dans le tiroir, laissez la case cochée, puis touchez « Oui, annuler la dépense ».",
      ],
      text: [
        "Elle reste dans la liste, barrée, avec le nom de qui l’a annulée, et ne compte plus. Notez ensuite la bonne.",
      ],
      asked:
        "annuler une dépense, effacer une dépense, supprimer une dépense, erreur de montant, dépense en double, je me suis trompé de dépense, corriger une dépense",
    },
    {
      id: "losses",
      heading: "Marchandise cassée, périmée ou volée",
      steps: [
        "Dans « Produits », diminuez le stock et dites ce que les pièces sont devenues : « Casse », « Périmé », « Perdu ou volé »…",
        "Ouvrez « Dépenses », puis « Pertes de marchandises » : les pièces du mois, par raison et par produit.",
      ],
      text: ["Un comptage qui trouve moins de pièces demande la même chose."],
      asked:
        "perte, pertes, cassé, casse, périmé, date passée, avarié, vol, volé, disparu, usage personnel, consommé, donné, cadeau, marchandise abîmée, rebut, jeter",
    },
  ],
};
