import { guessColumns } from "#shared/rules/import-columns.ts";
import type { ExistingProduct } from "#shared/rules/import-patch.ts";
import { planImport } from "#shared/rules/import-plan.ts";
import { type Figure, printFigures } from "#tests/bench/figures.ts";
import { bestRatio, inTurn, quantile, ratiosOf, spreadOf } from "#tests/bench/measure.ts";
import { readFile } from "#web/blocks/spreadsheet/read-file.ts";
import { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import { nearNames } from "./near.ts";
import { editedFile, shelfOf } from "./shelf.ts";

const counts = [10_000, 50_000];

/** A shop's whole catalogue in memory and a file of as many rows: what people wait for, apart from drawing. */
export async function benchProducts(rounds: number, only: string): Promise<void> {
  for (const count of counts) {
    const figures: Figure[] = [];
    const shelf = shelfOf(count);
    if ("import".includes(only)) figures.push(...(await importing(shelf, rounds)));
    if ("list".includes(only)) figures.push(...(await listing(shelf, rounds)));
    if ("search".includes(only))
      figures.push(searching(shelf), ...(await nearNames(filled(shelf), rounds)));
    printFigures(
      `${count.toLocaleString("en")} products, in Node, ${rounds} rounds in turn`,
      figures,
    );
  }
}

function timed(act: () => void): number {
  const start = performance.now();
  act();
  return performance.now() - start;
}

/** The whole preview against the least that any reader of the file must do: decode, cut, look each code up. */
async function importing(shelf: ReturnType<typeof shelfOf>, rounds: number): Promise<Figure[]> {
  const bytes = editedFile(shelf);
  const existing: ExistingProduct[] = shelf.products.map((product, at) => ({
    ...product,
    shownStock: shelf.stocks[at]?.quantity ?? 0,
  }));
  const tally = { create: 0, update: 0, same: 0, refused: 0, asked: 0, merged: 0, aside: 0 };
  const reads: number[] = [];
  async function preview(): Promise<number> {
    const start = performance.now();
    const read = await readFile(bytes);
    const rows = read.ok ? read.rows : [];
    reads.push(performance.now() - start);
    const plan = planImport({
      rows,
      titleRow: 0,
      mapping: guessColumns(rows[0] ?? [], rows.slice(1, 200)),
      defaults: { price: undefined, category: "", stock: 0, stockThreshold: 10 },
      existing,
      room: null,
    });
    const took = performance.now() - start;
    Object.assign(tally, {
      create: 0,
      update: 0,
      same: 0,
      refused: 0,
      asked: 0,
      merged: 0,
      aside: 0,
    });
    for (const row of plan) tally[row.outcome] += 1;
    return took;
  }
  async function bare(): Promise<number> {
    return timed(() => {
      const byCode = new Map(existing.map((product) => [product.uniqueCode, product]));
      const rows = new TextDecoder().decode(bytes).split("\r\n");
      let found = 0;
      for (const row of rows) if (byCode.has(row.split(";")[6] ?? "")) found += 1;
      if (found < existing.length / 2) throw new Error(`only ${found} rows were found`);
    });
  }
  const measured = await inTurn({ bare, preview }, rounds);
  const expected = existing.length / 10;
  if (tally.create !== expected || tally.update !== expected || tally.refused !== 0)
    throw new Error(`the preview is wrong: ${JSON.stringify(tally)}`);
  return [
    {
      name: "import preview, read and compared",
      value: spreadOf(measured.preview),
      unit: "ms",
      sense: "for information",
      detail: `${(bytes.length / 1e6).toFixed(1)} MB, reading ${spreadOf(reads).median.toFixed(0)} ms of it; ${tally.create} new, ${tally.update} changed, ${tally.same} as they are`,
    },
    {
      name: "the same against a bare reading",
      value: ratiosOf(measured.preview, measured.bare),
      unit: "× bare",
      sense: "for information",
      detail: `${spreadOf(measured.bare).median.toFixed(0)} ms bare; ${bestRatio(measured.preview, measured.bare, "less")}`,
    },
  ];
}

function filled({ products, stocks }: ReturnType<typeof shelfOf>): Catalogue {
  const catalogue = new Catalogue("shop");
  catalogue.takeRows({ products, stocks });
  return catalogue;
}

/** The list of a screen after one name changed, against sorting nothing but copying the identifiers. */
async function listing(shelf: ReturnType<typeof shelfOf>, rounds: number): Promise<Figure[]> {
  const catalogue = filled(shelf);
  let rev = 2;
  const changed = await inTurn(
    {
      ours: async () => {
        const [product] = shelf.products;
        if (!product) return Number.NaN;
        rev += 1;
        catalogue.ids();
        return timed(() => {
          catalogue.takeRows({ products: [{ ...product, name: `Renommé ${rev}`, rev }] });
          catalogue.ids();
        });
      },
    },
    rounds,
  );
  const level = Array.from({ length: 20 }, () =>
    timed(() => catalogue.ids().filter((id) => catalogue.get(id)?.level === "low")),
  );
  return [
    {
      name: "list, one product renamed",
      value: spreadOf(changed.ours),
      unit: "ms",
      sense: "for information",
      detail: "the row taken in and the list in order again",
    },
    {
      name: "list, low stock only",
      value: spreadOf(level.slice(1)),
      unit: "ms",
      sense: "for information",
      detail: "all products looked through",
    },
  ];
}

function searching(shelf: ReturnType<typeof shelfOf>): Figure {
  const catalogue = filled(shelf);
  const names = shelf.products.map(({ name }) => name);
  catalogue.search("savon");
  let found = 0;
  const times = Array.from({ length: 1000 }, (_, index) => {
    const name = names[(index * 997) % names.length] ?? "";
    const start = (index * 31) % Math.max(1, name.length - 6);
    const query = name.slice(start, start + 2 + (index % 6));
    return timed(() => {
      found += catalogue.search(query).length;
    });
  });
  const p95 = quantile(times, 0.95);
  return {
    name: "contains-search of all names, p95",
    value: { median: p95, min: Math.min(...times), max: Math.max(...times) },
    unit: "ms",
    sense: "for information",
    detail: `median ${quantile(times, 0.5).toFixed(2)} ms over ${times.length} queries, ${found} found`,
  };
}
