import type { HelpPage } from "#shared/help/page.ts";

export const expenses: HelpPage = {
  title: "Expenses and losses",
  summary: "Rent, power, wages, and the goods that are lost.",
  sections: [
    {
      id: "note",
      heading: "Note an expense",
      steps: [
        "Open “Expenses”, then “Note an expense”. From “Till closing” too.",
        "Say what for, how much and by what.",
        "Photograph the paper if you have one, then tap “Record the expense”.",
      ],
      text: [
        "Without a network too: expense and photo leave later. “Taken from this device’s till” writes it down at the till, which does not say what for.",
        "All of the team may note some. Only the owner and the managers read the list; a seller sees their own until they are sent.",
      ],
      picture: {
        name: "expense",
        alt: "The screen “Note an expense”: the kinds to tap, Transport chosen, then the amount.",
      },
      asked:
        "expense, spend, spent, rent, electricity, power, light bill, water, wages, salary, pay staff, transport, taxi, fuel, petrol, airtime, data, internet, tax, repair, supplies, meal, food, charges, money out, I paid, bill, proof, photo of the receipt",
    },
    {
      id: "month",
      heading: "What the shop spent in the month",
      steps: [
        "Open “Expenses”: the sum of the month is at the top, and each day has its own.",
        "Tap a kind of expense to see it alone; “Previous month” goes back in time.",
      ],
      asked:
        "total expenses, how much spent, expenses of the month, expenses per day, by category, history of expenses, where the money goes",
    },
    {
      id: "undo",
      heading: "An expense noted wrongly",
      steps: [
        "Tap the expense in the list, then “Undo this expense”.",
        "If the money goes back into the drawer, leave the box ticked, then tap “Yes, undo the expense”.",
      ],
      text: [
        "It stays in the list, struck out, with the name of who undid it, and counts no more. Then note the right one.",
      ],
      asked:
        "undo an expense, cancel an expense, delete an expense, remove, wrong amount, expense twice, mistake in an expense, put an expense right",
    },
    {
      id: "losses",
      heading: "Goods broken, expired or lost",
      steps: [
        "In “Products”, decrease the stock and say what became of the pieces: “Breakage”, “Expired”, “Lost or stolen”…",
        "Open “Expenses”, then “Lost goods”: the pieces of the month, by reason and product.",
      ],
      text: ["A count that finds fewer pieces asks the same."],
      asked:
        "loss, losses, broken, breakage, expired, out of date, spoiled, theft, own use, consumed, given away, gift, damaged goods, waste, throw away",
    },
  ],
};
