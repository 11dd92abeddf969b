import type { HelpPage } from "#shared/help/page.ts";

export const credit: HelpPage = {
  title: "Vendre à crédit",
  summary: "Le client prend maintenant et paie plus tard : le cahier s’en souvient.",
  sections: [
    {
      id: "sell",
      heading: "Il paiera plus tard",
      steps: [
        "Remplissez le panier, puis touchez « Encaisser ».",
        "Touchez « À crédit », puis le client. Il n’est pas dans la liste ? Tapez son nom.",
        "Touchez « Valider ».",
      ],
      text: [
        "Tout marche sans réseau. Le ticket dit ce qui est payé, ce qui reste dû et ce que le client doit en tout.",
      ],
      picture: {
        name: "credit",
        alt: "Le paiement à crédit : le client choisi, et ce qu’il devra.",
      },
      asked:
        "crédit, dette, doit, devoir, ardoise, bon pour, payer plus tard, régler plus tard, emporte et règle après, paiement différé, client qui n'a pas d'argent, prend la marchandise sans payer, paye à la fin du mois, client fidèle, habitué, semaine prochaine, samedi, dimanche, lundi, voisin, cousin, famille, ami, emporte, vendre à crédit",
    },
    {
      id: "part",
      heading: "Il paie une partie tout de suite",
      text: [
        "Tapez d’abord les espèces reçues, puis « À crédit » : le reste va dans le cahier. S’il avait laissé une avance, elle sert d’abord.",
      ],
      asked:
        "acompte, tranche, moitié, une partie en espèces, avance, le reste plus tard, paiement partiel",
    },
    {
      id: "limit",
      heading: "Jusqu’où lui faire crédit",
      text: [
        "Dans la fiche du client, le plafond dit combien il peut devoir, et le délai quand c’est à payer. Au-dessus du plafond, le code PIN du propriétaire ou d’un gérant est demandé ; la vente est alors signalée.",
      ],
      asked:
        "plafond, limite de crédit, trop de dettes, maximum, refuser le crédit, échéance, délai de paiement, code du patron",
    },
    {
      id: "back",
      heading: "Il rapporte ce qu’il avait pris",
      text: [
        "Ouvrez le ticket et touchez « Rembourser » : la dette baisse d’abord, les espèces ne sortent qu’au-delà. Un ticket annulé laisse ce qui était payé en avance sur son compte.",
      ],
      asked: "retour d'une vente à crédit, rapporte, reprendre la marchandise, annuler un crédit",
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
