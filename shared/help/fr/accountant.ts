import type { HelpPage } from "#shared/help/page.ts";

export const accountant: HelpPage = {
  title: "Donner les comptes au comptable",
  summary: "Le journal en débit et crédit, l’état de trésorerie, le plan de comptes.",
  sections: [
    {
      id: "journal",
      heading: "Le journal",
      steps: [
        "Ouvrez « Rapports », puis « Pour le comptable ». Il faut du réseau.",
        "Touchez « Premier export », ou le bouton qui repart du dernier numéro : le fichier est prêt en « Excel » ou en « CSV ».",
        "Envoyez le fichier à votre comptable.",
      ],
      text: [
        "Chaque export reprend où le précédent s’est arrêté : rien n’y est deux fois, et ce qu’un téléphone envoie en retard est dans le suivant. Un export redit toujours la même chose : vous pouvez le retirer autant de fois qu’il faut.",
        "Ventes et retours avec leur TVA, achats, dettes payées, dépenses, commissions, argent mis dans la caisse ou repris : le débit et le crédit de chaque ligne s’équilibrent.",
        "Chaque « N° de pièce » est celui d’un seul fait, le même que sur le papier : A-000042 un ticket, A-P00042 un paiement, A-R000042 un retour, A-A000042 un achat (avec le numéro de la facture dans le libellé), A-Z42 une clôture.",
      ],
      asked:
        "comptable, comptabilité, journal, débit crédit, écritures comptables, expert comptable, fiduciaire, exporter les comptes, SYSCOHADA, OHADA, Sage, impôts, déclaration, centre de gestion agréé",
    },
    {
      id: "statement",
      heading: "L’état de trésorerie",
      text: [
        "« État de trésorerie » donne, mois par mois de l’année choisie, les entrées et les sorties d’argent : c’est le système minimal de trésorerie. Il part en Excel ou en CSV.",
      ],
      asked:
        "état de trésorerie, système minimal de trésorerie, SMT, entrées et sorties d'argent, recettes et dépenses de l'année, bilan",
    },
    {
      id: "accounts",
      heading: "Les numéros de comptes",
      text: [
        "« Plan de comptes » montre le numéro de chaque compte. Si votre comptable en veut d’autres, écrivez-les et touchez « Enregistrer les numéros » ; « Remettre ceux du SYSCOHADA » les ramène.",
      ],
      asked:
        "plan de comptes, numéro de compte, changer un compte, compte 571, compte 701, codes comptables",
    },
  ],
};
