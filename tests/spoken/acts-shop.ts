import type { SpokenShop } from "#shared/spoken/spoken-shop.ts";

const named = (names: string) => names.split(", ").map((name) => ({ id: name, name }));

/** The shop of which expenses, payments and purchases are said; everything is known by its name. */
export const actsShop: SpokenShop = {
  products: [
    {
      ...{ id: "Savon de Marseille", name: "Savon de Marseille", price: 350 },
      packs: [{ id: "carton", name: "Carton de 40", factor: 40, price: 13_500 }],
    },
    { id: "Riz 25 kg", name: "Riz 25 kg", price: 18_000 },
    {
      ...{ id: "Riz brisé", name: "Riz brisé", price: 650, unit: "g" },
      packs: [{ id: "sac", name: "Sac 25 kg", factor: 25_000, price: 15_500 }],
    },
    {
      ...{ id: "Lait Peak", name: "Lait Peak", price: 800 },
      packs: [{ id: "carton", name: "Carton de 24", factor: 24, price: 18_900 }],
    },
    {
      ...{ id: "Cola 33 cl", name: "Cola 33 cl", price: 300 },
      packs: [
        { id: "casier", name: "Casier de 24", factor: 24, price: 5500 },
        { id: "carton", name: "Carton de 12", factor: 12, price: 3500 },
        { id: "pack", name: "Pack de 6", factor: 6, price: 1750 },
      ],
    },
    {
      ...{ id: "Sucre", name: "Sucre", price: 800, unit: "g" },
      packs: [{ id: "sac", name: "Sac 50 kg", factor: 50_000, price: 36_000 }],
    },
    {
      ...{ id: "Sardines", name: "Sardines", price: 400 },
      packs: [{ id: "carton", name: "Carton de 50", factor: 50, price: 17_500 }],
    },
    {
      ...{ id: "Huile 1 L", name: "Huile 1 L", price: 1300 },
      packs: [{ id: "carton", name: "Carton de 12", factor: 12, price: 14_500 }],
    },
  ],
  customers: named("Mama Rose, Awa Diop, Fatou, Jean-Pierre Nkoulou"),
  suppliers: named("Sopal, Ets Ngando, Brasseries"),
};
