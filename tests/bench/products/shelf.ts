import { gtinCheckDigit } from "#shared/rules/barcode.ts";
import type { Product, Stock } from "#shared/schemas/product.ts";
import { benchCatalogue } from "#tests/bench/bench-catalogue.ts";
import { exportTable } from "#web/blocks/product-export/export-table.ts";
import { writeCsv } from "#web/blocks/spreadsheet/csv-write.ts";

/** A shop of so many products. Past the 26,636 real ones names come again, under numbers of the shop's own. */
export function shelfOf(count: number): { products: Product[]; stocks: Stock[] } {
  const { products, stocks } = benchCatalogue(count);
  const taken = new Set<string>();
  for (const [at, product] of products.entries()) {
    if (product.barcode !== null && taken.has(product.barcode)) {
      const body = `20${String(at).padStart(10, "0")}`;
      product.barcode = body + gtinCheckDigit(body);
      product.name = `${product.name.slice(0, 190)} n° ${at}`;
    }
    if (product.barcode !== null) taken.add(product.barcode);
  }
  return { products, stocks };
}

/** As the French screen calls them. */
const titles: Record<Parameters<Parameters<typeof exportTable>[1]>[0], string> = {
  name: "Nom",
  brand: "Marque",
  model: "Modèle",
  color: "Couleur",
  dimensions: "Dimensions",
  barcode: "Code-barres",
  uniqueCode: "Code unique",
  category: "Catégorie",
  price: "Prix de vente",
  minPrice: "Prix minimum",
  stockThreshold: "Seuil d’alerte",
  stock: "Stock",
  unit: "Se vend",
  packs: "Cartons et paquets",
  taxGroup: "TVA",
  family: "Famille de variantes",
  cost: "Coût d’achat",
  normal: "Normal",
  reduced: "Réduit",
  exempt: "Exonéré",
  piece: "pièce",
  images: "Images",
};

/** The shop's own export after work in Excel: of ten rows one has another price, one is a product that is new. */
export function editedFile({ products, stocks }: ReturnType<typeof shelfOf>): Uint8Array {
  const rows = products.map((product, at) => {
    const row = { ...product, shownStock: stocks[at]?.quantity ?? 0 };
    if (at % 10 === 3) return { ...row, price: row.price + 50 };
    if (at % 10 === 7)
      return { ...row, barcode: null, uniqueCode: `NEW${at}`, name: `${row.name} +` };
    return row;
  });
  return new TextEncoder().encode(writeCsv(exportTable(rows, (column) => titles[column])));
}
