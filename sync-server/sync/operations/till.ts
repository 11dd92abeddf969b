import { tillActs } from "#server/db/tables/till-acts.ts";
import { flagsOfTelling, type OperationRule, type Standing } from "#server/sync/entries/rule.ts";
import { kept, type Turn } from "#server/sync/shop/turn.ts";
import { businessDay } from "#shared/rules/business-day.ts";
import { areSameFigures, tillDifference, worthOf } from "#shared/rules/till.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import type { CloseTillBody, TillAct } from "#shared/schemas/till.ts";
import type { OperationOf } from "#shared/sync/operations.ts";
import { tillBooks } from "./till-books.ts";

/** What lies in the drawer from here on: a fact. */
export const openTill = {
  way: "in-turn",
  action: () => "keep-till",
  write(turn, operation, standing) {
    const { float } = operation.body;
    return enter(turn, operation, standing, { open: { float } });
  },
} satisfies OperationRule<"till.open">;

/** Money that went in or out beside selling: a fact. */
export const moveTill = {
  way: "in-turn",
  action: () => "keep-till",
  write(turn, operation, standing) {
    const { direction, amount, reason } = operation.body;
    return enter(turn, operation, standing, { move: { direction, amount, reason } });
  },
} satisfies OperationRule<"till.move">;

/** What was counted, beside what the device worked out: a fact, flagged when the books do not say the same (Z4). */
export const closeTill = {
  way: "in-turn",
  action: () => "keep-till",
  async write(turn, operation, standing) {
    const { body } = operation;
    const books = await tillBooks(turn, operation.seq, body);
    const isSame = areSameFigures(body.figures, books.figures);
    const flags: Flag[] = [];
    if (!isSame || books.after !== (body.after?.toLowerCase() ?? null)) flags.push("till-mismatch");
    if (body.counts.length > 0 && worthOf(body.counts) !== body.counted)
      flags.push("total-mismatch");
    const amount = tillDifference(body);
    if (amount !== 0)
      turn.notices.push({
        by: turn.userId,
        to: ["office"],
        cause: operation.id,
        type: "till_difference",
        data: { amount, personName: turn.userName, shopName: turn.shopName },
      });
    const close = { ...closingOf(body), booked: isSame ? null : books.figures };
    return enter(turn, operation, standing, { close }, flags);
  },
} satisfies OperationRule<"till.close">;

function closingOf({ sellerId: _, agencyId: __, ...closing }: CloseTillBody) {
  return closing;
}

type TillOperation = OperationOf<"till.open" | "till.move" | "till.close">;

async function enter(
  turn: Turn,
  { id, seq, at, body }: TillOperation,
  standing: Standing,
  act: Partial<Pick<TillAct, "open" | "move" | "close">>,
  found: Flag[] = [],
) {
  const flags = [...found, ...flagsOfTelling(standing)];
  const { happened } = standing;
  await turn.tx.insert(tillActs).values({
    ...{ shopId: turn.shopId, id, rev: turn.rev, deviceNo: turn.device.no, seq },
    ...{ sellerId: turn.userId, recordedBy: turn.recordedBy },
    ...{ at: new Date(happened.at), deviceAt: at, day: businessDay(happened.at, turn) },
    ...{ agencyId: body.agencyId ?? null, ...act, flags },
  });
  return kept(flags);
}
