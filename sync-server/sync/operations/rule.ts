import type { Happened } from "#server/sync/moment.ts";
import type { Judgement, Turn } from "#server/sync/turn.ts";
import type { Action } from "#shared/rules/permissions.ts";
import type { Operation, OperationKind, OperationOf } from "#shared/sync/operations.ts";

/** When it happened, and whether whoever tells it may do so now. */
export type Standing = { happened: Happened; isAllowed: boolean };

/**
 * One kind of operation: what somebody does by it, whether it is a fact (kept whoever tells it, flagged when they
 * may not any more) or an intention (refused to those who may not), and how it enters the books.
 */
export type TurnRule<O extends Operation> = {
  action(body: O["body"]): Action;
  isFact(body: O["body"]): boolean;
  write(turn: Turn, operation: O, standing: Standing): Promise<Judgement>;
};

export type OperationRule<K extends OperationKind> =
  | { way: "grouped" }
  | ({ way: "in-turn" } & TurnRule<OperationOf<K>>);
