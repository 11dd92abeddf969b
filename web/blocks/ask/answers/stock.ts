import { msg, plural } from "@lingui/core/macro";
import { places, type Telling } from "#web/blocks/ask/asked.ts";
import { linked, type Said } from "#web/blocks/ask/said.ts";
import type { StockValue } from "#web/blocks/costs/stock-value.ts";
import { bigUnit, formatMeasure } from "#web/i18n/measure.ts";
import { formatMoney } from "#web/i18n/money.ts";
import { stockWords } from "#web/i18n/stock-words.ts";
import type { LowStock } from "#web/store/queries/use-low-stock.ts";
import type { ProductStats } from "#web/store/queries/use-product-list.ts";
import type { CatalogueItem } from "#web/store/read-models/catalogue/catalogue-item.ts";
import type { TransferRow } from "#web/store/read-models/handed-over/transfer-book.ts";
import { listed, listedFirst } from "./listed.ts";

/** What answers of the shelf are told from. */
export type StockFacts = {
  item: Pick<CatalogueItem, "shownStock" | "price" | "minPrice" | "unit" | "packs"> | undefined;
  low: LowStock;
  out: LowStock["products"];
  stats: ProductStats;
  /** Undefined until it has been read. */
  value: StockValue | undefined;
  /** Francs for a piece, a kilo, a litre or a metre; undefined where nobody knows it. */
  cost: number | undefined;
  transfers: readonly TransferRow[];
  /** The page of a product that this person may open. */
  placeOf: (id: string) => string;
  /** The page of all products that this person may open. */
  list: string;
};

/** What there is, at which price, and what it is worth. */
export function answerStock(facts: StockFacts, { asked, i18n }: Telling): Said {
  const { kind, ids, called } = asked;
  const { item, stats, value } = facts;
  const id = ids.product ?? "";
  const name = called.product ?? "";
  const per = item?.unit ? `/${bigUnit[item.unit]}` : "";
  switch (kind) {
    case "product-stock": {
      const left = linked(stockWords(item?.shownStock ?? 0, item ?? {}), facts.placeOf(id));
      return item && item.shownStock > 0
        ? { sentence: i18n._(msg`Il reste ${left} de ${name}.`) }
        : { sentence: i18n._(msg`Il ne reste plus de ${name} : ${left}.`) };
    }
    case "product-price": {
      const price = linked(`${formatMoney(item?.price ?? 0)}${per}`, facts.placeOf(id));
      return { sentence: i18n._(msg`${name} se vend ${price}.`) };
    }
    case "product-min-price": {
      const price = linked(`${formatMoney(item?.minPrice ?? 0)}${per}`, facts.placeOf(id));
      return { sentence: i18n._(msg`${name} ne se vend pas sous ${price}.`) };
    }
    case "product-cost": {
      if (facts.cost === undefined)
        return { sentence: i18n._(msg`Le coût de ${name} n’est pas connu.`), isUnknown: true };
      const cost = linked(`${formatMoney(facts.cost)}${per}`, facts.placeOf(id));
      return { sentence: i18n._(msg`${name} vous coûte ${cost}.`) };
    }
    case "low-stock": {
      const { count, products } = facts.low;
      if (count === 0)
        return { sentence: i18n._(msg`Aucun produit à son seuil : rien à racheter.`) };
      const low = linked(
        i18n._(
          msg`${plural(count, { one: "# produit à son seuil", other: "# produits à leur seuil" })}`,
        ),
        places.level("low"),
      );
      return { sentence: i18n._(msg`${low} : ${lefts(products)}.`) };
    }
    case "out-of-stock": {
      if (stats.out === 0) return { sentence: i18n._(msg`Aucun produit n’est fini.`) };
      const out = linked(
        i18n._(msg`${plural(stats.out, { one: "# produit fini", other: "# produits finis" })}`),
        places.level("out"),
      );
      const names = facts.out.map((one) => one.name);
      return { sentence: i18n._(msg`${out} : ${listedFirst(names, 5, i18n)}.`) };
    }
    case "stock-value-cost": {
      const francs = linked(formatMoney(value?.atCost ?? 0), "/profit");
      const unknown = value?.unknown ?? 0;
      return {
        sentence: i18n._(msg`Le stock vaut ${francs} à ce qu’il vous a coûté.`),
        notes:
          unknown > 0
            ? [
                i18n._(
                  msg`${plural(unknown, { one: "# produit en stock, sans coût connu, n’y est pas.", other: "# produits en stock, sans coût connu, n’y sont pas." })}`,
                ),
              ]
            : [],
      };
    }
    case "stock-value-price": {
      const francs = linked(formatMoney(stats.value), "/product-management");
      return { sentence: i18n._(msg`Le stock vaut ${francs} au prix de vente.`) };
    }
    case "product-count": {
      const count = linked(
        i18n._(msg`${plural(stats.count, { one: "# produit", other: "# produits" })}`),
        facts.list,
      );
      return { sentence: i18n._(msg`La boutique vend ${count}.`) };
    }
    default:
      return heldByResellers();
  }

  function lefts(products: readonly CatalogueItem[]): string {
    const each = products.map(
      (one) =>
        `${one.name} (${linked(formatMeasure(one.shownStock, one.unit), facts.placeOf(one.id))})`,
    );
    return listed(each, i18n);
  }

  function heldByResellers(): Said {
    const held = new Map<string, { name: string; pieces: number }>();
    for (const one of facts.transfers) {
      if (one.productId !== id || one.status !== "confirmed" || one.exactInStock <= 0) continue;
      const known = held.get(one.resellerId)?.pieces ?? 0;
      held.set(one.resellerId, { name: one.resellerName, pieces: known + one.shownInStock });
    }
    if (held.size === 0) return { sentence: i18n._(msg`Aucun revendeur n’a de ${name}.`) };
    const each = [...held.values()].map(({ name, pieces }) => {
      const left = linked(formatMeasure(pieces, item?.unit), "/product-management/transfers");
      return `${name} (${left})`;
    });
    return { sentence: i18n._(msg`${name} chez les revendeurs : ${listed(each, i18n)}.`) };
  }
}
