import { groupsWithin, numberGroup } from "#server/db/number-group.ts";
import { linesOf, paymentsOf } from "#server/db/short-sales.ts";
import {
  changed,
  factsInPart,
  type KindOnServer,
  later,
  ofStaff,
  rowsOf,
  staff,
  turned,
  weighed,
} from "#server/sync/entries/kind.ts";
import { keptUntilCounted } from "#server/sync/entries/row-parts.ts";
import { monthRow, returnRow, saleRow, tillActRow } from "./row-sql.ts";

/** Sales of the page, found by the sixteens of their revisions. */
const changedSales = `${changed("s")} and ${groupsWithin("s.rev", "a.rev", "c.cut")}`;

/** A row that something was told of since is another than the device builds. */
const notOmitted = "not (s.id = any($7::uuid[]) and s.judged_rev is null)";

/** What a sale counts: itself, and the stock of its lines. */
const saleWeight = weighed(
  "1 + count_lines(w.lines)",
  "sales",
  `and ${groupsWithin("w.rev", "a.rev")}`,
  `${numberGroup("w.rev")}, w.rev`,
);

/** Products of the sales of the page. */
export const soldProducts = `select p from sales s, products_in_lines(s.lines) p where ${changedSales}`;

/** The sales of the page, as the statements of changes read them. */
export const salesOfPage = rowsOf(saleRow, `sales s where ${changedSales} and ${notOmitted}`);

export { saleWeight };

/** What lies before `:rev` is older than all of these. */
const keptFacts = (as: string) => `${as}.rev >= :rev and ${keptUntilCounted(as, "sold_at")}`;

/** A row with its lines and payments as devices read them: here that costs half of what it does in Postgres. */
function readSale(row: unknown): unknown {
  const sale = row as { lines: unknown; payments: unknown };
  return Object.assign(sale, { lines: linesOf(sale.lines), payments: paymentsOf(sale.payments) });
}

export const sales: KindOnServer = {
  packed: { from: 0, fields: [], row: readSale },
  changes: `case when ${staff} then ${salesOfPage} end`,
  weight: { staff: saleWeight, reseller: null },
  moves: [
    soldProducts,
    // Settled or told more of since, it stands at a later revision now, while the stock row kept the one of the page.
    `select p from sales s, products_in_lines(s.lines) p
      where ${turned} and ${later("s")} and (s.settled is not null or s.judged_rev is not null)`,
  ],
  load: {
    row: saleRow,
    from: "sales s",
    where: "s.shop_id = :shop",
    kept: `${groupsWithin("s.rev", ":rev::bigint")} and ${keptFacts("s")}`,
    order: "s.sold_at desc, s.id",
    part: { rows: factsInPart, turn: 2 },
  },
};

export const returns = ofStaff({
  table: "returns",
  as: "b",
  row: returnRow,
  counts: "1 + json_array_length(w.lines)",
  moves: [
    `select l ->> 'productId' from returns b, json_array_elements(b.lines) l
      where ${turned} and ${changed("b")}`,
    `select l ->> 'productId' from returns b, json_array_elements(b.lines) l
      where ${turned} and ${later("b")} and b.settled is not null`,
  ],
  kept: keptFacts("b"),
  order: "b.sold_at desc, b.id",
  part: "rest",
});

export const tillActs = ofStaff({
  table: "till_acts",
  as: "ta",
  row: tillActRow,
  counts: "1",
  kept: "ta.at >= :since",
  order: "ta.at desc, ta.id",
  part: "rest",
});

export const months = ofStaff({
  table: "month_books",
  as: "mb",
  row: monthRow,
  // Days by seller, and products.
  counts: "200",
  order: "mb.month desc",
  // A year, with its products.
  part: { rows: 12, turn: 3 },
});
