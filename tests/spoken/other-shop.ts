import type { SpokenShop } from "#shared/spoken/spoken-shop.ts";

/** Identifier | name | price | unit: iron and paint, medicine, English names, sizes of all sorts. */
const goods = `
para-500 | Paracétamol 500 mg | 300
para-1g | Paracétamol 1 g | 500
amox-500 | Amoxicilline 500 mg | 1200
amox-1g | Amoxicilline 1 g | 1800
coartem | Coartem 20/120 | 2500
serum | Sérum salé 500 ml | 1000
seringue-5 | Seringue 5 ml | 100
seringue-10 | Seringue 10 ml | 150
sirop | Sirop Toplexil 150 ml | 2800
vis-40 | Vis 4x40 | 25
vis-60 | Vis 4x60 | 35
pointe-8 | Pointes de 8 | 1200 | g
fer-8 | Fer à béton 8 | 2600
fer-10 | Fer à béton 10 | 4100
fer-12 | Fer à béton 12 | 5900
ciment-42 | Ciment Cimencam 42,5 | 5200
ciment-32 | Ciment Cimencam 32,5 | 4800
pantex-4 | Peinture Pantex blanche 4 kg | 6500
pantex-20 | Peinture Pantex blanche 20 kg | 29000
pantinox | Peinture Pantinox bleue 4 kg | 7500
tuyau-32 | Tuyau PVC 32 | 1800
tuyau-40 | Tuyau PVC 40 | 2300
cable-15 | Câble souple 1,5 mm | 350 | cm
cable-25 | Câble souple 2,5 mm | 500 | cm
led-tube | Tube LED 120 cm | 3500
soap-200 | Azur Soap 200g | 350
soap-400 | Azur Soap 400g | 600
oil-1 | Vegetable Oil 1L | 1300
oil-5 | Vegetable Oil 5L | 6200
rice-5 | Rice 5kg bag | 3500
rice-25 | Rice 25kg bag | 15500
milk-tin | Peak Milk tin | 600
book-80 | Exercise Book 80 leaves | 400
book-40 | Exercise Book 40 leaves | 250
pampers-3 | Pampers size 3 | 150
phone-a | Téléphone Itel A18 | 35000
phone-b | Téléphone Itel A60 | 52000
cable-usb | Câble USB type C | 1500
hat-red | Casquette rouge | 2500
hat-blue | Casquette bleue | 2500
jean-32 | Jean homme 32 | 9000
jean-34 | Jean homme 34 | 9000
`;

/** A shop of other trades than that of the corpus. */
export const otherShop: SpokenShop = {
  products: goods
    .trim()
    .split("\n")
    .map((line) => {
      const [id = "", name = "", price, unit] = line.split("|").map((cell) => cell.trim());
      return { id, name, price: Number(price), ...(unit ? { unit: unit as "g" | "cm" } : {}) };
    }),
  customers: [
    { id: "amina", name: "Amina" },
    { id: "chantal", name: "Chantal" },
    { id: "jean", name: "Jean Fer" },
  ],
};
