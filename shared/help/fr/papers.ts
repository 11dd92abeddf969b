import type { HelpPage } from "#shared/help/page.ts";

export const papers: HelpPage = {
  title: "Photographier une facture",
  summary: "La photo d’un papier du fournisseur devient un achat à confirmer.",
  sections: [
    {
      id: "invoice",
      heading: "De la photo à l’achat",
      steps: [
        "Ouvrez « Achats », puis « Photographier une facture ».",
        "Touchez « Prendre une photo » : le papier à plat, droit, en pleine lumière, et qui remplit l’image.",
        "Regardez chaque ligne à côté de sa photo, puis touchez « C’est juste » ou « Laisser ».",
        "Touchez « Continuer vers l’achat » et enregistrez comme d’habitude.",
      ],
      text: [
        "Une ligne n’entre dans l’achat que si vous la prenez. Ce qui n’est pas sûr est dit : l’article, le nombre, le compte qui ne tombe pas juste. Les lignes sûres se prennent ensemble, mais seulement si les lignes et les sommes font ce qui est à payer, et que rien du papier n’a été laissé.",
        "La remise du papier est retirée du coût de chaque ligne ; la taxe, le transport et la consigne viennent dans les frais. Un ancien solde et un acompte ne sont pas de l’achat. Ce qui n’a pas été compris est écrit, ligne par ligne.",
        "La première fois, ce qui lit les lettres vient du réseau, une seule fois ; ensuite la lecture marche sans réseau. La photo ne quitte pas l’appareil. « Garder la photo avec l’achat » la garde, plus petite, et l’envoie avec lui.",
      ],
      asked: "photo de facture, numériser, lire un papier, reconnaître le texte, OCR",
    },
    {
      id: "kinds",
      heading: "Avoir, relevé, proforma",
      steps: [
        "Regardez « Ce papier est », et changez-le si c’est autre chose : il est relu ainsi.",
        "D’un avoir ou d’un bon de retour, prenez les lignes, puis touchez l’achat d’où elles viennent : « Rendre au fournisseur » s’ouvre avec les pièces.",
        "Un relevé de compte n’est pas un achat : ses lignes sont montrées, comparez-les au compte du fournisseur. Une proforma, un devis ou une commande non plus : rien n’est encore arrivé.",
      ],
      asked: "avoir, note de crédit, bon de retour, relevé de compte, proforma, devis",
    },
    {
      id: "list",
      heading: "Une liste de prix",
      steps: [
        "Photographiez-la de la même façon : elle est reconnue à ses noms et ses prix sans nombres. Si elle a plusieurs prix, touchez ceux qu’il faut prendre.",
        "Prenez les lignes qui sont justes, dites si ces prix sont ce que vous payez ou ce que vous vendez.",
        "Touchez « Continuer vers l’import » : tout y est montré encore une fois avant d’être écrit.",
      ],
      asked: "tarif du fournisseur, catalogue du grossiste",
    },
    {
      id: "trouble",
      heading: "La photo ne se lit pas",
      text: [
        "Reprenez-la de plus près, sans ombre ni pli, à l’endroit. L’impression doit être nette : ce qui est écrit à la main ne se lit pas, et un ticket très pâle se lit mal. Un papier à la fois.",
        "« Écrire l’achat à la main » est toujours là, et la photo peut être gardée avec lui.",
      ],
      asked: "floue, illisible, écriture à la main, manuscrit, HEIC",
    },
  ],
};
