import type { HelpPage } from "#shared/help/page.ts";

export const stockCount: HelpPage = {
  title: "Counting the stock",
  summary: "Stocktaking by phone, deliveries, losses.",
  sections: [
    {
      id: "count",
      heading: "Count the shelf",
      steps: [
        "Ask everybody to open Boutika with a network: their sales must have arrived.",
        "“Stock”, then “Count stock”.",
        "Scan each piece, or find the product and type what you see.",
        "“Gaps” shows only what does not match. Count those products again.",
        "“Confirm the count”, a reason, and it is written.",
      ],
      text: ["What you do not count does not change: one shelf a day is fine."],
      picture: {
        name: "count",
        alt: "The count: products counted, one right, another with a gap.",
      },
      asked:
        "inventory, stocktake, stock taking, count products, check the stock, stock level, year end, inventory difference",
    },
    {
      id: "delivery",
      heading: "A delivery arrives",
      text: [
        "Under “Stock”, tap “+” beside the product, the number received and the reason “Delivery”.",
      ],
      asked:
        "reception, supply, supplier, add stock, increase stock, new goods, restock, stock in, received goods",
    },
    {
      id: "loss",
      heading: "Breakage, theft, expired",
      text: [
        "“−” beside the product, the number and the reason: “Breakage”, “Expired”, “Lost or stolen”, “Used in the shop”. To set zero, “Edit stock”.",
      ],
      asked:
        "stolen goods, goods stolen, broken, damaged, stolen, theft, lost, loss, out of date, decrease stock, remove stock, stock out, shrinkage, missing",
    },
    {
      id: "history",
      heading: "Who changed this stock?",
      text: [
        "Tap the product under “Stock”: every move, its time, who did it and why, over 90 days.",
      ],
      asked: "history, moves, trace, who took, why did the stock change, log, audit",
    },
    {
      id: "shops",
      heading: "Send to another shop",
      text: [
        "“Transfer to shops”, “New shipment”. On arrival tap “Receive” and count; the difference is seen on both sides.",
      ],
      asked:
        "other shop, second shop, transfer between stores, warehouse, depot, branch, send goods, several shops",
    },
  ],
};
