import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { isGtin } from "#shared/rules/barcode.ts";
import { type Family, familiar, families, unfit } from "./demo-catalogue-rules.ts";
import { looseGoods } from "./demo-loose-goods.ts";

/**
 * Cuts the catalogue of the demonstration shop out of Open Food Facts' names and barcodes:
 * `tsx scripts/make-demo-catalogue.ts <off_products.csv.gz>`, columns barcode, product_name, gs1_region.
 * The same input gives the same output. Prices and stock are invented, as the source has none.
 */
const [source] = process.argv.slice(2);
if (!source)
  throw new Error("Name the file: tsx scripts/make-demo-catalogue.ts off_products.csv.gz");

type Candidate = { barcode: string; name: string; family: Family; rank: number };

const africa =
  /^(Cameroon|Cote d'Ivoire|Senegal|Ghana|Nigeria|Morocco|Tunisia|Algeria|Mauritius|Egypt|Kenya)$/;
const central = /^(Cameroon|Cote d'Ivoire|Senegal|Ghana)$/;

const candidates = new Map<string, Candidate>();
const table = readCsv(gunzipSync(readFileSync(source)).toString("utf8"));
for (const [barcode = "", rawName = "", region = ""] of table.slice(1)) {
  const name = cleanName(rawName);
  const plain = plainText(name);
  const isElsewhere = region.startsWith("in-store") || region.startsWith("UPC");
  if (isElsewhere || !isGtin(barcode) || !isFitName(name, plain)) continue;
  const family = families.find((each) => each.words.test(plain));
  if (!family) continue;
  const nearness = (africa.test(region) ? 1.5 : 0) + (central.test(region) ? 1.5 : 0);
  const rank = nearness + (familiar.test(plain) ? 1.2 : 0) + chance(barcode);
  const known = candidates.get(plain);
  if (!known || known.rank < rank) candidates.set(plain, { barcode, name, family, rank });
}

const rows = families
  .flatMap((family) =>
    [...candidates.values()]
      .filter((each) => each.family === family)
      .sort((a, b) => b.rank - a.rank)
      .slice(0, family.most),
  )
  .map(({ barcode, name, family }) => ({
    barcode,
    name,
    category: family.category,
    ...figures(barcode, family.prices),
  }))
  .sort((a, b) => a.category.localeCompare(b.category, "fr") || a.name.localeCompare(b.name, "fr"));
const lines = [...rows, ...looseGoods.map((good) => ({ barcode: "", ...good }))].map((row) =>
  [
    row.barcode,
    quoted(row.name),
    quoted(row.category),
    row.price,
    row.minPrice,
    row.stock,
    row.threshold,
  ].join(","),
);
writeFileSync(
  new URL("../sync-server/demo/catalogue.csv", import.meta.url),
  `barcode,name,category,price,min_price,stock,threshold\n${lines.join("\n")}\n`,
);
console.log(`${rows.length} products with a barcode, ${looseGoods.length} without.`);

/** Invented, but always the same for one barcode: most are well stocked, some low, a few out. */
function figures(barcode: string, [low, high]: [number, number]) {
  const wanted = low + chance(`price ${barcode}`) ** 1.6 * (high - low);
  const step = wanted < 500 ? 25 : 50;
  const price = Math.round(wanted / step) * step;
  const minPrice = Math.ceil((price * (0.85 + 0.1 * chance(`least ${barcode}`))) / 25) * 25;
  const threshold = 3 + Math.floor(6 * chance(`threshold ${barcode}`));
  const luck = chance(`stock ${barcode}`);
  const plenty = threshold + 4 + Math.floor(50 * chance(`pieces ${barcode}`));
  const stock =
    luck < 0.02 ? 0 : luck < 0.09 ? 1 + Math.floor(threshold * chance(`low ${barcode}`)) : plenty;
  return { price, minPrice: Math.min(minPrice, price), threshold, stock };
}

/** A fraction from 0 to 1 that depends on the text alone (FNV-1a, then mixed). */
function chance(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

function cleanName(raw: string): string {
  const named: Record<string, string> = {
    quot: '"',
    amp: "&",
    lt: "<",
    gt: ">",
    apos: "'",
    nbsp: " ",
  };
  const decoded = raw
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&([a-z]+);/g, (whole, name) => named[name] ?? whole)
    .replace(/[’`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .replace(/[.,;:-]+$/, "");
  const words = decoded.split(" ");
  const isTitled = words.length > 2 && words.every((word) => !/^\p{Ll}/u.test(word));
  const calm = words
    .map((word) => (isTitled || /^\p{Lu}{3,}$/u.test(word) ? word.toLowerCase() : word))
    .join(" ");
  return calm.charAt(0).toUpperCase() + calm.slice(1);
}

function plainText(name: string): string {
  return name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

function isFitName(name: string, plain: string): boolean {
  return (
    name.length >= 4 && name.length <= 45 && !unfit.test(plain) && !/\b(\w+)\b.*\b\1\b/.test(plain)
  );
}

function quoted(text: string): string {
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function readCsv(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) =>
        cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
      ),
    );
}
