import type { HelpPage } from "#shared/help/page.ts";

export const papers: HelpPage = {
  title: "Photograph an invoice",
  summary: "The photo of a supplier’s paper becomes a purchase to confirm.",
  sections: [
    {
      id: "invoice",
      heading: "From the photo to the purchase",
      steps: [
        "Open “Purchases”, then “Photograph an invoice”.",
        "Tap “Take a photo”: the paper flat, straight, in full light, and filling the picture.",
        "Look at each line beside its photo, then tap “It is right” or “Leave it”.",
        "Tap “Go on to the purchase” and record it as usual.",
      ],
      text: [
        "A line enters the purchase only if you take it. What is not sure is said: the product, the number, an account that does not add up. Sure lines can be taken together, but only if all lines come to the total of the paper.",
        "The first time, what reads the letters comes over the network, once only; then reading works without a network. The photo does not leave the device and is not kept.",
      ],
      asked: "photo of an invoice, digitise, read a paper, recognise text, OCR",
    },
    {
      id: "list",
      heading: "A price list",
      steps: [
        "Photograph it the same way: it is known by its names and prices without numbers of pieces.",
        "Take the lines that are right, say whether these prices are what you pay or what you sell at.",
        "Tap “Go on to the import”: everything is shown there once more before it is written.",
      ],
      asked: "tariff of the supplier, catalogue of the wholesaler",
    },
    {
      id: "trouble",
      heading: "The photo cannot be read",
      text: [
        "Take it again from nearer, without shadow or fold, the right way up. The print must be sharp: handwriting is not read, and a very pale ticket reads badly. One paper at a time.",
        "“Write the purchase by hand” is always there.",
      ],
      asked: "blurred, unreadable, handwriting, handwritten, HEIC",
    },
  ],
};
