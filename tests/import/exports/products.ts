import type { Opened } from "./reading.ts";

/** Expected `linesOf` of files set aside by a person who had not read the reader. */
export const productsExports: readonly (readonly [string, Opened, readonly string[]])[] = [
  [
    "01-loyverse-export_items.csv",
    { as: "products" },
    [
      "2 Savon Azur 200 g | Savon Azur | 350 | 48 | 260",
      "3 Savon Azur 400 g | Savon Azur | 600 | 30 | 450",
      "4 T-shirt coton Noir M | T-shirt coton | 3000 | 7 | 1800",
      "5 T-shirt coton Noir L | T-shirt coton | 3000 | 4 | 1800",
      "6 T-shirt coton Blanc M | T-shirt coton | 2800 | 0 | 1700",
      "7 Riz parfumé |  | 600 | 37500g | 480",
      "8 price-missing",
      "9 Panier bébé |  | 1500 | 0 | 0 (kit)",
      '10 Café Touba "Spécial", 250 g |  | 1250 | 0 | 900 (stock-below)',
      "left: Description, Quantity of included item, Track stock, Available for sale [Dépôt Bépanda], Price [Dépôt Bépanda], In stock [Dépôt Bépanda], Low stock [Dépôt Bépanda]",
    ],
  ],
  [
    "02-square-catalog.csv",
    { as: "products" },
    [
      "2 Malta Guinness 33 cl | Malta Guinness | 600 | 48 | 500",
      "3 Malta Guinness Crate of 24 | Malta Guinness | 13500 | 3 | 12000",
      "4 Coffee Small | Coffee | 300 | 0 | ",
      "5 Coffee Large | Coffee | 500 | 0 | ",
      "6 Meat pie |  | 400 | 15 | 220",
      "7 archived-row",
      "left: Token, Reporting Category, Contains Alcohol, Stockable, Skip Detail Screen in POS, Default Vendor Name, Stock Alert Enabled Main Street",
    ],
  ],
  [
    "03-shopify-products_export.csv",
    { as: "products" },
    [
      "2 Robe wax S Bleu | Robe wax | 12500 | 4 | 7000",
      "3 Robe wax M Bleu | Robe wax | 12500 | 6 | ",
      "4 Robe wax M Rouge | Robe wax | 13000 | 2 | ",
      "5 detail-row",
      "6 Beurre de karité 250 ml |  | 2500 | 35 | 1400",
      "7 archived-row",
      "left: Body (HTML), Vendor, Variant Grams, Variant Inventory Tracker, Variant Inventory Policy, Variant Fulfillment Service, Variant Compare At Price, Variant Requires Shipping, Image Src, Image Position, Gift Card",
    ],
  ],
  [
    "04-woocommerce-product-export.csv",
    { as: "products" },
    [
      "2 parent-row",
      "3 Sandales cuir 40 Marron | Sandales cuir | 8500 | 6 | ",
      "4 Sandales cuir 42 Marron | Sandales cuir | 8500 | 3 | ",
      "5 Sandales cuir 42 Noir | Sandales cuir | 9000 | 2 | ",
      "6 Ceinture cuir |  | 4500 | 14 | ",
      "7 Cirage Kiwi 50 ml |  | 750 | 40 | ",
      "left: ID, Is featured?, Visibility in catalog, In stock?, Backorders allowed?, Sold individually?, Allow customer reviews?, Sale price, Position",
    ],
  ],
  [
    "05-odoo-product.product.xlsx",
    { as: "products" },
    [
      "2 Chaise plastique Blanc | Chaise plastique | 4500 | 24 | 3100",
      "3 Chaise plastique Bleu | Chaise plastique | 4700 | 11 | 3100",
      "4 Farine de blé |  | 520 | 185500g | 410",
      "5 Huile rouge |  | 900 | 60000ml | 700",
      "6 Câble souple 1,5 mm |  | 350 | 24000cm | 210",
      "left: ID externe",
    ],
  ],
  [
    "07-quickbooks-ProductServiceList.csv",
    { as: "products" },
    [
      "2 Vegetable Oil 1L |  | 1300 | 64 | 1050",
      "3 Rice 25kg bag |  | 15500 | 18 | 13900",
      "4 service-row",
      "5 Fanta 50cl |  | 400 | 96 | 320",
      "6 archived-row",
      "left: Sales Description, Income Account, Expense Account, Inventory Asset Account, Quantity as-of Date",
    ],
  ],
  [
    "09-vyapar-items.xlsx",
    { as: "products" },
    [
      "2 Sucre en poudre |  | 800 | 120500g | 640",
      "3 Sardines Titus |  | 24000 | 6 | 21000 (counted-by)",
      "4 Thé vert 8147 |  | 250 | 0 | 190 (stock-below)",
      "5 Allumettes Le Boxeur |  | 400 | 40 | 330",
      "left: Discount Type, Sale Discount, Inclusive Of Tax, Secondary Unit (y), Conversion Rate (n) (x = ny)",
    ],
  ],
  [
    "17-kyte-products.csv",
    { as: "products" },
    [
      "2 Pagne wax 6 yards |  | 12000 | 18 | 9000",
      "3 Foulard (promo de Noël) | Foulard | 2500 | 40 | 1500 (same-name)",
      "4 Tissu au mètre bazin |  | 3500 | 12250cm | 2600",
      "5 Foulard (soie) | Foulard | 3000 | 12 | 1700 (same-name)",
      "left: Promotional price, Show in catalog, Description",
    ],
  ],
  [
    "18-lightspeed-product-export.csv",
    { as: "products" },
    [
      "2 Body lotion 200ml | Body lotion | 1500 | 22 | 1100",
      "3 Body lotion 400ml | Body lotion | 2600 | 9 | 1900",
      "4 Comb |  | 250 | 80 | 120",
      "left: id, tax_name, tax_value, track_inventory",
    ],
  ],
  [
    "19-prestashop-produits.csv",
    { as: "products" },
    [
      "2 Lampe solaire |  | 12000 | 25 | ",
      "3 Rallonge 5 m |  | 3500 | 12 | ",
      "4 archived-row",
      "left: Identifiant du produit, Image, Prix (HT), Position",
    ],
  ],
];
