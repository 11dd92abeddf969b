import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});

const aSession = {
  userId: "u1",
  fullName: "Aïssatou",
  shops: [
    { id: "s1", name: "Akwa", role: "owner" as const },
    { id: "s2", name: "Bonabéri", role: "seller" as const },
  ],
  shopId: "s1",
};

async function aColdStart() {
  vi.resetModules();
  return import("./session.ts");
}

beforeEach(() => kept.clear());

test("who signed in is known again at the next start, with no network", async () => {
  const { rememberSession } = await aColdStart();
  rememberSession(aSession);
  expect((await aColdStart()).useSession.getState().session).toEqual(aSession);
  rememberSession(undefined);
  expect((await aColdStart()).useSession.getState().session).toBeUndefined();
});

test("one moves only to a shop of one's own", async () => {
  const { rememberSession, chooseShop, currentShop, useSession } = await aColdStart();
  rememberSession(aSession);
  chooseShop("s2");
  expect(currentShop(useSession.getState().session)?.name).toBe("Bonabéri");
  chooseShop("elsewhere");
  expect(currentShop(useSession.getState().session)?.name).toBe("Bonabéri");
});

test("a shop which is gone gives way to the first; no shop is no shop", async () => {
  const { currentShop } = await aColdStart();
  expect(currentShop({ ...aSession, shopId: "gone" })?.id).toBe("s1");
  expect(currentShop({ ...aSession, shops: [] })).toBeUndefined();
  expect(currentShop(undefined)).toBeUndefined();
});

test("spoiled storage means signed out, not a broken page", async () => {
  kept.set("session", "{oops");
  expect((await aColdStart()).useSession.getState().session).toBeUndefined();
  kept.set("session", '{"userId":3}');
  expect((await aColdStart()).useSession.getState().session).toBeUndefined();
});
