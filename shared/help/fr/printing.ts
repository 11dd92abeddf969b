import type { HelpPage } from "#shared/help/page.ts";

export const printing: HelpPage = {
  title: "Imprimer sur un ticket",
  summary: "L’imprimante Bluetooth ou USB, le tiroir, et ce qui n’est pas sorti.",
  sections: [
    {
      id: "first-print",
      heading: "Brancher une imprimante de tickets",
      steps: [
        "Allumez l’imprimante et jumelez-la dans les réglages Bluetooth du téléphone.",
        "Après une vente, touchez « Imprimer », puis « Imprimante Bluetooth ou USB », et choisissez-la.",
        "Les fois suivantes, « Imprimer » suffit, sans réseau.",
      ],
      text: [
        "Il faut Chrome sur Android ou sur un ordinateur. Si votre imprimante n’y est pas, essayez « Imprimante Bluetooth basse énergie », « Application RawBT » ou « Partager l’image » vers l’application de l’imprimante.",
      ],
      asked:
        "connecter imprimante, imprimante thermique, imprimante bluetooth, 58 mm, 80 mm, jumeler, appairer, xprinter, goojprt, sunmi, epson, rawbt, l'imprimante ne marche pas, configurer l'imprimante",
    },
    {
      id: "letters",
      heading: "Les accents sortent mal, le papier est coupé trop tôt",
      steps: [
        "Ouvrez « Clôture de caisse », puis « Imprimante et tiroir ».",
        "Changez le modèle, puis touchez « Imprimer la page d’essai » jusqu’à ce que tout se lise.",
      ],
      picture: {
        name: "printer",
        alt: "L’écran de l’imprimante : le modèle à choisir, ce qui s’imprime tout seul, et la page d’essai.",
      },
      asked:
        "accents, caractères chinois, lettres bizarres, é imprimé mal, page de test, changer le modèle, largeur du papier, imprimer chaque ticket automatiquement, impression automatique",
    },
    {
      id: "again",
      heading: "Le ticket n’est pas sorti, ou à moitié",
      steps: [
        "La vente est enregistrée : rien ne se perd. Touchez « Réessayer », ou « Imprimer autrement ».",
        "Plus tard, « Imprimante et tiroir » montre ce qui est « À réimprimer ».",
      ],
      text: [
        "Un deuxième papier porte le mot DUPLICATA et son numéro : personne ne peut présenter deux fois le même ticket. Un ticket fait sur un autre téléphone sort toujours avec ce mot.",
      ],
      asked:
        "duplicata, réimprimer, refaire sortir un ticket, ressortir, plus de papier, bourrage, ticket incomplet, imprimante éteinte, deuxième ticket, copie du reçu, l'imprimante s'est arrêtée",
    },
    {
      id: "drawer",
      heading: "Ouvrir le tiroir-caisse",
      steps: [
        "Dans « Imprimante et tiroir », cochez que le tiroir s’ouvre avec un ticket payé en espèces.",
        "Sans vente, touchez « Ouvrir le tiroir » et dites pourquoi.",
      ],
      text: [
        "Le propriétaire voit chaque ouverture sans vente parmi les apports et retraits, avec sa raison.",
      ],
      asked:
        "tiroir caisse, ouvrir le tiroir sans vente, cash drawer, faire la monnaie, tiroir bloqué, qui a ouvert la caisse",
    },
  ],
};
