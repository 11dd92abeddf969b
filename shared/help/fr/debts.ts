import type { HelpPage } from "#shared/help/page.ts";

export const debts: HelpPage = {
  title: "Encaisser une dette",
  summary: "Ce que le client rend, ses avances, son ancien compte.",
  sections: [
    {
      id: "pay",
      heading: "Le client vient payer ce qu’il doit",
      steps: [
        "Ouvrez « Cahier » et cherchez le client, par son nom ou la fin de son numéro.",
        "Touchez « Encaisser » et tapez le montant.",
        "Validez : le papier à donner dit ce qui reste.",
      ],
      text: [
        "Le plus ancien ticket est payé d’abord. L’argent entre dans votre caisse, à part des ventes : la clôture dit « Dettes payées en espèces ».",
      ],
      picture: {
        name: "debt",
        alt: "Encaisser une dette : ce que le client doit, et ce qu’il donne.",
      },
      asked:
        "rembourser, client paie sa dette, régler sa dette, règle ce qu'il doit, solder, encaisser une dette, carnet de dettes, cahier de crédit, qui me doit, créance, débiteur, solde client, versement, me doit de l'argent, règlement, devait, vient payer, rend une partie, encaisser ce qu'il doit",
    },
    {
      id: "deposit",
      heading: "Il donne plus qu’il ne doit",
      text: [
        "Le reste est une avance : elle sert d’abord à son prochain achat à crédit, et sa fiche le dit.",
      ],
      asked: "avance, acompte, dépôt, trop payé, laisser de l'argent, provision",
    },
    {
      id: "twice",
      heading: "Payé deux fois ?",
      text: [
        "Deux téléphones ont noté le même montant du même client en quelques minutes. Les deux restent écrits : demandez, puis corrigez avec « Ajuster » si c’était le même argent.",
      ],
      asked: "payé deux fois, double paiement, deux téléphones, doublon, encaissé deux fois",
    },
    {
      id: "old-notebook",
      heading: "Reprendre votre ancien cahier",
      text: [
        "Touchez « Nouveau client », puis dans sa fiche « Ajuster » et « Ancien cahier » : écrivez ce qu’il doit déjà. Un cahier tenu dans un fichier se reprend par « Importer et exporter » : les lignes d’une personne sont additionnées, et vous voyez tout avant d’enregistrer. Le propriétaire et les gérants peuvent aussi effacer une dette ou corriger un compte, avec une raison.",
      ],
      asked:
        "ancien carnet papier, dette d'avant, effacer une dette, corriger un compte, départ, solde de départ, pardonner",
    },
  ],
};
