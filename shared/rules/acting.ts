import type { Role } from "#shared/schemas/person.ts";
import { may } from "./permissions.ts";

/** What somebody is or was in a shop. */
export type Standing = { role: Role; isActive: boolean };

/** Whoever did something, with what they may do. `isOther`: somebody was named who cannot have done it. */
export type Acting = Standing & { id: string; isOther: boolean };

const ranks: Record<Role, number> = { reseller: 0, seller: 1, employee: 1, manager: 2, owner: 3 };

/** Of two roles the one that may do less; of two that may do the same, the first. */
export function lesserRole(one: Role, other: Role): Role {
  return ranks[other] < ranks[one] ? other : one;
}

/**
 * Who did it, when whoever is signed in may name somebody (J11). One of the staff can be named, by one of the staff, and
 * acts by their own rights: no more than they have in the shop, and no more than the sign-in has whose word for it is
 * all there is. Anybody else that is named counts for nothing.
 */
export function whoActs(
  signedIn: Standing & { id: string },
  named: ({ id: string } & Partial<Standing>) | undefined,
): Acting {
  if (!named || named.id === signedIn.id) return asThemselves(signedIn, false);
  const { id, role, isActive = false } = named;
  if (!role || !isOfStaff(role) || !isOfStaff(signedIn.role)) return asThemselves(signedIn, true);
  return {
    id,
    role: lesserRole(role, signedIn.role),
    isActive: isActive && signedIn.isActive,
    isOther: false,
  };
}

function asThemselves({ id, role, isActive }: Standing & { id: string }, isOther: boolean): Acting {
  return { id, role, isActive, isOther };
}

function isOfStaff(role: Role): boolean {
  return may(role, "share-device");
}
