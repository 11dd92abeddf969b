import type { HelpPage } from "#shared/help/page.ts";

export const units: HelpPage = {
  title: "Selling by the kilo and by the carton",
  summary: "Rice by weight, oil by the litre, cloth by the metre, milk by the carton.",
  sections: [
    {
      id: "weigh",
      heading: "A product that is weighed",
      steps: [
        "Open the product in “Products”, or create it.",
        "Under “Sold”, choose “By weight (kg)”, “By the litre” or “By the metre”.",
        "The price is that of a kilo, a litre or a metre. The stock is written in kilos: 50 or 12.5.",
      ],
      text: [
        "“Sold” can be changed when the stock is at zero: count zero first, change it, then count what is there.",
        "What is weighed is sent in kilos to another of your shops, and handed in kilos to a reseller: the minimum price and the commission are those of the kilo.",
      ],
      asked:
        "kilo, kg, gram, weigh, weight, scale, by weight, sell by weight, tomatoes by weight, goods sold by weight, loose rice, bulk, litre, liter, oil by the litre, metre, meter, cloth by the metre, unit of sale, unit of measure, decimal, comma, half a kilo, change the unit",
    },
    {
      id: "sell-weight",
      heading: "Selling by weight",
      steps: [
        "Tap the product: the quantity is asked.",
        "Type 1.25 or 1,25 for a kilo and a quarter: “To pay” says the amount.",
        "Tap “Confirm the line”.",
      ],
      text: [
        "The amount is rounded to the franc, once. Tap the line in the cart to weigh again or to change the price.",
        "When a part comes back, type its weight: its part of what was paid is given back.",
      ],
      picture: {
        name: "weigh",
        alt: "A kilo and a quarter of loose rice: 750 FCFA to pay, at 600 FCFA the kilo.",
      },
      asked:
        "sell a kilo and a half, sell 500 grams, the customer wants 1.5 kg, how much is 750 g, half a kilo, give back a part, price per kilo at the till",
    },
    {
      id: "packs",
      heading: "The carton, the pack, the sack",
      steps: [
        "In the product, under “Cartons and packs”, tap “Add a carton”.",
        "Say what it is called, what it holds, its price, and its barcode if it has one.",
        "At the till, scan the code of the carton: a carton is sold.",
      ],
      text: [
        "Without a code, tap the product, then the carton below its line in the cart: “Piece” goes back to the piece. The stock stays in pieces and is read in cartons, such as 2 × Carton + 7.",
        "Of a carton that was sold single pieces may come back. “Remove this carton” changes nothing on receipts of before.",
      ],
      asked:
        "carton, pack, packet, sack, bag, crate, pallet, dozen, wholesale, wholesale price, sell in bulk, barcode of the carton, contents, 24 bottles, open a carton, retail, box",
    },
    {
      id: "scale-labels",
      heading: "The labels of the scale",
      steps: [
        "In the shop’s settings, under “Scale labels”, tap “Add a format”.",
        "Choose the prefix (20 to 29), what it holds, weight or price, and the format of your scale. Try a label in the box below.",
        "Give the product, as its barcode, the article number of the scale, such as 123.",
        "At the till, scan the label: the product is sold with its weight, or for the price printed.",
      ],
      text: [
        "If no product bears that number, the till asks which one and keeps the weight. A label that is misread sells nothing.",
        "The stock count reads these labels too. Without a format these codes are ordinary barcodes.",
      ],
      asked: "scale label, PLU",
    },
  ],
};
