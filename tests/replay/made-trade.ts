import { readDemoCatalogue } from "#server/demo/catalogue.ts";
import { type Rng, randomFrom } from "#tests/support/random.ts";

/** Minutes of a day in which the made shop sells: 7:00 to 21:00. */
const opening = { from: 7 * 60, to: 21 * 60 };
const firstDay = Date.parse("2025-01-06T00:00:00Z");
const dayLength = 86_400_000;

/**
 * A file as the gift wholesaler's, with as many rows as said, made from the demonstration catalogue by a seed: for a
 * replay where no file of real trade lies. Its oddities are among them: returns (C), goods written off (negative
 * without C), lines given away, the same product twice in a ticket, quotes and commas in names.
 */
export function madeTrade(rows: number, seed: number): string {
  const rng = randomFrom(`made trade ${seed}`);
  const goods = readDemoCatalogue().map(({ name, price }, at) => ({
    code: `D${String(at + 1).padStart(4, "0")}${rng.chance(0.05) ? "a" : ""}`,
    name,
    price: price / 1000,
  }));
  const lines = [
    "InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country",
  ];
  for (let invoice = 100_001; lines.length <= rows; invoice += 1) {
    // Some two hundred tickets a day, Sundays closed.
    const at = momentOf(invoice - 100_001, rng);
    const kind = rng.weighted([
      [94, "sale"],
      [4, "return"],
      [2, "loss"],
    ] as const);
    for (let line = rng.int(1, 6); line > 0 && lines.length <= rows; line -= 1) {
      const { code, name, price } = rng.pick(goods);
      const pieces = rng.weighted([
        [80, rng.int(1, 3)],
        [18, rng.int(4, 24)],
        [2, rng.int(25, 144)],
      ]);
      const told = rng.chance(0.01) ? "" : `"${name.replaceAll('"', '""')}"`;
      const asked = rng.chance(0.01) ? 0 : rng.chance(0.1) ? price * 0.9 : price;
      lines.push(
        [
          `${kind === "return" ? "C" : ""}${invoice}`,
          ...[code, told, kind === "sale" ? pieces : -pieces, at],
          ...[asked.toFixed(3), rng.chance(0.2) ? `${rng.int(12_000, 18_000)}.0` : "", "Cameroun"],
        ].join(","),
      );
    }
  }
  return `${lines.join("\n")}\n`;
}

function momentOf(ticket: number, rng: Rng): string {
  const open = Math.floor(ticket / 200);
  const day = firstDay + (Math.floor(open / 6) * 7 + (open % 6)) * dayLength;
  const minute = rng.int(opening.from, opening.to - 1);
  return new Date(day + minute * 60_000).toISOString().slice(0, 19).replace("T", " ");
}
