import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { readDemoCatalogue } from "#server/demo/catalogue.ts";
import { gtinCheckDigit } from "#shared/rules/barcode.ts";
import type { Product, Stock } from "#shared/schemas/product.ts";

/** Where `off_products.csv.gz` lies: DATA_DIR, else beside the project. */
function catalogueFile(): string | undefined {
  const folder = resolve(process.env.DATA_DIR ?? "../shared/data/catalogue");
  return [join(folder, "off_products.csv.gz"), join(folder, "catalogue/off_products.csv.gz")].find(
    existsSync,
  );
}

/** One line of CSV with quoted fields. */
function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? "",
  );
}

type Named = { name: string; barcode: string };

/** Names and barcodes, each barcode once: real groceries spread over the whole file, else made ones. */
export function benchNames(count: number): Named[] {
  const file = catalogueFile();
  if (file) return spread(realNames(file), count);
  console.log("No off_products.csv.gz (DATA_DIR): names made from the demonstration catalogue.");
  return madeNames(count);
}

function realNames(file: string): Named[] {
  const lines = gunzipSync(readFileSync(file)).toString("utf8").trim().split(/\r?\n/).slice(1);
  const byBarcode = new Map<string, string>();
  for (const line of lines) {
    const [barcode = "", name = ""] = fieldsOf(line);
    const trimmed = name.trim().slice(0, 200);
    if (trimmed) byBarcode.set(barcode, trimmed);
  }
  return [...byBarcode].map(([barcode, name]) => ({ barcode, name }));
}

function spread(all: Named[], count: number): Named[] {
  const step = all.length / count;
  return Array.from({ length: count }, (_, index) => all[Math.floor(index * step)]).filter(
    (item) => item !== undefined,
  );
}

const kinds = ["", "petit", "grand", "lot de 2", "lot de 6", "nature", "familial", "importé"];

/** The demonstration's names as they are, then with what tells one article of a shelf from its neighbours. */
function madeNames(count: number): Named[] {
  const names = readDemoCatalogue().map(({ name }) => name);
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / names.length);
    const told = round === 0 ? "" : ` ${kinds[round % kinds.length]} n° ${round}`;
    const digits = `600${String(index).padStart(9, "0")}`;
    return {
      name: `${names[index % names.length]}${told}`,
      barcode: `${digits}${gtinCheckDigit(digits)}`,
    };
  });
}

const categories = ["Épicerie", "Boissons", "Hygiène", "Boulangerie", "Bébé", "Papeterie"];
const prices = [100, 150, 200, 250, 350, 500, 650, 1000, 1500, 2500];
/** As the product names what people bring in: eight letters by chance, and a code that follows from them. */
const letters = "abcdefghijkmnpqrstuvwxyz23456789";

function chosen(index: number): string {
  let state = BigInt(index + 1) * 0x9e3779b97f4a7c15n;
  let text = "";
  for (let place = 0; place < 8; place += 1) {
    state = ((state ^ (state >> 29n)) * 0xbf58476d1ce4e5b9n) & ((1n << 64n) - 1n);
    text += letters[Number(state >> 59n)] ?? "";
  }
  return text;
}

/**
 * A catalogue of names and barcodes; prices, categories and stock as a shop might have them. Of one product in
 * ten there is always enough.
 */
export function benchCatalogue(count: number): { products: Product[]; stocks: Stock[] } {
  const products = benchNames(count).map(
    ({ name, barcode }, index): Product => ({
      id: chosen(index),
      name,
      brand: "",
      model: "",
      color: "",
      dimensions: "",
      barcode,
      uniqueCode: `BTS${chosen(index).toUpperCase()}`,
      category: categories[index % categories.length] ?? "",
      price: prices[index % prices.length] ?? 100,
      minPrice: (prices[index % prices.length] ?? 100) - 50,
      stockThreshold: 5,
      images: [],
      archived: false,
      rev: 1,
    }),
  );
  const stocks = products.map(
    ({ id }, index): Stock => ({
      productId: id,
      quantity: index % 10 === 0 ? 1_000_000 : (index * 7) % 60,
      sold: (index * 7919) % 50,
      rev: 1,
    }),
  );
  return { products, stocks };
}
