import type { NotebookName } from "#shared/schemas/customer.ts";
import type { Role } from "#shared/schemas/person.ts";
import { type Action, may } from "./permissions.ts";

const keeping = {
  own: "keep-own-notebook",
  suppliers: "keep-suppliers",
} as const satisfies Record<NotebookName, Action>;

/** What somebody needs to do something in a notebook: each but the shop's has one right, which is for all of it. */
export const actionIn = <A extends Action>(notebook: NotebookName | undefined, action: A) =>
  notebook ? keeping[notebook] : action;

/**
 * What somebody of this role needs to do something in the notebook before them: in that of the suppliers (G1), or of
 * whoever buys, where a reseller keeps one of their own and anybody else works in the shop's (C10).
 */
export function inNotebook<A extends Action>(role: Role, action: A, suppliers = false) {
  if (suppliers) return actionIn("suppliers", action);
  return actionIn(may(role, "keep-own-notebook") ? "own" : undefined, action);
}

/** True when somebody of this role may do it in the notebook before them. */
export const mayInNotebook = (role: Role, action: Action, suppliers = false): boolean =>
  may(role, inNotebook(role, action, suppliers));
