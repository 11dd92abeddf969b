import type { HelpPage } from "#shared/help/page.ts";

export const firstSale: HelpPage = {
  title: "La première vente",
  summary: "Toucher, encaisser, rendre la monnaie, donner le reçu.",
  sections: [
    {
      id: "sell",
      heading: "Vendre un produit",
      steps: [
        "Ouvrez « Vendre ». Touchez le produit : une pièce entre dans le panier. Encore un toucher, une pièce de plus.",
        "Beaucoup de pièces ? Appuyez longuement sur le produit et tapez la quantité.",
        "Touchez « Encaisser ». Le montant à payer s’affiche en grand.",
        "Le client donne le compte juste : « Exact ». Sinon, touchez les billets reçus ; la monnaie apparaît sous « À rendre ».",
        "Touchez « Valider ». « Vente enregistrée » : c’est fait, pour toujours, même si la batterie se vide à cet instant.",
      ],
      picture: {
        name: "sell",
        alt: "La caisse : les produits en tuiles, le panier en bas et le bouton Encaisser.",
      },
      asked:
        "faire une vente, vendre un article, passer une vente, comment vendre, caisse, encaissement, servir un client, facturer, plusieurs pièces, vendre en gros, commencer, débuter, utiliser",
    },
    {
      id: "pay",
      heading: "Espèces, mobile money, ou les deux",
      text: [
        "« Espèces », « Mobile money », ou « Partagé » : une partie en billets, le reste sur le téléphone, ou deux téléphones. « Reste à payer » est toujours en vue ; seules les espèces se rendent.",
        "Pour le mobile money, recopiez la référence du message reçu. Une référence qui a déjà servi est signalée avec son reçu : vérifiez le SMS ; vous pouvez continuer, le propriétaire en est averti.",
        "Le SMS tarde ? Cochez « Référence à venir » et validez. Saisissez-la plus tard : « Tickets », puis la vente. Elle vous est demandée jusqu’à la clôture.",
        "Au clavier : F9, le montant reçu, Entrée. Effacer retire le dernier billet touché, ou le dernier chiffre.",
      ],
      picture: {
        name: "pay",
        alt: "L’écran de paiement : le total, les billets, la monnaie à rendre.",
      },
      asked:
        "orange money, mtn momo, wave, moov, airtel, payer, paiement, monnaie, rendu, billets, carte bancaire, transaction, payer en deux fois, moitié espèces, partager le paiement, sms en retard, référence à venir, référence déjà utilisée",
    },
    {
      id: "receipt",
      heading: "Donner le reçu",
      text: [
        "Après la vente, « Partager » l’envoie par WhatsApp, et « Imprimer » le sort sur papier.",
        "Plus tard, il est dans « Tickets » : cherchez son numéro, la référence du paiement ou ses quatre derniers signes, un produit, le vendeur ou le client à crédit.",
      ],
      asked:
        "ticket, facture, imprimer, imprimante, whatsapp, envoyer au client, duplicata, retrouver une vente",
    },
    {
      id: "price",
      heading: "Changer un prix ou une quantité",
      text: [
        "Dans le panier, touchez la ligne : quantité et prix se changent là. Le prix ne descend jamais au-dessous du prix minimum fixé par le propriétaire.",
      ],
      asked:
        "remise, baisser le prix pour un client, rabais, réduction, baisser le prix, marchander, discuter, négocier, prix minimum, erreur de quantité, modifier panier",
    },
    {
      id: "refund",
      heading: "Rembourser ou annuler",
      steps: [
        "Ouvrez « Tickets », puis la vente. Touchez « Rembourser ».",
        "Choisissez les pièces qui reviennent et dites pourquoi. Décochez « Remettre en stock (à décocher si c’est abîmé) » si la pièce ne se vend plus. Un ticket payé en plusieurs parts se rend d’abord en espèces, le reste par mobile money.",
        "Toute la vente était une erreur ? Le propriétaire ou le gérant touche « Annuler le ticket ».",
      ],
      text: [
        "Le ticket reste visible, avec ce qui a été rendu et par qui ; annulé, il ne compte plus parmi les tickets. Deux caisses ouvertes ? L’écran demande « De quelle caisse ? ». Cela marche aussi sans réseau.",
      ],
      asked:
        "retour client, échange, article rapporté, article ramené, le client rapporte, rendre l'argent, annulation, supprimer une vente, effacer vente, erreur de caisse, je me suis trompé, remboursement",
    },
  ],
};
