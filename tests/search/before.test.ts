import { test } from "vitest";
import { foldText } from "#shared/search/fold-text.ts";
import { searchedWords } from "#shared/search/name-words.ts";
import { NearNames } from "#shared/search/near-names.ts";
import { benchNames } from "#tests/bench/bench-catalogue.ts";
import { aCustomerRow } from "#tests/support/account-builders.ts";
import { aProduct, aStock } from "#tests/support/device/rows.ts";
import { find, prepared } from "#web/blocks/customers/find-customers.ts";
import { Catalogue } from "#web/store/read-models/catalogue/catalogue.ts";
import { goods, keptGoods, knownGoods } from "./misspelt-goods.ts";
import { keptPeople, knownPeople, people } from "./misspelt-people.ts";

const sets = process.env.KEPT
  ? ([
      ["known", knownGoods, knownPeople],
      ["kept", keptGoods, keptPeople],
    ] as const)
  : ([["known", knownGoods, knownPeople]] as const);
for (const more of [0, 10_000])
  test("now " + more, () => {
    const names = [...goods, ...benchNames(more).map((n) => n.name)];
    const c = new Catalogue("shop");
    const products = names.map((name, i) => ({
      ...aProduct(`p${i}`, 1),
      name,
      brand: "",
      uniqueCode: "BTS" + i,
    }));
    c.takeRows({ products, stocks: products.map(({ id }) => aStock(id, 1)) });
    const near = new NearNames(
      c.ids().map((id) => ({ id, text: foldText(c.get(id)?.name ?? "") })),
    );
    let t = performance.now();
    near.takeMore(1e9);
    console.log("lay out", performance.now() - t);
    const rows = prepared(
      people.map((name) => aCustomerRow({ id: name, name })),
      (one) => one,
    );
    const nearPeople = new NearNames(
      people.map((name) => ({ id: name, text: searchedWords(name).join(" ") })),
    );
    for (const [what, g, p] of sets) {
      t = performance.now();
      let ok = 0;
      for (const [typed, want] of g) {
        const got = [...c.search(typed), ...near.find(typed, 8)].map((id) => c.get(id)?.name ?? "");
        if ((got[0] ?? "").startsWith(want)) ok += 1;
        else console.log(typed, "→", got.slice(0, 3).join(" | "));
      }
      console.log("goods", what, ok, "of", g.length, "ms each", (performance.now() - t) / g.length);
      ok = 0;
      for (const [typed, want] of p) {
        const got = [...find(rows, typed).map((r) => r.name), ...nearPeople.find(typed, 8)];
        if (got[0] === want) ok += 1;
        else console.log(typed, "→", got.slice(0, 3).join(" | "));
      }
      console.log("people", what, ok, "of", p.length);
    }
  });
