import type { SpokenShop } from "#shared/spoken/spoken-shop.ts";
import { named, productsOf } from "./shop.ts";

/**
 * A shop with names full of small words, people's names, colours and measures, in the format of `shop.ts`. It sells
 * airtime, oil both by measure and in bottles, sugar in packets of a kilo.
 */
const goods = `
fromage | Fromage fondu pour tartine | | 851
yaourt | Yaourt nature non sucré | | 500
rose-sables | Rose des sables | | 1200
cafe | Café sans sucre en sachet | | 150
thon-tomate | Thon à la tomate | | 900
pain-oeuf | Pain avec œuf | | 300
pain-charge | Pain chargé spaghetti | | 300
savon-toilette | Savon de toilette Santex | Santex | 350
savon-marseille | Savon de Marseille | | 400
lessive | Lessive Madar | Madar | 500
nido | Lait Nido 400 g | Nido | 2500
beignet | Beignets | | 25
bouillie | Bouillie de maïs | | 100
huile-vrac | Huile de palme au détail | | 1000 | ml
huile-1 | Huile de palme bouteille 1 L | | 1100
huile-2 | Huile de palme bouteille 2 L | | 2100
soja-1 | Huile de soja 1 L | | 1500
soja-5 | Huile de soja 5 L | | 7000
sucre-1kg | Sucre Sosucam 1 kg | Sosucam | 900
riz-vrac | Riz long en vrac | | 600 | g
riz-25 | Riz Mémé Cassé 25 kg | Mémé Cassé | 15000
farine-1kg | Farine Amigo 1 kg | Amigo | 650
creme | Crème pour le corps Madame Claire | | 1500
eau-tangui | Eau Tangui 1,5 L | Tangui | 400
eau-10 | Eau Tangui 10 L | Tangui | 1800
pagne-rose | Pagne rose | | 3500
credit | Crédit téléphone | | 100
forfait | Forfait internet 1 Go | | 500
tissu | Tissu blanc au mètre | | 1500 | cm
cola | Coca-Cola 33 cl | Coca-Cola | 350 | | casier:24:8000
biere | Bière Beaufort 65 cl | Beaufort | 700 | | casier:12:8000
`;

const people = "Awa Diop, Awa Fall, Mama Thérèse, Boubacar, Chantal, Ngo Bassong, Tonton Paul";

const sellers = "Sopal, Ets Kouam";

export const cornerShop: SpokenShop = {
  products: productsOf(goods),
  customers: named(people),
  suppliers: named(sellers),
};
