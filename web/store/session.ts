import { create } from "zustand";
import type { Role } from "#shared/schemas/person.ts";

export type SessionShop = { id: string; name: string; role: Role };

/** Who uses this device, as last told by the server: enough to open every screen with no network. No secret in it. */
export type Session = {
  userId: string;
  fullName: string;
  shops: readonly SessionShop[];
  shopId: string | undefined;
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

/** Remembers who signed in, or (undefined) that nobody is. */
export function rememberSession(session: Session | undefined): void {
  keep(session);
  useSession.setState({ session });
}

/** Moves to another of the person's shops. */
export function chooseShop(shopId: string): void {
  const { session } = useSession.getState();
  if (session?.shops.some((shop) => shop.id === shopId)) rememberSession({ ...session, shopId });
}

/** The shop one works in; undefined when signed out or without any shop. */
export function currentShop(session: Session | undefined): SessionShop | undefined {
  return session?.shops.find((shop) => shop.id === session.shopId) ?? session?.shops[0];
}

// Another tab signed in or out, or this person changed shops there.
globalThis.addEventListener?.("storage", (event) => {
  if (event.key === key || event.key === null) useSession.setState({ session: kept() });
});
