import { receivedColumns } from "./means-columns.ts";

const added = (table: string, columns: readonly string[]) =>
  columns.map((column) => `${column} = ${table}.${column} + excluded.${column}`).join(", ");

/** What an insert into `day_totals as d` does where the row is there: the figures of sales are added. */
export const addToDays = `on conflict (shop_id, day, seller_id, agency_id) do update set ${added(
  "d",
  ["tickets", "lines", "pieces", "revenue", ...receivedColumns],
)}`;

/** The same for an insert into `month_products as p`. */
export const addToMonths = `on conflict (shop_id, month, product_id) do update set ${added("p", [
  "lines",
  "pieces",
  "revenue",
])}`;

/** The same for an insert into `day_taxes as d`: what comes back takes away. */
export const addToTaxes = `on conflict (shop_id, day, seller_id, agency_id, rate) do update set ${added(
  "d",
  ["base", "vat"],
)}`;
