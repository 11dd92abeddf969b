import type { HelpPage } from "#shared/help/page.ts";

export const loyalty: HelpPage = {
  title: "Fidélité",
  summary: "Des points pour les clients qui reviennent.",
  sections: [
    {
      id: "turn-on",
      heading: "Donner des points",
      steps: [
        "Ouvrez « Paramètres de la boutique » et cochez « Donner des points aux clients ».",
        "Dites combien un client paie pour gagner un point, et ce que vaut un point dépensé.",
        "Enregistrez : les autres téléphones le savent dès qu’ils ont du réseau.",
      ],
      text: [
        "Sans cette case, rien ne change à la caisse. Si vous la décochez plus tard, les points déjà gagnés restent sur la fiche du client.",
      ],
      asked:
        "points de fidélité, carte de fidélité, programme de fidélité, récompenser un client, cadeau, bons clients, activer les points",
    },
    {
      id: "earn",
      heading: "Gagner des points",
      steps: [
        "Au moment de payer, touchez « Client » et choisissez-le, ou tapez son nom.",
        "Touchez « Valider » : le reçu dit les points gagnés et son solde.",
      ],
      text: [
        "Ce n’est jamais obligatoire. Un achat à crédit donne des points aussi ; ce qui est payé en points n’en donne pas.",
      ],
      asked: "gagner des points, combien de points, ajouter des points, points sur le reçu",
    },
    {
      id: "spend",
      heading: "Payer avec des points",
      steps: [
        "Touchez « Client » et choisissez-le.",
        "Écrivez les « Points à dépenser », ou prenez-les tous.",
        "Encaissez le reste et touchez « Valider ».",
      ],
      text: [
        "La caisse et la clôture ne comptent pas les points comme de l’argent. Sans réseau, le téléphone dépense ce qu’il connaît ; si deux téléphones ont pris les mêmes points, c’est signalé sur la fiche du client.",
        "Quand la marchandise revient, les points dépensés sont rendus d’abord, et les points gagnés sont repris.",
      ],
      picture: {
        name: "points",
        alt: "Le paiement en points : ce que le client a, ce qu’il dépense et ce qu’il gagne.",
      },
      asked:
        "dépenser des points, utiliser les points, payer en points, réduction fidélité, points retour, solde de points",
    },
  ],
};
