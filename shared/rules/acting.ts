import type { Role } from "#shared/schemas/person.ts";
import { may } from "./permissions.ts";

/** What somebody is or was in a shop. `wasStaff`: a reseller who was of the staff before. */
export type Standing = { role: Role; isActive: boolean; wasStaff?: boolean };

/** Whoever did something, with what they may do. `isOther`: somebody was named who cannot have done it. */
export type Acting = Omit<Standing, "wasStaff"> & { id: string; isOther: boolean };

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
  const { id, role, isActive = false, wasStaff = false } = named;
  if (!role || !hasBeenStaff({ role, wasStaff }) || !hasBeenStaff(signedIn))
    return asThemselves(signedIn, true);
  const work = isOfStaff(role) && isOfStaff(signedIn.role);
  return {
    id,
    role: lesserRole(role, signedIn.role),
    isActive: work && isActive && signedIn.isActive,
    isOther: false,
  };
}

/**
 * Whether somebody is or ever was of the staff of the shop. What they tell of it may have happened, whatever their clock
 * says; what anybody else tells that only staff does cannot have (J3).
 */
export function hasBeenStaff({ role, wasStaff }: Omit<Standing, "isActive">): boolean {
  return isOfStaff(role) || wasStaff === true;
}

function asThemselves({ id, role, isActive }: Standing & { id: string }, isOther: boolean): Acting {
  return { id, role, isActive, isOther };
}

function isOfStaff(role: Role): boolean {
  return may(role, "share-device");
}
