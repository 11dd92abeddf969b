import type { HelpPage } from "#shared/help/page.ts";

export const products: HelpPage = {
  title: "Adding products",
  summary: "One by one, from a file, with their minimum price and alert threshold.",
  sections: [
    {
      id: "add",
      heading: "Add a product",
      steps: [
        "Open “Products” and tap “Add”.",
        "A name, a selling price, a minimum price, and the pieces on the shelf. Scan the code if there is one.",
        "Up to three photos: the phone makes them smaller by itself.",
      ],
      text: [
        "This works without a network. The product is on sale at once on this phone, and elsewhere once it is sent.",
      ],
      asked:
        "new item, create a product, register an article, photo, catalogue, goods, minimum price, threshold, category",
    },
    {
      id: "variants",
      heading: "Sizes, colours, models",
      steps: [
        "Create the first one, such as T-shirt Wax S, and write T-shirt Wax under “Family”.",
        "Open it again and tap “Sizes and colours”: write sizes and colours separated by commas, and all are made at once. “Add a variant” makes one.",
        "At the till there is one tile for the family; a tap asks which. The code of a variant sells it at once.",
      ],
      asked:
        "size, colour, color, model, variant, family, several sizes, several colours, clothes, same item in several sizes",
    },
    {
      id: "import",
      heading: "Bring in an Excel list",
      steps: [
        "“Products”, then “Import, export”. Choose a CSV or Excel file.",
        "Say what each column holds, then look at the preview: nothing is saved yet.",
        "If a name stands on several rows, say whether it is one product: without an answer these rows are not imported.",
        "Confirm at the bottom: everything is taken at once, and refused rows say why.",
      ],
      asked:
        "excel, csv, spreadsheet, file, import my products, list of products, migrate, export products, previous software, upload",
    },
    {
      id: "change",
      heading: "Change a price, withdraw a product",
      text: [
        "Tap the product under “Products”: name, price, minimum price and photos are changed there.",
        "Deleting takes it off sale; its past sales stay in the books. Deleted products are at the top of “Products”: “Put back on sale” brings them back.",
      ],
      asked: "edit price, raise price, delete a product, remove an item, rename, correct",
    },
    {
      id: "alert",
      heading: "Be told when few are left",
      text: [
        "Each product has its threshold: at that number it becomes “Low stock” and the bell tells you once. If you give none, it is the shop’s, and at most half of the opening stock.",
      ],
      asked:
        "alert, out of stock, restock, reorder, alert threshold, stock notification, running low",
    },
  ],
};
