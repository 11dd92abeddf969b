import type { HelpPage } from "#shared/help/page.ts";

export const proofs: HelpPage = {
  title: "Prove a sale",
  summary: "The letters on the receipt, and the seals that let nobody remove a sale unseen.",
  sections: [
    {
      id: "letters",
      heading: "Know whether a receipt is genuine",
      steps: [
        "Read the twelve letters after “Proof”, at the bottom of the receipt.",
        "In a browser, open Boutika’s address followed by /v/ and these letters.",
        "The page tells the day and the total of the sale, and whether it was cancelled or given back since. Where day or total are not those of the paper, the paper was changed.",
      ],
      text: [
        "Anybody may open this page, without an account; it tells nothing else, not even the name of the shop. A sale made without a network is there once it was sent.",
        "The letters stand only on the paper of the phone that sold.",
      ],
      asked:
        "fake receipt, real receipt, genuine, authentic, check a receipt, forged receipt, edited receipt, a customer shows a false paper, letters on the receipt, code on the ticket",
    },
    {
      id: "seals",
      heading: "Be sure that nobody removes a sale",
      steps: [
        "Open “Reports”, then “For the accountant”: “Proofs kept on this device” says how many days are kept.",
        "Tap “Save the file” now and then, and keep it elsewhere than on this phone.",
      ],
      text: [
        "Each day is sealed once it is over, and the phones of owner and managers keep the seals. A sale that is removed or changed afterwards fits its seal no more: whoever runs the server cannot make it disappear unseen either.",
        "Where the server says two different things of one day, the screen tells you. Write to us, with the file.",
      ],
      asked:
        "remove sales without me knowing, behind my back, delete a sale, erase a sale, deleted sale, missing sale, cheating, fraud, theft by the cashier, change the books, seal, sealed, proof for the owner, trust boutika",
    },
  ],
};
