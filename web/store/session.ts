import { create } from "zustand";
import type { Role } from "#shared/schemas/person.ts";
import type { Profile, ProfileRole } from "#shared/schemas/session.ts";

export type SessionShop = { id: string; name: string; role: Role };

/** What the server last said of the person besides their shops. */
export type KnownProfile = Pick<Profile, "onboarding" | "subscription" | "receivedInvitations"> & {
  /** What an earlier version of the app kept does not say it. */
  pausedIn?: Profile["pausedIn"];
};

/** Who uses this device, as last told by the server: enough to open every screen with no network. No secret in it. */
export type Session = {
  userId: string;
  fullName: string;
  shops: readonly SessionShop[];
  shopId: string | undefined;
  /** Undefined until the server has said it once. */
  profile?: KnownProfile | undefined;
  /** As what the person chose to work on this device; until then, as what they are in the shop they work in. */
  role?: ProfileRole | undefined;
  /** The server does not know of that choice yet. */
  roleUntold?: boolean | undefined;
  /** While somebody else is switched in by their PIN: the session of whoever signed in on this device. */
  signedIn?: Session | undefined;
};

const key = "session";

function kept(): Session | undefined {
  try {
    const text = globalThis.localStorage.getItem(key);
    const session = text === null ? undefined : (JSON.parse(text) as Session);
    return typeof session?.userId === "string" && Array.isArray(session.shops)
      ? session
      : undefined;
  } catch {
    return undefined;
  }
}

function keep(session: Session | undefined): void {
  try {
    if (session) globalThis.localStorage.setItem(key, JSON.stringify(session));
    else globalThis.localStorage.removeItem(key);
  } catch {
    // The session lasts as long as the page.
  }
}

/** The session of this device. Signing in and out go through the store's commands; this only remembers. */
export const useSession = create<{ session: Session | undefined }>()(() => ({ session: kept() }));

/** The session of whoever signed in on this device, also while somebody else is switched in. */
export function ownSession(session: Session | undefined): Session | undefined {
  return session?.signedIn ?? session;
}

/** Whether this person still works here. Whoever asked the server something may have left before its answer. */
export function isStill(userId: string | undefined): boolean {
  return useSession.getState().session?.userId === userId;
}

/** Remembers who signed in, or (undefined) that nobody is. */
export function rememberSession(session: Session | undefined): void {
  keep(session);
  useSession.setState({ session });
}

/** Moves to another of the person's shops. */
export function chooseShop(shopId: string): void {
  const { session } = useSession.getState();
  const shop = session?.shops.find(({ id }) => id === shopId);
  if (session && shop) rememberSession({ ...session, shopId, role: profileRoleIn(shop.role) });
}

/** The shop one works in; undefined when signed out or without any shop. */
export function currentShop(session: Session | undefined): SessionShop | undefined {
  return (
    session?.shops.find((shop) => shop.id === session.shopId) ?? beginningIn(session?.shops ?? [])
  );
}

/** As what somebody with this role in a shop works. */
export function profileRoleIn(role: Role): ProfileRole {
  return role === "owner" || role === "reseller" ? role : "employee";
}

const profileRoles: readonly ProfileRole[] = ["owner", "employee", "reseller"];

/** As what the person may work: by the shops they belong to, and by what they chose to be. */
export function heldRoles(session: Session | undefined): readonly ProfileRole[] {
  const held = new Set(session?.shops.map(({ role }) => profileRoleIn(role)));
  const chosen = session?.profile?.onboarding.role;
  if (chosen) held.add(chosen);
  return profileRoles.filter((role) => held.has(role));
}

/** As what the person works now; undefined before they have chosen anything or belong anywhere. */
export function currentRole(session: Session | undefined): ProfileRole | undefined {
  if (session?.role && heldRoles(session).includes(session.role)) return session.role;
  const shop = currentShop(session);
  return shop ? profileRoleIn(shop.role) : (session?.profile?.onboarding.role ?? undefined);
}

/**
 * Works as this from now on, in a shop where one is it: an owner in the newest of theirs, others in the first.
 * Needs no network; the server is told by `refreshProfile`.
 */
export function chooseRole(role: ProfileRole): void {
  const { session } = useSession.getState();
  if (session && heldRoles(session).includes(role))
    rememberSession({ ...workingAs(session, role), roleUntold: true });
}

/** The same session, working as this. */
export function workingAs(session: Session, role: ProfileRole): Session {
  const shops = session.shops.filter((shop) => profileRoleIn(shop.role) === role);
  const current = shops.find(({ id }) => id === session.shopId);
  const shop = current ?? beginningIn(shops);
  return { ...session, shopId: shop?.id ?? session.shopId, role };
}

/** Where one works before one has chosen a shop, of shops by age: in the newest that one owns, else in the first. */
export function beginningIn(shops: readonly SessionShop[]): SessionShop | undefined {
  return shops.filter(({ role }) => role === "owner").at(-1) ?? shops[0];
}

// Another tab signed in or out, or this person changed shops there.
globalThis.addEventListener?.("storage", (event) => {
  if (event.key === key || event.key === null) useSession.setState({ session: kept() });
});
