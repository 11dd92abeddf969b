import type { HelpPage } from "#shared/help/page.ts";

export const credit: HelpPage = {
  title: "Quand le client paie plus tard",
  summary: "À crédit, dettes payées, messages pour rappeler : le cahier s’en souvient.",
  sections: [
    {
      id: "sell",
      heading: "Vendre à crédit",
      steps: [
        "Remplissez le panier, puis touchez « Encaisser ».",
        "Touchez « À crédit », puis le client. Il n’est pas dans la liste ? Tapez son nom.",
        "Touchez « Valider ».",
      ],
      text: [
        "Une partie est payée tout de suite ? Tapez d’abord les espèces, puis « À crédit » : le reste va dans le cahier. Le ticket dit ce qui est payé et ce qui reste dû.",
        "Tout marche sans réseau. Au-dessus du plafond du client, le code PIN du propriétaire ou d’un gérant est demandé.",
      ],
      asked:
        "crédit, dette, doit, devoir, ardoise, bon pour, payer plus tard, paiement différé, client qui n'a pas d'argent, prend la marchandise sans payer, paye à la fin du mois, client fidèle, habitué, acompte, tranche, semaine prochaine, plafond",
    },
    {
      id: "pay",
      heading: "Quand une dette est payée",
      steps: [
        "Ouvrez « Cahier » et cherchez le client, par son nom ou la fin de son numéro.",
        "Touchez « Encaisser » et tapez le montant.",
        "Validez : le papier à donner dit ce qui reste.",
      ],
      text: [
        "S’il donne plus qu’il ne doit, le reste est une avance : elle sert d’abord à son prochain achat à crédit.",
        "L’argent entre dans votre caisse, à part des ventes : la clôture dit « Dettes payées en espèces ».",
      ],
      asked:
        "rembourser, client paie sa dette, carnet de dettes, cahier de crédit, qui me doit, créance, débiteur, solde client, versement, avance, acompte, me doit de l'argent",
    },
    {
      id: "remind",
      heading: "Relancer, et montrer le compte",
      text: [
        "Dans la fiche du client, « Relancer » prépare un message WhatsApp ou SMS : vous le relisez, et c’est vous qui l’envoyez. « Relevé » montre chaque achat et chaque paiement, à partager ou en PDF.",
      ],
      asked: "rappel, réclamer, message au client, impayé, retard, relevé de compte, extrait",
    },
    {
      id: "old-notebook",
      heading: "Reprendre votre ancien cahier",
      text: [
        "Touchez « Nouveau client », puis dans sa fiche « Ajuster » et « Ancien cahier » : écrivez ce qu’il doit déjà. Le propriétaire et les gérants peuvent aussi effacer une dette ou corriger un compte, avec une raison.",
      ],
      asked: "ancien carnet papier, dette d'avant, effacer une dette, corriger un compte, départ",
    },
    {
      id: "hold",
      heading: "Il va chercher son argent",
      steps: [
        "Touchez « Mettre en attente » : le panier est gardé, la marchandise reste chez vous.",
        "Servez les suivants.",
        "Il revient ? Son panier attend au-dessus du vôtre, avec son montant : touchez-le, puis « Encaisser ».",
      ],
      text: [
        "Le panier en attente reste sur ce téléphone, même éteint puis rallumé. Le stock ne baisse qu’à la vente.",
      ],
      picture: {
        name: "held",
        alt: "Un panier mis en attente, avec son montant, au-dessus du panier en cours.",
      },
      asked:
        "mettre de côté, panier en attente, suspendre, réserver, client revient, garder le panier, pause, distributeur, oublié son argent, reprendre",
    },
    {
      id: "reseller",
      heading: "C’est quelqu’un qui revend pour vous",
      text: [
        "Confiez-lui la marchandise par un transfert : elle sort du stock, et ses ventes attendent votre confirmation. La page « Confier à un revendeur » dit comment.",
      ],
      asked:
        "dépôt-vente, consignation, revendeur paie après, donner la marchandise à crédit à un revendeur",
    },
  ],
};
