/** One line of a file as a till would know it. Prices are whole francs for one piece. */
export type TradedLine = { productId: string; quantity: number; price: number };

/** What one ticket, cancellation or write-off of a file asks a device to do. `at` is the file's time in ms. */
export type Act =
  /** `customer`: who bought, as the file names them. */
  | { kind: "sale"; at: number; ref: string; lines: TradedLine[]; customer?: string }
  | { kind: "return"; at: number; ref: string; lines: TradedLine[] }
  | {
      kind: "write-off";
      at: number;
      ref: string;
      productId: string;
      quantity: number;
      reason: string;
    };

/** `key` is how the file names the product, to the letter; it comes back as the product's `name` or `uniqueCode`. */
export type TradedProduct = {
  id: string;
  key: string;
  uniqueCode: string;
  name: string;
  price: number;
};

/** A file made ready, and what became of each of its rows: the counts of `handled` add up to all rows. */
export type Trade = {
  products: TradedProduct[];
  acts: Act[];
  handled: Map<string, number>;
  /** Oddities that were kept as they are; a row may have several. */
  noted: Map<string, number>;
  keyIs: "name" | "uniqueCode";
};

export function count(counts: Map<string, number>, what: string, by = 1): void {
  counts.set(what, (counts.get(what) ?? 0) + by);
}

/** Lines of one ticket at most, as the wire takes them. */
export const maxLines = 1000;

/** The shop of the replay keeps the time of Douala (UTC+1, no summer time): the file's day is the shop's day. */
export function shopTime(text: string): number {
  return Date.parse(`${text.replace(" ", "T")}Z`) - 3_600_000;
}

/** What is sold most often at a price is the usual price. */
export function commonest(counts: ReadonlyMap<number, number>): number {
  let best = 0;
  let times = 0;
  for (const [price, often] of counts) if (often > times) [best, times] = [price, often];
  return best;
}
