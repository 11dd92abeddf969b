import type { HelpPage } from "#shared/help/page.ts";

export const credit: HelpPage = {
  title: "When the customer pays later",
  summary: "Selling on credit, taking what is paid of it, reminding: the notebook remembers.",
  sections: [
    {
      id: "sell",
      heading: "Selling on credit",
      steps: [
        "Fill the cart, then tap “Charge”.",
        "Tap “On credit”, then the customer. Not in the list? Type their name.",
        "Tap “Confirm”.",
      ],
      text: [
        "They pay a part now? Type the cash received first, then “On credit”: the rest goes into the notebook. The receipt says what is paid and what the customer owes.",
        "All of it works without a network. Above the customer’s limit, the PIN of the owner or a manager is asked for.",
      ],
      asked:
        "credit, debt, owes, tab, buy now pay later, pay later, deferred payment, customer has no money, next week, takes goods without paying, pays at the end of the month, regular customer, loan, sell on credit, instalment, limit",
    },
    {
      id: "pay",
      heading: "Taking what is paid of a debt",
      steps: [
        "Open “Notebook” and look for the customer, by name or the end of their number.",
        "Tap “Receive payment” and type the amount received.",
        "Confirm: the receipt says what is left.",
      ],
      text: [
        "If they give more than they owe, the rest is a deposit: it is used first for what they next take on credit.",
        "The money goes into your till, apart from sales: the closing says “Debts paid in cash”.",
      ],
      asked:
        "repay, customer pays back, who owes me money, owe me, debtor, credit notebook, customer balance, deposit, advance",
    },
    {
      id: "remind",
      heading: "Reminding, and showing the account",
      text: [
        "On the customer’s page, “Remind” prepares a WhatsApp or SMS message: you read it, and it is you who sends it. “Statement” shows each purchase and each payment, to share or as a PDF.",
      ],
      asked: "reminder, chase, message to the customer, overdue, late, account statement",
    },
    {
      id: "old-notebook",
      heading: "Taking over your old notebook",
      text: [
        "Tap “New customer”, then on their page “Adjust” and “Old notebook”: write what they owe already. Owner and managers may also forgive a debt or correct an account, with a reason.",
      ],
      asked:
        "paper notebook, debt from before, forgive a debt, correct an account, opening balance",
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
