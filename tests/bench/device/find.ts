import { theShop } from "./till.ts";

/** Parts of names as people type them: two to eight letters from anywhere in a name, and some that nothing holds. */
function queriesOf(names: readonly string[], count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const name = names[(index * 997) % names.length] ?? "";
    const length = 2 + (index % 7);
    const start = (index * 31) % Math.max(1, name.length - length);
    return index % 20 === 19 ? `zq${index}` : name.slice(start, start + length);
  });
}

export type Searched = { first: number; times: number[]; found: number };

/** Milliseconds of each search, the first apart: it lays out the text that all search in. */
export async function searchNames(count: number): Promise<Searched> {
  const { catalogue } = await theShop();
  const begin = performance.now();
  catalogue.search("savon");
  const first = performance.now() - begin;
  let found = 0;
  const names = [...catalogue.items()].map(({ name }) => name);
  const times = queriesOf(names, count).map((query) => {
    const start = performance.now();
    found += catalogue.search(query).length;
    return performance.now() - start;
  });
  return { first, times, found };
}

/** Milliseconds per scanned code, over many runs of 100 codes: one alone is below the clock's resolution. */
export async function findByBarcode(runs: number): Promise<{ times: number[]; found: number }> {
  const { catalogue } = await theShop();
  const codes = [...catalogue.items()].flatMap(({ barcode }) => barcode ?? []);
  let found = 0;
  const times = Array.from({ length: runs }, (_, run) => {
    const start = performance.now();
    for (let scan = 0; scan < 100; scan += 1) {
      const code = codes[((run * 100 + scan) * 7919) % codes.length] ?? "";
      found += catalogue.byBarcode(code).length;
    }
    return (performance.now() - start) / 100;
  });
  return { times, found };
}
