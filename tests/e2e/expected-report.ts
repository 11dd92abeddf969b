import { must } from "#shared/must.ts";
import { meansOf, sellerOf } from "#tests/replay/made-up.ts";
import type { Sums, TradeFile } from "#tests/replay/trade-file.ts";
import type { TradedShop } from "./real-trade.ts";

/** One product of a month, less what came back of it. */
export type ProductRow = {
  id: string;
  name: string;
  lines: number;
  pieces: number;
  francs: number;
};

/** What the file says of a month, in the shape in which a report says it. */
export type ExpectedReport = {
  month: string;
  sums: Sums;
  /** Of the month before; undefined when the file begins later. */
  before: Sums | undefined;
  means: { name: string; received: number; refunded: number }[];
  /** The most francs first. */
  sellers: { name: string; id: string; sums: Sums }[];
  /** The most pieces first. */
  products: ProductRow[];
  best: ProductRow[];
};

export const net = ({ revenue, refunded }: Sums) => revenue - refunded;
export const netPieces = ({ pieces, returnedPieces }: Sums) => pieces - returnedPieces;

export function expectedReport(
  { file, people, products }: TradedShop,
  month: string,
): ExpectedReport {
  const earlier = monthBefore(month);
  const rows = [...file.products(month)].map(([code, sums]) => ({
    ...must(products.get(code), code),
    ...{ lines: sums.lines, pieces: netPieces(sums), francs: net(sums) },
  }));
  rows.sort((a, b) => b.pieces - a.pieces || b.francs - a.francs || (a.id < b.id ? -1 : 1));
  const means = [["Espèces", "cash"] as const, ["Mobile money", "mobile-money"] as const].map(
    ([name, one]) => {
      const { revenue, refunded } = file.sums(
        (line) => line.month === month && meansOf(line.invoice) === one,
      );
      return { name, received: revenue, refunded };
    },
  );
  const sellers = people
    .map(({ fullName, userId }, at) => ({
      ...{ name: fullName, id: userId, sums: sumsOfSeller(file, month, at) },
    }))
    .filter(({ sums }) => sums.tickets + sums.returns > 0)
    .sort((a, b) => net(b.sums) - net(a.sums));
  return {
    ...{ month, means, sellers, products: rows },
    sums: file.sums((line) => line.month === month),
    before:
      must(file.months[0], "a month") <= earlier
        ? file.sums((line) => line.month === earlier)
        : undefined,
    best: rows.filter(({ pieces }) => pieces > 0).slice(0, 5),
  };
}

/** What one of the two people sold in a month. */
export const sumsOfSeller = (file: TradeFile, month: string, seller: number) =>
  file.sums((line) => line.month === month && sellerOf(line.invoice) === seller);

export function monthBefore(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, "0")}`;
}

/** The last day of a month. */
export function endOf(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

/** Whole percent: 100 from nothing to something, −100 to returns only, 0 from nothing to nothing; undefined below nothing. */
export function change(now: number, before: number): number | undefined {
  if (before < 0) return undefined;
  if (before === 0) return Math.sign(now) * 100;
  return Math.round(((now - before) / before) * 100);
}

/** `−12 500`, its spaces plain. */
export function amount(whole: number, minus = "−"): string {
  const digits = String(Math.abs(whole)).replace(/\B(?=(\d{3})+$)/g, " ");
  return `${whole < 0 ? minus : ""}${digits}`;
}

const months = [
  ...["janv.", "févr.", "mars", "avr.", "mai", "juin"],
  ...["juil.", "août", "sept.", "oct.", "nov.", "déc."],
];

/** `oct. 2026`. */
export const shortMonth = (month: string) =>
  `${months[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;
