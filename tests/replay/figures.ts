/** What a file and the books must agree on. Amounts in francs, days as `YYYY-MM-DD`, products by the file's own name. */
export type Figures = {
  tickets: number;
  lines: number;
  revenue: number;
  returns: number;
  returnedLines: number;
  refunded: number;
  writeOffs: number;
  revenueByDay: Record<string, number>;
  refundedByDay: Record<string, number>;
  soldByProduct: Record<string, number>;
  revenueByProduct: Record<string, number>;
  /** By `YYYY-MM product`. */
  soldByMonth: Record<string, number>;
  revenueByMonth: Record<string, number>;
  returnedByMonth: Record<string, number>;
  refundedByMonth: Record<string, number>;
  /** Pieces that left (−) or entered (+) since the beginning. */
  stockChangeByProduct: Record<string, number>;
};

export function noFigures(): Figures {
  return {
    tickets: 0,
    lines: 0,
    revenue: 0,
    returns: 0,
    returnedLines: 0,
    refunded: 0,
    writeOffs: 0,
    revenueByDay: {},
    refundedByDay: {},
    soldByProduct: {},
    revenueByProduct: {},
    soldByMonth: {},
    revenueByMonth: {},
    returnedByMonth: {},
    refundedByMonth: {},
    stockChangeByProduct: {},
  };
}

export function add(sums: Record<string, number>, key: string, amount: number): void {
  sums[key] = (sums[key] ?? 0) + amount;
}

/** Every figure that differs: its name, the file's, the books'. */
export function differences(
  file: Figures,
  books: Figures,
): [name: string, file: number, books: number][] {
  const found: [string, number, number][] = [];
  for (const name of Object.keys(file) as (keyof Figures)[]) {
    const [mine, theirs] = [file[name], books[name]];
    if (typeof mine === "number" && typeof theirs === "number") {
      if (mine !== theirs) found.push([name, mine, theirs]);
      continue;
    }
    const [left, right] = [mine as Record<string, number>, theirs as Record<string, number>];
    for (const key of new Set([...Object.keys(left), ...Object.keys(right)]))
      if ((left[key] ?? 0) !== (right[key] ?? 0))
        found.push([`${name} ${key}`, left[key] ?? 0, right[key] ?? 0]);
  }
  return found;
}
