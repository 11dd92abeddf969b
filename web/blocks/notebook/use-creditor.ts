import { may } from "#shared/rules/permissions.ts";
import { useShop } from "#web/store/queries/use-shop.ts";
import { type SessionShop, useSession } from "#web/store/session.ts";

/** Whom customers of this notebook owe: the shop, or the reseller whose notebook it is (C10). */
export type Creditor = { name: string; isReseller: boolean };

/** Whom the customers owe that are in the notebook before this person. */
export function useCreditor({ id, name, role }: SessionShop): Creditor {
  const known = useShop(id);
  const own = useSession(({ session }) => session?.fullName);
  const isReseller = may(role, "keep-own-notebook");
  return { name: (isReseller && own) || (known?.name ?? name), isReseller };
}
