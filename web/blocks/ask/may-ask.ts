import { type AskKind, askKinds, traitsOf } from "#shared/ask/kinds.ts";
import { may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";

/** Whether somebody of this role is told the answer; the same table opens the screens on which it stands. */
export function mayAsk(role: Role, kind: AskKind): boolean {
  const { by, own } = traitsOf(kind);
  return by === undefined || may(role, by) || (own !== undefined && may(role, own));
}

export const kindsFor = (role: Role): readonly AskKind[] =>
  askKinds.filter((kind) => mayAsk(role, kind));
