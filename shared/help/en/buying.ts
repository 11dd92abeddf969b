import type { HelpPage } from "#shared/help/page.ts";

export const buying: HelpPage = {
  title: "Purchases and suppliers",
  summary: "What comes in, what it costs and what you owe.",
  sections: [
    {
      id: "record",
      heading: "Goods come in",
      steps: [
        "Open “Purchases”, then “New purchase”.",
        "Scan each product or search for it, then say how many pieces and what they cost together.",
        "Tap “Continue”: choose the supplier, or type their name.",
        "Say what you pay at once, then tap “Record the purchase”.",
      ],
      text: [
        "The stock goes up at once, without a network too. What you do not pay is noted on the supplier’s account. A product bought before offers its last cost.",
        "Only the owner and managers see what goods cost.",
      ],
      picture: {
        name: "purchase",
        alt: "A new purchase: the products that came in, their pieces and their cost.",
      },
      asked:
        "purchase, buy, supplier, wholesaler, delivery, goods received, restock, supply, invoice of the wholesaler, buying price, cost price, stock in, order received, truck, carton",
    },
    {
      id: "costs",
      heading: "Transport and other costs",
      text: [
        "“Add costs” spreads them over the products, by what each costs or by pieces. Tick “On the supplier’s invoice” if it is the supplier whom you owe them.",
      ],
      asked: "transport, taxi, customs, handling, extra costs, landed cost, spread",
    },
    {
      id: "back",
      heading: "Give goods back to the supplier",
      steps: [
        "Open “Purchases” and tap the purchase.",
        "Tap “Give back to the supplier”, say how many pieces and why.",
      ],
      text: [
        "The pieces leave the stock at the price you bought them for, and you owe the supplier so much less. Never more than came in.",
      ],
      asked:
        "return to supplier, send back, broken on delivery, damaged, wrong goods, delivered too much, credit note of the supplier",
    },
    {
      id: "pay",
      heading: "Pay a supplier",
      steps: [
        "Open “Purchases”, then “Suppliers”, and tap their name.",
        "Tap “Pay”, type the amount and by what.",
      ],
      text: [
        "“Taken from this device’s till” writes the money out of the till: the closing comes out right. Untick it if the money comes from elsewhere.",
        "“Adjust” writes what you owed them already, what they cancel and what was noted wrongly. “Statement” shows the account line by line, to be sent to them as text, PDF or picture.",
      ],
      asked:
        "pay the supplier, paid the wholesaler, I owe the wholesaler, supplier debt, settle an invoice, advance to a supplier, supplier balance, due date",
    },
  ],
};
