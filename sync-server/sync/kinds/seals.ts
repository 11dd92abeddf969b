import { ofOffice } from "#server/sync/entries/kind.ts";
import { moment } from "#server/sync/entries/row-parts.ts";

export const seals = ofOffice({
  table: "seals",
  as: "se",
  row: `json_build_object('id', se.epoch || '-' || se.no, 'epoch', se.epoch, 'no', se.no, 'day', se.day, 'at', ${moment("se.at")},
    'fromRev', se.from_rev, 'toRev', se.to_rev, 'before', se.before, 'root', se.root, 'runs', se.runs, 'marks', se.marks,
    'rev', se.rev)`,
  // A busy day.
  counts: "20",
  kept: "se.at >= :since",
  order: "se.rev desc",
  part: { rows: 100, turn: 3 },
});
