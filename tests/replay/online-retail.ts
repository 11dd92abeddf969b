import {
  type Act,
  commonest,
  count,
  maxLines,
  shopTime,
  type Trade,
  type TradedLine,
} from "./acts.ts";
import { readCsv } from "./csv.ts";

/** Codes that stand for no goods: postage, fees, discounts, samples, vouchers. They are sold like the others. */
const notGoods = /^(POST|DOT|C2|M|m|D|S|BANK CHARGES|AMAZONFEE|PADS|CRUK|gift_.*|DCGS.*)$/;

/**
 * The gift wholesaler. One invoice is one ticket; one that begins with C is a return of its lines, put back on the
 * shelf; negative quantities without C are goods written off. A pound is 1,000 francs: prices have three decimals at
 * most, so nothing is rounded. Two codes that differ by a letter's case are two products, as in the file.
 */
export function onlineRetail(text: string): Trade {
  const handled = new Map<string, number>();
  const noted = new Map<string, number>();
  const prices = new Map<string, Map<number, number>>();
  const names = new Map<string, Map<string, number>>();
  const invoices = new Map<string, Invoice>();
  const seen = new Set<string>();
  for (const row of readCsv(text)) {
    const { InvoiceNo: invoice = "", StockCode: code = "", Description: description = "" } = row;
    const quantity = Number(row.Quantity);
    const price = Math.round(Number(row.UnitPrice) * 1000);
    const line = { productId: productId(code), quantity: Math.abs(quantity), price };
    const ticket = invoices.get(invoice) ?? {
      at: shopTime(row.InvoiceDate ?? ""),
      customer: row.CustomerID ?? "",
      taken: [],
      negative: [],
    };
    invoices.set(invoice, ticket);
    const back = invoice.startsWith("C");
    if (!Number.isInteger(quantity) || quantity === 0 || !(price >= 0) || (back && quantity > 0)) {
      count(handled, "left out: no whole pieces, a negative price or a cancellation of nothing");
      continue;
    }
    if (quantity > 0) {
      ticket.taken.push(line);
      count(handled, price === 0 ? "line of a ticket, given away (price 0)" : "line of a ticket");
    } else {
      ticket.negative.push({ line, reason: description.trim() || "sans description" });
      if (back) count(handled, "line of a return (invoice C…)");
      else count(handled, "written off (negative, no C)");
    }
    note(noted, row, seen);
    const counts = prices.get(code) ?? new Map<number, number>();
    prices.set(code, counts.set(price, (counts.get(price) ?? 0) + (price > 0 ? 1 : 0)));
    const words = names.get(code) ?? new Map<string, number>();
    names.set(code, words);
    if (description.trim() !== "") count(words, description.trim());
  }
  const products = [...prices].map(([code, counts]) => ({
    id: productId(code),
    key: code,
    uniqueCode: code,
    name: usualName(names.get(code)) ?? code,
    price: commonest(counts),
  }));
  return { products, acts: actsOf(invoices, noted), handled, noted, keyIs: "uniqueCode" };
}

type Negative = { line: TradedLine; reason: string };
type Invoice = { at: number; customer: string; taken: TradedLine[]; negative: Negative[] };

function actsOf(invoices: ReadonlyMap<string, Invoice>, noted: Map<string, number>): Act[] {
  const acts: Act[] = [];
  for (const [ref, { at, customer, taken, negative }] of invoices) {
    if (taken.length > maxLines) count(noted, "invoice of more than 1,000 lines, split");
    for (const lines of chunks(taken))
      acts.push({ kind: "sale", at, ref, lines, ...(customer && { customer }) });
    if (ref.startsWith("C"))
      for (const lines of chunks(negative.map(({ line }) => line)))
        acts.push({ kind: "return", at, ref, lines });
    else
      for (const { line, reason } of negative)
        acts.push({
          kind: "write-off",
          at,
          ref,
          productId: line.productId,
          quantity: line.quantity,
          reason,
        });
  }
  return acts.sort((a, b) => a.at - b.at);
}

function note(noted: Map<string, number>, row: Record<string, string>, seen: Set<string>): void {
  const whole = JSON.stringify(row);
  if (seen.has(whole)) count(noted, "the same line again in the file, kept");
  seen.add(whole);
  if (notGoods.test(row.StockCode ?? ""))
    count(noted, "not goods (postage, fee, discount …), kept as a product");
  if ((row.Description ?? "").trim() === "") count(noted, "without a description");
  if ((row.CustomerID ?? "") === "") count(noted, "without a customer");
  if (Math.abs(Number(row.Quantity)) > 10_000) count(noted, "more than 10,000 pieces");
}

function productId(code: string): string {
  return `sku-${code.replaceAll(" ", "-")}`;
}

function usualName(words: ReadonlyMap<string, number> | undefined): string | undefined {
  return [...(words ?? [])].sort((a, b) => b[1] - a[1])[0]?.[0].slice(0, 200);
}

function chunks<T>(items: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let at = 0; at < items.length; at += maxLines) parts.push(items.slice(at, at + maxLines));
  return parts;
}
