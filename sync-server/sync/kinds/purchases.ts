import { factsInPart, ofOffice } from "#server/sync/entries/kind.ts";
import { deviceCode, keptUntilCounted, moment } from "#server/sync/entries/row-parts.ts";

export const purchases = ofOffice({
  table: "purchases",
  as: "pu",
  row: `json_build_object('id', pu.id, 'supplierId', pu.supplier_id, 'reference', pu.reference, 'lines', pu.lines,
    'extraCosts', pu.extra_costs, 'backOf', pu.back_of, 'reason', pu.reason, 'orderId', pu.order_id, 'imageId', pu.image_id, 'byId', pu.by_id, 'at', ${moment("pu.at")}, 'deviceAt', pu.device_at, 'day', pu.day,
    'deviceCode', ${deviceCode("pu")}, 'seq', pu.seq, 'flags', pu.flags, 'rev', pu.rev)`,
  counts: "1 + json_array_length(w.lines)",
  kept: keptUntilCounted("pu", "at"),
  order: "pu.at desc, pu.id",
  part: { rows: factsInPart, turn: 1 },
});
