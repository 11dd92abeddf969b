import type { HelpPage } from "#shared/help/page.ts";

export const debts: HelpPage = {
  title: "Taking what is owed",
  summary: "What the customer pays back, their deposits, their old account.",
  sections: [
    {
      id: "pay",
      heading: "The customer comes to pay what they owe",
      steps: [
        "Open “Notebook” and look for the customer, by name or the end of their number.",
        "Tap “Receive payment” and type the amount received.",
        "Confirm: the receipt says what is left.",
      ],
      text: [
        "The oldest receipt is paid first. The money goes into your till, apart from sales: the closing says “Debts paid in cash”.",
      ],
      picture: {
        name: "debt",
        alt: "Receiving a payment: what the customer owes, and what they give.",
      },
      asked:
        "repay, customer pays back, collect a debt, who owes me money, owe me, debtor, credit notebook, customer balance, settle up, settle what is owed, half of what is owed, pays back a part, paid back, comes to pay",
    },
    {
      id: "deposit",
      heading: "They give more than they owe",
      text: [
        "The rest is a deposit: it is used first for what they next take on credit, and their page says so.",
      ],
      asked: "deposit, advance, overpaid, leave money, credit balance",
    },
    {
      id: "twice",
      heading: "Paid twice?",
      text: [
        "Two phones noted the same amount of the same customer within minutes. Both stay written: ask, then correct with “Adjust” if it was the same money.",
      ],
      asked: "paid twice, double payment, two phones, duplicate, received twice",
    },
    {
      id: "old-notebook",
      heading: "Taking over your old notebook",
      text: [
        "Tap “New customer”, then on their page “Adjust” and “Old notebook”: write what they owe already. A notebook kept in a file comes in by “Import and export”: the lines of one person are added up, and you see all before anything is saved. Owner and managers may also forgive a debt or correct an account, with a reason.",
      ],
      asked:
        "paper notebook, debt from before, forgive a debt, correct an account, opening balance",
    },
  ],
};
