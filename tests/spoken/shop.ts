import type { Unit } from "#shared/schemas/measure.ts";
import type { SpokenProduct, SpokenShop } from "#shared/spoken/spoken-shop.ts";

/** Identifier | name | brand | price | unit | packs as name:factor:price, of which the name without blanks is the identifier. */
const goods = `
azur-200 | Savon Azur 200 g | Azur | 350 | | carton:50:16000
azur-400 | Savon Azur 400 g | Azur | 600 | | carton:25:14000
savon-mabou | Savon Mabou | Mabou | 400
savon-lux | Savon de toilette Lux | Lux | 500
savon-dettol | Savon Dettol | Dettol | 700
omo-30 | Omo sachet 30 g | Omo | 100 | | carton:120:11000
omo-500 | Omo 500 g | Omo | 1000
omo-1kg | Omo 1 kg | Omo | 1900
klin-30 | Klin sachet 30 g | Klin | 100
javel-250 | Eau de Javel La Croix 250 ml | La Croix | 300
javel-1l | Eau de Javel La Croix 1 L | La Croix | 800
colgate-50 | Dentifrice Colgate 50 ml | Colgate | 600
colgate-100 | Dentifrice Colgate 100 ml | Colgate | 1000
signal | Dentifrice Signal | Signal | 800
brosse | Brosse à dents | | 300
papier-lotus | Papier hygiénique Lotus | Lotus | 250 | | paquet:10:2300
mouchoirs | Mouchoirs Lotus | Lotus | 100
couches-3 | Couches Softcare taille 3 | Softcare | 150 | | paquet:40:5500
couches-4 | Couches Softcare taille 4 | Softcare | 175 | | paquet:36:5800
serviettes | Serviettes hygiéniques Vania | Vania | 700
rasoir | Rasoir Bic | Bic | 200
vaseline | Vaseline | | 500
lait-corps | Lait de corps Nivea | Nivea | 2500
riz-parfume | Riz parfumé | | 600 | g | sac 25 kg:25000:14500, sac 50 kg:50000:28500
riz-casse | Riz brisé | | 450 | g | sac 50 kg:50000:21500
sucre-poudre | Sucre en poudre | | 800 | g | sac 50 kg:50000:38000
sucre-carre | Sucre en morceaux Princesse | Princesse | 900 | | carton:20:17000
sel | Sel de cuisine 500 g | | 150 | | sachet de 10:10:1400
farine | Farine de blé | | 500 | g | sac 50 kg:50000:23000
haricot-rouge | Haricots rouges | | 900 | g
haricot-blanc | Haricots blancs | | 850 | g
arachides | Arachides décortiquées | | 1200 | g
mais | Maïs sec | | 350 | g
tapioca | Tapioca gari | | 500 | g
couscous | Couscous de manioc | | 450 | g
huile-rouge | Huile rouge de palme | | 900 | ml | bidon 20 L:20000:17000
huile-arachide | Huile d'arachide | | 1200 | ml
mayor-1 | Huile Mayor 1 L | Mayor | 1300 | | carton:12:15000
mayor-5 | Huile Mayor 5 L | Mayor | 6200
diamaor-1 | Huile Diamaor 1 L | Diamaor | 1350 | | carton:12:15600
petrole | Pétrole lampant | | 500 | ml
maggi-petit | Maggi petit cube | Maggi | 25 | | boîte:60:1300
maggi-grand | Maggi grand cube | Maggi | 100 | | boîte:24:2200
jumbo | Cube Jumbo | Jumbo | 25
sara-70 | Tomate concentrée Sara 70 g | Sara | 150 | | carton:50:7000
sara-400 | Tomate concentrée Sara 400 g | Sara | 700 | | carton:24:16000
panzani | Spaghetti Panzani 500 g | Panzani | 600 | | carton:20:11000
broli-spaghetti | Spaghetti Broli 500 g | Broli | 450 | | carton:20:8500
broli-macaroni | Macaroni Broli 500 g | Broli | 450 | | carton:20:8500
titus | Sardines Titus | Titus | 500 | | carton:50:24000
anny | Sardines Anny | Anny | 450 | | carton:50:21500
thon | Thon Petit Navire | Petit Navire | 1200
mayo-250 | Mayonnaise Calvé 250 ml | Calvé | 900
mayo-475 | Mayonnaise Calvé 475 ml | Calvé | 1600
moutarde | Moutarde Amora | Amora | 850
vinaigre | Vinaigre 1 L | | 600
nido-26 | Lait Nido sachet 26 g | Nido | 150 | | carton:100:14000
nido-400 | Lait Nido 400 g | Nido | 2300 | | carton:12:26500
nido-900 | Lait Nido 900 g | Nido | 4800 | | carton:6:28000
peak | Lait concentré Peak | Peak | 600 | | carton:24:13800
jago | Lait concentré sucré Jago | Jago | 700 | | carton:24:16000
nescafe-2 | Nescafé stick 2 g | Nescafé | 50
nescafe-50 | Nescafé boîte 50 g | Nescafé | 1500
lipton | Thé Lipton | Lipton | 900
milo | Milo 400 g | Milo | 2000
ovaltine | Ovaltine sachet | Ovaltine | 150
mambo | Chocolat Mambo | Mambo | 200
tartina | Pâte à tartiner Tartina 350 g | Tartina | 1500
jadida | Margarine Jadida 250 g | Jadida | 500
oeufs | Œufs | | 100 | | alvéole:30:2500
baguette | Pain baguette | | 150
pain-mie | Pain de mie | | 1000
parle-g | Biscuit Parle-G | Parle-G | 50 | | carton:60:2700
digestive | Biscuit Digestive | | 500
bonbons | Bonbons menthe | | 25 | | sachet:100:1800
chips | Chips de plantain | | 200
oignons | Oignons | | 700 | g | sac 20 kg:20000:12000
ail | Ail | | 2000 | g
pommes-terre | Pommes de terre | | 600 | g
maquereau | Maquereau congelé | | 1500 | g | carton 20 kg:20000:27000
poulet | Poulet congelé | | 2200 | g
piment | Piment sec | | 3000 | g
castel | Bière Castel 65 cl | Castel | 700 | | casier:12:7800
export-33 | Bière 33 Export 65 cl | 33 Export | 650 | | casier:12:7400
mutzig | Bière Mützig 65 cl | Mützig | 750 | | casier:12:8400
heineken | Bière Heineken canette 33 cl | Heineken | 800 | | carton:24:18000
guinness-33 | Guinness 33 cl | Guinness | 700 | | carton:24:16000
guinness-65 | Guinness 65 cl | Guinness | 1200
malta | Malta Guinness 33 cl | Malta | 600 | | carton:24:13500
coca-50 | Coca-Cola 50 cl | Coca-Cola | 400 | | pack:12:4500
coca-150 | Coca-Cola 1,5 L | Coca-Cola | 1000 | | pack:6:5700
fanta | Fanta orange 50 cl | Fanta | 400 | | pack:12:4500
sprite | Sprite 50 cl | Sprite | 400 | | pack:12:4500
top-pample | Top pamplemousse 60 cl | Top | 500 | | casier:12:5500
top-ananas | Top ananas 60 cl | Top | 500 | | casier:12:5500
supermont-05 | Eau Supermont 0,5 L | Supermont | 200 | | pack:12:2200
supermont-15 | Eau Supermont 1,5 L | Supermont | 400 | | pack:6:2200
tangui | Eau Tangui 1,5 L | Tangui | 400 | | pack:6:2300
jus-mangue | Jus de mangue | | 500
vin-baron | Vin rouge Baron 1 L | Baron | 2500
marlboro | Cigarettes Marlboro | Marlboro | 60 | | paquet:20:1100
fine | Cigarettes Fine | Fine | 50 | | paquet:20:900
allumettes | Allumettes | | 50 | | paquet:10:400
briquet | Briquet | | 100
bougies | Bougie | | 100 | | paquet:6:550
pile-aa | Pile AA | | 150
pile-r20 | Pile R20 | | 250
led-9 | Ampoule LED 9 W | | 1000
led-12 | Ampoule LED 12 W | | 1300
charbon | Charbon de bois | | 250 | g
gaz | Bouteille de gaz 12,5 kg | | 6500
cahier-100 | Cahier 100 pages | | 300
cahier-200 | Cahier 200 pages | | 550
bic-bleu | Stylo Bic bleu | Bic | 100 | | boîte:50:4000
bic-rouge | Stylo Bic rouge | Bic | 100 | | boîte:50:4000
crayon | Crayon HB | | 75
gomme | Gomme | | 50
enveloppe | Enveloppe | | 25
mtn-500 | Recharge MTN 500 | MTN | 500
mtn-1000 | Recharge MTN 1000 | MTN | 1000
orange-500 | Recharge Orange 500 | Orange | 500
orange-1000 | Recharge Orange 1000 | Orange | 1000
chargeur | Chargeur Samsung | Samsung | 3000
ecouteurs | Écouteurs | | 1500
tshirt-m | T-shirt noir M | | 3000
tshirt-l | T-shirt noir L | | 3000
sandale-40 | Sandales plastique 40 | | 1500
sandale-42 | Sandales plastique 42 | | 1500
pagne | Pagne wax | | 2000 | cm
`;

const people = `
Awa Diop, Awa Diallo, Mme Ngo, Mme Ngono, Papa Jean, Maman Rose, Jean Mbarga, Paul Mbarga, Amina, Fatou Ba, Fatou Sow,
Moussa Traoré, Chef Tabi, M. Kamga, Pasteur Élie, Tantine Solange, Emmanuel Tchoua, Blessing, Mami Grace, Sister Joy,
Ibrahim, Alhaji Sule, Brice, Chantal, Didier, Estelle Mvondo, François Nguema, Gisèle, Hamadou Bello, Idriss,
Josiane, Kouassi Yao, Mariam Coulibaly, Nadège, Ondo Obame, Prisca, Rodrigue Nzé, Sylvie Mba, Thérèse, Yannick`;

const sellers = "Congelcam, Brasseries du Cameroun, Ets Fokou, Mahima";

/** « Mme Ngo » is `mme-ngo`. */
const slug = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/[\p{M}.]/gu, "")
    .trim()
    .toLowerCase()
    .replace(/\s+/g, "-");

function productOf(line: string): SpokenProduct {
  const [id = "", name = "", brand = "", price = "", unit = "", packs = ""] = line
    .split("|")
    .map((cell) => cell.trim());
  return {
    id,
    name,
    brand,
    price: Number(price),
    ...(unit ? { unit: unit as Unit } : {}),
    packs: packs
      .split(", ")
      .filter(Boolean)
      .map((pack) => {
        const [label = "", factor, francs] = pack.split(":");
        return {
          id: slug(label).replaceAll("-", ""),
          name: label,
          factor: Number(factor),
          price: Number(francs),
        };
      }),
  };
}

export const named = (names: string) =>
  names
    .split(",")
    .map((name) => name.trim())
    .map((name) => ({ id: slug(name), name }));

/** Goods from a text, one per line. */
export const productsOf = (lines: string) => lines.trim().split("\n").map(productOf);

/** A believable shop with brands, sizes, packs, weighed goods and near-doubles: every sentence of the corpus is said in it. */
export const spokenShop: SpokenShop = {
  products: productsOf(goods),
  customers: named(people),
  suppliers: named(sellers),
};
