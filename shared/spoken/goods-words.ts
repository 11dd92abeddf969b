import { saidWords } from "./said-words.ts";

/** What goods are called in English and pidgin, and otherwise in French: the last word is the one they count as. */
const alike = `
soap soaps sabon savonnette savon
oil oyel huile
red rouge
blue bleue bleu
black noire noir
white blanche blanc
rice rize riz
broken casse brise
parfumed perfumed parfume
milk miliki lait
sugar suga sucre
egg eggs oeuf
bread pain
salt sel
bean beans haricot
groundnut groundnuts peanut peanuts cacahuete arachide
chicken chiken poulet
match matches allumette
candle bougie
water eau
pen biro stylo
pencil crayon
eraser rubber gomme
envelope enveloppe
onion oignon ognon
garlic ail
potato potatoes pomme
flour farine
beer biere
tomato tomatoes tomate
pampers diaper diapers couche
toothpaste dentifrice
toothbrush brosse
kerosene kerosine petrole
charcoal charbon
gas gaz
cigarette cigarettes
biscuit biscuits
chocolate chocolat
candy sweet sweets bonbon
tuna thon
vinegar vinaigre
mustard moutarde
maize corn mais
pepper piment
bulb ampoule
battery batteries pile
charger chargeur
earphone earphones headphones ecouteurs ecouteur
lighter briquet
book books notebook cahier
wine vin
juice jus
mango mangue
pineapple ananas
tea the
spag spaghetti
razor rasoir
bleach javel
garri gari
sandal sandals sandale
mayo mayonnaise
top-up recharge
recharges recharge
wrapper loincloth pagne
condensed concentre
tshirts tshirt
fabric wax
sardine sardines
margarine butter margarine
`;

const standFor: ReadonlyMap<string, string> = new Map(
  alike
    .trim()
    .split("\n")
    .flatMap((line) => {
      const words = line.split(" ");
      const last = words.at(-1) ?? "";
      return words.map((word): [string, string] => [word, last]);
    }),
);

/** What a folded word counts as when goods are looked for: its French, without plural, doubled letters once. */
export function goodsKey(word: string): string {
  const single = singular(word);
  return singular(standFor.get(word) ?? standFor.get(single) ?? single).replace(
    /(\p{L})\1/gu,
    "$1",
  );
}

const singular = (word: string) => (word.length > 3 ? word.replace(/(?<!s)[sx]$/, "") : word);

/** Words between those of a name, which say nothing of it. */
export const joining: ReadonlySet<string> = new Set(
  "de d du des la le les l en a au aux et of the with".split(" "),
);

const containers = `
carton cartons ctn box carton
casier casiers crate crates cageot casier
sac sacs bag bags sac
sachet sachets satchet sachet
paquet paquets packet packets pqt paquet
boite boites tin tins can cans btes boite
pack packs pack
alveole alveoles plateau plateaux tray trays plaquette alveole
bidon bidons jerrican gallon bidon
bouteille bouteilles btle bottle bottles bouteille
canette canettes canette
pot pots jar pot
palette palettes pallet palette
rouleau rouleaux roll rolls rouleau
paire paires pair pairs paire
barre barres bar bars barre
tube tubes tube
miche loaf loaves miche
unite unites piece pieces morceau
`;

/** In what goods are packed: the word that each counts as. */
export const containerOf: ReadonlyMap<string, string> = new Map(
  containers
    .trim()
    .split("\n")
    .flatMap((line) => {
      const words = line.split(" ");
      const last = words.at(-1) ?? "";
      return words.map((word): [string, string] => [word, last]);
    }),
);

/** Container of a pack, by the first word of its name: « Carton de 12 » is a carton. */
export function packWord(name: string): string {
  const [first = ""] = saidWords(name).map(({ text }) => text);
  return containerOf.get(first) ?? first;
}

/** Where goods have no such pack, these are more than one piece; the others are the piece itself. */
export const wholesale: ReadonlySet<string> = new Set(
  "carton casier sac alveole bidon palette pack".split(" "),
);
