import {
  books,
  changed,
  type KindOnServer,
  later,
  ofStaff,
  rowsOf,
  staff,
  turned,
  weighed,
} from "#server/sync/entries/kind.ts";
import { keptUntilCounted } from "#server/sync/entries/row-parts.ts";
import { adjustmentRow, productRow, stockRow } from "./row-sql.ts";

/** Products that were ever handed to the reader. */
const handedProducts = `(select x.product_id from transfers x
  where x.shop_id = :shop and x.reseller_id = $1 and x.vouched)`;

/** A reseller reads of the products those that were handed to them: when they changed, and when their transfer came. */
const handed = `products p where p.shop_id = $3 and ((p.rev > a.rev and p.rev <= c.cut and p.id in ${handedProducts})
    or p.id in (select x.product_id from transfers x where ${changed("x")} and x.reseller_id = $1 and x.vouched))`;

export const products: KindOnServer = {
  changes: `case when a.reseller then case when ${turned} then ${rowsOf(productRow, handed)} end
    when ${books} and r.catalog_rev > a.rev then ${rowsOf(productRow, `products p where ${changed("p")}`)} end`,
  weight: {
    // With its stock.
    staff: weighed("2", "products", "and r.catalog_rev > a.rev"),
    reseller: weighed("1", "products", `and w.id in ${handedProducts} and ${turned}`),
  },
  // Edited since, a product stands at a later revision now, while its stock row kept the one of the page.
  moves: [`select p.id from products p where r.catalog_rev > a.rev and ${later("p")}`],
  load: {
    row: productRow,
    from: "products p left join stocks t on t.shop_id = :shop and t.product_id = p.id",
    where: "p.shop_id = :shop",
    own: `p.id in (select x.product_id from transfers x
      where x.shop_id = :shop and x.reseller_id::text = :owner and x.vouched)`,
    order: "coalesce(t.sold, 0) desc, p.archived, p.name, p.id",
    part: "goods",
  },
};

/** Of stock that moved with nothing that a device builds it from. */
const marks = weighed("1", "stock_marks", `and ${turned}`);

/** `moved`: the products whose books may have moved on the page, as an array. */
export const stocks = (moved: string): KindOnServer => ({
  changes: `case when ${staff} then ${rowsOf(
    stockRow,
    `stocks t where ${changed("t")} and t.product_id = any(${moved})`,
  )} end`,
  weight: { staff: marks, reseller: null },
  moves: [`select k.product_id from stock_marks k where ${turned} and ${changed("k")}`],
  load: {
    row: stockRow,
    from: "stocks t",
    where: "t.shop_id = :shop",
    order: "t.product_id",
    part: "goods",
  },
});

export const adjustments = ofStaff({
  table: "adjustments",
  as: "j",
  row: adjustmentRow,
  // With the stock of its product.
  counts: "2",
  moves: [`select j.product_id from adjustments j where ${turned} and ${changed("j")}`],
  kept: keptUntilCounted("j", "at"),
  order: "j.at desc, j.id",
  part: "rest",
});
