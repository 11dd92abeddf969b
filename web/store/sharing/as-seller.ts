import type { Role } from "#shared/schemas/person.ts";
import type { Session } from "#web/store/session.ts";
import type { SwitchedIn } from "./kept.ts";

const ranks: Record<Role, number> = { reseller: 0, seller: 1, employee: 1, manager: 2, owner: 3 };

/**
 * A session as whoever is switched in has it: one shop, and never more rights in it than the person whose sign-in the
 * device uses. Without that shop it stays as it is.
 */
export function asSeller(own: Session, seller: SwitchedIn | undefined): Session {
  const shop = own.shops.find(({ id }) => id === seller?.shopId);
  if (!seller || !shop || seller.userId === own.userId || shop.role === "reseller") return own;
  const role = ranks[seller.role] < ranks[shop.role] ? seller.role : shop.role;
  const { userId, fullName } = seller;
  return { userId, fullName, shops: [{ ...shop, role }], shopId: shop.id, signedIn: own };
}
