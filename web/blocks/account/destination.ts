import { may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";

/** Where somebody goes after signing in: back to the page they wanted, else to the place of their role. */
export function destinationOf(wanted: string | null, role: Role | undefined): string {
  // Only an address of our own: a link may not send people elsewhere.
  // The server says /welcome for nowhere in particular.
  if (wanted === "/welcome") return destinationOf(null, role);
  if (wanted !== null && /^\/(?![/\\])/.test(wanted) && !wanted.startsWith("/auth")) return wanted;
  return role !== undefined && may(role, "see-dashboard") ? "/dashboard" : "/point-of-sale";
}
