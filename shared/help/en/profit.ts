import type { HelpPage } from "#shared/help/page.ts";

export const profit: HelpPage = {
  title: "See the profit",
  summary: "What is left once the goods are paid for, day by day.",
  sections: [
    {
      id: "see",
      heading: "How much you earn",
      steps: [
        "Open “Profit” in the menu.",
        "Choose the period.",
        "Touch a line to see what it is made of.",
      ],
      text: [
        "From your sales without tax Boutika takes what the goods cost: that is “Gross margin”. Then resellers’ commissions, losses and debts forgiven: the profit is left. All of it is reckoned on your device, without a network too.",
        "The dashboard shows “Profit of the day” and that of the month. Only the owner and managers see costs: they are on no other phone.",
      ],
      picture: {
        name: "profit",
        alt: "The screen “Profit”: the profit of the day, then sales without tax, the cost of goods and the gross margin.",
      },
      asked:
        "profit, how much did I earn, gain, margin, what is left, am I making money, net, losing money, margin by product, earn on each product, best product, margin by seller",
    },
    {
      id: "cost",
      heading: "Say what a product costs",
      steps: [
        "Open “Products” and touch the product.",
        "Write what one piece costs in “Purchase cost”, then “Save”.",
      ],
      text: [
        "If you note your purchases the cost is reckoned by itself: the average of what was there and of what you bought in the month, transport included. “Purchase cost” is for what was there before.",
      ],
      asked: "cost price, buying price, average cost, cost of goods, change the cost, set the cost",
    },
    {
      id: "unknown",
      heading: "“Without known cost”",
      text: [
        "What you sell without having said its cost is counted apart: neither gain nor loss. Touch “Without known cost” to see these products, and say what they cost: the profit of the month is reckoned anew at once.",
      ],
      asked:
        "unknown cost, no cost, products without cost, profit wrong, profit too small, missing",
    },
    {
      id: "provisional",
      heading: "“provisional until the month is closed”",
      text: [
        "The cost of a month is its average: a purchase that is noted later changes it a little. A month closes 45 days after its end. “Adjustment” puts right what was sold before it was bought.",
      ],
      asked:
        "provisional, profit changes, figure moves, adjustment, sold before bought, negative stock, month closed",
    },
    {
      id: "stock",
      heading: "What your stock is worth",
      text: [
        "“Stock value at cost” stands on “Profit” and on “Stock”: the pieces in the shop, at what they cost, and at their price. “Export to Excel” gives all figures to the accountant.",
      ],
      asked: "stock value, inventory in francs, what is my stock worth",
    },
  ],
};
