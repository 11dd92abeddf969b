import { factsInPart, ofOffice } from "#server/sync/entries/kind.ts";
import { moment } from "#server/sync/entries/row-parts.ts";

export const orders = ofOffice({
  table: "orders",
  as: "od",
  row: `json_build_object('id', od.id, 'supplierId', od.supplier_id, 'lines', od.lines, 'note', od.note,
    'state', od.state, 'expectedDay', od.expected_day, 'sentDay', od.sent_day, 'byId', od.by_id, 'at', ${moment("od.at")},
    'day', od.day, 'rev', od.rev)`,
  counts: "1 + json_array_length(w.lines)",
  order: "od.at desc, od.id",
  part: { rows: factsInPart, turn: 1 },
});
