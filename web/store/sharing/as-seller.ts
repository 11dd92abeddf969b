import { lesserRole } from "#shared/rules/acting.ts";
import type { Session } from "#web/store/session.ts";
import type { SwitchedIn } from "./kept.ts";

/**
 * A session as whoever is switched in has it: one shop, and never more rights in it than the person whose sign-in the
 * device uses. Without that shop it stays as it is.
 */
export function asSeller(own: Session, seller: SwitchedIn | undefined): Session {
  const shop = own.shops.find(({ id }) => id === seller?.shopId);
  if (!seller || !shop || seller.userId === own.userId || shop.role === "reseller") return own;
  const role = lesserRole(shop.role, seller.role);
  const { userId, fullName } = seller;
  return { userId, fullName, shops: [{ ...shop, role }], shopId: shop.id, signedIn: own };
}
