import type { AskShop } from "#shared/ask/question.ts";

const named = (names: string) => names.split(", ").map((name) => ({ id: name, name }));

/** The shop of which the wordings speak; everybody and everything is its own name. */
export const askedShop: AskShop = {
  products: [
    ["Riz 25 kg", "Épicerie", 15_000],
    ["Riz brisé", "Épicerie", 600],
    ["Savon de Marseille", "Hygiène", 500],
    ["Lait Peak", "Épicerie", 700],
    ["Huile 1 L", "Épicerie", 1200],
    ["Sucre", "Épicerie", 900],
    ["Cola 33 cl", "Boissons", 300],
    ["Sardines", "Épicerie", 600],
  ].map(([name, category, price]) => ({
    ...{ id: String(name), name: String(name), category: String(category), price: Number(price) },
  })),
  categories: ["Épicerie", "Boissons", "Hygiène"],
  sellers: named("Awa Ndiaye, Paul Mbarga, Chantal"),
  customers: named("Mama Rose, Awa Diop, Jean-Pierre Nkoulou, Fatou"),
  suppliers: named("Sopal, Ets Ngando, Brasseries"),
  resellers: named("Koffi Mensah, Moussa"),
  agencies: named("Marché central, Mokolo"),
};

/** The day on which they are asked, a Friday. */
export const askedOn = "2026-11-27";
