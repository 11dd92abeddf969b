import { add, type Figures, noFigures } from "./figures.ts";

/**
 * The figures of a file, worked out from its text alone: another way of reading, other arithmetic (whole
 * thousandths by text, never floats) and none of the code that feeds the devices.
 */
export function onlineRetailFigures(text: string): Figures {
  const figures = noFigures();
  const dayOf = new Map<string, string>();
  const kinds = new Map<string, Set<string>>();
  for (const [invoice, code, , quantityText, moment, priceText] of records(text)) {
    if (!dayOf.has(invoice)) dayOf.set(invoice, moment.slice(0, 10));
    const day = dayOf.get(invoice) ?? "";
    const pieces = Number.parseInt(quantityText, 10);
    const amount = Math.abs(pieces) * thousandths(priceText);
    const kind = pieces > 0 ? "ticket" : /^C/.test(invoice) ? "return" : "write-off";
    kinds.set(invoice, (kinds.get(invoice) ?? new Set()).add(kind));
    // Sold goods leave and returned ones come back; a write-off says itself how many left.
    add(figures.stockChangeByProduct, code, kind === "write-off" ? pieces : -pieces);
    if (kind === "ticket") {
      figures.lines += 1;
      figures.revenue += amount;
      add(figures.revenueByDay, day, amount);
      add(figures.soldByProduct, code, pieces);
      add(figures.revenueByProduct, code, amount);
      add(figures.soldByMonth, `${day.slice(0, 7)} ${code}`, pieces);
      add(figures.revenueByMonth, `${day.slice(0, 7)} ${code}`, amount);
    } else if (kind === "return") {
      figures.returnedLines += 1;
      figures.refunded += amount;
      add(figures.refundedByDay, day, amount);
      add(figures.returnedByMonth, `${day.slice(0, 7)} ${code}`, -pieces);
      add(figures.refundedByMonth, `${day.slice(0, 7)} ${code}`, amount);
    } else figures.writeOffs += 1;
  }
  figures.tickets = [...kinds.values()].filter((set) => set.has("ticket")).length;
  figures.returns = [...kinds.values()].filter((set) => set.has("return")).length;
  return figures;
}

/** What each customer of the gift wholesaler has bought in all, in thousandths; lines without a customer left out. */
export function boughtByCustomer(text: string): Map<string, number> {
  const bought = new Map<string, number>();
  for (const line of text.split(/\r?\n/).slice(1)) {
    const [, , , quantityText, , priceText] = fieldsOf(line);
    // The country stands last and has no commas.
    const customer = line.split(",").at(-2) ?? "";
    const pieces = Number.parseInt(quantityText, 10);
    if (customer === "" || !(pieces > 0)) continue;
    bought.set(customer, (bought.get(customer) ?? 0) + pieces * thousandths(priceText));
  }
  return bought;
}

/** The bakery: `prices` are the made-up ones, by item, since the file has none. */
export function breadBasketFigures(text: string, prices: Record<string, number>): Figures {
  const figures = noFigures();
  const tickets = new Set<string>();
  for (const [day, , ticket, item] of records(text)) {
    if (item === "NONE") continue;
    tickets.add(ticket);
    figures.lines += 1;
    const amount = prices[item] ?? Number.NaN;
    figures.revenue += amount;
    add(figures.revenueByDay, day, amount);
    add(figures.soldByProduct, item, 1);
    add(figures.revenueByProduct, item, amount);
    add(figures.soldByMonth, `${day.slice(0, 7)} ${item}`, 1);
    add(figures.revenueByMonth, `${day.slice(0, 7)} ${item}`, amount);
    add(figures.stockChangeByProduct, item, -1);
  }
  figures.tickets = tickets.size;
  return figures;
}

type Record6 = [string, string, string, string, string, string];

function records(text: string): Record6[] {
  return text
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== "")
    .map(fieldsOf);
}

/** The first six fields of a line. */
export function fieldsOf(line: string): Record6 {
  const fields = [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)];
  const values = fields.map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "");
  return [0, 1, 2, 3, 4, 5].map((at) => values[at] ?? "") as Record6;
}

/** `2.55` is 2550: by moving the point in the text. */
export function thousandths(price: string): number {
  const [whole = "0", decimals = ""] = price.split(".");
  return Number.parseInt(whole + decimals.padEnd(3, "0").slice(0, 3), 10);
}
