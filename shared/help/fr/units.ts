import type { HelpPage } from "#shared/help/page.ts";

export const units: HelpPage = {
  title: "Vendre au kilo et au carton",
  summary: "Le riz au poids, l’huile au litre, le tissu au mètre, le lait par carton.",
  sections: [
    {
      id: "weigh",
      heading: "Un produit qui se pèse",
      steps: [
        "Ouvrez le produit dans « Produits », ou créez-le.",
        "Sous « Se vend », choisissez « Au poids (kg) », « Au litre » ou « Au mètre ».",
        "Le prix est celui du kilo, du litre ou du mètre. Le stock s’écrit en kilos : 50 ou 12,5.",
      ],
      text: [
        "« Se vend » se change quand le stock est à zéro : comptez d’abord zéro, changez, puis comptez ce qu’il y a.",
        "Ce qui se pèse s’envoie en kilos à une autre de vos boutiques, et se remet en kilos à un revendeur : son prix minimum et sa commission sont ceux du kilo.",
      ],
      asked:
        "kilo, kg, gramme, peser, balance, au poids, riz en vrac, vrac, litre, huile au litre, mètre, tissu au mètre, unité de vente, unité de mesure, décimale, virgule, demi-kilo, changer l'unité",
    },
    {
      id: "sell-weight",
      heading: "Vendre au poids",
      steps: [
        "Touchez le produit : la quantité est demandée.",
        "Tapez 1,25 ou 1.25 pour un kilo et quart : « À payer » dit le montant.",
        "Touchez « Valider la ligne ».",
      ],
      text: [
        "Le montant est arrondi au franc, une seule fois. Touchez la ligne du panier pour peser de nouveau ou changer le prix.",
        "Quand une partie revient, tapez son poids : on rend sa part de ce qui a été payé.",
      ],
      picture: {
        name: "weigh",
        alt: "Un kilo et quart de riz en vrac : à payer 750 FCFA, au prix de 600 FCFA le kilo.",
      },
      asked:
        "vendre un kilo et demi, vendre 500 grammes, le client veut 1,5 kg, combien coûte 750 g, moitié d'un kilo, rendre une partie, prix au kilo à la caisse",
    },
    {
      id: "packs",
      heading: "Le carton, le paquet, le sac",
      steps: [
        "Dans le produit, sous « Cartons et paquets », touchez « Ajouter un carton ».",
        "Dites son nom, ce qu’il contient, son prix, et son code-barres s’il en a un.",
        "À la caisse, scannez le code du carton : c’est un carton qui se vend.",
      ],
      text: [
        "Sans code, touchez le produit, puis le nom du carton sous sa ligne du panier : « Pièce » revient à la pièce. Le stock reste en pièces et se lit en cartons, par exemple 2 × Carton + 7.",
        "D’un carton vendu, des pièces seules peuvent revenir. « Retirer ce carton » ne change rien aux tickets d’avant.",
      ],
      asked:
        "carton, carton entier, carton de lait, carton de bouteilles, vendre un carton, paquet, sac, casier, palette, douzaine, pack, gros, demi-gros, prix de gros, vendre en gros, code-barres du carton, contenance, 24 bouteilles, ouvrir un carton, détail, vendre au détail",
    },
    {
      id: "scale-labels",
      heading: "Scanner ce que la balance colle",
      steps: [
        "Dans les paramètres de la boutique, sous « Étiquettes de balance », touchez « Ajouter un format ».",
        "Choisissez le préfixe (20 à 29), ce qu’il contient, poids ou prix, et le format de votre balance. Essayez une étiquette dans la case du bas.",
        "Donnez au produit, comme code-barres, le numéro de l’article de la balance, par exemple 123.",
        "À la caisse, scannez l’étiquette : le produit est vendu avec son poids, ou pour le prix imprimé.",
      ],
      text: [
        "Si aucun produit ne porte ce numéro, la caisse demande lequel et garde le poids. Une étiquette mal lue ne vend rien.",
        "Le comptage du stock lit ces étiquettes aussi. Sans format, ces codes sont des codes-barres ordinaires.",
      ],
      asked: "code de balance, PLU, ticket de balance",
    },
  ],
};
