import type { HelpPage } from "#shared/help/page.ts";

export const saying: HelpPage = {
  title: "Dire une vente, une dépense…",
  summary: "Une phrase dite ou tapée, puis un formulaire déjà rempli à confirmer.",
  sections: [
    {
      id: "sale",
      heading: "Dire une vente",
      steps: [
        "À la caisse, ouvrez « Transferts et retours », puis « Dire ou taper la vente ».",
        "Dites ou tapez ce qui est vendu, par exemple : trois savons, un kilo et demi de riz, deux pains.",
        "Regardez chaque ligne : ce qui n’est pas sûr se choisit du doigt. Puis mettez tout dans le panier.",
      ],
      text: [
        "Le client et le paiement se disent aussi : à crédit pour Awa ; 2 000 en espèces, le reste par momo ; elle donne 5 000. Ils sont déjà dans le paiement quand vous encaissez : vérifiez, puis validez.",
        "Ce qui n’a pas été compris s’affiche toujours : rien n’est oublié en silence. Un nom qui n’est pas dans le cahier se note comme nouveau client en encaissant. Un nombre ou un total bien au-dessus de vos ventes est demandé.",
      ],
      picture: {
        name: "said",
        alt: "Une phrase dite : deux boîtes de lait et un kilo et demi de riz, à mettre dans le panier.",
      },
      asked:
        "dicter une vente, dire la vente, parler, voix, vocal, micro, microphone, assistant, commande vocale, dire le client, vente à crédit en parlant, dire comment on paie, moitié cash moitié momo, vendre sans taper, vendre en parlant, taper une phrase, reconnaissance vocale",
    },
    {
      id: "others",
      heading: "Dire une dépense, un paiement, un achat",
      steps: [
        "Dans « Dépenses », « Cahier » ou « Achats », touchez « Dire ou taper ».",
        "Dites par exemple : taxi 1500 de la caisse ; Awa a payé 5000 par mobile money ; acheté dix cartons de savon à 12 000 chez Sopal, à crédit.",
        "Touchez « Remplir la dépense », « Remplir le paiement » ou « Remplir l’achat » : le formulaire s’ouvre avec ce qui a été dit.",
        "Vérifiez chaque case, puis enregistrez. Avant cela, rien n’est écrit.",
      ],
      text: [
        "Les droits restent les mêmes : un vendeur ne remplit pas d’achat.",
        "Français, anglais et pidgin se comprennent, nombres en lettres compris, et vous pouvez vous reprendre : deux mille, non, deux mille cinq cents.",
      ],
      asked:
        "dicter une dépense, dire un paiement, dire un achat, dicter un achat, noter en parlant, phrase, vocal, voix, micro, dépense vocale, remplir tout seul",
    },
    {
      id: "microphone",
      heading: "Parler au lieu d’écrire",
      steps: [
        "Touchez « Parler », autorisez le micro, dites la phrase, puis « J’ai fini de parler ».",
        "Sans ce bouton, touchez le micro de votre clavier : il écrit dans la case.",
      ],
      text: [
        "« Parler » n’est là que si votre navigateur sait écouter. Il envoie alors votre voix à son propre service, avec du réseau : Boutika ne la garde pas et ne l’envoie nulle part. La phrase, elle, est comprise sur l’appareil, sans réseau.",
      ],
      asked:
        "micro refusé, autoriser le micro, le micro ne marche pas, n'entend pas, parler, dictée du clavier, reconnaissance vocale, voix enregistrée, confidentialité, hors ligne",
    },
    {
      id: "aloud",
      heading: "Entendre le total",
      steps: [
        "Dans « Langue et apparence », cochez « À la caisse, dire le total à voix haute ».",
        "Touchez « Écouter la voix » pour un essai.",
      ],
      text: [
        "Sur cet appareil seulement. La voix est celle de l’appareil : elle dit le total, puis que la vente est enregistrée et ce qu’il faut rendre.",
      ],
      asked:
        "voix haute, dire le total, lire à haute voix, parler le montant, entendre, malvoyant, aveugle, ne sait pas lire, sans lire, synthèse vocale, accessibilité",
    },
  ],
};
