import { may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { ProfileRole } from "#shared/schemas/session.ts";
import { routes } from "#web/app/routes.tsx";
import { menuOf, type Place } from "./places.ts";

const routed = new Set(routes.map(({ path }) => path));

export type Places = ReturnType<typeof menuOf>;

/** Whether there is a screen at this address. */
export function isRouted(path: string): boolean {
  return routed.has(path);
}

/**
 * Where somebody may go who works as this: the owner's menu until they have chosen. `roleInShop` is what they are in
 * the shop they work in, undefined without any.
 */
export function placesFor(role: ProfileRole = "owner", roleInShop?: Role): Places {
  const { first, also, thumb } = menuOf(role);
  const open = ({ path, needs }: Place) =>
    isRouted(path) && (needs === undefined || (roleInShop !== undefined && may(roleInShop, needs)));
  return { first: first.filter(open), also: also.filter(open), thumb: thumb.filter(open) };
}
