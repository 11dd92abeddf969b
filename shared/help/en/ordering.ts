import type { HelpPage } from "#shared/help/page.ts";

export const ordering: HelpPage = {
  title: "Order and receive",
  summary: "What will run out, what you order and what has not come.",
  sections: [
    {
      id: "to-order",
      heading: "Know what to order",
      steps: [
        "Open “Purchases”, then “To order”.",
        "See for how many days there is enough, and how many pieces to take from each supplier.",
      ],
      text: [
        "The phone counts with your sales of the last weeks, the days of the week and the ends of months, without a network. A product is there only if its forecast has been right in the past. “Not enough sales to forecast”: wait a few weeks.",
      ],
      asked:
        "forecast, predict, running out, out of stock soon, how many days left, what to buy, how much to order, reorder, restock list, suggestion",
    },
    {
      id: "order",
      heading: "Write an order and send it",
      steps: [
        "Open “Purchases”, “Orders”, then “New order”.",
        "Choose the supplier, the products and the pieces, then tap “Record the order”.",
        "Tap “Send by WhatsApp” or “Send by SMS”: the message is ready, and you send it.",
      ],
      text: [
        "An order does not change the stock, and you owe nothing by it. The expected cost is not in the message. Only the owner and managers see orders.",
      ],
      picture: {
        name: "order",
        alt: "An order: the supplier to choose, the goods asked for with their pieces and their price.",
      },
      asked:
        "purchase order, place an order, order from the wholesaler, send the order, message to the supplier, change an order, cancel an order",
    },
    {
      id: "receive",
      heading: "The order comes, at once or in parts",
      steps: [
        "Open the order and tap “Receive”: what is still to come is written already.",
        "Correct the pieces and the costs: a proposed cost follows the quantity, and it is for you to read it on the invoice. Then tap “Continue” and “Record the purchase”.",
      ],
      text: [
        "The order shows what is missing, what is too many and what was dearer. When all is there, it is “Received” by itself. If the rest will not come, tap “Close: the rest will not come”.",
      ],
      asked:
        "partial delivery, backorder, pieces missing, difference on receipt, delivered too much, incomplete order, still to be delivered, close an order",
    },
  ],
};
