import { newId } from "#server/accounts/identifiers.ts";

/**
 * How somebody pays what they owe: all of it after pay day, a part now and then, with money left beforehand, or not any
 * more for so many days.
 */
export type Habit = "after-pay-day" | "in-parts" | "beforehand" | { stopped: number };

export type DemoCustomer = {
  id: string;
  name: string;
  phone: string;
  note: string;
  creditLimit: number | null;
  termDays: number | null;
  habit: Habit;
  /** How often in a month they take something on account. */
  visits: number;
  /** Francs that they owed when the notebook was begun. */
  opening: number;
};

type Told = [name: string, habit: Habit, visits: number, more?: Partial<DemoCustomer>];

/** Those with stories of their own: every age of debt is among them. */
const known: Told[] = [
  [
    "Restaurant Chez Mado",
    "after-pay-day",
    5,
    { creditLimit: 150_000, termDays: 30, note: "Livrer avant 10 h" },
  ],
  [
    "École La Colombe",
    "after-pay-day",
    2.5,
    { creditLimit: 120_000, termDays: 30, note: "Facture au nom de l’école" },
  ],
  ["Garage Étoile", "in-parts", 2.5, { creditLimit: 80_000, termDays: 15 }],
  ["Salon Divine Coiffure", "after-pay-day", 2, { termDays: 15 }],
  ["Pressing Éclair", "in-parts", 1.5, { termDays: 30 }],
  [
    "Bar Le Carrefour",
    "in-parts",
    3,
    { creditLimit: 100_000, termDays: 7, note: "Demander Tonton René" },
  ],
  ["Maman Odile", "beforehand", 2.5, { note: "Laisse l’argent du mois" }],
  ["Papa Samuel", "beforehand", 1.5],
  ["Sœur Bernadette", "beforehand", 2],
  ["Tontine des Mamans", "beforehand", 1, { note: "Pour les réunions du dimanche" }],
  ["Hervé Kamga", { stopped: 38 }, 2, { opening: 6500 }],
  ["Arlette Mbida", { stopped: 52 }, 1.5],
  ["Cyrille Fotso", { stopped: 71 }, 2, { termDays: 15 }],
  ["Nadège Eyenga", { stopped: 84 }, 1.5],
  [
    "Roger Essomba",
    { stopped: 112 },
    2,
    { opening: 12_000, creditLimit: 0, note: "Plus de crédit" },
  ],
  ["Boniface Ateba", { stopped: 150 }, 1.5, { opening: 8000, creditLimit: 0 }],
  [
    "Chantier Bonapriso",
    { stopped: 190 },
    3,
    { opening: 35_000, creditLimit: 0, note: "Chef de chantier parti" },
  ],
];

/** Neighbours: first names and names that give the others. */
const firstNames = [
  "Awa",
  "Blaise",
  "Carine",
  "Désiré",
  "Estelle",
  "Fabrice",
  "Ghislaine",
  "Honoré",
  "Irène",
  "Joseph",
];
const lastNames = ["Ndongo", "Tchuente", "Manga", "Nkoulou", "Fouda"];

/** Some sixty people who buy on account, the same ones each time; identifiers from outside. */
export function demoCustomers(deps: Parameters<typeof newId>[0]): DemoCustomer[] {
  const neighbours = Array.from({ length: 45 }, (_, place): Told => {
    const first = firstNames[place % firstNames.length] ?? "";
    const last =
      lastNames[(place + Math.floor(place / firstNames.length)) % lastNames.length] ?? "";
    const habit = place % 4 === 3 ? "in-parts" : "after-pay-day";
    const more =
      place % 6 === 0 ? { creditLimit: 25_000 } : place % 9 === 1 ? { termDays: 15 } : {};
    return [`${first} ${last}`, habit, 0.3 + (place % 5) * 0.18, more];
  });
  return [...known, ...neighbours].map(([name, habit, visits, more], place) => ({
    ...{ id: newId(deps), name, phone: `+23767000${String(1001 + place)}`, note: "" },
    ...{ creditLimit: null, termDays: null, habit, visits, opening: 0 },
    ...more,
  }));
}
