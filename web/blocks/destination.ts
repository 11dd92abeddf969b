import { may } from "#shared/rules/permissions.ts";
import type { Role } from "#shared/schemas/person.ts";
import type { ProfileRole } from "#shared/schemas/session.ts";
import { ownPath } from "#web/store/hub/own-path.ts";
import { currentRole, currentShop, type Session } from "#web/store/session.ts";

const till = "/point-of-sale";

/** What somebody may open who belongs to no shop. */
const needsNoShop =
  /^\/(invitation|join-|received-invitations|reseller-partnerships|(reseller|employee)-dashboard|welcome|subscription|company-info|admin|profile|account|reset)/;

/**
 * Where somebody goes after signing in: back to the page they wanted, else as far as they have come. Who has to choose
 * a role first, or to open a first shop, is led there instead of to a page of a shop.
 */
export function destinationOf(wanted: string | null, session: Session | undefined): string {
  const home = homeOfSession(session);
  // Only an address of our own: a link may not send people elsewhere.
  const path = ownPath(wanted ?? "");
  if (path === undefined || path.startsWith("/auth")) return home;
  return session?.shops.length === 0 && !needsNoShop.test(path) ? home : path;
}

/** Where somebody who wants nothing in particular belongs, as far as this device knows. */
export function homeOfSession(session: Session | undefined): string {
  const role = currentRole(session);
  const owns = session?.shops.some((shop) => shop.role === "owner") ?? false;
  // Whoever was invited need not choose what to be: by accepting they have.
  if (!session || role === undefined)
    return session?.profile?.receivedInvitations ? "/received-invitations" : "/welcome";
  if (role === "owner" && !owns)
    return session.profile?.subscription ? "/company-info" : "/subscription-setup";
  const shop = currentShop(session);
  // Whoever is switched in by their PIN has the shop's pages, not the signed-in person's own.
  if (session.signedIn && shop) return may(shop.role, "see-dashboard") ? "/dashboard" : till;
  return homeOf(role);
}

/** The first screen of somebody who works as this. */
export function homeOf(role: Role | ProfileRole): string {
  if (role === "owner") return "/dashboard";
  return role === "reseller" ? "/reseller-dashboard" : "/employee-dashboard";
}
