import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** Terms of a profit that open their list. */
export type TermName =
  | "sales"
  | "unknown"
  | "cost"
  | "commissions"
  | "expenses"
  | "losses"
  | "forgiven"
  | "putRight";

export const termWords: Record<TermName, MessageDescriptor> = {
  sales: msg`Ventes hors taxe`,
  unknown: msg`Sans coût connu`,
  cost: msg`Coût des marchandises`,
  commissions: msg`Commissions`,
  expenses: msg`Dépenses`,
  losses: msg`Pertes`,
  forgiven: msg`Dettes effacées`,
  putRight: msg`Régularisation`,
};

export function TermWords({ name }: { name: TermName }) {
  const { i18n } = useLingui();
  return i18n._(termWords[name]);
}
