import { factsInPart, ofStaff, ofStaffAndOwn } from "#server/sync/entries/kind.ts";
import { resellerSaleRow, shopTransferRow, transferRow } from "./row-sql.ts";

export const transfers = ofStaffAndOwn({
  table: "transfers",
  as: "x",
  owner: "reseller_id",
  row: transferRow("false"),
  resellerRow: transferRow("true"),
  changedRow: transferRow("a.reseller"),
  counts: "1",
  // For a reseller the product comes with it.
  ownCounts: "2",
  order: "x.at desc, x.id",
  part: { rows: factsInPart, turn: 1 },
});

export const resellerSales = ofStaffAndOwn({
  table: "reseller_sales",
  as: "y",
  owner: "reseller_id",
  row: resellerSaleRow,
  counts: "1",
  order: "y.sold_at desc, y.id",
  part: { rows: factsInPart, turn: 4 },
});

export const shopTransfers = ofStaff({
  table: "shop_transfers",
  as: "z",
  row: shopTransferRow,
  counts: "1",
  order: "z.at desc, z.id",
  part: "rest",
});
