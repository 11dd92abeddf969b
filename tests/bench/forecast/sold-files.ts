import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import type { SoldOnDay } from "#shared/rules/forecast.ts";
import { readCsv } from "#tests/replay/csv.ts";

type Row = Record<string, string>;
type SoldFile = { file: string; sold: (row: Row) => SoldOnDay | undefined };

/** What people sold, of files that nobody here wrote; what is no sale of goods, and no return of one, is left out. */
const files: Record<string, SoldFile> = {
  online_retail: {
    file: "online_retail_2010-12_to_2011-06.csv.gz",
    sold: ({ StockCode = "", InvoiceDate = "", InvoiceNo = "", Quantity, UnitPrice }) => {
      const pieces = Number(Quantity);
      const isWrittenOff = pieces < 0 && !InvoiceNo.startsWith("C");
      if (!(Number(UnitPrice) > 0) || isWrittenOff) return undefined;
      return { productId: StockCode, day: InvoiceDate.slice(0, 10), pieces };
    },
  },
  bread_basket: {
    file: "bread_basket.csv.gz",
    sold: ({ Item = "", Date: day = "" }) =>
      Item === "NONE" ? undefined : { productId: Item, day, pieces: 1 },
  },
  complete_journey: {
    file: "complete_journey_lines.csv.gz",
    sold: ({ product_id: productId = "", transaction_timestamp: at = "", quantity }) => ({
      ...{ productId, day: at.slice(0, 10), pieces: Number(quantity) },
    }),
  },
  supermarket: {
    file: "supermarket_sales.csv",
    sold: ({ "Product line": productId = "", Date: date = "", Quantity }) => {
      const [month = "", day = "", year = ""] = date.split("/");
      const at = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
      return { productId, day: at, pieces: Number(Quantity) };
    },
  },
};

export const soldFiles = Object.keys(files);

/** What a file tells, each product's sales of a day as one; undefined where the file is not there. */
export function readSold(name: string): SoldOnDay[] | undefined {
  const { file, sold } = files[name] as SoldFile;
  let bytes: Buffer;
  try {
    bytes = readFileSync(resolve(process.env.DATA_DIR ?? "../shared/data/transactions", file));
  } catch {
    return undefined;
  }
  const rows = readCsv((file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString());
  const byDay = new Map<string, SoldOnDay>();
  for (const one of rows.flatMap((row) => sold(row) ?? [])) {
    const key = `${one.day} ${one.productId}`;
    const before = byDay.get(key)?.pieces ?? 0;
    byDay.set(key, { ...one, pieces: before + one.pieces });
  }
  return [...byDay.values()];
}
