import { factsInPart, ofStaff } from "./kind.ts";

export const customers = ofStaff({
  table: "customers",
  as: "cu",
  row: `json_build_object('id', cu.id, 'name', cu.name, 'phone', cu.phone, 'otherPhone', cu.other_phone,
  'note', cu.note, 'creditLimit', cu.credit_limit, 'termDays', cu.term_days, 'wantsMessages', cu.wants_messages,
  'archived', cu.archived, 'rev', cu.rev)`,
  counts: "1",
  order: "cu.name, cu.id",
  part: { rows: factsInPart, turn: 0 },
});
