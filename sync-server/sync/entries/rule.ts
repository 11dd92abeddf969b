import type { Happened } from "#server/sync/shop/moment.ts";
import type { Judgement, Turn } from "#server/sync/shop/turn.ts";
import type { Acting } from "#shared/rules/acting.ts";
import type { Action } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { Flag } from "#shared/schemas/sale.ts";
import type { Operation, OperationKind, OperationOf } from "#shared/sync/operations.ts";

/** When it happened, what whoever did it is or was, and whether they may do so now. */
export type Standing = Omit<Acting, "id"> & {
  happened: Happened;
  isAllowed: boolean;
  /** Whether whoever tells it is or ever was of the staff. */
  wasStaff: boolean;
};

/** What a fact is flagged for because of who did it, who tells it, and when (J3, J10, J11). */
export function flagsOfTelling({
  isAllowed,
  isOther,
  happened,
}: Pick<Standing, "isAllowed" | "isOther" | "happened">) {
  const flags: Flag[] = [];
  if (!isAllowed) flags.push("seller-dismissed");
  if (isOther) flags.push("unknown-seller");
  if (happened.clockIsWrong) flags.push("clock-wrong");
  return flags;
}

/**
 * One kind of operation: what somebody of a role does by it, and how it enters the books. A fact is kept whoever tells
 * it, flagged when they may not any more; an intention is refused to those who may not (`shared/sync/operation-kinds.ts`).
 * What depends on the row (a reseller's own transfer) is judged while writing.
 */
export type TurnRule<O extends Operation> = {
  action(body: O["body"], role: Role): Action;
  write(turn: Turn, operation: O, standing: Standing): Promise<Judgement>;
};

/**
 * `alone`: it takes a turn of its own, for it holds a row of another shop beside its own lock, and two turns that held
 * several of these could wait for one another.
 */
export type OperationRule<K extends OperationKind> =
  | { way: "grouped" }
  | ({ way: "in-turn" | "alone" } & TurnRule<OperationOf<K>>);
