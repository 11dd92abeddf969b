import type { HelpPage } from "#shared/help/page.ts";

export const buying: HelpPage = {
  title: "Achats et fournisseurs",
  summary: "Ce qui arrive, ce que ça coûte et ce que vous devez.",
  sections: [
    {
      id: "record",
      heading: "De la marchandise arrive",
      steps: [
        "Ouvrez « Achats », puis « Nouvel achat ».",
        "Scannez chaque produit ou cherchez-le, puis dites combien de pièces et ce qu’elles coûtent ensemble.",
        "Touchez « Continuer » : choisissez le fournisseur, ou tapez son nom.",
        "Dites ce que vous payez tout de suite, puis touchez « Enregistrer l’achat ».",
      ],
      text: [
        "Le stock monte aussitôt, sans réseau aussi. Ce que vous ne payez pas est noté sur le compte du fournisseur. Un produit déjà acheté propose son dernier coût.",
        "Ce que coûte la marchandise reste entre le propriétaire et les gérants.",
      ],
      picture: {
        name: "purchase",
        alt: "Un nouvel achat : les produits arrivés, leurs pièces et leur coût.",
      },
      asked:
        "achat, acheter, fournisseur, grossiste, livraison, réception, marchandise reçue, arrivage, bon de livraison, facture du grossiste, prix d'achat, coût, approvisionnement, réapprovisionner, entrée de stock, commande reçue, camion",
    },
    {
      id: "costs",
      heading: "Le transport et les autres frais",
      text: [
        "« Ajouter des frais » les répartit sur les produits, selon ce que chacun coûte ou selon les pièces. Cochez « Sur la facture du fournisseur » si c’est à lui que vous les devez.",
      ],
      asked: "transport, taxi, douane, manutention, frais, coût de revient, répartir",
    },
    {
      id: "back",
      heading: "Rendre de la marchandise au fournisseur",
      steps: [
        "Ouvrez « Achats » et touchez l’achat.",
        "Touchez « Rendre au fournisseur », dites les pièces et la raison.",
      ],
      text: [
        "Les pièces quittent le stock au prix où vous les avez achetées, et vous devez d’autant moins au fournisseur. Jamais plus que ce qui est arrivé.",
      ],
      asked:
        "rendre au fournisseur, retour fournisseur, marchandise cassée à la livraison, abîmée, erreur du grossiste, trop livré, avoir du fournisseur, renvoyer",
    },
    {
      id: "pay",
      heading: "Payer un fournisseur",
      steps: [
        "Ouvrez « Achats », puis « Fournisseurs », et touchez son nom.",
        "Touchez « Payer », écrivez le montant et le moyen.",
      ],
      text: [
        "« Pris dans la caisse de cet appareil » écrit la sortie dans la caisse : la clôture tombe juste. Décochez-le si l’argent vient d’ailleurs.",
        "« Ajuster » écrit ce que vous lui deviez déjà, ce qu’il efface et ce qui était mal noté. « Relevé » montre le compte ligne par ligne, à lui envoyer en texte, en PDF ou en image.",
      ],
      asked:
        "payer le fournisseur, payé le grossiste, je dois au grossiste, je dois au fournisseur, argent de la caisse pour le fournisseur, dette fournisseur, régler une facture, avance au fournisseur, solde fournisseur, échéance",
    },
  ],
};
