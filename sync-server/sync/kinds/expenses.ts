import { factsInPart, ofOffice } from "#server/sync/entries/kind.ts";
import { deviceCode, moment } from "#server/sync/entries/row-parts.ts";

export const expenses = ofOffice({
  table: "expenses",
  as: "ex",
  row: `json_build_object('id', ex.id, 'undoes', ex.undoes, 'category', ex.category, 'amount', ex.amount, 'means', ex.means,
    'inDrawer', ex.in_drawer, 'note', ex.note, 'imageId', ex.image_id, 'byId', ex.by_id, 'at', ${moment("ex.at")}, 'deviceAt', ex.device_at, 'day', ex.day,
    'deviceCode', ${deviceCode("ex")}, 'seq', ex.seq, 'flags', ex.flags, 'rev', ex.rev)`,
  counts: "1",
  order: "ex.at desc, ex.id",
  part: { rows: factsInPart, turn: 1 },
});
