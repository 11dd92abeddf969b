import { fieldsOf, onlineRetailFigures, thousandths } from "./file-figures.ts";

/** A line of the file, its pieces and the francs of one; it happens when its invoice does (`YYYY-MM-DD HH:MM:SS`). */
export type FileLine = {
  text: string;
  invoice: string;
  code: string;
  at: string;
  day: string;
  month: string;
  pieces: number;
  price: number;
};

export type Sums = {
  tickets: number;
  lines: number;
  pieces: number;
  revenue: number;
  returns: number;
  returnedPieces: number;
  refunded: number;
};

/** A file of invoices, of which any part is summed by `onlineRetailFigures`, from its text alone. */
export class TradeFile {
  readonly #header: string;
  readonly lines: readonly FileLine[];

  constructor(text: string) {
    const [header = "", ...lines] = text.trimEnd().split(/\r?\n/);
    this.#header = header;
    const moments = new Map<string, string>();
    this.lines = lines.map((line) => {
      const [invoice, code, , quantity, moment, price] = fieldsOf(line);
      const at = moments.get(invoice) ?? moment;
      moments.set(invoice, at);
      return {
        ...{ text: line, invoice, code, at, day: at.slice(0, 10), month: at.slice(0, 7) },
        ...{ pieces: Number.parseInt(quantity, 10), price: thousandths(price) },
      };
    });
  }

  /** Months in which something was sold or came back, the oldest first. */
  get months(): string[] {
    const all = new Set(this.lines.map(({ month }) => month));
    return [...all].sort().filter((month) => {
      const { tickets, returns } = this.sums((line) => line.month === month);
      return tickets + returns > 0;
    });
  }

  sums(isWanted: (line: FileLine) => boolean): Sums {
    return this.sumsOf(this.lines.filter(isWanted));
  }

  /** By code, those of which something was sold or came back in a month. */
  products(month: string): Map<string, Sums> {
    const byCode = new Map<string, FileLine[]>();
    for (const line of this.lines)
      if (line.month === month) byCode.set(line.code, [...(byCode.get(line.code) ?? []), line]);
    const sums = [...byCode].map(([code, lines]) => [code, this.sumsOf(lines)] as const);
    return new Map(sums.filter(([, { tickets, returns }]) => tickets + returns > 0));
  }

  sumsOf(lines: readonly FileLine[]): Sums {
    const figures = onlineRetailFigures(
      [this.#header, ...lines.map(({ text }) => text)].join("\n"),
    );
    const { tickets, revenue, returns, refunded } = figures;
    return {
      ...{ tickets, revenue, returns, refunded, lines: figures.lines },
      pieces: total(figures.soldByProduct),
      returnedPieces: total(figures.returnedByMonth),
    };
  }
}

const total = (sums: Record<string, number>) =>
  Object.values(sums).reduce((sum, one) => sum + one, 0);
