import type { HelpPage } from "#shared/help/page.ts";

export const credit: HelpPage = {
  title: "Selling on credit",
  summary: "The customer takes now and pays later: the notebook remembers.",
  sections: [
    {
      id: "sell",
      heading: "They will pay later",
      steps: [
        "Fill the cart, then tap “Charge”.",
        "Tap “On credit”, then the customer. Not in the list? Type their name.",
        "Tap “Confirm”.",
      ],
      text: [
        "All of it works without a network. The receipt says what is paid, what is owed and what the customer owes in all.",
      ],
      picture: {
        name: "credit",
        alt: "Paying on credit: the customer chosen, and what they will owe.",
      },
      asked:
        "credit, debt, owes, tab, buy now pay later, pay later, deferred payment, customer has no money, next week, takes goods without paying, pays at the end of the month, regular customer, loan, sell on credit",
    },
    {
      id: "part",
      heading: "They pay a part now",
      text: [
        "Type the cash received first, then “On credit”: the rest goes into the notebook. If they had left a deposit, it is used first.",
      ],
      asked: "part payment, instalment, half now, some cash, down payment, the rest later",
    },
    {
      id: "limit",
      heading: "How far to give credit",
      text: [
        "On the customer’s page, the limit says how much they may owe, and the term when it is due. Above the limit, the PIN of the owner or a manager is asked for; the sale is then flagged.",
      ],
      asked:
        "limit, credit limit, too much debt, maximum, refuse credit, due date, term, boss's code",
    },
    {
      id: "back",
      heading: "They bring back what they took",
      text: [
        "Open the receipt and tap “Refund”: the debt goes down first, cash only leaves beyond it. A voided receipt leaves what was paid as a deposit on their account.",
      ],
      asked: "return of a credit sale, brings back, take goods back, undo a credit",
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
      picture: {
        name: "held",
        alt: "A held cart, with its amount, above the current cart.",
      },
      asked:
        "put aside, held cart, suspend, park a sale, reserve, customer comes back, keep the cart, pause, forgot their money, resume",
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
