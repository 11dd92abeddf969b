import type { Happened } from "#server/sync/moment.ts";
import type { Judgement, Turn } from "#server/sync/turn.ts";
import type { Action } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { Operation, OperationKind, OperationOf } from "#shared/sync/operations.ts";

/** When it happened, what whoever tells it is or was, and whether they may do so now. */
export type Standing = { happened: Happened; role: Role; isActive: boolean; isAllowed: boolean };

/**
 * One kind of operation: what somebody of a role does by it, whether it is a fact (kept whoever tells it, flagged when they
 * may not any more) or an intention (refused to those who may not), and how it enters the books. What depends on
 * the row (a reseller's own transfer) is judged while writing.
 */
export type TurnRule<O extends Operation> = {
  action(body: O["body"], role: Role): Action;
  isFact(body: O["body"]): boolean;
  write(turn: Turn, operation: O, standing: Standing): Promise<Judgement>;
};

export type OperationRule<K extends OperationKind> =
  | { way: "grouped" }
  | ({ way: "in-turn" } & TurnRule<OperationOf<K>>);
