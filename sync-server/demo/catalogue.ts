import { readFileSync } from "node:fs";

/** A product of the demonstration shop; prices in francs, stock in pieces. */
export type DemoProduct = {
  barcode: string | null;
  name: string;
  category: string;
  price: number;
  minPrice: number;
  stock: number;
  threshold: number;
};

/** The same path from sync-server/demo and from dist/server. */
const file = new URL("../../sync-server/demo/catalogue.csv", import.meta.url);

export function readDemoCatalogue(): DemoProduct[] {
  const [, ...lines] = readFileSync(file, "utf8").trimEnd().split("\n");
  return lines.map((line) => {
    const cells = [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
    );
    const [barcode = "", name = "", category = "", ...figures] = cells;
    const [price = 0, minPrice = 0, stock = 0, threshold = 0] = figures.map(Number);
    return { barcode: barcode || null, name, category, price, minPrice, stock, threshold };
  });
}
