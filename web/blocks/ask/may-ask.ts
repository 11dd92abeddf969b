import { type AskKind, askKinds, traitsOf } from "#shared/ask/kinds.ts";
import { may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";

/** What is asked of the notebook, which a reseller keeps too: their own. */
const ofNotebook: ReadonlySet<AskKind> = new Set<AskKind>([
  ...([
    "customer-debt",
    "total-debts",
    "debtors",
    "overdue-debts",
    "customer-last-payment",
  ] as const),
  ...(["customer-purchases", "customer-deposit", "customer-phone", "customer-limit"] as const),
  ...(["customer-count", "to-remind"] as const),
]);

/** Whether somebody of this role is told the answer; the same table opens the screens on which it stands. */
export function mayAsk(role: Role, kind: AskKind): boolean {
  const { by } = traitsOf(kind);
  if (by === undefined || may(role, by)) return true;
  return ofNotebook.has(kind) && may(role, "keep-own-notebook");
}

export const kindsFor = (role: Role): readonly AskKind[] =>
  askKinds.filter((kind) => mayAsk(role, kind));
