import type { HelpPage } from "#shared/help/page.ts";

export const resellers: HelpPage = {
  title: "Confier à un revendeur",
  summary: "La remise, les ventes à confirmer, le retour, la commission.",
  sections: [
    {
      id: "hand-over",
      heading: "Remettre la marchandise",
      steps: [
        "« Produits », « Transfert aux revendeurs », puis « Nouveau transfert ».",
        "Choisissez le revendeur, le produit, les pièces, et son prix minimum.",
        "Touchez « Transférer » : les pièces sortent aussitôt du stock.",
      ],
      text: [
        "Un transfert fait à la caisse attend la réponse du revendeur. S’il refuse, les pièces reviennent seules.",
        "Plusieurs articles ? « Ajouter à la liste » après chacun, puis « Transférer » une seule fois.",
      ],
      picture: {
        name: "reseller",
        alt: "La liste des transferts à un revendeur, avec les pièces qui lui restent.",
      },
      asked:
        "transférer à un revendeur, donner de la marchandise, remise, confier, dépôt, ambulant, vendeur de rue, commercial, démarcheur, distributeur",
    },
    {
      id: "confirm",
      heading: "Ses ventes attendent votre « Confirmer »",
      text: [
        "Il vend sur son téléphone, seulement ce qu’on lui a confié. Chaque vente attend dans « Ventes des revendeurs » : « Confirmer » quand l’argent est là, « Refuser » sinon ; il lit pourquoi et garde les pièces. Il y en a beaucoup ? Le bouton « Tout confirmer » les montre en une liste.",
      ],
      asked:
        "valider la vente du revendeur, ventes en attente, refuser une vente, confirmer, argent du revendeur, vérifier",
    },
    {
      id: "commission",
      heading: "Combien gagne-t-il ?",
      text: [
        "(prix de vente − prix minimum) × quantité, dès que vous confirmez. Exemple : minimum 400, vendu 500, 10 pièces : 1 000 FCFA pour lui. Au poids, les deux prix sont ceux du kilo.",
        "« Commissions » montre ce que vous devez. Cochez, puis payez ; « Relevé PDF » sort le papier à signer.",
      ],
      asked:
        "commission, gain, pourcentage, bénéfice du revendeur, payer le revendeur, calcul, relevé, salaire du revendeur, combien je gagne",
    },
    {
      id: "return",
      heading: "Il rapporte des pièces",
      text: [
        "Touchez « Retour stock » sur le transfert et dites combien : elles reviennent en boutique, et il n’en répond plus.",
      ],
      asked: "retour, invendus, rapporter, reprendre la marchandise, rendre au propriétaire",
    },
    {
      id: "join",
      heading: "Devenir revendeur d’une boutique",
      text: [
        "C’est gratuit. Créez votre compte, choisissez la carte « Revendeur », et envoyez votre lien personnel à la boutique : elle vous invite, vous acceptez dans « Mes Invitations ».",
      ],
      asked:
        "je veux revendre, travailler comme revendeur, mon lien, devenir revendeur, s'inscrire revendeur, gratuit",
    },
  ],
};
