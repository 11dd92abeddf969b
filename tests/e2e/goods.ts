import type { ProductFields } from "#shared/schemas/product.ts";

/** A product on the shelf of a test shop. */
export type Goods = Pick<ProductFields, "name" | "barcode" | "category" | "price" | "minPrice"> & {
  id: string;
  stock: number;
};

/** A short shelf: real numbers, one product that is out, one with three left, one without a code. */
export const shelf: readonly Goods[] = [
  {
    id: "savon1",
    name: "Savon de Marseille",
    barcode: "3256225734948",
    category: "Hygiène",
    price: 500,
    minPrice: 450,
    stock: 3,
  },
  {
    id: "lait01",
    name: "Lait concentré sucré",
    barcode: "6034000106237",
    category: "Laitages",
    price: 1200,
    minPrice: 1100,
    stock: 40,
  },
  {
    id: "eaumin",
    name: "Eau minérale 1,5 l",
    barcode: "3564700006948",
    category: "Boissons",
    price: 400,
    minPrice: 400,
    stock: 100,
  },
  {
    id: "pommes",
    name: "Éponge à récurer",
    barcode: null,
    category: "Hygiène",
    price: 250,
    minPrice: 200,
    stock: 12,
  },
  {
    id: "sucre1",
    name: "Sucre en morceaux",
    barcode: "6091307111364",
    category: "Épicerie",
    price: 800,
    minPrice: 750,
    stock: 0,
  },
];

/** Right as a number, on no shelf. */
export const unknownCode = "4006381333931";
