import { must } from "#shared/must.ts";
import type { SpokenProduct } from "#shared/spoken/spoken-shop.ts";
import { spokenShop } from "#tests/spoken/shop.ts";
import { type Rng, randomFrom } from "#tests/support/random.ts";
import type { Layout, PaperFacts, PaperLine } from "./paper-types.ts";

const suppliers = [
  "Congelcam",
  "Ets Fokou",
  "Mahima",
  "Brasseries du Cameroun",
  "SOCAVER SARL",
  "Comptoir Général",
];

const shortened: readonly (readonly [RegExp, string])[] = [
  [/\bcarton\b/gi, "ctn"],
  [/\bSavon de toilette\b/i, "Sav. toil."],
  [/\bsachet\b/i, "scht"],
  [/\bDentifrice\b/i, "Dentif."],
  [/\bTomate concentrée\b/i, "Tomate conc."],
  [/\bBouteille\b/i, "Btle"],
];

/** As suppliers write it: in capitals, shortened, without blanks before the unit, or as the shop does. */
function printedName(random: Rng, product: SpokenProduct): string {
  let name = product.name;
  if (random.chance(0.35))
    for (const [whole, short] of shortened) name = name.replace(whole, short);
  if (random.chance(0.4)) name = name.replace(/(\d) (?=(?:kg|g|ml|cl|l)\b)/gi, "$1");
  if (random.chance(0.45)) name = plain(name).toUpperCase();
  else if (random.chance(0.3)) name = plain(name);
  return name;
}

const plain = (text: string) =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/Œ/g, "OE").replace(/œ/g, "oe");

const unitOfPack: Record<string, string> = {
  carton: "CTN",
  casier: "CAS",
  pack: "PACK",
  paquet: "PQT",
  boîte: "BTE",
  sachet: "SCHT",
  bidon: "BID",
  alvéole: "ALV",
};

const round = (francs: number, to: number) => Math.max(to, Math.round(francs / to) * to);

function lineOf(random: Rng, product: SpokenProduct, layout: Layout): PaperLine {
  const name = printedName(random, product);
  const { id: productId, unit, packs = [] } = product;
  const pack = packs[0];
  const cheaper = random.int(78, 92) / 100;
  const short = unitOfPack[pack?.name.split(" ")[0] ?? ""];
  if (layout.packs && pack && !unit && short && random.chance(0.7)) {
    const count = random.int(1, 9);
    const unitPrice = round(pack.price * cheaper, 50);
    const bought = { count, unit: short, unitPrice, total: count * unitPrice };
    return { productId, name, ...bought, pieces: count * pack.factor };
  }
  if (unit && unit !== "cm") {
    const count = layout.decimals ? random.int(4, 120) / 4 : random.int(2, 60);
    const unitPrice = round(product.price * cheaper, 5);
    const bought = { count, unitPrice, total: Math.round(count * unitPrice) };
    const big = unit === "g" ? "KG" : "L";
    return { productId, name, unit: big, ...bought, pieces: Math.round(count * 1000) };
  }
  const count = random.chance(0.6) ? random.int(2, 24) : random.int(1, 12) * 12;
  const unitPrice = round(product.price * cheaper, 5);
  return { productId, name, count, unit: "", unitPrice, total: count * unitPrice, pieces: count };
}

/** What stands on a paper: the same for the same layout and number, for ever. */
export function factsOf(layout: Layout, at: number): PaperFacts {
  const random = randomFrom(`${layout.name} ${at}`);
  const goods = spokenShop.products.filter(
    ({ unit, name }) =>
      unit !== "cm" && !name.startsWith("Recharge") && (!unit || layout.decimals || layout.weighed),
  );
  const loose = goods.filter(({ unit }) => unit);
  const from = layout.decimals ? [...loose, ...random.shuffled(goods).slice(0, 8)] : goods;
  const chosen = random.shuffled([...new Set(from)]).slice(0, random.int(...layout.howMany));
  const lines = chosen.map((product) => lineOf(random, product, layout));
  const total = lines.reduce((sum, one) => sum + one.total, 0);
  return {
    supplier: random.pick(suppliers),
    number: `${random.pick(["FA", "F", "BL", "INV-", "N"])}${random.int(1000, 99999)}`,
    day: `2026-${must(["09", "10", "11"][random.int(0, 2)])}-${String(random.int(1, 28)).padStart(2, "0")}`,
    lines,
    total,
    tax: layout.tax ? Math.round(total * 0.1925) : 0,
  };
}
