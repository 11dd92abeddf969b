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
        "Une ligne n’entre dans l’achat que si vous la prenez. Ce qui n’est pas sûr est dit : l’article, le nombre, le compte qui ne tombe pas juste. Les lignes sûres se prennent ensemble, mais seulement si toutes font le total du papier.",
        "La première fois, ce qui lit les lettres vient du réseau, une seule fois ; ensuite la lecture marche sans réseau. La photo ne quitte pas l’appareil et n’est pas gardée.",
      ],
      asked: "photo de facture, numériser, lire un papier, reconnaître le texte, OCR",
    },
    {
      id: "list",
      heading: "Une liste de prix",
      steps: [
        "Photographiez-la de la même façon : elle est reconnue à ses noms et ses prix sans nombres.",
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
        "« Écrire l’achat à la main » est toujours là.",
      ],
      asked: "floue, illisible, écriture à la main, manuscrit, HEIC",
    },
  ],
};
