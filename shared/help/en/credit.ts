import type { HelpPage } from "#shared/help/page.ts";

export const credit: HelpPage = {
  title: "When the customer pays later",
  summary: "Boutika has no credit sales today. Here is what to do.",
  sections: [
    {
      id: "no-credit",
      heading: "There are no credit sales",
      text: [
        "To be plain: today Boutika only records sales that are paid, in cash or by mobile money. It does not keep what a customer owes you.",
        "Do not confirm a sale as paid when it is not: your cash would no longer match in the evening.",
      ],
      asked:
        "credit, on credit, debt, owes, owe me, tab, buy now pay later, pay later, deferred payment, customer has no money, loan, debtor, sell on credit, deposit, instalment",
    },
    {
      id: "hold",
      heading: "They go to fetch the money",
      steps: [
        "Tap “Hold”: the cart is kept, the goods stay with you.",
        "Serve the next customers.",
        "They are back? Their cart waits above yours, with its amount: tap it, then “Charge”.",
      ],
      text: [
        "A held cart stays on this phone, even switched off and on again. The stock only goes down with the sale.",
      ],
      picture: { name: "held", alt: "A held cart, with its amount, above the current cart." },
      asked:
        "put aside, held cart, suspend, park a sale, reserve, customer comes back, keep the cart, pause, forgot their money, resume",
    },
    {
      id: "gone",
      heading: "They leave with the goods",
      text: [
        "Write name, amount and date in your notebook, and leave the cart on hold. The day they pay, take the cart back and charge it: the sale and the stock move happen on that day.",
        "Until then the stock shown still counts these pieces. Remember it when counting the shelf.",
      ],
      asked:
        "credit notebook, takes goods without paying, pays at the end of the month, regular customer, customer balance, who owes me",
    },
    {
      id: "reseller",
      heading: "It is somebody who resells for you",
      text: [
        "Hand them the goods by a transfer: they leave the stock, and their sales wait for your confirmation. The page “Handing goods to a reseller” says how.",
      ],
      asked:
        "consignment, sale or return, reseller pays afterwards, give goods on credit to a reseller",
    },
  ],
};
