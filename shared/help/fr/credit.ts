import type { HelpPage } from "#shared/help/page.ts";

export const credit: HelpPage = {
  title: "Quand le client paie plus tard",
  summary: "Boutika n’a pas de vente à crédit aujourd’hui. Voici comment faire.",
  sections: [
    {
      id: "no-credit",
      heading: "Il n’y a pas de vente à crédit",
      text: [
        "Soyons clairs : aujourd’hui, Boutika n’enregistre que des ventes payées, en espèces ou par mobile money. Il ne tient pas le compte de ce qu’un client vous doit.",
        "Ne validez pas comme payée une vente qui ne l’est pas : vos espèces ne tomberaient plus juste le soir.",
      ],
      asked:
        "crédit, à crédit, dette, doit, doivent, devoir, ardoise, bon pour, payer plus tard, paiement différé, client qui n'a pas d'argent, créance, débiteur, vendre à crédit, acompte, avance, tranche",
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
      id: "gone",
      heading: "Il part avec la marchandise",
      text: [
        "Notez le nom, le montant et la date dans votre cahier, et laissez le panier en attente. Le jour où il paie, reprenez le panier et encaissez : la vente et la sortie du stock se font ce jour-là.",
        "Jusque-là, le stock affiché compte encore ces pièces. Pensez-y en comptant le rayon.",
      ],
      asked:
        "cahier de crédit, carnet, prend la marchandise sans payer, paye à la fin du mois, client fidèle, habitué, solde client, qui me doit",
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
