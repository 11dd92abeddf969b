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
        "A line enters the purchase only if you take it. What is not sure is said: the product, the number, an account that does not add up. Sure lines can be taken together, but only if lines and sums come to what is to be paid, and nothing of the paper was left.",
        "The discount of the paper is taken off the cost of each line; tax, transport and deposits on bottles go into the extra costs. An earlier balance and an advance are not of the purchase. What was not understood is written, line by line.",
        "The first time, what reads the letters comes over the network, once only; then reading works without a network. The photo does not leave the device. “Keep the photo with the purchase” keeps it, smaller, and sends it with the purchase.",
      ],
      asked: "photo of an invoice, digitise, read a paper, recognise text, OCR",
    },
    {
      id: "kinds",
      heading: "Credit note, statement, proforma",
      steps: [
        "Look at “This paper is”, and change it if it is something else: it is read again as that.",
        "Of a credit note or a return note, take the lines, then tap the purchase that they come from: “Give back to the supplier” opens with the pieces.",
        "A statement of account is no purchase: its lines are shown, compare them with the supplier’s account. Nor is a proforma, a quotation or an order: nothing has come yet.",
      ],
      asked: "credit note, return note, statement of account, proforma, quotation",
    },
    {
      id: "list",
      heading: "A price list",
      steps: [
        "Photograph it the same way: it is known by its names and prices without numbers of pieces. If it has several prices, tap those to take.",
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
        "“Write the purchase by hand” is always there, and the photo can be kept with it.",
      ],
      asked: "blurred, unreadable, handwriting, handwritten, HEIC",
    },
  ],
};
