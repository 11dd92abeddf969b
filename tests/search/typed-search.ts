import { foldText } from "#shared/search/fold-text.ts";
import { NearNames } from "#shared/search/near-names.ts";
import { aCustomerRow } from "#tests/support/account-builders.ts";
import { aProduct, aStock } from "#tests/support/device/rows.ts";
import { find, prepared } from "#web/blocks/customers/find-customers.ts";
import { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";

type Search = { exact(typed: string): string[]; near(typed: string): string[] };

/** Search of a shop's goods as on its screens; `barcodes`: code by name of the goods. */
export function goodsSearch(
  names: readonly string[],
  barcodes: ReadonlyMap<string, string> = new Map(),
): Search {
  const catalogue = new Catalogue("shop");
  const products = names.map((name, at) => ({
    ...aProduct(`p${at}`, 1),
    ...{ name, barcode: barcodes.get(name) ?? null, uniqueCode: `BTS${at}` },
  }));
  catalogue.takeRows({ products, stocks: products.map(({ id }) => aStock(id, 1)) });
  const near = new NearNames(catalogue.lines());
  const named = (ids: readonly string[]) => ids.map((id) => catalogue.get(id)?.name ?? "");
  return {
    exact: (typed) => named(catalogue.search(typed, Number.POSITIVE_INFINITY)),
    near: (typed) => named(near.find(typed, 8)),
  };
}

/** Search of people in a notebook as on its screens. */
export function peopleSearch(names: readonly string[]): Search {
  const ready = prepared(
    names.map((name) => aCustomerRow({ id: name, name })),
    (one) => one,
  );
  const near = new NearNames(ready.lines());
  return {
    exact: (typed) => find(ready, typed).map(({ name }) => name),
    near: (typed) => near.find(typed, 8).map((place) => names[Number(place)] ?? ""),
  };
}

/** First result: the first exact match, else the nearest name. */
export const firstOf = (search: Search, typed: string): string | undefined =>
  [...search.exact(typed), ...search.near(typed)][0];

/** Words of a name, folded, without elisions. */
export const plainWords = (name: string): string[] =>
  foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
